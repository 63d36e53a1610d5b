import { fold, stemOf } from "@rufbaum/understanding/text";
import listed from "../../wording/stems.txt" with { type: "text" };

/** The stems of words that people are known to use, folded: what the product's own texts hold. */
const STEMS: ReadonlySet<string> = new Set(listed.trimEnd().split("\n"));

const SHORTEST_PART = 3;
/** Letters; a longer one is no word. */
const LONGEST = 60;
const LINKS = ["", "s", "es", "n", "en", "e"];

/** Whether a word is known, or put together of two that are. */
export function isKnownWord(word: string): boolean {
  const folded = fold(word.slice(0, LONGEST));
  if (folded.length <= SHORTEST_PART || isKnown(folded)) return true;
  for (let end = SHORTEST_PART; end <= folded.length - SHORTEST_PART; end++) {
    if (isKnown(folded.slice(end)) && isHead(folded.slice(0, end))) return true;
  }
  return false;
}

function isKnown(folded: string): boolean {
  return STEMS.has(stemOf(folded));
}

/** "Arbeits", "Kunden": the first part of a compound may carry a link. */
function isHead(folded: string): boolean {
  return LINKS.some(
    (link) => folded.endsWith(link) && isKnown(folded.slice(0, folded.length - link.length)),
  );
}
