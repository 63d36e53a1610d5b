/** Apart from the catalog, so that only who shows these texts loads them. */
export { nodeEditor as nodeEditorTexts } from "./de/node-editor.ts";
