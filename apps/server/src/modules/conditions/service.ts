import { breathe } from "@rufbaum/runtime";
import type { Asked } from "@rufbaum/understanding";
import type { ConditionReport, ConditionsReport } from "@rufbaum/understanding/explaining";
import type { Writer } from "@rufbaum/understanding/llm";
import { DomainError } from "../../errors.ts";
import { askForExamples } from "./ask-for-examples.ts";

/** How a node's conditions are understood, as the node editor shows it. */
export interface ExplainedConditions extends ConditionsReport {
  conditions: (ConditionReport & {
    /** Utterances of callers that mean it where the like is asked, and are read as nothing here. */
    missed: string[];
  })[];
  /** What callers say where the like is asked, and the names of the conditions that it is read as. */
  replies: { text: string; condition: string | null; alternatives: string[] }[];
  /** Whether a language model can be asked for examples. */
  canWriteExamples: boolean;
}

export type Conditions = ReturnType<typeof createConditions>;

/** @param writer `null` where no language model is configured */
export function createConditions({ writer }: { writer: Writer | null }) {
  // The situations are of use to authors alone: they are loaded when the first one writes.
  let opened: ReturnType<typeof open> | null = null;
  const open = async () => {
    const [{ openExplainer }, { openSituations }] = await Promise.all([
      import("@rufbaum/understanding/explaining"),
      import("@rufbaum/understanding/situations"),
    ]);
    const [explain, situations] = await Promise.all([openExplainer(), openSituations(breathe)]);
    return { explain, situations };
  };
  const parts = () => {
    opened ??= open();
    return opened;
  };

  return {
    async explain(asked: Asked): Promise<ExplainedConditions> {
      const { explain, situations } = await parts();
      // Each takes some ten milliseconds, in which no call is answered.
      const report = explain(asked);
      await breathe();
      const missed = await situations.missed(asked);
      await breathe();
      const replies = await situations.typicalReplies(asked);
      return {
        ...report,
        conditions: report.conditions.map((condition) => ({
          ...condition,
          missed: missed.get(condition.id) ?? [],
        })),
        replies: replies.map(({ text, reading: { condition, alternatives } }) => ({
          text,
          condition,
          alternatives: alternatives.map((one) => one.condition),
        })),
        canWriteExamples: writer !== null,
      };
    },

    /** Examples for one condition that a language model writes. @throws DomainError where nothing comes of it */
    async writeExamples(asked: Asked, id: string): Promise<{ examples: string[] }> {
      if (!writer) throw new DomainError({ code: "no-language-model" }, { status: 409 });
      const condition = asked.conditions.find((one) => one.id === id);
      if (!condition) throw new DomainError({ code: "not-found" }, { status: 404 });
      const { situations } = await parts();
      const written = await askForExamples(writer, asked, condition);
      const examples = situations.notReadAsAnother(asked, id, written);
      if (examples.length === 0) {
        throw new DomainError({ code: "language-model-silent" }, { status: 502 });
      }
      return { examples };
    },
  };
}
