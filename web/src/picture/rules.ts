// The styles of the components as rules: plain selectors only, as there is no pointer, no focus and no window here.

export interface Compound {
  tag: string | null;
  root: boolean;
  classes: string[];
  attributes: [string, string | null][];
}

export interface Rule {
  /** From the element upwards, each with whether it must be the very parent. */
  path: { compound: Compound; parent: boolean }[];
  weight: number;
  declarations: [string, string][];
}

const COMMENT = /\/\*[^]*?\*\//g;
/** @media, @container and @keyframes: none of them holds for a picture. */
const BLOCK = /@[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
/** A comma between selectors, not one within :is(…) or its like. */
const BETWEEN = /,(?![^(]*\))/;
const PART = /^([\w-]+|\*)|\.([\w-]+)|\[([\w-]+)(?:="?([^"\]]*)"?)?\]|(:root)/g;

export function rulesOf(css: string): Rule[] {
  const found = css.replace(COMMENT, "").replace(BLOCK, "").matchAll(RULE);
  return [...found].flatMap(([, selectors = "", body = ""]) => {
    const declarations = declarationsOf(body);
    return selectors.split(BETWEEN).flatMap((selector) => {
      const rule = ruleOf(selector.trim());
      return rule ? [{ ...rule, declarations }] : [];
    });
  });
}

export function declarationsOf(body: string): [string, string][] {
  return body.split(";").flatMap((one): [string, string][] => {
    const colon = one.indexOf(":");
    return colon < 0 ? [] : [[one.slice(0, colon).trim(), one.slice(colon + 1).trim()]];
  });
}

function ruleOf(selector: string): Omit<Rule, "declarations"> | null {
  // Svelte's own marks stand in :where, where they weigh nothing.
  const plain = selector.replace(/:where\(([^()]*)\)/g, "$1");
  if (/:(?!root)|[+~]/.test(plain)) return null;
  const weighed = selector.replace(/:where\([^()]*\)/g, "");
  const weight = (weighed.match(/[.[:]/g) ?? []).length * 100 + (weighed.match(/(^|[\s>])\w/g) ?? []).length;
  const words = plain
    .replace(/\s*>\s*/g, " >")
    .split(/\s+/)
    .reverse();
  const path = words.map((word, n) => ({
    compound: compoundOf(word.replace(">", "")),
    parent: n > 0 && (words[n - 1] ?? "").startsWith(">"),
  }));
  return { path, weight };
}

function compoundOf(text: string): Compound {
  const compound: Compound = { tag: null, root: false, classes: [], attributes: [] };
  for (const [, tag, name, attribute, value, root] of text.matchAll(PART)) {
    if (tag && tag !== "*") compound.tag = tag;
    if (name) compound.classes.push(name);
    if (attribute) compound.attributes.push([attribute, value ?? null]);
    if (root) compound.root = true;
  }
  return compound;
}
