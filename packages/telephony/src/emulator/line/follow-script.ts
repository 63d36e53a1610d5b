import type { RecordVerb, Verb } from "../twiml/twiml.ts";
import { converse } from "./converse.ts";
import { dial } from "./dial.ts";
import { gather } from "./gather.ts";
import { play } from "./play.ts";
import { recordMessage } from "./record-message.ts";
import type { Script } from "./script.ts";
import { type FollowUp, resolve, type Stage } from "./stage.ts";

/** Carries a script out; what comes next, `null` when the call is to end. */
export async function followScript(
  { verbs, base }: Script,
  surroundings: Omit<Stage, "base">,
): Promise<FollowUp | null> {
  const stage: Stage = { ...surroundings, base };
  for (const verb of verbs) {
    if (verb.verb === "hang-up" || verb.verb === "reject") return null;
    const next = await perform(verb, stage);
    if (next) return next;
  }
  return null;
}

/** Where the verb leads; `null` to the one after it. */
async function perform(
  verb: Exclude<Verb, { verb: "hang-up" | "reject" }>,
  stage: Stage,
): Promise<FollowUp | null> {
  const { exchange, record, line, timers, random, base } = stage;
  switch (verb.verb) {
    case "say":
    case "play":
    case "pause":
      await play(verb, line, timers);
      return null;
    case "redirect":
      return { source: resolve(verb.to, base), parameters: {} };
    case "start-recording": {
      const { callback } = verb.wish;
      exchange.recordings.start(record, {
        ...verb.wish,
        callback: callback && resolve(callback, base),
      });
      return null;
    }
    case "gather": {
      const { partials } = verb;
      const tellPartial = (words: string) => {
        if (partials) stage.tell(resolve(partials, base), { UnstableSpeechResult: words });
      };
      const gathered = await gather(verb, line, { timers, random, tellPartial });
      if (gathered === null && !verb.onEmpty) return null;
      const action = verb.action ?? { url: base, method: verb.method };
      return { source: resolve(action, base), parameters: gathered ?? { msg: "Gather End" } };
    }
    case "record":
      return recordVerb(verb, stage);
    case "dial":
      return dial(verb, stage);
    case "connect":
      return converse(verb, stage);
  }
}

async function recordVerb(verb: RecordVerb, stage: Stage): Promise<FollowUp | null> {
  const { exchange, record, line, timers, base } = stage;
  const { recordings } = exchange;
  const action = resolve(verb.action ?? { url: base, method: verb.method }, base);
  let sid = "";
  const followed = (digits: string): FollowUp => {
    line.noteSentence();
    const { url, seconds } = recordings.end(sid) ?? { url: "", seconds: 0 };
    return {
      source: action,
      parameters: {
        RecordingUrl: url,
        RecordingSid: sid,
        RecordingDuration: String(seconds),
        Digits: digits,
      },
    };
  };
  const message = await recordMessage(verb, line, timers, () => {
    const { callback } = verb;
    sid = recordings.start(record, {
      source: "RecordVerb",
      channels: 1,
      track: "inbound",
      trim: verb.trim,
      callback: callback && resolve(callback, base),
      events: new Set(verb.events),
    });
    stage.holds({ close: () => followed("hangup") });
  });
  stage.holds(null);
  if (message) return followed(message.digits);
  recordings.end(sid);
  return null;
}
