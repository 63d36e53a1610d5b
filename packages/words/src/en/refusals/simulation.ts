import type { SimulationRefusal } from "../../de/refusals/simulation.ts";
import { writtenIn } from "../../format/numbers.ts";
import type { Sentences } from "../../tell.ts";
import { finding } from "../file-findings.ts";
import { personaFault } from "../personas.ts";

const { exact, whole } = writtenIn("en");

export const simulationRefusals: Sentences<SimulationRefusal> = {
  "unknown-language": "Simulations run in German (de) only.",
  "invalid-count": ({ given, most }) =>
    `${asGiven(given)} conversations can't be simulated: it has to be between 1 and ${exact(most)}.`,
  "invalid-seed": ({ given, most }) =>
    `The seed has to be a whole number from 0 to ${exact(most)}, not ${asGiven(given)}.`,
  "invalid-noise": ({ given }) =>
    `The recognition noise has to be between 0 and 1, not ${asGiven(given)}.`,
  "invalid-personas": ({ problems: [first, ...others] }) =>
    `These personas can't be simulated: ${first ? `${first.path || "The list"} ${personaFault(first)}` : ""}${others.length > 0 ? ` (and ${others.length} more errors)` : ""}`,
  "invalid-result": ({ path }) =>
    `This is not a simulation result: “${path}” is missing or has the wrong form.`,
  "too-many-entries": ({ path, count }) =>
    `This is not a simulation result: “${path}” has ${whole(count)} entries.`,
  "simulation-running": ({ tree, done, runs }) =>
    `A simulation of “${tree}” is already running: ${exact(done)} of ${exact(runs)} conversations are done. Wait until it finishes, or cancel it.`,
  "tree-has-errors": ({ tree, errors }) => {
    const told = errors.slice(0, 3).map(finding);
    const more = errors.length - told.length;
    return `“${tree}” is not simulated while the tree has errors: ${told.join(" ")}${more > 0 ? ` (and ${more} more)` : ""}`;
  },
  cancelled: "The simulation was cancelled.",
  "server-stops": "The server is shutting down; nothing more is simulated.",
  "simulation-not-running":
    "This simulation is not running: it has finished, was cancelled or never began.",
  "unknown-run": ({ id }) => `There is no stored simulation with the id “${id}”.`,
  "unknown-conversation": ({ index, runs }) =>
    `There is no conversation ${exact(index + 1)} in this simulation: it has the conversations 1 to ${exact(runs)}, in the address 0 to ${exact(runs - 1)}.`,
  "made-by-another-version":
    "This simulation was made by another version of the program: the conversation would go differently today. The samples stored with it can still be read.",
};

/** With the sign that a keyboard has. */
function asGiven(value: number): string {
  return exact(value).replace("−", "-");
}
