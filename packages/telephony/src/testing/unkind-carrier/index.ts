export type { Call } from "./call.ts";
export type { Fate, Person, RelayFate, Reply, RequestFate } from "./fate.ts";
export { type ServedCarrier, serveUnkindCarrier } from "./serve-unkind-carrier.ts";
export {
  createUnkindCarrier,
  type UnkindCarrier,
  type UnkindCarrierOptions,
} from "./unkind-carrier.ts";
