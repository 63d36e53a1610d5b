import { disclosesAi, findPlaceholders, sentencesOf } from "@rufbaum/tree/graph";
import type { Variables } from "./types.ts";

/**
 * A text without the places that nothing is known for, so that no sentence is spoken with a hole: a
 * place goes with the small words that lead up to it ("am [tag]", "Frau [name]"), and where the rest is
 * no whole sentence, that sentence is left out. A question is asked all the same, and who speaks is told.
 */
export function withoutHoles(text: string, variables: Variables): string {
  if (findPlaceholders(text).every((place) => isKnown(place, variables))) return text;
  return text
    .split("\n")
    .map((line) =>
      wholeSentencesOf(line)
        .map((sentence) => withoutHole(sentence, variables))
        .filter(Boolean)
        .join(" "),
    )
    .filter((line, at, all) => line !== "" || all[at - 1] !== "")
    .join("\n");
}

/** What a colon announces belongs to it: "Ihr Termin: [tag]." */
function wholeSentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const before = sentences.at(-1);
    if (before?.endsWith(":")) sentences[sentences.length - 1] = `${before} ${sentence}`;
    else sentences.push(sentence);
  }
  return sentences;
}

function isKnown(
  { name, fallback }: { name: string; fallback: string | null },
  variables: Variables,
): boolean {
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  return String(value ?? fallback ?? "").trim() !== "";
}

function withoutHole(sentence: string, variables: Variables): string {
  const places = findPlaceholders(sentence);
  if (places.every((place) => isKnown(place, variables))) return sentence;
  const isKept = sentence.endsWith("?") || disclosesAi(sentence);
  let mended = "";
  let from = 0;
  let hasHole = false;
  for (const place of places) {
    const { name, start, end } = place;
    mended += sentence.slice(from, start);
    from = end;
    if (isKnown(place, variables)) {
      mended += sentence.slice(start, end);
      continue;
    }
    const before = mended.replace(TITLES, "");
    if (ASKS_FOR_PERSON.test(before)) {
      mended = `${before}Ihnen persönlich`;
      continue;
    }
    const led = LED.exec(before);
    mended = led ? before.slice(0, led.index) : before;
    const unit = UNIT.exec(sentence.slice(from));
    if (led && unit) from += unit[0].length;
    const isApart = APART.test(sentence.slice(from));
    // What a caller would not tell is not read out to him as if it were there.
    const isLeftOpen =
      Object.hasOwn(variables, name) && !places.some((one) => isKnown(one, variables));
    if (led && isLeftOpen) hasHole = true;
    else if (!isApart) hasHole ||= led === null || mended.trim() === "";
    else hasHole ||= !ENDS_WHOLE.test(mended);
  }
  const whole = mended + sentence.slice(from);
  return hasHole && !isKept ? "" : whole;
}

/** "Spreche ich mit [name]?", where no name is known. */
const ASKS_FOR_PERSON = /(?<!\p{L})(?:spreche|rede) ich (?:\p{L}+ ){0,2}mit\s+$/iu;

const TITLES = /(?:(?<!\p{L})(?:Herrn?|Frau|Familie|Dr\.|Prof\.)\s+)+$/u;
const LED =
  /(?<!\p{L})(?:(?:an|am|um|bei|beim|mit|von|vom|zu|zum|zur|für|auf|in|im|ins|ab|bis|gegen|aus|über|unter|seit|nach|vor|wegen|per)\s+){1,2}(?:(?:der|die|das|den|dem|ein|eine[mnr]?|Ihr(?:e[mnr]?)?)\s+)?$/iu;
const UNIT = /^\s+(?:Uhr|Euro|Prozent|€|%)(?!\p{L})/u;

/** Nothing of the sentence stands right behind the place. */
const APART = /^[^\p{L}\p{N}[{]*$|^\s*[,.;:!?–—-]/u;

/** Whole so far: nothing at all, a mark, a noun, another value, a greeting, or thanks. */
const ENDS_WHOLE =
  /^\s*$|[,;.!–—\]}-]\s*$|(?<!\p{L})(?:\p{Lu}[\p{L}-]+|hallo|danke|hi|gern|gerne|gut|schön|ja|also|und)\s*$/u;
