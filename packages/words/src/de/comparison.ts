import type { Compared, ComparedFigure, ComparisonNote, PairedSuccess } from "@rufbaum/simulation";
import { writtenIn } from "../format/numbers.ts";
import { telling } from "../tell.ts";

const { decimal, listed, percent, quoted, signed, whole } = writtenIn("de");

const figure = telling<ComparedFigure>({
  success: "Erfolgsrate",
  bounce: "Absprungrate",
  engagement: "Engagement",
  completion: "Bis zum Ende geführt",
  failure: "Gescheitert",
  optOut: "Keine Anrufe mehr",
  "success-of-persona": ({ name }) => `Erfolgsrate von ${quoted(name)}`,
  "failures-at-node": ({ title }) => `Abbrüche bei ${quoted(title)}`,
});

const JUDGED = {
  better: "signifikant besser",
  worse: "signifikant schlechter",
  changed: "signifikant anders",
} as const;

/** "Erfolgsrate 34,2 % statt 28,1 %: signifikant besser." */
export function comparedFigure(of: ComparedFigure, values: Compared): string {
  const { one, other, significance, low, high } = values;
  if (one === other) return `${figure(of)} unverändert ${percent(other)}.`;
  const figures = `${figure(of)} ${percent(other)} statt ${percent(one)}`;
  if (significance !== "unclear") return `${figures}: ${JUDGED[significance]}.`;
  return `${figures}: kein gesicherter Unterschied (${signed(low)} bis ${signed(high)} Punkte).`;
}

/** "Erfolgsrate 23,2 % → 25,1 %: +1,9 Punkte (95 %: +1,2 bis +2,6)." */
export function pairedSuccess(values: PairedSuccess): string {
  const { runs, one, other, difference, low, high, significance, gained, lost } = values;
  if (gained + lost === 0) {
    return `Erfolgsrate unverändert ${percent(other)}: Dieselben ${whole(runs)} Gespräche gelingen wie zuvor.`;
  }
  const range = `(95 %: ${signed(low)} bis ${signed(high)})`;
  const figures = `Erfolgsrate ${percent(one)} → ${percent(other)}: ${signed(difference)} Punkte ${range}`;
  const changed = `von denselben ${whole(runs)} Gesprächen ${whole(gained)} gewonnen, ${whole(lost)} verloren`;
  return `${figures}, ${changed}: ${significance === "unclear" ? "kann Zufall sein" : JUDGED[significance]}.`;
}

export const comparisonNote = telling<ComparisonNote>({
  "other-tree": ({ one, other }) =>
    `Verglichen werden zwei verschiedene Bäume, ${quoted(one)} und ${quoted(other)}: Abbrüche an einzelnen Stellen sind nur vergleichbar, wo beide denselben Node haben.`,
  "other-personas": ({ gone, come }) => {
    const changes = [
      ...(gone.length > 0 ? [`ohne ${listed(gone.map(quoted))}`] : []),
      ...(come.length > 0 ? [`neu mit ${listed(come.map(quoted))}`] : []),
    ];
    return `Die Personas sind nicht dieselben (${changes.join(", ")}): Was sich an den Raten ändert, kann allein daran liegen.`;
  },
  "other-noise": ({ one, other }) =>
    `Das Erkennungsrauschen ist ${percent(100 * other, 0)} statt ${percent(100 * one, 0)}: Schlechter erkannte Sprache allein senkt die Raten.`,
  "few-runs": ({ runs, reach }) =>
    `Mit ${whole(runs)} Gesprächen lässt sich ein Unterschied unter etwa ${decimal(reach, 0)} Punkten nicht vom Zufall trennen.`,
  "sizes-apart": ({ fewest, most }) =>
    `${whole(fewest)} gegen ${whole(most)} Gespräche: Wie sicher ein Unterschied ist, hängt fast nur am kleineren Lauf.`,
  "same-job-other-figures":
    "Baum, Startwert und Rauschen sind dieselben, die Ergebnisse nicht: Die Personas haben andere Eigenschaften, oder das Programm ist ein anderes.",
  "same-run":
    "Baum, Personas, Startwert und Rauschen sind dieselben: Es ist zweimal derselbe Lauf.",
  "part-of-the-other":
    "Baum, Personas, Startwert und Rauschen sind dieselben: Der kleinere Lauf ist ein Teil des größeren.",
});
