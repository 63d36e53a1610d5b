export { call, type ScriptedCall } from "./scripted-call.ts";
