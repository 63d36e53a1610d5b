import type { TreeNode, ValueKindName } from "@rufbaum/tree";
import { conceptsOf } from "@rufbaum/understanding/lexicon";
import type { Member } from "./gists.ts";

interface Value {
  /** As a sentence names it. */
  name: string;
  /** Classes of words of which such a value has some. */
  concepts: readonly string[];
}

const VALUES: Partial<Record<ValueKindName, Value>> = {
  date: { name: "Tag", concepts: ["weekday", "month", "daytime", "later", "number"] },
  time: { name: "Uhrzeit", concepts: ["clock", "daytime", "number"] },
  number: { name: "Zahl", concepts: ["number"] },
  amount: { name: "Betrag", concepts: ["number", "money"] },
  digits: { name: "Ziffern", concepts: ["number"] },
  postcode: { name: "Postleitzahl", concepts: ["number"] },
  "phone-number": { name: "Telefonnummer", concepts: ["number"] },
};

/** What a value sounds like that could not be read; as a condition it would take the others too. */
const ANSWERS: ReadonlySet<string> = new Set([
  ...["Ja", "Vielleicht", "appointment_accepted", "callback_later", "no_time"],
]);

/** The part of what was said that must sound like the value. */
const MOSTLY = 0.5;

/**
 * What kind of value was hoped for and given in words that hold none, such as "eher am Vormittag"
 * for a time; `null` where something else was said.
 */
export function unreadValue(
  node: TreeNode,
  intent: string | null,
  members: readonly Member[],
): string | null {
  const value = VALUES[node.input?.value ?? "text"];
  if (node.type !== "input" || !value) return null;
  if (intent !== null && ANSWERS.has(intent)) return value.name;
  let all = 0;
  let alike = 0;
  for (const { words, count } of members) {
    all += count;
    const concepts = words.flatMap(({ usual }) => conceptsOf(usual));
    if (concepts.some((concept) => value.concepts.includes(concept))) alike += count;
  }
  return alike > 0 && alike >= all * MOSTLY ? value.name : null;
}
