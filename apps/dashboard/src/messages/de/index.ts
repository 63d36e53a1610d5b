import { builder } from "./builder.ts";
import { calls } from "./calls.ts";
import { canvas } from "./canvas.ts";
import { common } from "./common.ts";
import { editor } from "./editor.ts";
import { frame } from "./frame.ts";
import { gate } from "./gate.ts";
import { panel } from "./panel.ts";
import { person } from "./person.ts";
import { tree } from "./tree.ts";
import { voiceLine } from "./voice-line.ts";

export const de = {
  common,
  gate,
  frame,
  voiceLine,
  calls,
  canvas,
  tree,
  builder,
  editor,
  panel,
  person,
};
