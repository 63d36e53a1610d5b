import { expect, test } from "bun:test";
import { readWholeName } from "./whole-name.ts";

/**
 * People and firms as they stand in one column of many lines of business, written before the list of
 * first names was; a bar shows where the first name ends, none what is to stay in one piece.
 */
const PEOPLE = [
  ...["Tobias|Hoffmann", "Friederike|Sommer", "Kevin|Brandt", "Hans-Jürgen|Möller", "Otto|Werner"],
  ...["Ayşe|Yılmaz", "Mehmet|Demir", "Fatma|Öztürk", "Agnieszka|Kowalska", "Krzysztof|Nowak"],
  ...["Giuseppe|Russo", "Carmen|Ortega", "João|Pereira", "Dimitrios|Papadopoulos", "Olga|Iwanowa"],
  ...["Goran|Petrović", "Mohammed|Al-Hassan", "Nguyen Van Minh", "Priya|Sharma", "Chiara|Lombardi"],
  ...["Svetlana|Melnik", "Zeynep|Kaya", "Björn|Lindqvist", "Siobhan|Murphy", "Ludmila|Horáková"],
  ...["Anna Lena|Busch", "Karl|von Stein", "Marie|Scholz", "Ulf|Althaus", "Sabine|Buchholz"],
  ...["Yusuf|Aydın", "Thi Hoa Tran", "Eberhard|Kirchhof", "Nadine|Gold", "Detlef|Schönfeld"],
];
const FIRMS = [
  ...["Peter Reisen", "Martin Bau", "Anna Apotheke", "Klaus Elektrotechnik", "Bäckerei Huber"],
  ...[
    "Salon Sabine",
    "Hotel Post",
    "Autohaus Wagner",
    "Maria Hilf",
    "Praxis Sommer",
    "Luca Pizzeria",
  ],
  ...["Müller Sanitär", "Sofia Kosmetik", "Gasthof Adler", "Weingut Karl", "Ristorante Da Marco"],
  ...[
    "Stadtwerke Ulm",
    "Physiotherapie Am Park",
    "Thomas Immobilien",
    "Emma Floristik",
    "Yoga Ost",
  ],
  ...["Marco Eiscafé", "Franz Metzgerei", "Sankt Anna", "Kanzlei Otto", "Paul Steuerberatung"],
];
const TURNED = [
  "Hoffmann Tobias",
  "Huber Sabine",
  "Peter Sabine",
  "Yılmaz Ayşe",
  "Nowak Krzysztof",
];

const cut = (text: string, said?: "person") => {
  const { firstName, lastName } = readWholeName(
    text.replaceAll("|", " "),
    false,
    said ? { said } : {},
  );
  return [firstName, lastName].filter((part) => part !== "").join("|");
};

test("first names are told from firms and from last names, whatever the line of business", () => {
  const wrong = [...PEOPLE, ...FIRMS, ...TURNED].filter((each) => cut(each) !== each);
  expect(wrong).toEqual([]);
});

test("beside a salutation two words are first and last name", () => {
  const two = [
    ...["Tjark|Hinrichsen", "Ngozi|Okafor", "Wolke|Hegenbarth", "Bogumil|Zając", "Xin|Zhang"],
    ...["Jasper|van der Meer", "Tobias|Hoffmann", "Sören|Friedrich", "Leonhard|Simon"],
  ];
  expect(two.filter((each) => cut(each, "person") !== each)).toEqual([]);
  const kept = [...TURNED, "Maria Garcia Lopez", "Anna und Peter Huber", "Hoffmann"];
  expect(kept.filter((each) => cut(each, "person") !== each)).toEqual([]);
});
