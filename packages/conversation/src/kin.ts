/** Words for a person whom a caller speaks of; over small letters, as parts of patterns. */
export const PERSON =
  "(?:(?:ehe)?(?:mann|frau)|vater|mutter|papa|mama|eltern|sohn|tochter|kind|kinder|baby|junge|mädchen|bruder|schwester|geschwister|oma|opa|großmutter|großvater|großeltern|enkel(?:in)?|tante|onkel|cousin(?:e)?|neffe|nichte|partner(?:in)?|lebensgefährt(?:e|in)|verlobte[rn]?|gatt(?:e|in)|freund(?:in)?|kolleg(?:e|in)|nachbar(?:in)?|schwieger(?:vater|mutter|sohn|tochter|eltern)|schwager|schwägerin)";

export const RELATIVE = `(?:mein|meine|unser|unsere) ${PERSON}`;

/** A reply as such patterns read it: small letters, and no sign but spaces. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
