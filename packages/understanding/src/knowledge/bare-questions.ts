import { ASKS_PRICE } from "./aspects.ts";
import { isNamedIn } from "./compare-questions.ts";
import { aspectsIn, isGeneral, isOfMoney, type LaidQuestion } from "./laid-question.ts";

/** Wordings that tell what an entry is asked for. */
const FEWEST_ALIKE = 2;
/** Of more entries hardly ever one alone tells where. */
const MOST_ENTRIES_OF_ONE_ASPECT = 300;

/** An entry that is asked for without naming anything, and the place of its wording that tells so. */
export interface BarelyAsked {
  place: number;
  at: number;
}

/** Which entries are asked for by questions that name nothing: "Wo ist das denn?", "was kostet das?" */
export interface BareQuestions {
  keep(wordings: readonly LaidQuestion[], place: number): void;
  /** The only entry that answers such a question; `null` where the question names something. */
  find(question: LaidQuestion): BarelyAsked | null;
}

/** @param entries how many there are */
export function openBareQuestions(entries: number): BareQuestions {
  /** By what they ask, the entries that name nothing besides: "Wo ist das denn?" */
  const bare = new Map<number, BarelyAsked[]>();
  /** By what they ask, the entries that ask hardly anything else, whatever they name. */
  const mostlyOf = new Map<number, BarelyAsked[]>();
  const barePrices: BarelyAsked[] = [];
  const prices: BarelyAsked[] = [];

  function keep(wordings: readonly LaidQuestion[], place: number): void {
    const nameless = wordings.map(({ words, text }) => text !== "" && words.length === 0);
    for (const [aspects, at] of firstByAspects(wordings, (_, at) => nameless[at] === true)) {
      put(bare, aspects, { place, at });
    }
    if (entries > MOST_ENTRIES_OF_ONE_ASPECT) return;
    for (const [aspects, at] of firstByAspects(wordings, ({ text }) => text !== "")) {
      const alike = wordings.filter((wording) => aspectsIn(wording) === aspects);
      const isMostly = alike.length >= FEWEST_ALIKE && alike.length * 2 >= wordings.length;
      if (isMostly) put(mostlyOf, aspects, { place, at });
    }
    const ofPrice = wordings.findIndex(isOfPriceAlone);
    if (ofPrice >= 0) barePrices.push({ place, at: ofPrice });
    else if (isPriceOfAll(wordings)) prices.push({ place, at: 0 });
  }

  function find(question: LaidQuestion): BarelyAsked | null {
    const aspects = aspectsIn(question);
    if (isOfPriceAlone(question)) return onlyOf(barePrices.length > 0 ? barePrices : prices);
    if (question.words.length > 0 || aspects === 0) return null;
    return onlyOf(bare.get(aspects) ?? mostlyOf.get(aspects) ?? []);
  }

  return { keep, find };
}

/** "Was kostet das?", "muss ich dafür etwas bezahlen?" */
function isOfPriceAlone({ words, ...question }: LaidQuestion): boolean {
  return words.length > 0 && words.every(isOfMoney) && asksPrice({ words, ...question });
}

/** Of one thing and another: whoever asks for the price of it all asks for this. */
function isPriceOfAll(wordings: readonly LaidQuestion[]): boolean {
  if (wordings.length < FEWEST_ALIKE || !wordings.every(asksPrice)) return false;
  const [first, ...others] = wordings;
  return !!first?.words.every(
    (word) => isGeneral(word) || !others.every((wording) => isNamedIn(word, wording)),
  );
}

function asksPrice(question: LaidQuestion): boolean {
  return (aspectsIn(question) & ASKS_PRICE) !== 0;
}

function firstByAspects(
  wordings: readonly LaidQuestion[],
  counts: (wording: LaidQuestion, at: number) => boolean,
): Map<number, number> {
  const first = new Map<number, number>();
  wordings.forEach((wording, at) => {
    const aspects = aspectsIn(wording);
    if (counts(wording, at) && !first.has(aspects)) first.set(aspects, at);
  });
  return first;
}

function put(into: Map<number, BarelyAsked[]>, aspects: number, one: BarelyAsked): void {
  const same = into.get(aspects);
  if (same === undefined) into.set(aspects, [one]);
  else same.push(one);
}

function onlyOf([only, ...others]: readonly BarelyAsked[]): BarelyAsked | null {
  return only === undefined || others.length > 0 ? null : only;
}
