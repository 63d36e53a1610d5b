import type { FailureReason } from "../engine/run.ts";
import { verb } from "../german.ts";
import { type Advice, type Figures, failuresBy, pointsFor, share } from "./advice.ts";

/** Of those who do not want to, better words win so many at best. */
const WON_OVER = 0.3;

type Told = (title: string, count: number, of: number) => string;

const who = (count: number, of: number) => share(count, of, "Angerufenen");

/** Failures that the caller brings about, by what is said of them, and what could be done. */
const KINDS: Partial<Record<FailureReason, Told>> = {
  rejected: (title, count, of) =>
    `Bei ${title} ${verb(count, "lehnt", "lehnen")} ${who(count, of)} ab und ${verb(count, "legt", "legen")} auf. Nennen Sie vor der Frage den Nutzen, und bieten Sie einen kleineren Schritt an, etwa Unterlagen oder einen Rückruf.`,
  "hung-up": (title, count, of) =>
    `Bei ${title} ${verb(count, "legt", "legen")} ${who(count, of)} ohne Antwort auf. Stellen Sie dort eine Frage, die sich mit einem Wort beantworten lässt.`,
  goodbye: (title, count, of) =>
    `Bei ${title} ${verb(count, "verabschiedet", "verabschieden")} sich ${who(count, of)}, bevor es zu einem Ergebnis kommt. Bieten Sie vor dem Abschied einen Rückruf oder Unterlagen an.`,
  angry: (title, count, of) =>
    `Bei ${title} ${verb(count, "wird", "werden")} ${who(count, of)} so verärgert, dass das Gespräch endet. Fragen Sie dort nicht noch einmal nach, sondern bieten Sie das Ende des Gesprächs an.`,
  "wants-human": (title, count, of) =>
    `Bei ${title} ${verb(count, "will", "wollen")} ${who(count, of)} mit einem Menschen sprechen. Verbinden Sie die Bedingung dafür mit einer Aktion, die weiterleitet.`,
};

/** Where callers do not want to go on. */
export function adviseOnCallers(figures: Figures): Advice[] {
  const { runs, titleOf, isRare } = figures;
  return (Object.keys(KINDS) as FailureReason[]).flatMap((reason) =>
    failuresBy(figures, reason).flatMap(({ nodeId, count }): Advice[] => {
      const tell = KINDS[reason];
      if (isRare(count) || !tell) return [];
      return [
        {
          text: tell(titleOf(nodeId), count, runs),
          points: WON_OVER * pointsFor(figures, count),
        },
      ];
    }),
  );
}
