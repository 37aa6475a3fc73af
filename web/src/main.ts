import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { applyTheme } from "./look/theme.svelte";
import { applyLanguage } from "./words/language.svelte";

// A page of an older build looks for parts that are gone: once, it is loaded anew.
addEventListener("vite:preloadError", () => {
  if (performance.now() > 10_000) location.reload();
});

applyTheme();
applyLanguage();
const target = document.getElementById("app");
if (target) mount(App, { target });
