import type { Account, Recording } from "./account.ts";
import { type Asked, ask } from "./asking.ts";
import type { CallRequest } from "./call-request.ts";
import { createCallee, ignoreCutOff } from "./callee.ts";
import type { Fate } from "./fate.ts";
import { rfc2822 } from "./rest-answers.ts";
import { createStatusCallbacks } from "./status-callbacks.ts";
import { readTwiml } from "./twiml.ts";
import { runVerbs } from "./verbs.ts";
import type { World } from "./world.ts";
import type { Element } from "./xml.ts";

export type Call = ReturnType<typeof createCall>;

export interface CallDeps {
  world: World & { speed: number };
  account: Account;
  fate: Fate;
  /** What becomes of calls to somebody whom this one is put through to. */
  fateOf(number: string): Fate;
}

/** What a script asks next; where that fails, the fallback is asked once. */
export interface NextScript {
  url: string;
  method?: string | undefined;
  form?: Readonly<Record<string, string>>;
}

/**
 * One call, from its request to its end.
 *
 *   queued ──▶ ringing ──▶ in-progress ──▶ completed
 *        └──────┴──▶ canceled │ busy │ no-answer │ failed
 *
 * In progress it runs one document after another; `redirect` cuts off the one that runs.
 */
export function createCall(request: CallRequest, { world, account, fate, fateOf }: CallDeps) {
  const sid = world.sid("CA");
  const createdAt = world.clock.now();
  let status = "queued";
  let startedAt: number | null = null;
  let answeredAt: number | null = null;
  let endedAt: number | null = null;
  let sessions = 0;
  const unsaid: string[] = [];
  const ending = new AbortController();
  let run = new AbortController();
  let cancelLimit = () => {};
  const callee = createCallee(world, fate.person ?? { replies: [] });
  const callbacks = createStatusCallbacks(world, request.status, fate);

  async function live(): Promise<void> {
    await world.wait(300, ending.signal);
    startedAt = world.clock.now();
    happened("initiated", "initiated");
    await world.wait(400, ending.signal);
    if (fate.phone.is === "failed") return finish("failed", 404);
    status = "ringing";
    happened("ringing", "ringing");
    if (fate.phone.is === "busy") {
      await world.wait(1_000, ending.signal);
      return finish("busy", 486);
    }
    const rings = fate.phone.is === "answered" ? (fate.phone.after ?? 2_000) : Infinity;
    const most = request.ringTimeout * 1_000 + 3_000;
    await world.wait(Math.min(rings, most), ending.signal);
    if (rings > most) return finish("no-answer", 487);
    status = "in-progress";
    answeredAt = world.clock.now();
    limit(request.timeLimit);
    happened("answered", "in-progress");
    if (fate.machine && request.amd) void tellMachine(request.amd).catch(ignoreCutOff);
    const first = request.twiml === undefined ? { url: request.url, method: request.method } : null;
    await lead(first ?? readTwiml(request.twiml ?? "").verbs);
  }

  /** Tells what picked up, and the same once more, which may be after the call. */
  async function tellMachine({ url, method }: NextScript): Promise<void> {
    const { machine = "unknown" } = fate;
    await world.wait(machine === "human" ? 1_500 : 4_000);
    for (const later of [5_000, 0]) {
      const detected = { AnsweredBy: machine, MachineDetectionDuration: "3500" };
      await ask(world, { url, method, form: { ...standard(), ...detected } });
      await world.wait(later);
    }
  }

  /** Runs documents until one of them leads nowhere. */
  async function lead(first: NextScript | readonly Element[]): Promise<void> {
    const { signal } = run;
    let next: NextScript | readonly Element[] | null = first;
    while (next && !signal.aborted) {
      const verbs: readonly Element[] | null = isScript(next) ? await fetchVerbs(next) : next;
      if (signal.aborted) return;
      next = verbs && (await runVerbs(verbs, tools(signal)));
    }
    if (!signal.aborted) finish("completed", 200);
  }

  async function fetchVerbs({
    url,
    method,
    form = {},
  }: NextScript): Promise<readonly Element[] | null> {
    const verbs = await tryVerbs({ url, method, form: { ...standard(), ...form } });
    if (typeof verbs !== "number") return verbs;
    world.complain(`${verbs} of ${new URL(url).pathname}`);
    const { fallbackUrl, fallbackMethod } = request;
    if (!fallbackUrl) return null;
    const fault = { ErrorCode: String(verbs), ErrorUrl: url };
    const rescue = { url: fallbackUrl, method: fallbackMethod };
    const saved = await tryVerbs({ ...rescue, form: { ...standard(), ...form, ...fault } });
    return typeof saved === "number" ? null : saved;
  }

  /** The document's verbs, or the number of what is wrong with it. */
  async function tryVerbs(asked: Asked): Promise<readonly Element[] | number> {
    const answer = await ask(world, asked);
    if (!answer.ok) return answer.errorCode;
    if (answer.text === "") return [];
    if (!/^(text|application)\/xml\b/.test(answer.type)) return 12300;
    if (new TextEncoder().encode(answer.text).length > 64_000) return 11750;
    try {
      const { verbs, faults } = readTwiml(answer.text);
      for (const fault of faults) world.complain(fault);
      return verbs;
    } catch (error) {
      world.complain(String(error));
      return 12100;
    }
  }

  function tools(signal: AbortSignal) {
    return {
      world,
      callee,
      fate,
      fateOf,
      signal,
      sid,
      ask: (asked: Asked) => ask(world, { ...asked, form: { ...standard(), ...asked.form } }),
      nextSession: () => sessions++,
      record: startRecording,
      hangUp: () => finish("completed", 200),
      setup: setupFields,
      unsaid: (texts: readonly string[]) => void unsaid.push(...texts),
    };
  }

  /** Of every webhook: what is documented, empty where nothing is known, and what is new. */
  function standard(): Record<string, string> {
    const nothing = Object.fromEntries(
      ["From", "To", "Caller", "Called"].flatMap((who) =>
        ["City", "State", "Zip", "Country"].map((what) => [`${who}${what}`, ""]),
      ),
    );
    return {
      ...nothing,
      CallSid: sid,
      AccountSid: world.accountSid,
      ApiVersion: "2010-04-01",
      Direction: "outbound-api",
      CallStatus: status,
      From: request.from,
      To: request.to,
      Caller: request.from,
      Called: request.to,
      Novelty: "Grüße & mehr = ✓",
      "Novelty.Of[2027]": "",
    };
  }

  function setupFields(): Record<string, string> {
    return {
      accountSid: world.accountSid,
      parentCallSid: "",
      callSid: sid,
      from: request.from,
      to: request.to,
      forwardedFrom: "",
      callType: "PSTN",
      callerName: "",
      direction: "outbound-api",
      callStatus: "IN_PROGRESS",
    };
  }

  function happened(event: string, callStatus: string, more: Record<string, string> = {}): void {
    callbacks.happened(event, { ...standard(), CallStatus: callStatus, ...more });
  }

  function limit(seconds: number): void {
    cancelLimit();
    const passed = (world.clock.now() - (answeredAt ?? 0)) * world.speed;
    const left = (seconds * 1_000 - passed) / world.speed;
    cancelLimit = world.timers.after(Math.max(0, left), () => finish("completed", 200));
  }

  function startRecording(tell: (form: Record<string, string>) => void): Recording {
    const recording: Recording = {
      sid: world.sid("RE"),
      callSid: sid,
      since: world.clock.now(),
      status: "in-progress",
      duration: 0,
    };
    account.recordings.set(recording.sid, recording);
    ending.signal.addEventListener("abort", () => {
      recording.status = "completed";
      recording.duration = secondsSince(recording.since);
      tell({
        RecordingSid: recording.sid,
        RecordingStatus: "completed",
        RecordingDuration: String(recording.duration),
      });
    });
    return recording;
  }

  function secondsSince(time: number): number {
    return Math.max(1, Math.round(((world.clock.now() - time) * world.speed) / 1_000));
  }

  function finish(how: string, sipCode: number): void {
    if (endedAt !== null) return;
    endedAt = world.clock.now();
    status = how;
    cancelLimit();
    callee.speaksTo(null);
    ending.abort();
    run.abort();
    const seconds = duration();
    happened("completed", how, {
      CallDuration: String(seconds),
      Duration: String(Math.ceil(seconds / 60)),
      SipResponseCode: String(sipCode),
    });
  }

  function duration(): number {
    return answeredAt === null ? 0 : secondsSince(answeredAt);
  }

  return {
    sid,
    to: request.to,
    createdAt,
    callee,
    /** What the application gave to the voice, and cut off by ending the session. */
    unsaid: unsaid as readonly string[],
    get status() {
      return status;
    },
    get startedAt() {
      return startedAt;
    },
    get answeredAt() {
      return answeredAt;
    },
    get isOver() {
      return endedAt !== null;
    },
    begin(): void {
      void live().catch(ignoreCutOff);
    },
    end(): void {
      const isAnswered = answeredAt !== null;
      finish(isAnswered ? "completed" : "canceled", isAnswered ? 200 : 487);
    },
    /** Cuts off what it was doing, and does this. */
    redirect(next: NextScript | readonly Element[]): void {
      run.abort();
      run = new AbortController();
      void lead(next).catch(ignoreCutOff);
    },
    limit,
    record: startRecording,
    view() {
      const uri = `/2010-04-01/Accounts/${world.accountSid}/Calls/${sid}`;
      return {
        sid,
        date_created: rfc2822(createdAt),
        date_updated: rfc2822(world.clock.now()),
        parent_call_sid: null,
        account_sid: world.accountSid,
        to: request.to,
        to_formatted: request.to,
        from: request.from,
        from_formatted: request.from,
        phone_number_sid: account.numbers[0]?.sid ?? null,
        status,
        start_time: rfc2822(startedAt),
        end_time: rfc2822(endedAt),
        duration: endedAt === null ? null : String(lasted()),
        price: null,
        price_unit: "USD",
        direction: "outbound-api",
        answered_by: null,
        annotation: null,
        api_version: "2010-04-01",
        forwarded_from: "",
        group_sid: null,
        caller_name: "",
        queue_time: "0",
        trunk_sid: "",
        uri: `${uri}.json`,
        subresource_uris: { recordings: `${uri}/Recordings.json`, novelties: `${uri}/N.json` },
        novelty: null,
      };
    },
  };

  function lasted(): number {
    if (answeredAt === null || endedAt === null) return 0;
    return Math.max(1, Math.round(((endedAt - answeredAt) * world.speed) / 1_000));
  }
}

function isScript(next: NextScript | readonly Element[]): next is NextScript {
  return !Array.isArray(next);
}
