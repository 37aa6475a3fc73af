// A drawing with its styles as attributes: what a browser's cascade does, for a renderer that knows no variables.

import { declarationsOf, rulesOf, type Compound, type Rule } from "./rules";

interface Element {
  tag: string;
  parent: Element | null;
  attributes: Map<string, string>;
  classes: Set<string>;
  variables: Record<string, string>;
}

const TOKEN = /<!--[^]*?-->|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const VARIABLE = /var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/;
/** The family is left out: whoever makes pixels has one font for all. */
const FONT = /^(italic\s)?\s*(\d+\s)?\s*([\d.]+px)/;
/** By day. */
const LIGHT = /light-dark\(([^,()]+),[^()]+\)/g;

const DRAWN = new Set(
  (
    "svg g path rect circle ellipse line polygon polyline text tspan defs pattern symbol use " +
    "clipPath mask linearGradient radialGradient stop"
  ).split(" "),
);
const PROPERTIES =
  /^(fill|stroke|stop|font-(?!family)|text-anchor|letter-spacing|opacity|color|display|visibility|overflow|clip|mask|paint-order|r[xy]?$)/;
const UNDRAWN = /^(class|style|role|tabindex|aria-|data-)/;

export class Styled {
  #sheets = new Set<string>();
  /** By a class or tag that the element must have: most rules are never asked about most elements. */
  #rules = new Map<string, (Rule & { order: number })[]>();
  #count = 0;

  /** Adds a sheet, once. */
  add(css: string): void {
    if (this.#sheets.has(css)) return;
    this.#sheets.add(css);
    for (const rule of rulesOf(css)) {
      const { classes, tag } = rule.path[0]!.compound;
      const key = classes[0] ? `.${classes[0]}` : (tag ?? "*");
      this.#rules.set(key, [...(this.#rules.get(key) ?? []), { ...rule, order: this.#count++ }]);
    }
  }

  /** The markup of components as an SVG; what is no drawing is left out, but not what is drawn inside it. */
  draw(markup: string): string {
    const out: string[] = [];
    let at = null as Element | null;
    for (const [, closed, opened, attributes = "", empty, text] of markup.matchAll(TOKEN)) {
      if (opened) {
        const element = this.#element(opened, attributes, at);
        if (DRAWN.has(opened)) out.push(`<${opened}${written(element)}>`);
        if (!empty) at = element;
        else if (DRAWN.has(opened)) out.push(`</${opened}>`);
      } else if (closed) {
        if (DRAWN.has(closed)) out.push(`</${closed}>`);
        at = at?.parent ?? null;
      } else if (text && (at?.tag === "text" || at?.tag === "tspan")) out.push(text);
    }
    return out.join("");
  }

  #element(tag: string, written: string, parent: Element | null): Element {
    const attributes = new Map([...written.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name, value]));
    if (!parent) attributes.set("xmlns", "http://www.w3.org/2000/svg");
    const classes = new Set((attributes.get("class") ?? "").split(" "));
    const element: Element = { tag, parent, attributes, classes, variables: Object.create(parent?.variables ?? null) };
    const keys = ["*", tag, ...[...classes].map((name) => `.${name}`)];
    const rules = keys.flatMap((key) => this.#rules.get(key) ?? []).filter((rule) => matches(rule, element));
    rules.sort((a, b) => a.weight - b.weight || a.order - b.order);
    const own = declarationsOf(attributes.get("style") ?? "");
    const declarations = [...rules.flatMap((rule) => rule.declarations), ...own];
    for (const [name, value] of declarations) if (name.startsWith("--")) element.variables[name] = value;
    for (const name of Object.keys(element.variables))
      element.variables[name] = resolved(element.variables[name]!, element);
    for (const [name, value] of attributes) if (value.includes("var(")) attributes.set(name, resolved(value, element));
    for (const [name, value] of declarations) declare(element, name, resolved(value, element));
    return element;
  }
}

function matches({ path }: Rule, element: Element): boolean {
  let at: Element | null = element;
  for (const [n, { compound, parent }] of path.entries()) {
    if (n > 0) at = at!.parent;
    if (n > 0 && !parent) while (at && !fits(compound, at)) at = at.parent;
    if (!at || !fits(compound, at)) return false;
  }
  return true;
}

function fits({ tag, root, classes, attributes }: Compound, element: Element): boolean {
  for (const name of classes) if (!element.classes.has(name)) return false;
  if ((tag && tag !== element.tag) || (root && element.parent)) return false;
  return attributes.every(([name, value]) =>
    value === null ? element.attributes.has(name) : element.attributes.get(name) === value,
  );
}

function resolved(value: string, { variables }: Element): string {
  let text = value;
  for (let found = VARIABLE.exec(text); found; found = VARIABLE.exec(text)) {
    text = text.replace(found[0], variables[found[1]!] ?? found[2] ?? "none");
  }
  return text.replace(LIGHT, "$1");
}

function declare(element: Element, name: string, value: string): void {
  const font = name === "font" ? FONT.exec(value) : null;
  if (font) {
    const [, style = "normal", weight = "400", size = ""] = font;
    const parts = { style: style.trim(), weight: weight.trim(), size };
    for (const [part, one] of Object.entries(parts)) element.attributes.set(`font-${part}`, one);
  } else if (PROPERTIES.test(name)) element.attributes.set(name, value);
}

function written({ attributes }: Element): string {
  const kept = [...attributes].filter(([name]) => !UNDRAWN.test(name));
  return kept.map(([name, value]) => ` ${name}="${value.replaceAll('"', "'")}"`).join("");
}
