import type { CarrierName } from "@rufbaum/telephony";
import type { CarrierEnd } from "../../carrier-end.ts";
import type { CarrierEnds } from "../../carrier-ends.ts";

interface Deps {
  ends: CarrierEnds<Pick<CarrierEnd, "name">>;
  calls: { recordOf(id: string): Promise<{ carrier: CarrierName | null } | null> };
}

/**
 * Whether the calls that a signed request names, by our ids or the carrier's, are calls of whoever
 * signed it. An account of before is believed as long as it has calls, but of these alone. What nobody
 * knows is nobody else's; with one carrier nothing is looked up.
 */
export async function isOwnCall(
  { ends, calls }: Deps,
  signer: CarrierName,
  ids: readonly (string | null)[],
): Promise<boolean> {
  if (ends.all().length === 1) return true;
  const named = ids.filter((id) => id !== null);
  const found = await Promise.all(named.map((id) => calls.recordOf(id)));
  return found.every((call) => call === null || ends.of(call).name === signer);
}
