import { applyTheme, readTheme } from "./app/theme-choice.ts";

/** Runs before the first paint, so that the page never shows in the wrong theme. */
applyTheme(readTheme());
