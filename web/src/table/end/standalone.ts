// A drawing of a page as an image of its own: what style sheets and other drawings lent it is written into it.

const LENT = [
  "clip-path",
  "clip-rule",
  "color",
  "dominant-baseline",
  "fill",
  "fill-opacity",
  "fill-rule",
  "filter",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "mask",
  "mix-blend-mode",
  "opacity",
  "paint-order",
  "stop-color",
  "stop-opacity",
  "stroke",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "stroke-width",
  "text-anchor",
  "visibility",
] as const;
const DEEPEST = 4;

/** The drawing as a text that needs nothing else, this large. */
export function standalone(svg: SVGSVGElement, width: number, height: number): string {
  const copy = dressed(svg) as SVGSVGElement;
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  copy.prepend(defs);
  for (let depth = 0; depth < DEEPEST; depth++) {
    const missing = referredTo(copy).filter((id) => !copy.querySelector(`#${CSS.escape(id)}`));
    const found = missing.map((id) => document.getElementById(id)).filter((one) => one instanceof SVGElement);
    if (!found.length) break;
    defs.append(...found.map(dressed));
  }
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** A copy that looks the same without any style sheet. */
function dressed(original: SVGElement): SVGElement {
  const copy = original.cloneNode(true) as SVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  const gone: Element[] = [];
  [original, ...original.querySelectorAll("*")].forEach((one, index) => {
    const worn = getComputedStyle(one);
    const naked = copies[index]!;
    if (worn.display === "none" && one.isConnected && !one.closest("defs, symbol")) gone.push(naked);
    for (const name of LENT) {
      const value = worn.getPropertyValue(name);
      if (value && value !== "none normal") naked.setAttribute(name, value.replaceAll('"', "'"));
    }
    if (!one.hasAttribute("transform") && worn.transform !== "none") naked.setAttribute("transform", worn.transform);
    naked.removeAttribute("class");
    naked.removeAttribute("style");
  });
  gone.forEach((one) => one.remove());
  return copy;
}

function referredTo(drawing: SVGElement): string[] {
  const text = new XMLSerializer().serializeToString(drawing);
  const found = text.matchAll(/url\(['"]?#([^'")]+)['"]?\)|href="#([^"]+)"/g);
  return [...new Set([...found].map((match) => match[1] ?? match[2]!))];
}
