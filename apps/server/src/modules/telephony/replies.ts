import { type Answers, FALLBACK_SENTENCE } from "@rufbaum/calls";
import { WORDING } from "@rufbaum/conversation";
import { describeFault, type Timers } from "@rufbaum/runtime";
import type { CallScript } from "@rufbaum/telephony";
import { askAgainTwiml, renderScript } from "@rufbaum/telephony/twilio";
import type { Webhook } from "./webhook.ts";

export interface ReplyDeps {
  answers: Answers;
  timers: Timers;
  publicUrl(): string;
  /** Whether the call that a webhook names is one of whoever signed it. */
  isOwn(webhook: Webhook): Promise<boolean>;
  log(message: string): void;
  /** Logs what may come very often. */
  note(line: string): void;
}

/** A script, and the call whose id stands in the addresses of its steps. */
export interface Decided {
  callId: string;
  script: CallScript;
}

type Reply = (webhook: Webhook) => Promise<Response>;

export const SORRY: CallScript = [{ do: "say", text: FALLBACK_SENTENCE }, { do: "hang-up" }];
/** In place of TwiML: the call is another carrier's. */
const NOT_OWN = "";
const HANG_UP: CallScript = [{ do: "hang-up" }];
/** How often the carrier is told to ask again for what failed, before the caller hears of it. */
const MOST_TRIES = 2;
/**
 * The same for what is on its way: with two seconds for each answer, and three of words or silence
 * between them, the caller is held for a minute.
 */
const MOST_WAITS = 12;
/** Of the waits between answers every so many has words. */
const WORDS_EVERY = 4;
/** Milliseconds after which a report is taken as told, whatever becomes of it. */
const REPORT_WITHIN = 2_000;

/**
 * How the carrier's requests are replied to, whatever happens here. A question gets TwiML: an answer
 * that fails is asked for twice more, one that takes too long for a minute, in which the caller is
 * asked for patience; then he hears the fallback sentence. A question that makes no sense (`decide`
 * gives `null`) ends its call. A report gets nothing. Whoever speaks of another's call is refused.
 */
export function createReplies({ answers, timers, publicUrl, isOwn, log, note }: ReplyDeps) {
  function question(decide: (webhook: Webhook) => (() => Promise<Decided>) | null): Reply {
    return async (webhook) => {
      const decision = decide(webhook);
      if (decision === null || webhook.callSid === null) return senseless(webhook);
      // What was answered to one carrier is not told to another.
      const key = `${webhook.key} ${webhook.carrier}`;
      const answer = await answers.ask(webhook.callSid, key, async () => {
        if (!(await isOwn(webhook))) return NOT_OWN;
        const { script, callId } = await decision();
        return render(script, callId);
      });
      if (answer.how === "given") {
        return answer.twiml === NOT_OWN ? foreign(webhook) : xml(answer.twiml);
      }
      return answer.how === "failed" ? tryAgain(webhook) : wait(webhook);
    };
  }

  function tryAgain({ again, againUrl: url }: Webhook): Response {
    return xml(again >= MOST_TRIES ? render(SORRY) : askAgainTwiml({ url, seconds: 1 }));
  }

  /** What is late is on its way: the first time the caller need not know. */
  function wait({ again, againUrl: url }: Webhook): Response {
    if (again >= MOST_WAITS) return xml(render(SORRY));
    if (again === 0) return xml(askAgainTwiml({ url, seconds: 0 }));
    const hasWords = again % WORDS_EVERY === 1;
    return xml(
      askAgainTwiml(hasWords ? { url, seconds: 0, words: WORDING.oneMoment } : { url, seconds: 3 }),
    );
  }

  function senseless({ route }: Webhook): Response {
    note(`a webhook that is not understood ended its call: ${route}`);
    return xml(render(HANG_UP));
  }

  function foreign({ route }: Webhook): Response {
    note(`a webhook named another carrier's call and was refused: ${route}`);
    return new Response(null, { status: 403 });
  }

  function report(take: (webhook: Webhook) => (() => Promise<void>) | null): Reply {
    return async (webhook) => {
      const work = take(webhook);
      let isForeign = false;
      const takeOwn = async () => {
        isForeign = !(await isOwn(webhook));
        if (!isForeign) await work?.();
      };
      if (work) await soon(takeOwn(), webhook.route);
      else note(`a webhook that is not understood was dropped: ${webhook.route}`);
      return isForeign ? foreign(webhook) : new Response(null, { status: 204 });
    };
  }

  /** Never rejects. What was lost with a fault is found when the carrier is asked how the call stands. */
  function soon(work: Promise<void>, route: string): Promise<void> {
    return new Promise((resolve) => {
      const cancel = timers.after(REPORT_WITHIN, resolve);
      work
        .catch((error: unknown) => {
          log(`the carrier's report ${route} could not be taken: ${describeFault(error)}`);
        })
        .then(() => {
          cancel();
          resolve();
        });
    });
  }

  function render(script: CallScript, callId = ""): string {
    return renderScript(script, { publicUrl: publicUrl(), callId });
  }

  return { question, report };
}

function xml(text: string): Response {
  return new Response(text, { headers: { "content-type": "text/xml; charset=utf-8" } });
}
