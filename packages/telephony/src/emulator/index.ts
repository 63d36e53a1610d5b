export type { AccountKind } from "./account.ts";
export type { Callee, CalleeAct, HeardByCallee } from "./callee/callee.ts";
export { createEmulator, type Emulator, type EmulatorOptions } from "./create-emulator.ts";
export {
  type ServedEmulator,
  type ServedEmulatorOptions,
  serveEmulator,
} from "./serve-emulator.ts";
export type { ChooseCallee } from "./switchboard.ts";
export { EMULATOR_FROM, isTestNumber } from "./test-numbers.ts";
