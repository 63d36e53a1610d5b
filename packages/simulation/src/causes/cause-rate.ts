import { rateOf } from "../engine/rates.ts";
import type { Rate } from "../engine/result.ts";
import type { Cause } from "./cause.ts";

/** How much a cause costs of what it is told of: of those who agreed, of successes, else of all runs. */
export function causeRate(cause: Cause): Rate {
  if ("agreed" in cause) return rateOf(cause.lost, cause.agreed);
  if ("successes" in cause) return rateOf(cause.count, cause.successes);
  return rateOf("count" in cause ? cause.count : 0, cause.runs);
}
