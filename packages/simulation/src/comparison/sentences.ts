import type { RateName } from "../engine/result.ts";
import { decimal, percent } from "../german.ts";
import type { Compared } from "./compare-all.ts";

/** How a rate is called, and whether more of it is better. */
export const RATES: Readonly<Record<RateName, { label: string; isGood: boolean }>> = {
  success: { label: "Erfolgsrate", isGood: true },
  bounce: { label: "Absprungrate", isGood: false },
  engagement: { label: "Engagement", isGood: true },
  completion: { label: "Bis zum Ende geführt", isGood: true },
  failure: { label: "Gescheitert", isGood: false },
  optOut: { label: "Keine Anrufe mehr", isGood: false },
};

const JUDGED = { better: "signifikant besser", worse: "signifikant schlechter" } as const;

/** "Erfolgsrate 34,2 % statt 28,1 %: signifikant besser." */
export function sentenceOf(label: string, values: Omit<Compared, "sentence">): string {
  const { one, other, significance, low, high } = values;
  if (one === other) return `${label} unverändert ${percent(other)}.`;
  const figures = `${label} ${percent(other)} statt ${percent(one)}`;
  if (significance !== "unclear") return `${figures}: ${JUDGED[significance]}.`;
  const range = `${signed(low)} bis ${signed(high)} Punkte`;
  return `${figures}: kein gesicherter Unterschied (${range}).`;
}

/** What matters most in one sentence: the success, and what else is certain to have changed. */
export function summaryOf(rates: Readonly<Record<RateName, Compared>>): string {
  const others = (Object.keys(RATES) as RateName[]).filter(
    (name) => name !== "success" && rates[name].significance !== "unclear",
  );
  const more = others.map((name) => rates[name].sentence);
  return [rates.success.sentence, ...more].join(" ");
}

function signed(value: number): string {
  return value > 0 ? `+${decimal(value)}` : decimal(value);
}
