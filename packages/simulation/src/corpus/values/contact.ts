import type { SeededRandom } from "../../seeded-random.ts";
import { digitWords, numberWords } from "./number-words.ts";
import { SPELLING } from "./people.ts";
import { PEOPLE, type Person } from "./person.ts";

/** Area code and block of numbers that the Bundesnetzagentur keeps free for fiction: nobody has one. */
const BLOCKS = [
  ["030", "23125"],
  ["069", "90009"],
  ["040", "66969"],
  ["0221", "4710"],
  ["089", "99998"],
] as const;

/** A telephone number, digit by digit or in pairs, in groups with pauses between them. */
export function phoneNumber(random: SeededRandom): string {
  const [area, block] = random.pick(BLOCKS);
  const last = String(random.below(1_000)).padStart(3, "0");
  const isZwo = random.chance(0.5);
  const groups = [area, block, last].map((digits) => digitWords(digits, isZwo));
  if (random.chance(0.3)) groups[2] = inPairs(last);
  return groups.join(", ");
}

/** "null siebzehn": a lone digit first, then two as one number. */
function inPairs(digits: string): string {
  const pair = digits.slice(-2);
  const said = pair.startsWith("0") ? digitWords(pair, false) : numberWords(Number(pair));
  return `${digitWords(digits.slice(0, -2), false)} ${said}`;
}

/** Domains that are reserved for examples (RFC 2606). */
const DOMAINS = ["example punkt com", "example punkt org", "example punkt net"];

/** Somebody's address: the same whenever he is asked, but for how the sign is called. */
export function email(random: SeededRandom, person = random.pick(PEOPLE)): string {
  const first = plain(person.first);
  const last = plain(person.last);
  const names = [
    `${first} punkt ${last}`,
    `${first} punkt ${last}`,
    `${first.charAt(0)} punkt ${last}`,
    `${first} minus ${last}`,
    `${first} unterstrich ${last}`,
    `${last} ${numberWords(60 + (person.number % 39))}`,
    "info",
    "büro",
  ];
  const name = names[person.number % names.length];
  const domain = DOMAINS[person.number % DOMAINS.length];
  return `${name} ${random.pick(["at", "at", "ät", "Klammeraffe"])} ${domain}`;
}

/** The address of whoever speaks English, the same whenever it is asked for. */
export function emailInEnglish({ first, last }: Pick<Person, "first" | "last">): string {
  const name = `${plain(first)} dot ${plain(last)}`.replaceAll(" minus ", " dash ");
  return `${name} at example dot com`;
}

/** As it is said where an address is told: umlauts written out, small letters. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("-", " minus ")
    .replace(/[äöüß]/gu, (letter) => `${WRITTEN_OUT[letter]}`);
}

const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

const POSTCODES =
  "10115 12047 20095 22765 28195 30159 34117 39104 44135 48143 50667 53111 60311 65183 68159 70173 76133 79098 80331 86150 90402 93047 97070 99084 01067 04109".split(
    " ",
  );

export function postcode(random: SeededRandom): string {
  const digits = random.pick(POSTCODES);
  if (digits.startsWith("0") || random.chance(0.6)) return digitWords(digits, random.chance(0.4));
  const [pair, rest] = [digits.slice(0, 2), digits.slice(2)];
  return `${numberWords(Number(pair))} ${digitWords(rest, false)}`;
}

export function spelledName(random: SeededRandom, person = random.pick(PEOPLE)): string {
  const name = person.last;
  // Of a double name both parts, without what joins them.
  const letters = [...name.toLowerCase()].filter((letter) => letter !== "-");
  const upper = letters.map((letter) => (letter === "ß" ? "Eszett" : letter.toUpperCase()));
  const withWords = letters.map((letter, at) =>
    letter === "ß" ? "Eszett" : `${upper[at]} wie ${SPELLING[letter] ?? letter}`,
  );
  return random.pick([
    withWords.join(", "),
    `${name}, ${upper.join(" ")}`,
    upper.join(", "),
    `${name}, also ${withWords.join(", ")}`,
  ]);
}

/** A customer number, a code. */
export function digits(random: SeededRandom): string {
  const length = random.pick([4, 4, 5, 6, 8]);
  const number = Array.from({ length }, () => String(random.below(10)));
  const groups = [number.slice(0, 4), number.slice(4)].filter((group) => group.length > 0);
  return groups.map((group) => digitWords(group.join(""), random.chance(0.5))).join(", ");
}
