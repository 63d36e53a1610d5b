import type { Finding, Tree } from "@rufbaum/tree";
import { DomainError } from "../../errors.ts";
import { inGerman } from "./order.ts";
import type { Running } from "./running.ts";

export function otherRunning({ key, job, done }: Running): DomainError {
  const { tree, runs } = job;
  return new DomainError(
    "simulation-running",
    `Gerade läuft schon eine Simulation von „${tree.name}“: ${inGerman(done)} von ${inGerman(runs)} Gesprächen sind geführt. Warten Sie, bis sie fertig ist, oder brechen Sie sie ab.`,
    {
      status: 409,
      details: { key, treeId: tree.id, treeName: tree.name, done, total: runs },
    },
  );
}

export function treeHasErrors({ name }: Tree, findings: readonly Finding[]): DomainError {
  const shown = findings.slice(0, 3).map(({ message }) => message);
  const more = findings.length - shown.length;
  return new DomainError(
    "tree-has-errors",
    `„${name}“ wird nicht simuliert, solange der Baum Fehler hat: ${shown.join(" ")}${more > 0 ? ` (und ${more} weitere)` : ""}`,
    { status: 422, details: { findings } },
  );
}

export function cancelled(): DomainError {
  return new DomainError("cancelled", "Die Simulation wurde abgebrochen.", { status: 409 });
}

export function stopping(): DomainError {
  return new DomainError(
    "server-stops",
    "Der Server wird gerade beendet; simuliert wird nicht mehr.",
    { status: 503 },
  );
}

export function notRunning(): DomainError {
  return new DomainError(
    "simulation-not-running",
    "Diese Simulation läuft nicht: Sie ist fertig, abgebrochen oder hat nie begonnen.",
    { status: 404 },
  );
}

export function unknownRun(id: string): DomainError {
  return new DomainError(
    "unknown-run",
    `Es gibt keine gespeicherte Simulation mit der Kennung „${id}“.`,
    { status: 404, details: { runId: id } },
  );
}

export function unknownConversation(index: number, runs: number): DomainError {
  return new DomainError(
    "unknown-conversation",
    `Ein Gespräch ${inGerman(index)} gibt es in dieser Simulation nicht: Sie hat die Gespräche 0 bis ${inGerman(runs - 1)}.`,
    { status: 404, details: { index, total: runs } },
  );
}

export function ledOtherwise(): DomainError {
  return new DomainError(
    "made-by-another-version",
    "Diese Simulation stammt aus einer anderen Version des Programms: Das Gespräch liefe heute anders. Die mitgespeicherten Beispielgespräche bleiben lesbar.",
    { status: 409 },
  );
}
