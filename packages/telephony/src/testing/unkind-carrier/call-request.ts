import type { Account } from "./account.ts";
import { Refusal } from "./rest-answers.ts";
import { readTwiml } from "./twiml.ts";
import type { World } from "./world.ts";

/** What a call was asked for with. */
export interface CallRequest {
  to: string;
  from: string;
  url: string;
  method: string | undefined;
  fallbackUrl: string | undefined;
  fallbackMethod: string | undefined;
  twiml: string | undefined;
  status: { url: string; method: string | undefined; events: readonly string[] };
  /** Seconds. */
  ringTimeout: number;
  timeLimit: number;
  amd: { url: string; method: string | undefined } | null;
}

const PARAMETERS =
  "To From Url Method FallbackUrl FallbackMethod Twiml ApplicationSid StatusCallback StatusCallbackMethod StatusCallbackEvent Timeout TimeLimit SendDigits Record RecordingChannels RecordingTrack Trim RecordingStatusCallback RecordingStatusCallbackMethod RecordingStatusCallbackEvent MachineDetection MachineDetectionTimeout MachineDetectionSpeechThreshold MachineDetectionSpeechEndThreshold MachineDetectionSilenceTimeout AsyncAmd AsyncAmdStatusCallback AsyncAmdStatusCallbackMethod CallerId CallReason CallToken".split(
    " ",
  );
const EVENTS = ["initiated", "ringing", "answered", "completed"];
const MOST_TWIML = 4_000;

/** Reads the form of `POST Calls.json`. @throws Refusal */
export function readCallRequest(
  world: Pick<World, "complain">,
  { numbers, callerIds }: Account,
  form: URLSearchParams,
): CallRequest {
  for (const name of new Set(form.keys())) {
    if (!PARAMETERS.includes(name)) world.complain(`Calls.json: ${name}`);
    const isRepeated = form.getAll(name).length > 1;
    if (isRepeated && !name.endsWith("Event")) world.complain(`Calls.json: ${name} repeated`);
  }
  const to = form.get("To") ?? "";
  const from = form.get("From") ?? "";
  if (to === "") throw new Refusal(400, 21201, "No 'To' number is specified");
  if (from === "") throw new Refusal(400, 21213, "Caller phone number is required");
  if (!isNumber(to)) throw new Refusal(400, 21211, `Invalid 'To' Phone Number: ${to}`);
  if (![...numbers, ...callerIds].some(({ phone_number }) => phone_number === from)) {
    const message = `The source phone number provided, ${from}, is not yet verified for your account.`;
    throw new Refusal(400, 21210, message);
  }
  const url = form.get("Url") ?? "";
  const twiml = form.get("Twiml") ?? undefined;
  if (url === "" && twiml === undefined) throw new Refusal(400, 21205, "Url is required");
  if (url !== "" && !isAddress(url)) throw new Refusal(400, 21205, "Url is not a valid URL");
  if (twiml !== undefined) checkTwiml(twiml);
  return {
    to,
    from,
    url,
    twiml,
    method: form.get("Method") ?? undefined,
    fallbackUrl: addressIn(world, form, "FallbackUrl"),
    fallbackMethod: form.get("FallbackMethod") ?? undefined,
    status: readStatusCallback(world, form),
    ringTimeout: secondsIn(world, form, "Timeout", 60, 600),
    timeLimit: secondsIn(world, form, "TimeLimit", 14_400, 14_400),
    amd: readMachineDetection(world, form),
  };
}

/** @throws Refusal if it can't be run as a whole */
export function checkTwiml(twiml: string): void {
  if (twiml.length > MOST_TWIML) {
    throw new Refusal(400, 21239, `Twiml must be at most ${MOST_TWIML} characters`);
  }
  try {
    readTwiml(twiml);
  } catch (error) {
    throw new Refusal(400, 12100, `Document parse failure: ${String(error)}`);
  }
}

export function isNumber(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text);
}

export function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function readStatusCallback(
  world: Pick<World, "complain">,
  form: URLSearchParams,
): CallRequest["status"] {
  const url = addressIn(world, form, "StatusCallback") ?? "";
  // One key for each event: a list in one value is none of them.
  const wanted = form.getAll("StatusCallbackEvent");
  for (const event of wanted) {
    if (!EVENTS.includes(event)) world.complain(`StatusCallbackEvent ${event}`);
  }
  const method = form.get("StatusCallbackMethod") ?? undefined;
  return { url, method, events: wanted.length > 0 ? wanted : ["completed"] };
}

function readMachineDetection(
  world: Pick<World, "complain">,
  form: URLSearchParams,
): CallRequest["amd"] {
  const kind = form.get("MachineDetection");
  if (kind === null) return null;
  if (kind !== "Enable" && kind !== "DetectMessageEnd") world.complain(`MachineDetection ${kind}`);
  if (form.get("AsyncAmd") !== "true") world.complain("MachineDetection holds up the call");
  const url = addressIn(world, form, "AsyncAmdStatusCallback") ?? "";
  return { url, method: form.get("AsyncAmdStatusCallbackMethod") ?? undefined };
}

function addressIn(
  world: Pick<World, "complain">,
  form: URLSearchParams,
  name: string,
): string | undefined {
  const address = form.get(name);
  if (address === null) return undefined;
  const isRight = isAddress(address) && !new URL(address).hostname.includes("_");
  if (!isRight) world.complain(`${name} ${address}`);
  return isRight ? address : undefined;
}

function secondsIn(
  world: Pick<World, "complain">,
  form: URLSearchParams,
  name: string,
  usual: number,
  most: number,
): number {
  const text = form.get(name);
  if (text === null) return usual;
  if (!/^\d+$/.test(text) || Number(text) > most) world.complain(`${name} ${text}`);
  return Number(text);
}
