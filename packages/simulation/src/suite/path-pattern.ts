/** The parts of a path that is written as a list or with arrows. */
export function pathParts(written: string | readonly string[]): string[] {
  const parts = typeof written === "string" ? written.split(/\s*(?:→|->)\s*/) : [...written];
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** Whether a part stands for any number of nodes, none as well. */
export function isAnything(part: string): boolean {
  return part === "..." || part === "…";
}

/** Whether a path is as wanted; it has to be the whole of it where nothing stands for anything. */
export function matchesPath(path: readonly string[], wanted: readonly string[]): boolean {
  /** How many nodes of the path the parts so far can account for. */
  let ends = new Set([0]);
  for (const part of wanted) {
    const next = new Set<number>();
    if (isAnything(part)) {
      const first = Math.min(...ends);
      for (let end = first; end <= path.length; end += 1) next.add(end);
    } else {
      for (const end of ends) if (path[end] === part) next.add(end + 1);
    }
    if (next.size === 0) return false;
    ends = next;
  }
  return ends.has(path.length);
}
