import type { EmulatedCall } from "../call-exchange.ts";
import type { FinalStatus, StatusEvent } from "../call-record.ts";
import type { DialVerb } from "../twiml/twiml.ts";
import { createRoom } from "./room.ts";
import { type FollowUp, followUp, resolve, type Stage } from "./stage.ts";
import { between, TIMING } from "./timing.ts";

/** How putting through ended. */
interface Dialled {
  status: "answered" | FinalStatus;
  child: EmulatedCall | null;
}

/** `<Dial>`: puts the callee through to somebody else, until one of them hangs up. */
export async function dial(verb: DialVerb, stage: Stage): Promise<FollowUp | null> {
  const { line, base } = stage;
  line.turns.hold();
  const dialled = await reach(verb, stage);
  stage.holds(null);
  line.turns.agentCutOff();
  return followUp(verb.action, base, dialParameters(dialled));
}

function reach(verb: DialVerb, stage: Stage): Promise<Dialled> {
  switch (verb.noun.noun) {
    case "number":
      return callNumber(verb, verb.noun, stage);
    case "conference":
      return confer(verb, verb.noun, stage);
    case "client":
      // No browser is registered with the emulator.
      return stage.timers
        .wait(between(stage.random, TIMING.untilUnreachable))
        .then(() => ({ status: "no-answer", child: null }));
  }
}

async function callNumber(
  verb: DialVerb,
  noun: Extract<DialVerb["noun"], { noun: "number" }>,
  stage: Stage,
): Promise<Dialled> {
  const { exchange, record, line, timers, base } = stage;
  const over = Promise.withResolvers<Dialled>();
  const room = createRoom();
  let recordingSid: string | null = null;

  const child = exchange.dial(
    record,
    {
      to: noun.number,
      from: verb.callerId ?? (record.direction === "inbound" ? record.to : record.from),
      ringTimeout: verb.timeout,
      timeLimit: verb.timeLimit,
      status: noun.status && resolve(noun.status, base),
      statusEvents: new Set(noun.statusEvents as StatusEvent[]),
    },
    {
      answered(other) {
        if (verb.recording) recordingSid = exchange.recordings.start(record, verb.recording);
        room.join(line, {
          pressed: (digit) => {
            if (digit === "*" && verb.hangupOnStar) child?.hangUp();
          },
        });
        room.join(other, {});
      },
      over: (status) => over.resolve({ status, child }),
    },
  );
  if (!child) {
    await timers.wait(between(stage.random, TIMING.untilUnreachable));
    return { status: "failed", child: null };
  }
  stage.holds({
    close() {
      child.hangUp();
      return followUp(
        verb.action,
        base,
        dialParameters({ status: child.record.status as FinalStatus, child }),
      );
    },
  });
  const dialled = await over.promise;
  room.leave(line);
  if (recordingSid !== null) exchange.recordings.end(recordingSid);
  return dialled;
}

async function confer(
  verb: DialVerb,
  noun: Extract<DialVerb["noun"], { noun: "conference" }>,
  stage: Stage,
): Promise<Dialled> {
  const { exchange, line, timers, base } = stage;
  const over = Promise.withResolvers<void>();
  const leave = exchange.rooms.enter(noun.name, line, {
    closesRoom: noun.endOnExit,
    closed: over.resolve,
    pressed: (digit) => {
      if (digit === "*" && verb.hangupOnStar) over.resolve();
    },
  });
  timers.after(verb.timeLimit * 1_000, over.resolve);
  const dialled: Dialled = { status: "answered", child: null };
  stage.holds({
    close() {
      leave();
      return followUp(verb.action, base, dialParameters(dialled));
    },
  });
  await over.promise;
  leave();
  return dialled;
}

function dialParameters({ status, child }: Dialled): Record<string, string> {
  const bridged = child !== null && child.record.answeredAt !== null;
  return {
    DialCallStatus: status,
    DialBridged: String(bridged || status === "answered"),
    ...(child && {
      DialCallSid: child.record.sid,
      DialCallDuration: String(child.record.duration ?? 0),
    }),
  };
}
