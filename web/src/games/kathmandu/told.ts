// What shows somebody's move, which may come before one's own first: loaded when the first is told.

export { default as HeldUp } from "./HeldUp.svelte";
export { default as Trodden } from "./Trodden.svelte";
