import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import { applyTheme } from "./look/theme.svelte";

applyTheme();
const target = document.getElementById("app");
if (target) mount(App, { target });
