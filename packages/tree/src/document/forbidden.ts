import { type Problem, type ProblemParams, pathText } from "./problem.ts";

/** More than this no author wrote: it is there to exhaust whoever walks through it. */
const DEEPEST = 64;

/** A name that would change every object of the program. */
const FORBIDDEN = "__proto__";

/** Finds what a document must not have wherever it stands; `null` if it has nothing of the kind. */
export function findForbidden(document: object): Problem | null {
  // Two lists instead of one of pairs: a file can hold a million objects, and calls wait meanwhile.
  const values = [document];
  const depths = [0];
  for (let value = values.pop(); value !== undefined; value = values.pop()) {
    const depth = depths.pop() ?? 0;
    if (depth > DEEPEST) {
      return forbidden("", { code: "too-deep", deepest: DEEPEST });
    }
    if (Object.hasOwn(value, FORBIDDEN)) {
      const path = pathText([...(pathTo(document) ?? []), FORBIDDEN]);
      return forbidden(path, { code: "name", name: FORBIDDEN });
    }
    // Object.values of a list takes a hundred times as long as the list.
    for (const child of Array.isArray(value) ? value : Object.values(value)) {
      if (typeof child !== "object" || child === null) continue;
      values.push(child);
      depths.push(depth + 1);
    }
  }
  return null;
}

function forbidden(path: string, fault: ProblemParams["forbidden-field"]["fault"]): Problem {
  return { code: "forbidden-field", params: { fault }, path };
}

/** The way to the first object with a forbidden name, looked for only once there is one. */
function pathTo(value: object, depth = 0): PropertyKey[] | null {
  if (Object.hasOwn(value, FORBIDDEN)) return [];
  if (depth > DEEPEST) return null;
  for (const [key, child] of Object.entries(value)) {
    const rest = typeof child === "object" && child !== null ? pathTo(child, depth + 1) : null;
    if (rest) return [Array.isArray(value) ? Number(key) : key, ...rest];
  }
  return null;
}
