import { describe, expect, test } from "bun:test";
import { addressIn, addressPutRight, speaksOfAddress } from "./address.ts";

test.each([
  ["ja rosenweg acht in fünfundfünfzig eins dreißig mainz", "Rosenweg 8, 55130 Mainz"],
  [
    "kirchgasse drei fünfundfünfzig zwei sechsundsiebzig oppenheim",
    "Kirchgasse 3, 55276 Oppenheim",
  ],
  [
    "ei neugass fünf fünfefuffzisch zwo sechs acht nieder olm hab isch aach schon gesacht",
    "Neugass 5, 55268 Nieder Olm",
  ],
  ["Rosenweg 8, 55130 Mainz", "Rosenweg 8, 55130 Mainz"],
  ["hafenweg neun in senden achtundvierzig drei null acht", "Hafenweg 9, 48308 Senden"],
  ["bitte senden an lindenweg drei 55116 mainz", "Lindenweg 3, 55116 Mainz"],
  ["grüner weg acht in nordwalde dat is 48356", "Grüner Weg 8, 48356 Nordwalde"],
  ["ja von galen straße drei in münster", "Von Galen Straße 3, Münster"],
  ["lange straße zwölf a fünf fünf eins eins sechs mainz", "Lange Straße 12a, 55116 Mainz"],
  ["am zollhafen drei 55118 mainz", "Am Zollhafen 3, 55118 Mainz"],
  ["unter den linden siebzehn zehn eins siebzehn berlin", "Unter den Linden 17, 10117 Berlin"],
  ["mühlweg 7 null eins null sechs sieben dresden", "Mühlweg 7, 01067 Dresden"],
  [
    "lindenallee vier bis sechs 60313 frankfurt am main",
    "Lindenallee 4-6, 60313 Frankfurt am Main",
  ],
  [
    "theodor heuss ring zwoundzwanzig fünfzig sechs sechs acht köln",
    "Theodor Heuss Ring 22, 50668 Köln",
  ],
  [
    "das wär die untere kirchstraße nummer 4 in bingen am rhein",
    "Untere Kirchstraße 4, Bingen am Rhein",
  ],
  ["in der waldstraße drei", "Waldstraße 3"],
  ["haus nummer vier in der lindenstraße in bebra", "Lindenstraße 4, Bebra"],
  ["die straße heißt lerchenweg und die nummer ist die fünfzehn", "Lerchenweg 15"],
  ["von-der-tann-straße 8b, 93047 Regensburg", "Von-der-Tann-Straße 8b, 93047 Regensburg"],
  ["hofgut 3 55288 udenheim", "Hofgut 3, 55288 Udenheim"],
])("“%s” is %s", (said, address) => {
  expect(addressIn(said)).toBe(address);
});

describe("what was put right takes the place of what it puts right", () => {
  test.each([
    [
      "also ich wohn jetzt in der lessingstraße elf ach quatsch goethestraße elf in 65203 wiesbaden wir sind umgezogen",
      "Goethestraße 11, 65203 Wiesbaden",
    ],
    ["rosenweg acht nein neun in 55130 mainz", "Rosenweg 9, 55130 Mainz"],
    ["rosenweg acht in 55130 mainz nein wiesbaden", "Rosenweg 8, 55130 Wiesbaden"],
    ["rosenweg 8 in 55130 nein 55131 mainz", "Rosenweg 8, 55131 Mainz"],
    ["moment das ist der birkenweg 4 in 24103 kiel", "Birkenweg 4, 24103 Kiel"],
  ])("“%s”", (said, address) => {
    expect(addressIn(said)).toBe(address);
  });
});

