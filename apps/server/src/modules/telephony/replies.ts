import type { Timers } from "@rufbaum/runtime";
import type { CallScript } from "@rufbaum/telephony";
import { askAgainTwiml, renderScript } from "@rufbaum/telephony/twilio";
import { describeFault } from "../../http/error-response.ts";
import { FALLBACK_SENTENCE } from "../calls/session/session.ts";
import type { Answers } from "./answers.ts";
import type { Webhook } from "./webhook.ts";

export interface ReplyDeps {
  answers: Answers;
  timers: Timers;
  publicUrl(): string;
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
const HANG_UP: CallScript = [{ do: "hang-up" }];
/** How often the carrier is told to ask again, before the caller hears that something is wrong. */
const MOST_TRIES = 2;
/** Milliseconds after which a report is taken as told, whatever becomes of it. */
const REPORT_WITHIN = 2_000;

/**
 * How the carrier's requests are replied to, whatever happens here. A question gets TwiML: where the
 * answer fails or takes too long it is asked for twice more, then the caller hears the fallback
 * sentence; one that makes no sense (`decide` gives `null`) ends its call. A report gets nothing.
 */
export function createReplies({ answers, timers, publicUrl, log, note }: ReplyDeps) {
  function question(decide: (webhook: Webhook) => (() => Promise<Decided>) | null): Reply {
    return async (webhook) => {
      const decision = decide(webhook);
      if (decision === null || webhook.callSid === null) return senseless(webhook);
      const answer = await answers.ask(webhook.callSid, webhook.key, async () => {
        const { script, callId } = await decision();
        return render(script, callId);
      });
      if (answer.how === "given") return xml(answer.twiml);
      if (webhook.again >= MOST_TRIES) return xml(render(SORRY));
      // What failed is tried again after a moment; what is late is on its way.
      const seconds = answer.how === "failed" ? 1 : 0;
      return xml(askAgainTwiml({ url: webhook.againUrl, seconds }));
    };
  }

  function senseless({ route }: Webhook): Response {
    note(`a webhook that is not understood ended its call: ${route}`);
    return xml(render(HANG_UP));
  }

  function report(take: (webhook: Webhook) => Promise<void> | null): Reply {
    return async (webhook) => {
      const work = take(webhook);
      if (work) await soon(work, webhook.route);
      else note(`a webhook that is not understood was dropped: ${webhook.route}`);
      return new Response(null, { status: 204 });
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
