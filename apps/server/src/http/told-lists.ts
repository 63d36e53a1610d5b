import { type Refusal, told, type Words } from "@rufbaum/words";
import { clipped } from "@rufbaum/words/format";
import { viewDenial } from "../modules/lawful-calling/view-denial.ts";

/** Characters of a place in a document, and of a node's id: both come from outside. */
const LONGEST_PATH = 1_000;
const LONGEST_ID = 200;
/** Characters of a sentence that quotes them. */
const LONGEST_SENTENCE = 1_000;

/** What a refusal lists, each with its sentence. */
export function toldLists(refusal: Refusal, words: Words): Record<string, unknown> | undefined {
  switch (refusal.code) {
    case "lint-errors":
    case "tree-has-errors":
      return { findings: told(words.finding, refusal.errors) };
    case "invalid-personas":
      return {
        problems: refusal.problems.map((problem) => ({
          ...problem,
          path: problem.path.slice(0, LONGEST_PATH),
          message: clipped(words.personaFault(problem), LONGEST_SENTENCE),
        })),
      };
    case "invalid-request":
      return {
        problems: refusal.faults.map(({ path, fault }) => ({
          path,
          message: clipped(words.fieldFault(fault), LONGEST_SENTENCE),
        })),
      };
    case "may-not-dial": {
      const { denials, timeZone } = refusal;
      return { denials: denials.map((denial) => viewDenial(denial, words, timeZone)) };
    }
    case "not-startable":
      return { findings: told(words.finding, refusal.findings) };
    case "import-failed":
    case "faulty-tree": {
      const { problems, further } = refusal;
      return {
        problems: problems.map((problem) => ({
          path: problem.path.slice(0, LONGEST_PATH),
          ...(problem.nodeId !== undefined && { nodeId: problem.nodeId.slice(0, LONGEST_ID) }),
          message: clipped(words.problem(problem), LONGEST_SENTENCE),
        })),
        ...(further > 0 && { further }),
      };
    }
    default:
      return undefined;
  }
}
