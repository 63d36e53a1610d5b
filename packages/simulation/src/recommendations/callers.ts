import type { FailureReason } from "../engine/run.ts";
import { type Advice, type Figures, failuresBy, pointsFor, share } from "./advice.ts";

/** Of those who do not want to, better words win so many at best. */
const WON_OVER = 0.3;

/** Failures that the caller brings about, by what is said of them, and what could be done. */
const KINDS: Partial<Record<FailureReason, (title: string, many: string) => string>> = {
  rejected: (title, many) =>
    `Bei ${title} lehnen ${many} ab und legen auf. Nennen Sie vor der Frage den Nutzen, und bieten Sie einen kleineren Schritt an, etwa Unterlagen oder einen Rückruf.`,
  "hung-up": (title, many) =>
    `Bei ${title} legen ${many} ohne Antwort auf. Stellen Sie dort eine Frage, die sich mit einem Wort beantworten lässt.`,
  goodbye: (title, many) =>
    `Bei ${title} verabschieden sich ${many}, bevor es zu einem Ergebnis kommt. Bieten Sie vor dem Abschied einen Rückruf oder Unterlagen an.`,
  angry: (title, many) =>
    `Bei ${title} werden ${many} so verärgert, dass das Gespräch endet. Fragen Sie dort nicht noch einmal nach, sondern bieten Sie das Ende des Gesprächs an.`,
  "wants-human": (title, many) =>
    `Bei ${title} wollen ${many} mit einem Menschen sprechen. Verbinden Sie die Bedingung dafür mit einer Aktion, die weiterleitet.`,
};

/** Where callers do not want to go on. */
export function adviseOnCallers(figures: Figures): Advice[] {
  const { runs, titleOf, isRare } = figures;
  return (Object.keys(KINDS) as FailureReason[]).flatMap((reason) =>
    failuresBy(figures, reason).flatMap(({ nodeId, count }): Advice[] => {
      const tell = KINDS[reason];
      if (isRare(count) || !tell) return [];
      const text = tell(titleOf(nodeId), share(count, runs, "Angerufenen"));
      return [{ text, points: WON_OVER * pointsFor(figures, count) }];
    }),
  );
}
