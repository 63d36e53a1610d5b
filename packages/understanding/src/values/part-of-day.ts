import { type Token, wordAt, wordSet, wordTable } from "./tokens.ts";

/** Tells three in the night from three in the afternoon. */
export type PartOfDay = "morning" | "noon" | "afternoon" | "evening" | "night";

const PARTS: ReadonlyMap<string, PartOfDay> = wordTable([
  [
    "morning",
    "morgens früh vormittags vormittag frühmorgens frühs morgends friah fria frua fruah fröh früa frieh",
  ],
  ["noon", "mittags mittag"],
  ["afternoon", "nachmittags nachmittag nammittag nomittag spätnachmittags"],
  ["evening", "abends abend obends obend spätabends spätabend"],
  ["night", "nachts nacht"],
]);
const ENDINGS = ["vormittag", "nachmittag", "mittag", "abend", "nacht", "frueh", "morgen"] as const;

/** The part of the day that a word names, "Dienstagnachmittag" included. */
export function partOfDay(word: string): PartOfDay | null {
  const plain = PARTS.get(word);
  if (plain) return plain;
  if (!/^(?:mon|diens|mitt|donners|frei|sams|sonn)/u.test(word)) return null;
  const stem = word.endsWith("s") ? word.slice(0, -1) : word;
  if (stem === "sonnabend") return null;
  const ending = ENDINGS.find((end) => stem.endsWith(end));
  return ending === undefined
    ? null
    : ending === "morgen"
      ? "morning"
      : (PARTS.get(ending) ?? null);
}

/** Words away from a time in which the part of the day is looked for. */
const NEAR = 5;
const MORNING_AFTER = wordSet("am heute jeden");

/** The part of the day named near the words from one token to another. */
export function partNear(tokens: readonly Token[], from: number, to: number): PartOfDay | null {
  for (let distance = 0; distance < NEAR; distance++) {
    for (const at of [to + distance, from - 1 - distance]) {
      const word = wordAt(tokens, at);
      const part = partOfDay(word);
      if (part) return part;
      if (word !== "morgen") continue;
      const lead = wordAt(tokens, at - 1);
      if (MORNING_AFTER.has(lead) || /(?:tag|woch|abend)$/u.test(lead)) return "morning";
    }
  }
  return null;
}

/** How sure the half of the day is that an hour without one is taken for, by the hour; 0 is twelve. */
export const OPEN = [0.9, 0.8, 0.8, 0.8, 0.8, 0.8, 0.7, 0.7, 0.8, 0.9, 0.93, 0.93];

/**
 * Whether an hour of twelve fits no part of the day that was named: nobody means half past ten at night
 * by "am Nachmittag" and "halb elf". A morning may begin at three only where both were said together.
 */
export function isAtOddsWith(
  hour: number,
  near: PartOfDay | null,
  told: PartOfDay | undefined,
): boolean {
  const part = near ?? told;
  if (part === undefined || (part === "morning" && near !== null)) return false;
  const [first, last] = NO_HOURS_OF[part] ?? [];
  return first !== undefined && last !== undefined && hour >= first && hour <= last;
}

const NO_HOURS_OF: Readonly<Partial<Record<PartOfDay, readonly [first: number, last: number]>>> = {
  morning: [1, 5],
  noon: [4, 9],
  afternoon: [8, 11],
};

/** The hour of 24 that an hour of twelve is in a part of the day; without one, from one to six it is afternoon. */
export function inPartOfDay(hour: number, part: PartOfDay | null): number {
  if (hour > 12 || hour === 0) return hour;
  switch (part) {
    case "morning":
      return hour;
    case "noon":
      return hour <= 3 ? hour + 12 : hour;
    case "afternoon":
      return hour === 12 ? 12 : hour + 12;
    case "evening":
      return hour === 12 ? 0 : hour + 12;
    case "night":
      return hour === 12 ? 0 : hour >= 6 ? hour + 12 : hour;
    case null:
      return hour <= 6 ? hour + 12 : hour;
  }
}
