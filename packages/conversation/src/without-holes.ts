import { disclosesAi, findPlaceholders, type Placeholder, sentencesOf } from "@rufbaum/tree/graph";
import {
  CONNECTS,
  inPlaceOf,
  leadBefore,
  namesPerson,
  standsBeside,
  UNIT,
} from "./around-holes.ts";
import type { Variables } from "./types.ts";

/**
 * A text without the places that nothing is known for, so that no sentence is spoken with a hole: a
 * place goes with the small words that lead up to it ("am [tag]", "Frau [name]"), and a statement that is
 * none without it is left out, or kept as it is mended (`all`). Questions, greetings and who speaks are
 * always kept, and a place whose author has given an empty default takes no sentence with it.
 */
export function withoutHoles(text: string, variables: Variables, keeps?: "all"): string {
  if (findPlaceholders(text).every((place) => isKnown(place, variables))) return text;
  return text
    .split("\n")
    .map((line) =>
      wholeSentencesOf(line)
        .map((sentence) => withoutHole(sentence, variables, keeps === "all"))
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

function isKnown({ name, fallback }: Placeholder, variables: Variables): boolean {
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  return String(value ?? fallback ?? "").trim() !== "";
}

/** "[vorname] [nachname]", "[tag] oder [tag2]": one thing, of which a part may be known. */
interface Run {
  places: Placeholder[];
  start: number;
  end: number;
  isKnown: boolean;
}

function runsOf(sentence: string, places: readonly Placeholder[], variables: Variables): Run[] {
  const runs: Run[] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run && BETWEEN.test(sentence.slice(run.end, place.start))) {
      run.places.push(place);
      run.end = place.end;
    } else {
      runs.push({ places: [place], start: place.start, end: place.end, isKnown: false });
    }
  }
  for (const run of runs) {
    const known = run.places.filter((place) => isKnown(place, variables));
    // "Guten Tag Frau" greets nobody.
    const isMereTitle = known.length < run.places.length && known.every(isTitle);
    run.isKnown = known.length > 0 && !isMereTitle;
  }
  return runs;
}

const BETWEEN = /^(?:\s+|,?\s+(?:oder|und)\s+)$/u;

function isTitle({ name }: Placeholder): boolean {
  return /^(?:anrede|titel|salutation|title)/iu.test(name);
}

function withoutHole(sentence: string, variables: Variables, keepsAll: boolean): string {
  const places = findPlaceholders(sentence);
  if (places.every((place) => isKnown(place, variables))) return sentence;
  const runs = runsOf(sentence, places, variables);
  // What a caller would not tell is not read out to him as if it were there.
  const isNothingKnown = !runs.some((run) => run.isKnown);
  const kept: string[] = [];
  let tail = "";
  let from = 0;
  let hasHole = false;
  const keep = (words: string) => {
    kept.push(words);
    tail = (tail + words).slice(-TAIL);
  };
  for (const [index, run] of runs.entries()) {
    const gap = sentence.slice(from, run.start);
    from = run.end;
    if (run.isKnown) {
      keep(knownOf(gap, run, sentence, variables));
      continue;
    }
    const rest = sentence.slice(from, from + TAIL);
    const next = runs[index + 1];
    const isNextKnown =
      next?.isKnown === true && /^\s+\p{L}+\s+$/u.test(sentence.slice(from, next.start));
    const place = run.places.at(-1)?.name ?? "";
    const instead = inPlaceOf(place, { gap, rest, isNextKnown });
    if (instead !== null) {
      keep(instead.words);
      from += instead.skipped;
      continue;
    }
    const { words, isLed } = leadBefore(gap);
    const mended = tail + words;
    keep(words);
    const unit = isLed ? UNIT.exec(rest) : null;
    from += unit?.[0].length ?? 0;
    if (run.places.every(({ fallback }) => fallback === "")) continue;
    const isApart = APART.test(sentence.slice(from, from + TAIL));
    const isLeftOpen = isNothingKnown && run.places.some(({ name }) => name in variables);
    if (isLed && isLeftOpen) hasHole = true;
    else if (!isLeftOpen && standsBeside(mended, rest)) continue;
    else if (!isApart) hasHole ||= !isLed || mended.trim() === "";
    else hasHole ||= !ENDS_WHOLE.test(mended) && !(isAddressed(place, mended) && !isLed);
  }
  const whole = kept.join("") + sentence.slice(from);
  const isKept =
    keepsAll || sentence.endsWith("?") || disclosesAi(sentence) || OPENS.test(sentence);
  return hasHole && !isKept ? "" : tidied(whole);
}

/** What is known of a run, behind the words before it; of the rest no place and no space is left. */
function knownOf(gap: string, { places }: Run, sentence: string, variables: Variables): string {
  const [first] = places;
  // "Am [tag] [zeit]", where only the hour is known.
  const isFirstKnown = first !== undefined && isKnown(first, variables);
  let words = isFirstKnown ? gap : gap.replace(/(?<!\p{L})(?:am|vom)\s+$/iu, "");
  let isBegun = false;
  for (const [index, place] of places.entries()) {
    if (!isKnown(place, variables)) continue;
    if (isBegun) words += sentence.slice(places[index - 1]?.end, place.start);
    words += sentence.slice(place.start, place.end);
    isBegun = true;
  }
  return words;
}

/** "Alles klar [name], ich trage das ein": who is only addressed leaves no hole. */
function isAddressed(place: string, before: string): boolean {
  return namesPerson(place) && !NAMES_HIM.test(before);
}

const NAMES_HIM =
  /(?<!\p{L})(?:ist|sind|war|heißt|heißen|lautet|name|namens|als|für|der|die|den|dem|mit|an|und|oder)\s*$/iu;

/** Who speaks of nothing but what he can't name says nothing: "Guten Tag, hier ist". */
function tidied(words: string): string {
  const whole = words.replace(/[^\S\n]{2,}/gu, " ").replace(CONNECTS, (_, mark: string) => mark);
  return /[\p{L}\p{N}[{]/u.test(whole) ? whole : "";
}

/** Characters; the words that lead up to a place are no more, and a text may have thousands of places. */
const TAIL = 80;

/** Greetings, thanks, and who speaks. */
const OPENS =
  /^(?:(?:ja|also)[,\s]+)?(?:(?:einen )?(?:schönen |wunderschönen )?guten (?:tag|morgen|abend)|hallo|hi|hey|grüß|servus|moin|sehr geehrte|willkommen|(?:vielen |herzlichen |besten )?dank)(?!\p{L})|(?<!\p{L})(?:hier (?:ist|spricht|meldet sich)|mein name ist|ich heiße|am apparat)(?!\p{L})|^ich (?:bin|rufe)(?!\p{L})/iu;

/** Nothing of the sentence stands right behind the place. */
const APART = /^[^\p{L}\p{N}[{]*$|^\s*[,.;:!?–—-]/u;

/** Whole so far: nothing at all, a mark, a noun, another value, a greeting, or thanks. */
const ENDS_WHOLE =
  /^\s*$|[,;.!–—\]}-]\s*$|(?<!\p{L})(?:\p{Lu}[\p{L}-]+|hallo|danke|hi|gern|gerne|gut|schön|ja|also|und)\s*$/u;
