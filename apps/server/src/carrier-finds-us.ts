import type { CarrierEnd } from "./carrier-end.ts";
import type { Config } from "./config.ts";

/**
 * Whether a carrier reaches this server while it calls. Twilio needs an address of ours that is not
 * this machine's own, unless its other side is here, too; a server that lives for one command alone
 * (`isPrivate`) would lead no call.
 */
export function carrierFindsUs(
  { kind }: Pick<CarrierEnd, "kind">,
  { publicUrl, twilioApiBase }: Pick<Config, "publicUrl" | "twilioApiBase">,
  isPrivate: boolean,
): boolean {
  if (kind === "emulator") return true;
  return !isPrivate && (publicUrl !== null || twilioApiBase !== null);
}
