// What the sources say: no text stands in code, and nothing that was said is put into a sentence without its key.

import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

interface Node {
  type: string;
  [name: string]: unknown;
}

const FILES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../wire.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Attributes that people read or hear. */
const READ = ["alt", "aria-description", "aria-label", "aria-roledescription", "label", "placeholder", "title"];
/** Names, and what is typed as it stands. */
const NAMES = [
  "Chautari",
  "KATHMANDU",
  "Eczar",
  "Source Sans",
  "Noto Sans Devanagari",
  "chautari replay --check FILE",
  'make play ARGS="--host 0.0.0.0"',
];

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (isNode(value)) {
    yield value;
    for (const [name, child] of Object.entries(value)) if (name !== "metadata") yield* nodesIn(child);
  }
}

const read = (path: string, source: string): Node[] => {
  const code = path.endsWith(".svelte") ? source : `<script lang="ts">${source}</script>`;
  const { fragment, instance, module } = parse(code, { modern: true });
  return [...nodesIn([fragment, instance, module])];
};
const ALL = Object.entries(FILES).map(([path, source]) => [path, read(path, source)] as const);

const isText = (text: string): boolean => /\p{L}{2}/u.test(NAMES.reduce((rest, name) => rest.replace(name, ""), text));

/** What a node shows to people by itself. */
function shown(node: Node): string[] {
  if (node.type === "Text") return [node.data as string];
  if (node.type !== "Attribute" || !READ.includes(node.name as string) || !Array.isArray(node.value)) return [];
  return (node.value as Node[]).flatMap((part) => (part.type === "Text" ? [part.data as string] : []));
}

test("no text of the page stands in code", () => {
  const found = ALL.flatMap(([path, nodes]) => {
    const inAttributes = new Set(
      nodes.filter(({ type }) => /^(Attribute|StyleDirective)$/.test(type)).flatMap(({ value }) => [...nodesIn(value)]),
    );
    return nodes
      .filter((node) => node.type !== "Text" || !inAttributes.has(node))
      .flatMap(shown)
      .filter(isText)
      .map((text) => `${path}: ${text.trim()}`);
  });
  expect(found).toEqual([]);
});

/** What an expression may come to. */
function* outcomes(node: Node): Generator<Node> {
  if (node.type === "ConditionalExpression") {
    yield* outcomes(node.consequent as Node);
    yield* outcomes(node.alternate as Node);
  } else if (node.type === "LogicalExpression") {
    yield* outcomes(node.left as Node);
    yield* outcomes(node.right as Node);
  } else yield node;
}

const calls = (node: Node, names: RegExp): boolean =>
  node.type === "CallExpression" && names.test(((node.callee as Node).name as string | undefined) ?? "");

/** The constants of a file that are plain text. */
const saidIn = (nodes: Node[]): string[] =>
  nodes
    .filter(({ type, init }) => type === "VariableDeclarator" && isNode(init))
    .filter(({ init }) => [...outcomes(init as Node)].some((value) => calls(value, /^(say|shell)$/)))
    .flatMap(({ id }) => ((id as Node).name as string | undefined) ?? []);

test("what is said is given to another sentence as a thing, with its key", () => {
  const found = ALL.flatMap(([path, nodes]) => {
    const said = saidIn(nodes);
    return nodes
      .filter((node) => calls(node, /^(say|shell|thing)$/))
      .map((node) => (node.arguments as Node[])[1])
      .flatMap((values) => (isNode(values) ? ((values.properties as Node[] | undefined) ?? []) : []))
      .flatMap((property) => (isNode(property.value) ? [...outcomes(property.value)] : []))
      .filter(
        (value) =>
          calls(value, /^(say|shell)$/) || (value.type === "Identifier" && said.includes(value.name as string)),
      )
      .map((value) => `${path}: ${(value.name as string | undefined) ?? "say"}`);
  });
  expect(found).toEqual([]);
});
