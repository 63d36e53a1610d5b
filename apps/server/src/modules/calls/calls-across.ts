import type { Leaders } from "@rufbaum/calls";
import { describeFault } from "@rufbaum/runtime";
import type { Refusal } from "@rufbaum/words";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import { type AcrossServers, NoAnswerError, type ServerPart } from "../../live/across-servers.ts";
import { createLeaders } from "./leaders.ts";
import type { Calls } from "./service.ts";

/** What goes to the server that leads the call, and for how many milliseconds it is waited for. */
const FORWARDED = {
  answered: 1_200,
  relayEnded: 1_200,
  turnTaken: 1_200,
  fellBack: 1_200,
  dialed: 1_200,
  machineDetected: 1_200,
  statusChanged: 1_200,
  hangUp: 8_000,
  say: 3_000,
  transfer: 8_000,
  mark: 3_000,
} as const satisfies Partial<Record<keyof Calls, number>>;
type Forwarded = keyof typeof FORWARDED;

/** Only the server that has the caller's ear can do these. */
const NEEDS_LEADER: ReadonlySet<string> = new Set<Forwarded>(["say", "transfer"]);

const questionSchema = z.object({
  method: z.enum(Object.keys(FORWARDED) as [Forwarded, ...Forwarded[]]),
  parameters: z.array(z.unknown()),
});

const answerSchema = z.discriminatedUnion("how", [
  z.object({ how: z.literal("done"), value: z.unknown().optional() }),
  z.object({
    how: z.literal("refused"),
    /** Told by the server that answers the client. */
    refusal: z.custom<Refusal>(
      (refusal) => z.looseObject({ code: z.string() }).safeParse(refusal).success,
    ),
    reason: z.string(),
    status: z.number(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
  z.object({ how: z.literal("failed") }),
]);
type LeaderAnswer = z.infer<typeof answerSchema>;

type Method = (id: string, ...more: unknown[]) => Promise<unknown>;

/** Calls as all servers on the data lead them together, and this server's part in it. */
export function shareCalls(
  across: Pick<AcrossServers, "notice" | "isThere" | "silenceOf" | "isFirst" | "ask">,
  log: (message: string) => void,
  open: (leaders: Leaders) => Calls,
): { calls: Calls; part: ServerPart } {
  const { listening, beats, notice, echo, ...leaders } = createLeaders(across, (callId) =>
    own.letGo(callId),
  );
  const own = open(leaders);
  return {
    calls: callsAcross(own, { leaders, across, log }),
    part: { listening, beats, notice, echo, answer: answerFor(own, log) },
  };
}

/**
 * The same calls, whichever server leads them: what comes in here for a call that another one leads
 * is done there. If that one is silent, the carrier's requests are answered here from what is stored,
 * and this server leads the call on.
 */
function callsAcross(
  calls: Calls,
  deps: { leaders: Leaders; across: Pick<AcrossServers, "ask">; log(message: string): void },
): Calls {
  const { leaders, across } = deps;

  function forwarding(name: Forwarded): Method {
    const here = calls[name] as Method;
    return async (id, ...more) => {
      const leader = leaders.elsewhere(id) ?? (await leaderOf(id));
      if (leader === null) return here(id, ...more);
      try {
        return await askFor(leader, name, [id, ...more]);
      } catch (error) {
        if (!(error instanceof NoAnswerError)) throw error;
        deps.log(`the server that leads a call does not answer: ${name}`);
        if (NEEDS_LEADER.has(name)) throw silent();
        return here(id, ...more);
      }
    };
  }

  /** `id` may be the carrier's. */
  async function leaderOf(id: string): Promise<string | null> {
    if (!id.startsWith("CA")) return null;
    const callId = await calls.idOf(id);
    return callId === null ? null : leaders.elsewhere(callId);
  }

  async function askFor(leader: string, method: Forwarded, parameters: unknown[]) {
    const given = await across.ask(leader, { method, parameters }, FORWARDED[method]);
    const answer = answerSchema.parse(given);
    if (answer.how === "done") return answer.value;
    if (answer.how === "failed")
      throw new Error(`The server that leads the call failed: ${method}`);
    const { refusal, reason, status, details } = answer;
    throw new DomainError(refusal, { reason, status, ...(details && { details }) });
  }

  const forwarded = Object.fromEntries(
    (Object.keys(FORWARDED) as Forwarded[]).map((name) => [name, forwarding(name)]),
  );
  return {
    ...calls,
    ...(forwarded as Pick<Calls, Forwarded>),
    async place(request) {
      const placed = await calls.place(request);
      leaders.placed(placed.callId);
      return placed;
    },
    placeClaimed(claimed, isWanted) {
      // Before they are: nobody else is to ask what became of them meanwhile.
      for (const { call } of claimed) leaders.placed(call.id);
      return calls.placeClaimed(claimed, isWanted);
    },
  };
}

/** Does here what another server was asked for. `calls`: those of this server alone. */
function answerFor(calls: Calls, log: (message: string) => void) {
  return async function answer(question: unknown): Promise<LeaderAnswer> {
    try {
      const { method, parameters } = questionSchema.parse(question);
      const [id, ...more] = parameters;
      const value = await (calls[method] as Method)(String(id), ...more);
      return { how: "done", value };
    } catch (error) {
      if (error instanceof DomainError) {
        const { refusal, reason, status, details } = error;
        return { how: "refused", refusal, reason, status, ...(details && { details }) };
      }
      log(`what another server asked for failed: ${describeFault(error)}`);
      return { how: "failed" };
    }
  };
}

function silent(): DomainError {
  return new DomainError({ code: "other-server-silent" }, { status: 503 });
}
