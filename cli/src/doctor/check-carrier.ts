import type { Config } from "@rufbaum/server/config";
import { createClient } from "../client.ts";
import { patient } from "../patient.ts";
import { type Finding, fail, inWords, ok, warn } from "./check.ts";
import type { Examined } from "./examine.ts";

const EMULATOR = "the bundled emulator: it reaches nobody, and needs no account";

/** Whether calls can go out: as the running server sees it, else by asking Twilio. */
export async function checkCarrier(examined: Examined): Promise<Finding> {
  const { deps, config, server } = examined;
  if (server) return askServer(examined, server);
  if (config.twilio) return askTwilio(deps.runtime, config.twilio);
  return ok("carrier", `${EMULATOR}; an account of the settings is seen while the server runs`);
}

async function askServer(
  { deps }: Examined,
  server: NonNullable<Examined["server"]>,
): Promise<Finding> {
  if (server.isDatabaseAway) {
    return warn(
      "carrier",
      "How the line is, the server can't tell while its database is away.",
      "Look again when the database answers.",
    );
  }
  const client = createClient({ ...server, network: deps.runtime.network });
  const { data: line, error } = await client.api.api["voice-line"].get();
  if (error) {
    return fail(
      "carrier",
      `The server does not tell how the line is (status ${String(error.status)}).`,
      "Look at what the server logs.",
    );
  }
  const name = line.carrier === "emulator" ? EMULATOR : `Twilio, calling from ${line.from}`;
  switch (line.status) {
    case "ready":
    case "connected":
      return line.from === null ? noNumber : ok("carrier", name);
    case "error":
      return fail(
        "carrier",
        `The line of ${line.carrier} is down: ${line.reason ?? "no reason was given"}`,
        "Check the account in the settings, or the TWILIO_ variables, and Twilio's console.",
      );
    default:
      return warn("carrier", `${name}; the line is ${line.status}.`, "Look again in a moment.");
  }
}

const noNumber = fail(
  "carrier",
  "There is no number that calls may show, so none can be placed.",
  "See what is wrong with: rufbaum numbers list",
);

/** How long Twilio may take to answer, in milliseconds. */
const PATIENCE = 10_000;

async function askTwilio(
  runtime: Examined["deps"]["runtime"],
  { accountSid, authToken, apiBase }: NonNullable<Config["twilio"]>,
): Promise<Finding> {
  const base = apiBase ?? "https://api.twilio.com";
  const basic = Buffer.from(`${accountSid}:${authToken}`).toString("base64");
  try {
    const { status } = await patient(runtime, PATIENCE).fetch(
      `${base}/2010-04-01/Accounts/${accountSid}.json`,
      { headers: { authorization: `Basic ${basic}` } },
    );
    if (status === 200) return ok("carrier", "Twilio answers and knows the account");
    if (status === 401 || status === 403) {
      return fail(
        "carrier",
        "Twilio refuses the account.",
        "Copy TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN anew from Twilio's console.",
      );
    }
    return warn("carrier", `Twilio answers with status ${status}.`, "See status.twilio.com.");
  } catch (error) {
    return fail(
      "carrier",
      `Twilio gives no answer at ${base}: ${inWords(error)}`,
      "Check the way to the internet, a proxy, and TWILIO_API_BASE if it is set.",
    );
  }
}
