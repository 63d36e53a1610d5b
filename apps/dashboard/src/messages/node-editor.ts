import { nodeEditor } from "./de/node-editor.ts";
import { area } from "./language.ts";

export const nodeEditorTexts = area("nodeEditor", nodeEditor);
