import type { Topic } from "../corpus/topic.ts";

/**
 * What a condition for a concern is called that callers are known to have: none of these names means a
 * built-in intent. They are put into trees, and so are words of the tree's language.
 */
export const CONCERN_NAMES: Partial<Record<Topic, string>> = {
  "asks-partner": "Will es zu Hause absprechen",
  "is-tenant": "Wohnt zur Miete",
  "moves-soon": "Zieht bald um",
  "just-renewed": "Gerade erst erneuert",
  "bad-experience": "Schlechte Erfahrung gemacht",
  "too-old": "Findet sich zu alt dafür",
  "refuses-value": "Sagt das nicht am Telefon",
  "value-later": "Weiß es gerade nicht",
  "wants-written-offer": "Will ein schriftliches Angebot",
};

export const CONCERNS: readonly string[] = Object.values(CONCERN_NAMES);
