// What a table needs only once something happens that seldom does at its beginning: loaded together, when the first of it does.

export { default as Arrived } from "./Arrived.svelte";
export { default as Lit } from "./Lit.svelte";
export { default as Picker } from "./Picker.svelte";
export { default as Turning } from "./Turning.svelte";
