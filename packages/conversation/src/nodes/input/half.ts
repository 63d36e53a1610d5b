import type { NodeOf, ValueKindName } from "@rufbaum/tree";
import { textOf } from "@rufbaum/tree/graph";
import type { HalfValue } from "@rufbaum/understanding";
import { addressIn } from "@rufbaum/understanding/address";
import { asksForMeeting } from "../../said-before.ts";
import type { KnownHalf } from "../../types.ts";
import { type Step, sayWords, type Walk } from "../../walk.ts";
import { VALUE_WORDING, WORDING } from "../../wording.ts";
import { awaitAnswer } from "../ask.ts";
import type { HeardReply } from "../node-behaviour.ts";

/** What a reply tells of the value that an input asks for; `null` where it tells nothing, or all. */
export function halfGiven(
  node: NodeOf<"input">,
  kind: ValueKindName,
  { text, reading }: HeardReply,
): KnownHalf | null {
  if (kind === "text") return streetAlone(textOf(node), text);
  if (!asksForMeeting(textOf(node))) return null;
  return halfOf(kind, reading.halves);
}

/** Of a day or a time. */
export function halfOf(
  kind: ValueKindName,
  halves: Partial<Record<HalfValue["kind"], HalfValue>> | undefined,
): HalfValue | null {
  return (kind === "date" || kind === "time" ? halves?.[kind] : undefined) ?? null;
}

/** Keeps it, and asks for the rest alone. */
export function askRest(node: NodeOf<"input">, walk: Walk, half: KnownHalf): Step {
  walk.state.half = half;
  walk.state.between = null;
  sayWords(walk, `${WORDING.half(saidAgain(half.heard))} ${VALUE_WORDING[half.kind].rest ?? ""}`);
  return awaitAnswer(node, walk);
}

/** The caller's words as they are written. */
export function saidAgain(heard: string): string {
  const words = heard.replace(NOUNS, (noun) => noun.charAt(0).toUpperCase() + noun.slice(1));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const NOUNS =
  /(?<!\p{L})(?:\p{L}*(?:woche|hälfte)|monats?|jahr(?:es|en)?|quartals?|wochenende|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|(?:vor|nach)?mittag(?:spause|essen)?|abend|früh(?:jahr|ling)|sommer|herbst|winter|feierabend|arbeit|schule|weihnachten|ostern|pfingsten|silvester|neujahr|feiertagen?|ferien|urlaub|tagen?|wochen|monaten|kalenderwoche|\p{L}*(?:straße|strasse|weg|platz|allee|gasse|ring))(?!\p{L})/gu;

const FOR_ADDRESS = /adresse|anschrift|wo wohnen sie|hausnummer|straße und/iu;
const NOT_BY_POST = /mail|internet|web/iu;
const STREET =
  /^(?:ja |also |äh |das ist |wir sind |wir wohnen |ich wohne |wohne |in der |in dem |im |am |an der |die |der )*(?<street>(?:\p{L}+[ -]){0,3}?\p{L}*(?:straße|strasse|str|weg|platz|allee|gasse|ring|damm|ufer|chaussee|stieg|steig|markt))$/iu;

/** "In der Gartenstraße", where an address is asked for: its number is missing. */
function streetAlone(question: string, text: string): KnownHalf | null {
  if (!FOR_ADDRESS.test(question) || NOT_BY_POST.test(question)) return null;
  const plain = text.replace(/[^\p{L}\d -]+/gu, "").trim();
  const street = STREET.exec(plain)?.groups?.street;
  return street === undefined ? null : { kind: "text", heard: saidAgain(street) };
}

/** "Zwölf" after "Gartenstraße": the address. */
export function withHouseNumber(street: string, { text, reading }: HeardReply): string {
  // "Zwölf in 55130 Mainz": more than the number is told.
  const whole = text.trim().split(/\s+/u).length > 2 ? addressIn(`${street} ${text}`) : null;
  if (whole !== null) return whole;
  const { number } = reading.values;
  const written = /\d+(?:\s*[a-z])?(?!\p{L})/iu.exec(text)?.[0];
  const letter = /\s[a-h](?=[\s.]*$)/iu.exec(text)?.[0] ?? "";
  const told = written ?? (typeof number === "number" ? `${number}${letter}` : text.trim());
  return `${street} ${told}`;
}
