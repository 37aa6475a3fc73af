// Finding rules as one types: every word must occur, whatever its case and accents.

import type { Rule } from "../../wire";

export interface Chapter {
  title: string;
  anchor: string;
  rules: Rule[];
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

export function chapters(rules: readonly Rule[], query: string): Chapter[] {
  const words = wordsOf(query);
  const found: Chapter[] = [];
  for (const rule of rules) {
    const text = plain(`${rule.id} ${rule.chapter} ${rule.text}`);
    if (!words.every((word) => text.includes(word))) continue;
    if (found.at(-1)?.title !== rule.chapter)
      found.push({ title: rule.chapter, anchor: plain(rule.chapter).replace(/[^\p{L}\p{N}]+/gu, "-"), rules: [] });
    found.at(-1)?.rules.push(rule);
  }
  return found;
}

export interface Bit {
  text: string;
  kind: "text" | "found" | "rule";
}

/** A rule's text in bits: what was searched for, and the ids of other rules. */
export function bits(text: string, query: string): Bit[] {
  const words = wordsOf(query).sort((a, b) => b.length - a.length);
  // Letters with accents become letters and accents; here every sign has to stay where it is.
  const flat = [...text].map((sign) => plain(sign)[0] ?? sign).join("");
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(["\\b[a-z]{2}-[a-z0-9]{2,4}-\\d+\\b", ...escaped].join("|"), "g");
  const signs = [...text];
  const found: Bit[] = [];
  let at = 0;
  for (const match of flat.matchAll(pattern)) {
    if (match.index > at) found.push({ kind: "text", text: signs.slice(at, match.index).join("") });
    const piece = signs.slice(match.index, match.index + match[0].length).join("");
    found.push({ kind: /^[A-Z]{2}-[A-Z0-9]+-\d+$/.test(piece) ? "rule" : "found", text: piece });
    at = match.index + match[0].length;
  }
  if (at < signs.length) found.push({ kind: "text", text: signs.slice(at).join("") });
  return found;
}
