import { editRefusal } from "@rufbaum/words/de/editing";
import { area } from "./language.ts";

/** Why an edit can't be done. */
export const editing = { editRefusal };

export const editingTexts = area("editing", editing);
