import { actions } from "./actions.ts";
import { builder } from "./builder.ts";
import { calls } from "./calls.ts";
import { canvas } from "./canvas.ts";
import { common } from "./common.ts";
import { editor } from "./editor.ts";
import { frame } from "./frame.ts";
import { gate } from "./gate.ts";
import { nodeEditor } from "./node-editor.ts";
import { pages } from "./pages.ts";
import { panel } from "./panel.ts";
import { settings } from "./settings.ts";
import { shortcuts } from "./shortcuts.ts";
import { testChat } from "./test-chat.ts";
import { transcripts } from "./transcripts.ts";
import { tree } from "./tree.ts";
import { versions } from "./versions.ts";
import { voiceLine } from "./voice-line.ts";

export const de = {
  common,
  gate,
  frame,
  voiceLine,
  calls,
  canvas,
  transcripts,
  tree,
  builder,
  editor,
  versions,
  actions,
  shortcuts,
  settings,
  nodeEditor,
  pages,
  panel,
  testChat,
};
