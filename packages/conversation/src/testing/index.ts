export { NOTHING_READ } from "./nothing-read.ts";
export { randomReply, randomTree } from "./random-call.ts";
export { call, type ScriptedCall } from "./scripted-call.ts";
export { node, tree } from "./small-tree.ts";
