import type { Recording } from "./account.ts";
import type { Asked, WebhookAnswer } from "./asking.ts";
import type { NextScript } from "./call.ts";
import { type Callee, ignoreCutOff } from "./callee.ts";
import type { Fate } from "./fate.ts";
import { runGather } from "./gather.ts";
import { runRelay } from "./relay-session.ts";
import { speak } from "./speaking.ts";
import type { World } from "./world.ts";
import type { Element } from "./xml.ts";

export interface VerbTools {
  world: World & { speed: number };
  callee: Callee;
  fate: Fate;
  fateOf(number: string): Fate;
  /** The document is not wanted any more, or the call is over. */
  signal: AbortSignal;
  sid: string;
  ask(asked: Asked): Promise<WebhookAnswer>;
  nextSession(): number;
  record(tell: (form: Record<string, string>) => void): Recording;
  hangUp(): void;
  setup(): Record<string, string>;
  unsaid(texts: readonly string[]): void;
}

/** Does what a document says; gives what is to be asked next, `null` where the call ends with it. */
export async function runVerbs(
  verbs: readonly Element[],
  tools: VerbTools,
): Promise<NextScript | null> {
  for (const verb of verbs) {
    const next = await runVerb(verb, tools);
    if (next) return next === "hang-up" ? null : next;
  }
  return null;
}

async function runVerb(
  verb: Element,
  tools: VerbTools,
): Promise<NextScript | "hang-up" | undefined> {
  const { world, callee, signal } = tools;
  const { name, attributes, text, children } = verb;
  switch (name) {
    case "Say":
      callee.speaksTo({ speech: () => {}, key: () => {}, hangUp: tools.hangUp });
      await speak(world, callee, text, signal);
      return undefined;
    case "Pause":
      await world.wait(Number(attributes.length ?? 1) * 1_000, signal);
      return undefined;
    case "Gather":
      return runGather(verb, tools);
    case "Redirect":
      return { url: text, method: attributes.method };
    case "Hangup":
      return "hang-up";
    case "Start":
      for (const child of children) if (child.name === "Recording") startRecording(child, tools);
      return undefined;
    case "Dial":
      return dial(verb, tools);
    case "Connect":
      return connect(verb, tools);
    default:
      return undefined;
  }
}

function startRecording({ attributes }: Element, { record, ask, sid }: VerbTools): void {
  const url = attributes.recordingStatusCallback;
  const wanted = attributes.recordingStatusCallbackEvent?.split(" ") ?? ["completed"];
  record((form) => {
    if (!url || !wanted.includes(form.RecordingStatus ?? "")) return;
    const more = { CallSid: sid, RecordingUrl: "", RecordingSource: "StartCallRecordingTwiML" };
    void ask({ url, form: { ...more, ...form } });
  });
}

async function dial(
  { attributes, children, text }: Element,
  { world, fateOf, signal }: VerbTools,
): Promise<NextScript | undefined> {
  const number = children[0]?.text ?? text;
  const { phone } = fateOf(number);
  const seconds = Number(attributes.timeout ?? 30);
  await world.wait(phone.is === "rings" ? seconds * 1_000 : 2_000, signal);
  if (phone.is === "answered") await world.wait(10_000, signal);
  const status = { answered: "completed", busy: "busy", rings: "no-answer", failed: "failed" };
  if (!attributes.action) return undefined;
  const form: Record<string, string> = { DialCallStatus: status[phone.is] };
  if (phone.is === "answered") Object.assign(form, { DialCallDuration: "10", DialBridged: "true" });
  return { url: attributes.action, method: attributes.method, form };
}

async function connect(
  { attributes, children }: Element,
  tools: VerbTools,
): Promise<NextScript | undefined> {
  const { world, callee, fate, signal } = tools;
  const relay = children.find(({ name }) => name === "ConversationRelay");
  if (!relay) return undefined;
  const begin = world.clock.now();
  const sessionSid = world.sid("VX");
  const end = fate.relay?.unreachable
    ? UNREACHABLE
    : await runRelay(relay, {
        world,
        callee,
        sessionSid,
        call: tools.setup(),
        fate: fate.relay ?? {},
        ordinal: tools.nextSession(),
        signal,
        hangUp: tools.hangUp,
        unsaid: tools.unsaid,
      });
  const seconds = Math.round(((world.clock.now() - begin) * world.speed) / 1_000);
  const form: Record<string, string> = {
    SessionId: sessionSid,
    SessionStatus: end.status,
    SessionDuration: String(seconds),
  };
  if (end.status === "ended" && end.handoff !== undefined) form.HandoffData = end.handoff;
  if (end.status === "failed") {
    form.ErrorCode = String(end.errorCode);
    form.ErrorMessage = end.errorMessage;
  }
  const { action: url, method } = attributes;
  if (end.status === "completed") {
    // The call is over, or does something else: it is told all the same, and not asked anything.
    if (url) void world.wait(300).then(() => tools.ask({ url, method, form }));
    return undefined;
  }
  await world.wait(end.status === "failed" ? 1_200 : 600, signal).catch(ignoreCutOff);
  return url ? { url, method, form } : undefined;
}

const UNREACHABLE = {
  status: "failed",
  errorCode: 64102,
  errorMessage: "Unable to connect to the websocket URL",
} as const;
