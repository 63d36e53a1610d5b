import { digitWords, numberWords } from "./number-words.ts";
import type { Person } from "./person.ts";

const STREETS =
  "Lindenweg|Bahnhofstraße|Am Mühlbach|Schillerstraße|Gartenstraße|Hauptstraße|Kirchgasse|Birkenallee|Goethestraße|Am Sportplatz|Ringstraße|Mühlenweg|Rosenstraße|Feldstraße|Schulstraße|Kastanienweg|Bergstraße".split(
    "|",
  );

/** Towns with a postcode of theirs. */
const TOWNS = [
  ["Göttingen", "37073"],
  ["Lüneburg", "21335"],
  ["Bamberg", "96047"],
  ["Ulm", "89073"],
  ["Fulda", "36037"],
  ["Celle", "29221"],
  ["Trier", "54290"],
  ["Landshut", "84028"],
  ["Oldenburg", "26122"],
  ["Schwerin", "19053"],
  ["Jena", "07743"],
  ["Kassel", "34117"],
  ["Münster", "48143"],
] as const;

export interface Address {
  street: string;
  town: string;
  postcode: string;
}

/** Where somebody lives: the same whenever he is asked, and in words. */
export function addressOf({ number }: Pick<Person, "number">): Address {
  const [town, postcode] = TOWNS[number % TOWNS.length] ?? TOWNS[0];
  const street = STREETS[(number * 7) % STREETS.length] ?? "";
  const house = numberWords(1 + ((number * 13) % 88));
  return { street: `${street} ${house}${number % 9 === 0 ? " a" : ""}`, town, postcode };
}

/** How much of it is said: what is asked for, or more, or only a part at first. */
export type AddressPart = "all" | "with-postcode" | "street" | "town";

export function addressWords(person: Pick<Person, "number">, part: AddressPart): string {
  const { street, town, postcode } = addressOf(person);
  switch (part) {
    case "street":
      return street;
    case "town":
      return town;
    case "with-postcode":
      return `${street}, ${digitWords(postcode, false)} ${town}`;
    case "all":
      return person.number % 2 === 0 ? `${street} in ${town}` : `${street}, ${town}`;
  }
}

/** The parts that a question in small letters names; all of it where it names none. */
export function partAskedFor(question: string): AddressPart {
  const street = /straße|hausnummer/u.test(question);
  const code = /postleitzahl|plz/u.test(question);
  const town = /(?<!\p{L})(?:ort|stadt|wohnort)(?!\p{L})/u.test(question);
  if (street && !code && !town && !/adresse|anschrift/u.test(question)) return "street";
  if (town && !street && !code && !/adresse|anschrift/u.test(question)) return "town";
  return code ? "with-postcode" : "all";
}
