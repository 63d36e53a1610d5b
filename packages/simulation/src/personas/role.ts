import type { Speaker } from "../corpus/speakers.ts";
import type { Region } from "../corpus/voices.ts";
import type { Persona } from "./persona.ts";

/** Whether the persona answers the phone for others. */
export function answersForOthers(persona: Persona): boolean {
  return isSaidOf(persona, FRONT_DESK);
}

/** Whether the persona is too old for long plans. */
export function isElderly(persona: Persona): boolean {
  return isSaidOf(persona, ELDERLY);
}

/** As which the persona speaks of its family, by the endings of German; `null` where nothing tells. */
export function speakerOf({ name, type }: Persona): Speaker | null {
  const words = folded(`${name} ${type}`);
  if (/(?:^| )(?:frau|mrs|ms)(?: |$)/.test(words)) return "woman";
  if (/(?:^| )(?:herr|mr)(?: |$)/.test(words)) return "man";
  const kind = folded(type);
  if (/(?:er|aer|or|t|d)in$|frau$|dame$|mutter$|(?:^| )oma$/.test(kind)) return "woman";
  return /(?:er|aer|or|mann|vater|opa)$/.test(kind) ? "man" : null;
}

/** Where a persona's dialect is from; `null` where nothing tells. */
export function regionOf({ type, personality }: Persona): Region | null {
  const words = folded([type, ...personality].join(" "));
  if (/bayer|bair|bavaria|muenchn/.test(words)) return "bavarian";
  if (/schwaeb|schwab|swabian/.test(words)) return "swabian";
  return /berlin/.test(words) ? "berlin" : null;
}

/** In small letters, umlauts written out, without punctuation. */
export function folded(words: string): string {
  return words
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

const FRONT_DESK =
  /sekret|secretar|gatekeep|assist|vorzimmer|empfang|recept|zentrale|telefonist|front ?desk|pfoertner|abschirm/;
const ELDERLY =
  /rentner|ruhestand|pension|senior|aelter|betagt|hochbetagt|greis|retired|elderly|(?:^| )(?:oma|opa)(?: |$)|gross(?:mutter|vater)/;

function isSaidOf({ type, personality }: Persona, pattern: RegExp): boolean {
  return [type, ...personality].some((words) => pattern.test(folded(words)));
}
