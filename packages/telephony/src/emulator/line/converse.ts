import type { Verb } from "../twiml/twiml.ts";
import { lineTimers } from "./line-timers.ts";
import { openRelaySession, type RelayResult } from "./relay-session.ts";
import { type FollowUp, followUp, type Stage } from "./stage.ts";
import { between, TIMING } from "./timing.ts";

/** `<Connect><ConversationRelay>`: until the session is over, and its action is due. */
export async function converse(
  { action, relay: noun }: Extract<Verb, { verb: "connect" }>,
  stage: Stage,
): Promise<FollowUp | null> {
  const { exchange, record, line, timers, random, base } = stage;
  const { clock, speed, webhooks } = exchange;
  await timers.wait(between(random, TIMING.untilRelayConnects));
  const startedAt = clock.now();
  const over = Promise.withResolvers<RelayResult>();
  const session = openRelaySession({
    call: record,
    noun,
    line,
    network: exchange.network,
    random,
    timers: lineTimers(exchange.timers, speed),
    now: () => (clock.now() - record.createdAt) * speed,
    address: exchange.resolveUrl(noun.url),
    signature: webhooks.sign(noun.url),
    tellsInterruptions: exchange.tellsInterruptions,
    fault: stage.relayFault,
    over: over.resolve,
  });
  const told = (result: RelayResult) =>
    followUp(action, base, {
      SessionId: session.id,
      SessionDuration: String(Math.floor(((clock.now() - startedAt) * speed) / 1_000)),
      ...resultParameters(result),
    });
  stage.holds({
    close() {
      session.hangUp();
      return told({ status: "completed" });
    },
  });
  const result = await over.promise;
  stage.holds(null);
  const next = told(result);
  const delay = result.status === "failed" ? "untilActionAfterDrop" : "untilAction";
  await timers.wait(between(random, TIMING[delay]));
  return next;
}

function resultParameters(result: RelayResult): Record<string, string> {
  switch (result.status) {
    case "ended":
      return {
        SessionStatus: "ended",
        ...(result.handoff !== null && { HandoffData: result.handoff }),
      };
    case "completed":
      return { SessionStatus: "completed" };
    case "failed":
      return {
        SessionStatus: "failed",
        ErrorCode: String(result.errorCode),
        ErrorMessage: result.errorMessage,
      };
  }
}
