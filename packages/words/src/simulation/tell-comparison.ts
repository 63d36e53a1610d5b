import type {
  Compared,
  ComparedFigure,
  Comparison,
  PairedSuccess,
  RateName,
} from "@rufbaum/simulation";
import type { Words } from "../words.ts";

/** A compared figure with its sentence. */
export type ToldFigure = Compared & { sentence: string };

/** A comparison as people read it. */
export interface ToldComparison
  extends Omit<Comparison, "rates" | "paired" | "personas" | "failurePoints" | "notes"> {
  /** What matters most. */
  summary: string;
  rates: Record<RateName, ToldFigure>;
  /** The same runs before and after; `null` where others were led. */
  paired: (PairedSuccess & { sentence: string }) | null;
  personas: readonly { id: string; name: string; success: ToldFigure | null }[];
  failurePoints: readonly ({ nodeId: string } & ToldFigure)[];
  notes: string[];
}

export function tellComparison(comparison: Comparison, words: Words): ToldComparison {
  const { one, other, notes, paired: pairs, ...more } = comparison;
  const paired = pairs && { ...pairs, sentence: words.pairedSuccess(pairs) };
  const told = (of: ComparedFigure, values: Compared): ToldFigure => ({
    ...values,
    sentence: words.comparedFigure(of, values),
  });
  const rates = Object.fromEntries(
    Object.entries(more.rates).map(([code, values]) => [
      code,
      told({ code: code as RateName }, values),
    ]),
  ) as ToldComparison["rates"];
  return {
    summary: summaryOf(rates, paired?.sentence),
    one,
    other,
    ...more,
    rates,
    paired,
    personas: more.personas.map(({ id, name, success }) => ({
      id,
      name,
      success: success && told({ code: "success-of-persona", name }, success),
    })),
    failurePoints: more.failurePoints.map(({ nodeId, title, ...values }) => ({
      nodeId,
      ...told({ code: "failures-at-node", title }, values),
    })),
    notes: notes.map(words.comparisonNote),
  };
}

/** The success, and what else is certain to have changed. */
function summaryOf(
  { success, ...others }: ToldComparison["rates"],
  paired = success.sentence,
): string {
  const certain = Object.values(others).filter(({ significance }) => significance !== "unclear");
  return [paired, ...certain.map(({ sentence }) => sentence)].join(" ");
}
