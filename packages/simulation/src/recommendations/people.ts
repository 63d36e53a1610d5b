import type { Outcome } from "@rufbaum/tree";
import { isSuccess, OUTCOMES } from "@rufbaum/tree/graph";
import type { PersonaResult } from "../engine/result.ts";
import { holm } from "../statistics/holm.ts";
import { compareShares } from "../statistics/two-shares.ts";
import type { Advice, Figures } from "./advice.ts";
import type { Ending } from "./recommendation.ts";

/** How sure it must be that a persona does worse than the others. */
const BY_CHANCE = 0.05;

/** Points of the success rate that a persona must lie behind. */
const FAR_BEHIND = 5;

/** Of more than these nobody learns anything else. */
const MOST_PERSONAS = 2;

/** Personas that succeed far less often than the others, and where they fail. */
export function adviseOnPersonas(figures: Figures): Advice[] {
  const { personas, rates } = figures.result;
  if (personas.length < 2) return [];
  const compared = personas.map((persona) => {
    const { success } = persona;
    const others = { count: rates.success.count - success.count, of: figures.runs - success.of };
    return { persona, others, apart: compareShares(others, success) };
  });
  const likelihoods = holm(compared.map(({ apart }) => apart.p));
  const advice = compared.flatMap(({ persona, others, apart }, index): Advice[] => {
    const behind = -100 * apart.difference;
    if ((likelihoods[index] ?? 1) >= BY_CHANCE || behind < FAR_BEHIND) return [];
    return [
      {
        fact: {
          code: "persona-behind",
          name: persona.name,
          percent: persona.success.percent,
          others: others.of > 0 ? (100 * others.count) / others.of : 0,
          ending: howItEnds(figures, persona),
        },
        points: (behind * persona.success.of) / Math.max(1, figures.runs) / 4,
      },
    ];
  });
  return advice.sort((one, other) => other.points - one.points).slice(0, MOST_PERSONAS);
}

/** Outcomes that are a success, or whose failure is told by its node; and of whom nobody was reached. */
const TOLD_ELSE: ReadonlySet<string> = new Set(
  OUTCOMES.filter(
    (outcome) =>
      isSuccess(outcome) || ["failed", "abandoned", "opt-out", "voicemail"].includes(outcome),
  ),
);

/** How its runs mostly end instead. */
function howItEnds(figures: Figures, { success, outcomes, failurePoints }: PersonaResult): Ending {
  const [failing, failed] = mostOf(failurePoints);
  const [outcome, ended] = mostOf(
    Object.fromEntries(Object.entries(outcomes).filter(([name]) => !TOLD_ELSE.has(name))),
  );
  if (failed === 0 && ended === 0) return { code: "unknown" };
  const part = (count: number) => (100 * count) / Math.max(1, success.of);
  const at = { percent: part(failed), title: figures.titleOf(failing) };
  if (failed >= ended || !isOutcome(outcome)) return { code: "fails", ...at };
  return { code: "ends", percent: part(ended), outcome, failing: failed > 0 ? at : null };
}

function isOutcome(name: string): name is Outcome {
  return OUTCOMES.some((outcome) => outcome === name);
}

function mostOf(
  counts: Readonly<Record<string, number | undefined>>,
): [name: string, count: number] {
  const [most] = Object.entries(counts).sort(
    ([one, count = 0], [other, otherCount = 0]) => otherCount - count || (one < other ? -1 : 1),
  );
  return most ? [most[0], most[1] ?? 0] : ["", 0];
}
