export { codeForLog, FAULTS, type FaultCode, faultOfVoiceError, findFault } from "./catalogue.ts";
export { type CarrierFault, describeCarrierError, reportedFault } from "./describe-error.ts";
export type { FaultPlace, KnownFault } from "./known-fault.ts";
export { ACCOUNT_REFUSALS, refusedFor } from "./refused-for.ts";
