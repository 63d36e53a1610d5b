import listed from "../../noise/words.txt" with { type: "text" };

/** Words that a recogniser may write for others, in small letters. */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  listed
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .flatMap((line) => line.split(" "))
    .filter((word) => word !== ""),
);

/** Says no by itself: such a word may be lost, and never comes out of another. */
const REFUSAL = /^(?:nein|nee?$|nie|nich|nix|nimmer|kein|weder|jein)/u;

/** Whether hearing these words for that one turns nothing into a refusal. */
export function keepsMeaning(said: string, heard: readonly string[]): boolean {
  return REFUSAL.test(said) || !heard.some((word) => REFUSAL.test(word));
}