describe("nothing is lost that may belong to it", () => {
  test.each([
    [
      "die sollen zu mir in die firma aydin elektro industriestraße 22 in 55543 bad kreuznach",
      "Firma Aydin Elektro, Industriestraße 22, 55543 Bad Kreuznach",
    ],
    [
      "alte mainzer straße 5 hinterhaus 55129 mainz",
      "Alte Mainzer Straße 5, Hinterhaus, 55129 Mainz",
    ],
    ["rosenweg 8 55130 mainz das ist im hinterhaus", "Rosenweg 8, 55130 Mainz, Hinterhaus"],
    ["c/o schmidt rosenweg 8 55130 mainz", "c/o Schmidt, Rosenweg 8, 55130 Mainz"],
    ["max mustermann rosenweg 8 55130 mainz", "Max Mustermann, Rosenweg 8, 55130 Mainz"],
    ["rosenweg 8 3. stock 55130 mainz", "Rosenweg 8, 3. Stock, 55130 Mainz"],
    [
      "rosenweg 8 in 55130 mainz bitte bei müller klingeln",
      "Rosenweg 8, 55130 Mainz, Bei Müller Klingeln",
    ],
  ])("“%s”", (said, address) => {
    expect(addressIn(said)).toBe(address);
  });
});

test.each([
  "dieselbe adresse wie immer",
  "das sag ich ihnen nicht",
  "ich wohne in mainz",
  "heidelberg",
  "am mittwoch um drei",
  "zwei",
])("“%s” is none", (said) => {
  expect(addressIn(said)).toBeNull();
});

test("who speaks of a street or its number speaks of an address", () => {
  expect(speaksOfAddress("nein die hausnummer ist neun")).toBe(true);
  expect(speaksOfAddress("der rosenweg")).toBe(true);
  expect(speaksOfAddress("nein drei")).toBe(false);
  expect(speaksOfAddress("das ist weit weg")).toBe(false);
});

test.each([
  ["nein die hausnummer ist neun", "Rosenweg 9, 55130 Mainz"],
  ["nee nicht rosenweg sondern rosengasse", "Rosengasse 8, 55130 Mainz"],
  ["falsch das ist der rosenweg achtzehn", "Rosenweg 18, 55130 Mainz"],
  ["nein die postleitzahl ist 55131", "Rosenweg 8, 55131 Mainz"],
  ["die adresse stimmt nicht", null],
  ["die straße haben sie falsch", null],
  ["lieber an eine andere adresse", null],
  ["nein zwei pakete an die adresse", null],
])("“%s” puts right %s", (said, address) => {
  expect(addressPutRight("Rosenweg 8, 55130 Mainz", said)).toBe(address);
});

test.each([
  ["Lindenstraße 12, Gießen, 35390", "Lindenstraße 12, 35390 Gießen"],
  ["lindenstraße zwölf gießen drei fünf drei neun null", "Lindenstraße 12, 35390 Gießen"],
  ["rosenweg drei hinterhaus 36037 fulda", "Rosenweg 3, Hinterhaus, 36037 Fulda"],
  ["rhönblick vier in dipperz", "Rhönblick 4, Dipperz"],
  ["mühlental sieben in bebra", "Mühlental 7, Bebra"],
  ["sonnenhang zwölf a gersfeld", "Sonnenhang 12a, Gersfeld"],
  ["zum eck fünf in fulda", "Zum Eck 5, Fulda"],
  ["ei hauptstraß einundvierzig gersfeld", "Hauptstraß 41, Gersfeld"],
  ["am alten markt siebzehn a in fulda hinterhaus", "Am alten Markt 17a, Fulda, Hinterhaus"],
  ["waldweg fünf hinterhaus in kassel", "Waldweg 5, Hinterhaus, Kassel"],
  ["waldweg fünf in kassel im dritten stock", "Waldweg 5, Kassel, im dritten Stock"],
  ["industriestraße acht firma müller in hanau", "Industriestraße 8, Firma Müller, Hanau"],
  ["waldweg fünf in frankfurt am main", "Waldweg 5, Frankfurt am Main"],
])("wherever place and part of the house are said: “%s”", (said, address) => {
  expect(addressIn(said)).toBe(address);
});

test.each(["ich wohne in eisenach", "im wald", "wir sind vom bach zwei häuser weiter"])(
  "no street: “%s”",
  (said) => {
    expect(addressIn(said)).toBeNull();
  },
);
