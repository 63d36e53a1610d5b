export { codeForLog, FAULTS, faultOfVoiceError, findFault } from "./catalogue.ts";
export { describeCarrierError } from "./describe-error.ts";
export type { FaultPlace, KnownFault } from "./known-fault.ts";
