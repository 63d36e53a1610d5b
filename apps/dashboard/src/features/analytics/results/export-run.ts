import { saveFile } from "../../../api/runtime.ts";
import type { StoredRun } from "../../../api/simulation.ts";
import { treeFileName } from "../../../api/tree-file-name.ts";
import { runTime } from "../run-time.ts";
import { runAsCsv } from "./run-as-csv.ts";

export function saveAsJson(run: StoredRun): void {
  saveFile(nameOf(run, "json"), `${JSON.stringify(run, null, 2)}\n`, "application/json");
}

export function saveAsCsv(run: StoredRun): void {
  saveFile(nameOf(run, "csv"), runAsCsv(run), "text/csv;charset=utf-8");
}

function nameOf(run: StoredRun, ending: "json" | "csv"): string {
  const day = runTime(run.createdAt).iso.slice(0, 10);
  return treeFileName(`${run.treeName} Simulation ${day}`, ending);
}
