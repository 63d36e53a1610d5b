import type { Latency } from "../../api/latency.ts";

export interface TreeDays {
  treeId: string;
  /** As the newest day knows it. */
  name: string;
  /** The newest first. */
  days: readonly Latency[];
}

/** Puts the days of each tree together; the trees by their names. */
export function byTree(latencies: readonly Latency[]): TreeDays[] {
  const trees = Map.groupBy(latencies, ({ treeId }) => treeId);
  return [...trees]
    .map(([treeId, days]) => ({ treeId, name: days[0]?.treeName ?? "", days }))
    .sort((one, other) => one.name.localeCompare(other.name, "de"));
}
