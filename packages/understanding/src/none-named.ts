import type { Chosen } from "./choose.ts";
import { type NormalizedReply, normalize } from "./normalize.ts";
import type { ExpectedCondition } from "./reading.ts";

/**
 * "Weder noch, ich geh zu Fuß heim": whoever denies all that was named means the one way that is called
 * so or has such an example, whatever else he says; `null` where there is none, or more than one.
 */
export function ofNoneNamed(
  { text }: NormalizedReply,
  conditions: readonly ExpectedCondition[],
): Chosen | null {
  if (!DENIES_ALL.test(text)) return null;
  const [own, ...others] = conditions.filter(({ key, examples = [] }) =>
    [key, ...examples].some((words) => CALLED_SO.test(normalize(words).text)),
  );
  if (own === undefined || others.length > 0) return null;
  const clue = { kind: "rule", rule: "none-named", for: own.key, heard: text } as const;
  return { key: own.key, confidence: SURE, alternatives: [], clues: [clue] };
}

const NONE =
  "(?:weder noch|nichts davon|kein\\w* (?:davon|von (?:den |allen )?(?:beiden|dreien|denen))|beides nicht)";
const DENIES_ALL = new RegExp(
  `^(?:(?:nein|ne|ach|also|danke|ich (?:will|brauche|moechte)) )*${NONE}\\b(?! (?:stimmt|ist (?:wahr|richtig)|versteh))`,
  "u",
);
const CALLED_SO = new RegExp(`\\b${NONE}(?!\\w)`, "u");
const SURE = 0.95;
