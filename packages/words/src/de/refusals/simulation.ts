import type { PersonaProblem } from "@rufbaum/simulation";
import type { Finding } from "@rufbaum/tree";
import { writtenIn } from "../../format/numbers.ts";
import type { Sentences } from "../../tell.ts";
import { finding } from "../file-findings.ts";
import { personaFault } from "../personas.ts";

export type SimulationRefusal =
  | { code: "unknown-language" }
  | { code: "invalid-count"; given: number; most: number }
  | { code: "invalid-seed"; given: number; most: number }
  | { code: "invalid-noise"; given: number }
  | { code: "invalid-personas"; problems: readonly PersonaProblem[] }
  /** `path`: of the field that is missing or has another form. */
  | { code: "invalid-result"; path: string }
  | { code: "too-many-entries"; path: string; count: number }
  | { code: "simulation-running"; tree: string; done: number; runs: number }
  | { code: "tree-has-errors"; tree: string; errors: readonly Finding[] }
  | { code: "cancelled" }
  | { code: "server-stops" }
  | { code: "simulation-not-running" }
  | { code: "unknown-run"; id: string }
  | { code: "unknown-conversation"; index: number; runs: number }
  | { code: "made-by-another-version" };

const { exact, whole } = writtenIn("de");

export const simulationRefusals: Sentences<SimulationRefusal> = {
  "unknown-language": "Simuliert wird nur auf Deutsch (de).",
  "invalid-count": ({ given, most }) =>
    `${asGiven(given)} Gespräche lassen sich nicht simulieren: Es müssen 1 bis ${exact(most)} sein.`,
  "invalid-seed": ({ given, most }) =>
    `Der Startwert muss eine ganze Zahl von 0 bis ${exact(most)} sein, nicht ${asGiven(given)}.`,
  "invalid-noise": ({ given }) =>
    `Das Erkennungsrauschen muss zwischen 0 und 1 liegen, nicht bei ${asGiven(given)}.`,
  "invalid-personas": ({ problems: [first, ...others] }) =>
    `Mit diesen Personas lässt sich nicht simulieren: ${first ? `${first.path || "Die Liste"} ${personaFault(first)}` : ""}${others.length > 0 ? ` (und ${others.length} weitere Fehler)` : ""}`,
  "invalid-result": ({ path }) =>
    `Das ist kein Ergebnis einer Simulation: „${path}“ fehlt oder hat eine andere Form.`,
  "too-many-entries": ({ path, count }) =>
    `Das ist kein Ergebnis einer Simulation: „${path}“ hat ${whole(count)} Einträge.`,
  "simulation-running": ({ tree, done, runs }) =>
    `Gerade läuft schon eine Simulation von „${tree}“: ${exact(done)} von ${exact(runs)} Gesprächen sind geführt. Warten Sie, bis sie fertig ist, oder brechen Sie sie ab.`,
  "tree-has-errors": ({ tree, errors }) => {
    const told = errors.slice(0, 3).map(finding);
    const more = errors.length - told.length;
    return `„${tree}“ wird nicht simuliert, solange der Baum Fehler hat: ${told.join(" ")}${more > 0 ? ` (und ${more} weitere)` : ""}`;
  },
  cancelled: "Die Simulation wurde abgebrochen.",
  "server-stops": "Der Server wird gerade beendet; simuliert wird nicht mehr.",
  "simulation-not-running":
    "Diese Simulation läuft nicht: Sie ist fertig, abgebrochen oder hat nie begonnen.",
  "unknown-run": ({ id }) => `Es gibt keine gespeicherte Simulation mit der Kennung „${id}“.`,
  "unknown-conversation": ({ index, runs }) =>
    `Ein Gespräch ${exact(index + 1)} gibt es in dieser Simulation nicht: Sie hat die Gespräche 1 bis ${exact(runs)}, in der Adresse 0 bis ${exact(runs - 1)}.`,
  "made-by-another-version":
    "Diese Simulation stammt aus einer anderen Version des Programms: Das Gespräch liefe heute anders. Die mitgespeicherten Beispielgespräche bleiben lesbar.",
};

/** With the sign that a keyboard has. */
function asGiven(value: number): string {
  return exact(value).replace("−", "-");
}
