import type { Attitude } from "../caller/attitude.ts";
import type { Cause } from "../causes/cause.ts";
import { causeRate } from "../causes/cause-rate.ts";
import type { AnswerTraffic } from "./answers.ts";
import { rateOf } from "./rates.ts";
import type { Rate, SimulationResult } from "./result.ts";
import type { UnderstoodAt } from "./understood-all.ts";

/** One figure of what became of replies, as tables have it a row; in the words of whoever makes the table. */
export type ReplyFigure = { rate: Rate } & (
  | { kind: "answer" | "answer-success"; nodeId: string; attitude: Attitude }
  | ({ kind: "answer-way" } & Led)
  | ({ kind: "answer-outcome"; outcome: string } & Led)
  | { kind: "cause"; cause: Cause }
  /** Of one condition, or of all of a node: `null`. */
  | { kind: "understood"; nodeId: string; condition: string | null }
  | { kind: "asked-between"; nodeId: string; condition: string }
  | ({ kind: "misread"; condition: string } & Misheard)
  | { kind: "aside"; nodeId: string }
  | ({ kind: "aside-misread" } & Misheard)
);

interface Led {
  nodeId: string;
  attitude: Attitude;
  /** `null`: by the way of everything else. */
  condition: string | null;
  /** `null`: the call ended there. */
  to: string | null;
}

interface Misheard {
  nodeId: string;
  said: string;
  /** `null`: for nothing. */
  read: string | null;
}

/** What became of callers by their answers, faults of the tree, and how what they meant was read. */
export function replyFigures({
  answers = {},
  causes = [],
  understood = {},
}: Pick<SimulationResult, "answers" | "causes" | "understood">): ReplyFigure[] {
  return [
    ...Object.entries(answers).flatMap(([nodeId, byAttitude]) => ofAnswers(nodeId, byAttitude)),
    ...causes.map((cause) => ({ kind: "cause" as const, cause, rate: causeRate(cause) })),
    ...Object.entries(understood).flatMap(([nodeId, at]) => ofUnderstood(nodeId, at)),
  ];
}

function ofAnswers(nodeId: string, byAttitude: Record<Attitude, AnswerTraffic>): ReplyFigure[] {
  const all = Object.values(byAttitude).reduce((sum, { runs }) => sum + runs, 0);
  return (Object.entries(byAttitude) as [Attitude, AnswerTraffic][]).flatMap(
    ([attitude, { runs, successes, ways }]): ReplyFigure[] => {
      if (runs === 0) return [];
      const of = { nodeId, attitude };
      return [
        { kind: "answer", ...of, rate: rateOf(runs, all) },
        { kind: "answer-success", ...of, rate: rateOf(successes, runs) },
        ...ways.flatMap(({ condition, to, runs: went, outcomes }): ReplyFigure[] => {
          const led = { ...of, condition, to };
          return [
            { kind: "answer-way", ...led, rate: rateOf(went, runs) },
            ...Object.entries(outcomes).map(([outcome, count]): ReplyFigure => {
              return { kind: "answer-outcome", ...led, outcome, rate: rateOf(count, went) };
            }),
          ];
        }),
      ];
    },
  );
}

function ofUnderstood(nodeId: string, { rate, conditions, beside }: UnderstoodAt): ReplyFigure[] {
  return [
    { kind: "understood", nodeId, condition: null, rate },
    ...Object.entries(conditions).flatMap(([condition, told]): ReplyFigure[] => {
      const { rate: of, between, misread } = told;
      return [
        { kind: "understood", nodeId, condition, rate: of },
        ...(between > 0
          ? [{ kind: "asked-between" as const, nodeId, condition, rate: rateOf(between, of.of) }]
          : []),
        ...misread.map(({ said, read, count }): ReplyFigure => {
          return { kind: "misread", nodeId, condition, said, read, rate: rateOf(count, of.of) };
        }),
      ];
    }),
    ...(beside ? [{ kind: "aside" as const, nodeId, rate: beside.rate }] : []),
    ...(beside?.misread ?? []).map(({ said, read, count }): ReplyFigure => {
      const rate = rateOf(count, beside?.rate.of ?? 0);
      return { kind: "aside-misread", nodeId, said, read, rate };
    }),
  ];
}
