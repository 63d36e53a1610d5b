import type { Problem } from "@rufbaum/tree";
import { DomainError } from "../../errors.ts";

/** The first problems are told; all of them stand in the details. */
export function refused(
  code: "import-failed" | "faulty-tree",
  { reason, ...found }: { reason: string; problems: readonly Problem[]; further: number },
): DomainError {
  const problems = found.problems.map((problem) => withShortTexts(problem));
  return new DomainError({ code, problems, further: found.further }, { reason });
}

/** Characters of a text that is told: it comes from outside. */
const LONGEST_TEXT = 1_000;

/** The same with all its texts cut to what is told of them. */
function withShortTexts<Value>(value: Value): Value {
  if (typeof value === "string") return value.slice(0, LONGEST_TEXT) as Value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => withShortTexts(each)) as Value;
  const fields = Object.entries(value).map(([name, each]) => [name, withShortTexts(each)]);
  return Object.fromEntries(fields) as Value;
}
