import { expect, test } from "bun:test";
import { readValue } from "./index.ts";

test.each([
  ["max punkt mustermann at firma minus online punkt de", "max.mustermann@firma-online.de"],
  ["Max.Mustermann@Firma.de", "max.mustermann@firma.de"],
  ["schreiben Sie an info@firma.de.", "info@firma.de"],
  ["max.mustermann @ firma.de", "max.mustermann@firma.de"],
  ["meine ist max.muster@mail.firma.co.uk", "max.muster@mail.firma.co.uk"],
  ["meine Mail ist anna punkt weber ät gmx punkt de", "anna.weber@gmx.de"],
  ["anna, punkt, weber, ät, gmx, punkt, de", "anna.weber@gmx.de"],
  ["info Klammeraffe beispiel bindestrich bau punkt com", "info@beispiel-bau.com"],
  ["info Affenschwanz beispiel punkt com", "info@beispiel.com"],
  ["max mustermann in einem Wort at web punkt de", "maxmustermann@web.de"],
  ["max mustermann zusammengeschrieben at web punkt de", "maxmustermann@web.de"],
  ["max mustermann at web de", "maxmustermann@web.de"],
  ["m wie Martha punkt weber at g m x punkt d e", "m.weber@gmx.de"],
  ["em punkt weber at web punkt de", "m.weber@web.de"],
  ["w e b e r at web punkt de", "weber@web.de"],
  ["p unterstrich schmidt at gmail dot com", "p_schmidt@gmail.com"],
  ["peter zweiundsiebzig at web punkt de", "peter72@web.de"],
  ["max 1985 at yahoo punkt com", "max1985@yahoo.com"],
  ["alles klein hans minus peter at t minus online punkt de", "hans-peter@t-online.de"],
  ["erika at t online de", "erika@t-online.de"],
  ["müller at web punkt de", "mueller@web.de"],
  ["m ü l l e r at web punkt de", "mueller@web.de"],
  ["anna at gmx punkt at", "anna@gmx.at"],
  ["peter at gmail", "peter@gmail.com"],
  ["vertrieb ät sonnen energie punkt de", "vertrieb@sonnenenergie.de"],
  ["k punkt meier et freenet punkt de", "k.meier@freenet.de"],
  ["das ist info at autohaus-krause.de", "info@autohaus-krause.de"],
  ["anna at web punkt de, nein, anna at gmx punkt de", "anna@gmx.de"],
  ["ja gern, an buero at dach minus und minus wand punkt de bitte", "buero@dach-und-wand.de"],
  ["des is uwe punkt celik ät gmx punkt de", "uwe.celik@gmx.de"],
  ["mei Adress isch anna at web punkt de", "anna@web.de"],
  ["i hoaß uwe punkt celik ät gmx punkt de", "uwe.celik@gmx.de"],
  ["i s punkt meier at gmx punkt de", "is.meier@gmx.de"],
  ["mini cooper at web punkt de", "minicooper@web.de"],
  ["des is at web punkt de", "is@web.de"],
  [
    "die hat mir heim Neffe eingerichtet, brigitte punkt czerny at web punkt de",
    "brigitte.czerny@web.de",
  ],
  ["anna maria luise, punkt weber at web punkt de", "annamarialuise.weber@web.de"],
  ["anna, maria, luise at web punkt de", "annamarialuise@web.de"],
  ["ich bin at home", null],
  ["schicken Sie mir eine Mail", null],
  ["die Adresse haben Sie doch", null],
  ["@", null],
  ["a@b", null],
])("the address in “%s” is %p", (reply, value) => {
  expect(readValue(reply, "email", { question: "" })?.value ?? null).toBe(value);
});

test.each([
  ["anna.weber@gmx.de", 0.95, 1],
  ["anna punkt weber at gmx punkt de", 0.8, 0.95],
  ["anna weber at gmx punkt de", 0.6, 0.75],
  ["müller at web punkt de", 0.6, 0.75],
])("“%s” is told with a confidence from %p to %p", (reply, least, most) => {
  expect(readValue(reply, "email", { question: "" })?.confidence).toBeWithin(least, most);
});
