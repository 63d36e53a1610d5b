import { formats, zoneHere } from "../output/formats.ts";
import { patient } from "../patient.ts";
import { type Finding, fail, ok, warn } from "./check.ts";
import type { Examined } from "./examine.ts";

/** No version of this program is older. */
const EARLIEST = Date.UTC(2026, 0, 1);
/** How far the clock may differ from Twilio's, in milliseconds. */
const TOLERATED = 60_000;
/** How long Twilio may take to answer, in milliseconds. */
const PATIENCE = 5_000;

const ADVICE = "Set it, best by NTP: sessions, signatures and times to call depend on it.";

/** Whether the clock can be right: not before this program was made, and as Twilio's if there is one. */
export async function checkClock({ deps, config }: Examined): Promise<Finding> {
  const { runtime } = deps;
  const now = runtime.clock.now();
  const told = `${formats.dateTime(new Date(now).toISOString(), zoneHere())} (${zoneHere()})`;
  if (now < EARLIEST) return fail("clock", `It says ${told}, which is long past.`, ADVICE);
  if (!config.twilio) return ok("clock", told);
  const theirs = await timeAt(runtime, config.twilio.apiBase ?? "https://api.twilio.com");
  if (theirs === null) return ok("clock", told);
  const seconds = Math.round((runtime.clock.now() - theirs) / 1000);
  if (Math.abs(seconds) * 1000 <= TOLERATED) return ok("clock", `${told}, as Twilio's`);
  const direction = seconds > 0 ? "ahead of" : "behind";
  return warn("clock", `${told} is ${Math.abs(seconds)} s ${direction} Twilio's.`, ADVICE);
}

/** Milliseconds since 1970 as a web server tells it, `null` if it tells nothing. */
async function timeAt(
  runtime: Examined["deps"]["runtime"],
  address: string,
): Promise<number | null> {
  try {
    const { headers } = await patient(runtime, PATIENCE).fetch(address, { method: "HEAD" });
    const time = Date.parse(headers.get("date") ?? "");
    return Number.isNaN(time) ? null : time;
  } catch {
    return null;
  }
}
