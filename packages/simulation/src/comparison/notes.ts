import type { SimulationResult } from "../engine/result.ts";
import { decimal, listed, percent, quoted, whole } from "../german.ts";

/** With fewer runs hardly any difference can be told from chance. */
const FEW_RUNS = 400;

/** Sizes that lie further apart than this are told. */
const TIMES_MORE = 10;

/** German sentences on what makes two simulations hard to compare; none where nothing does. */
export function notesOn(one: SimulationResult, other: SimulationResult): string[] {
  return [
    ...noteOnTree(one, other),
    ...noteOnPersonas(one, other),
    ...noteOnNoise(one, other),
    ...noteOnSize(one, other),
    ...noteOnSeed(one, other),
  ];
}

function noteOnTree(one: SimulationResult, other: SimulationResult): string[] {
  if (one.treeId === other.treeId || one.treeVersion === other.treeVersion) return [];
  return [
    `Verglichen werden zwei verschiedene Bäume, ${quoted(one.treeName)} und ${quoted(other.treeName)}: Abbrüche an einzelnen Stellen sind nur vergleichbar, wo beide denselben Knoten haben.`,
  ];
}

function noteOnPersonas(one: SimulationResult, other: SimulationResult): string[] {
  const lacking = (from: SimulationResult, to: SimulationResult) => {
    const ids = new Set(to.personas.map(({ id }) => id));
    return from.personas.filter(({ id }) => !ids.has(id)).map(({ name }) => quoted(name));
  };
  const gone = lacking(one, other);
  const come = lacking(other, one);
  if (gone.length + come.length === 0) return [];
  const changes = [
    ...(gone.length > 0 ? [`ohne ${listed(gone)}`] : []),
    ...(come.length > 0 ? [`neu mit ${listed(come)}`] : []),
  ];
  return [
    `Die Personas sind nicht dieselben (${changes.join(", ")}): Was sich an den Raten ändert, kann allein daran liegen.`,
  ];
}

function noteOnNoise(one: SimulationResult, other: SimulationResult): string[] {
  if (one.noise === other.noise) return [];
  const [before, after] = [percent(100 * one.noise, 0), percent(100 * other.noise, 0)];
  return [
    `Das Erkennungsrauschen ist ${after} statt ${before}: Schlechter erkannte Sprache allein senkt die Raten.`,
  ];
}

function noteOnSize(one: SimulationResult, other: SimulationResult): string[] {
  const fewest = Math.min(one.totalRuns, other.totalRuns);
  const most = Math.max(one.totalRuns, other.totalRuns);
  if (fewest < FEW_RUNS) {
    const reach = (100 * 1.96) / Math.sqrt(2 * Math.max(1, fewest));
    return [
      `Mit ${whole(fewest)} Gesprächen lässt sich ein Unterschied unter etwa ${decimal(reach, 0)} Punkten nicht vom Zufall trennen.`,
    ];
  }
  if (most < fewest * TIMES_MORE) return [];
  return [
    `${whole(fewest)} gegen ${whole(most)} Gespräche: Wie sicher ein Unterschied ist, hängt fast nur am kleineren Lauf.`,
  ];
}

function noteOnSeed(one: SimulationResult, other: SimulationResult): string[] {
  if (one.seed !== other.seed) return [];
  const isSame =
    one.treeVersion === other.treeVersion &&
    one.noise === other.noise &&
    one.personas.map(({ id }) => id).join() === other.personas.map(({ id }) => id).join();
  if (isSame && one.totalRuns === other.totalRuns && !isSameOutcome(one, other)) {
    return [
      "Baum, Startwert und Rauschen sind dieselben, die Ergebnisse nicht: Die Personas haben andere Eigenschaften, oder das Programm ist ein anderes.",
    ];
  }
  if (isSame) {
    return one.totalRuns === other.totalRuns
      ? ["Baum, Personas, Startwert und Rauschen sind dieselben: Es ist zweimal derselbe Lauf."]
      : [
          "Baum, Personas, Startwert und Rauschen sind dieselben: Der kleinere Lauf ist ein Teil des größeren.",
        ];
  }
  return [];
}

/** The same job comes to the same bytes; personas of the same ids may still be others. */
function isSameOutcome(one: SimulationResult, other: SimulationResult): boolean {
  const figures = ({ rates, personas, pathLengths, duration }: SimulationResult) =>
    JSON.stringify([rates, personas, pathLengths, duration]);
  return figures(one) === figures(other);
}
