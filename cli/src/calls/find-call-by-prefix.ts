import { ask, type Client } from "../client.ts";
import { CliError, wrongInput } from "../errors.ts";
import { findCall } from "./call-follower.ts";

/** How far back the start of an id is looked for. */
const LOOKED_AT = 1_000;
const SHOWN = 10;

/** The call of this callSid or id, or the one among the last 1,000 whose id starts so. */
export async function findCallByPrefix(client: Client, wanted: string) {
  const small = wanted.toLowerCase();
  const calls = await ask(client, client.api.api.calls.get({ query: { limit: LOOKED_AT } }));
  const found = calls.filter(
    ({ id, callSid }) =>
      id.toLowerCase().startsWith(small) || callSid?.toLowerCase().startsWith(small),
  );
  const exact = found.find(({ id, callSid }) => id === wanted || callSid === wanted);
  if (exact) return findCall(client, exact.id);
  const [only, ...others] = wanted === "" ? [] : found;
  if (only && others.length === 0) return findCall(client, only.id);
  if (only) {
    throw wrongInput(`"${wanted}" may be any of ${found.length} calls.`, {
      reason: "ambiguous-call",
      lines: found.slice(0, SHOWN).map((call) => `${call.callSid ?? call.id}  ${call.startTime}`),
      details: { candidates: found.slice(0, SHOWN).map((call) => call.callSid ?? call.id) },
      hint: "Give more of the id.",
    });
  }
  if (calls.length === LOOKED_AT && wanted !== "") return findCall(client, wanted);
  throw new CliError(`There is no call "${wanted}".`, {
    reason: "unknown-call",
    hint: "See the last ones with: rufbaum calls list",
  });
}
