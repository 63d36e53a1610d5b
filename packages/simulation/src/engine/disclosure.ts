import { sentencesOf } from "@rufbaum/tree/graph";
import { disclosesAi } from "@rufbaum/tree/lint";
import type { CallerAct } from "../caller/caller.ts";

/**
 * Whether the first words tell that an AI speaks, to somebody who does this upon them: only who heard the
 * sentence to its end was told. `null`: the phone was put down before.
 * @param firm so many characters can't be cut into
 */
export function disclosureIn(words: string, act?: CallerAct, firm = 0): boolean | null {
  const end = endOfDisclosure(words);
  if (end === null) return false;
  if (act?.type === "hang-up" && act.heard !== undefined) return act.heard.length >= end || null;
  return act?.type !== "interrupt" || Math.max(act.heard.length, firm) >= end;
}

/** Characters up to the end of the first sentence that tells it; `null` where none does. */
function endOfDisclosure(words: string): number | null {
  let end = 0;
  for (const sentence of sentencesOf(words)) {
    end = words.indexOf(sentence, end) + sentence.length;
    if (disclosesAi(sentence)) return end;
  }
  return null;
}
