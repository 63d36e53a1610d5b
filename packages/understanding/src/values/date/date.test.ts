import { expect, test } from "bun:test";
import { readValue } from "../index.ts";

/** A Saturday. */
const now = Date.UTC(2026, 10, 21, 10);
const context = { now, question: "An welchem Tag passt es Ihnen?" };

test.each([
  ["dritter Zwölfter", "2026-12-03"],
  ["am dritten zwölften", "2026-12-03"],
  ["dritter 12.", "2026-12-03"],
  ["am 3. Dezember", "2026-12-03"],
  ["am 3 Dezember", "2026-12-03"],
  ["der dritte im Dezember", "2026-12-03"],
  ["3.12.", "2026-12-03"],
  ["3. 12.", "2026-12-03"],
  ["am 3.12", "2026-12-03"],
  ["03.12.2026", "2026-12-03"],
  ["3/12/2026", "2026-12-03"],
  ["2026-12-03", "2026-12-03"],
  ["am 22.04.", "2027-04-22"],
  ["dreiundzwanzigster Jänner", "2027-01-23"],
  ["am drei und zwanzigsten", "2026-11-23"],
  ["erster erster siebenundzwanzig", "2027-01-01"],
  ["der erste März zweitausendsiebenundzwanzig", "2027-03-01"],
  ["am ersten März nächsten Jahres", "2027-03-01"],
  ["am fünften", "2026-12-05"],
  ["am 25.", "2026-11-25"],
  ["am 5. nächsten Monats", "2026-12-05"],
  ["Dienstag, der 24.", "2026-11-24"],
  ["Freitag der dreizehnte", "2027-08-13"],
  ["am Montag, den vierzehnten", "2026-12-14"],
  ["Mittwoch, den 31.", "2027-03-31"],
  ["Dienstag, den 24. November", "2026-11-24"],
  ["heute", "2026-11-21"],
  ["heut Abend", "2026-11-21"],
  ["morgen", "2026-11-22"],
  ["morgen früh", "2026-11-22"],
  ["übermorgen", "2026-11-23"],
  ["Dienstag", "2026-11-24"],
  ["Dienschtag", "2026-11-24"],
  ["nächsten Dienstag", "2026-11-24"],
  ["übernächsten Dienstag", "2026-12-01"],
  ["Dienstagnachmittag", "2026-11-24"],
  ["am Montagmorgen", "2026-11-23"],
  ["kommende Woche Mittwoch", "2026-11-25"],
  ["Mittwoch nächster Woche", "2026-11-25"],
  ["übernächste Woche am Donnerstag", "2026-12-03"],
  ["Dienstag in acht Tagen", "2026-12-01"],
  ["Dienstag äh in acht Tagen", "2026-12-01"],
  ["Dienstag in einer Woche", "2026-12-01"],
  ["in vierzehn Tagen", "2026-12-05"],
  ["in zwei Wochen", "2026-12-05"],
  ["in drei Tagen", "2026-11-24"],
  ["heute in einer Woche", "2026-11-28"],
  ["morgen in acht Tagen", "2026-11-29"],
  ["in einem Monat", "2026-12-21"],
  ["Sonnabend", "2026-11-28"],
  ["am Samstag", "2026-11-28"],
  ["am Wochenende", "2026-11-28"],
  ["Ende des Monats", "2026-11-30"],
  ["Ende Januar", "2027-01-31"],
  ["Mitte nächster Woche", "2026-11-25"],
  ["Heiligabend", "2026-12-24"],
  ["zweiter Weihnachtstag", "2026-12-26"],
  ["Ostermontag", "2027-03-29"],
  ["guten Morgen, Dienstag passt", "2026-11-24"],
  ["Dienstag geht nicht, aber Mittwoch", "2026-11-25"],
  ["nicht am Dienstag, lieber am Mittwoch", "2026-11-25"],
  ["Dienstag, nein, Mittwoch", "2026-11-25"],
  ["am fünften Mai, nein, am sechsten", "2027-05-06"],
  ["am 3.12. oder besser am 4.12.", "2026-12-04"],
  ["nächste Woche Dienstag, Quatsch, Mittwoch", "2026-11-25"],
  ["am 30. Februar", null],
  ["am 31.11.", null],
  ["31.11.2026", null],
  ["am 31.11., nein, am 30.11.", "2026-11-30"],
  ["guten Morgen", null],
  ["das geht nicht", null],
  ["um vierzehn Uhr", null],
])("the date in “%s” is %p", (reply, value) => {
  expect(readValue(reply, "date", context)?.value ?? null).toBe(value);
});

test.each([
  ["achtzehnter Mai neunzehnhundertsiebzig", "1970-05-18"],
  ["am achtzehnten fünften siebzig", "1970-05-18"],
  ["18.5.70", "1970-05-18"],
  ["18.05.1970", "1970-05-18"],
  ["erster zweiter neunzehn achtundachtzig", "1988-02-01"],
  ["am 3. Juni 2004", "2004-06-03"],
  ["3.6.04", "2004-06-03"],
  ["am achtzehnten Mai", null],
])("a birthday “%s” is %p", (reply, value) => {
  const asked = { now, question: "Wann sind Sie geboren?" };
  expect(readValue(reply, "date", asked)?.value ?? null).toBe(value);
});

test.each([
  ["morgen", null],
  ["am Dienstag", null],
  ["am 3.12.", null],
  ["am 3.12.2026", "2026-12-03"],
])("without a clock, “%s” is %p", (reply, value) => {
  expect(readValue(reply, "date", { question: "" })?.value ?? null).toBe(value);
});

test.each([
  ["2026-03-28T22:59:00Z", "2026-03-28"],
  ["2026-03-28T23:01:00Z", "2026-03-29"],
  ["2026-07-01T21:59:00Z", "2026-07-01"],
  ["2026-07-01T22:01:00Z", "2026-07-02"],
  ["2026-10-25T22:59:00Z", "2026-10-25"],
  ["2026-10-25T23:01:00Z", "2026-10-26"],
])("at %s it is %s in Berlin", (moment, value) => {
  const at = { now: Date.parse(moment), question: "" };
  expect(readValue("heute", "date", at)?.value).toBe(value);
});

test.each([
  ["am Mittwoch in der Woche darauf", 0.9],
  ["nächsten Mittwoch", 0.7],
  ["am Wochenende", 0.6],
  ["Montag, der 24.", 0.65],
  ["Dienstag oder Mittwoch", 0.65],
])("“%s” is told with a confidence of at most %p", (reply, most) => {
  // On a Monday, when half of the people mean the Wednesday after the next.
  const monday = { now: Date.UTC(2026, 10, 23, 10), question: "" };
  expect(readValue(reply, "date", monday)?.confidence).toBeWithin(0.6, most + 0.03);
});

const arranged = { now: Date.UTC(2026, 10, 21, 10), question: "Welcher Tag passt Ihnen?" };

test.each([
  "Mein Neffe hat gestern sein Seepferdchen gemacht",
  "mein neffe hat gestern sein seepferdchen gemacht wir sind alle so stolz",
  "Die Leitung rauscht heute so",
  "früher hat man das noch bezahlen können, aber heute ist das ja Wahnsinn",
  "Morgen schreibt mein Sohn Mathe",
  "Ich habe heute schon genug telefoniert",
  "heute kann man ja keinem mehr trauen",
  "Heute ist aber auch ein Wetter",
  "was heute schon der Einkauf kostet",
  "ich bin heute so müde",
  "mein Knie tut heute weh",
  "Sie klingen heute so fröhlich",
  "heute früh stand ich im Stau",
  "ich muss morgen zum Zahnarzt",
  "morgen kommt meine Tochter zu Besuch",
  "heute wird ja alles teurer",
  "wir haben heute Ruhetag",
  "der ist heute im Außendienst",
  "schönes Wetter heute",
  "ich klär das bis morgen",
  "Mei, wia's hoid so is",
  "gestern",
  "letzten Montag",
])("“%s” names no day to meet on", (reply) => {
  expect(readValue(reply, "date", arranged)?.value ?? null).toBeNull();
});

test.each([
  ["heute", "2026-11-21"],
  ["ja, heute noch", "2026-11-21"],
  ["heute geht es bei mir", "2026-11-21"],
  ["heute um acht bei mir im Laden", "2026-11-21"],
  ["heute Nachmittag bin ich daheim", "2026-11-21"],
  ["morgen würde gehen", "2026-11-22"],
  ["kommen Sie doch gleich morgen", "2026-11-22"],
  ["Wie wäre es denn morgen?", "2026-11-22"],
  ["da hätte ich gleich übermorgen Zeit", "2026-11-23"],
  ["Die Leitung rauscht heute so, sagen wir Mittwoch", "2026-11-25"],
  ["heute in einer Woche", "2026-11-28"],
  ["morgen ist perfekt", "2026-11-22"],
  ["morgen ist auch gut", "2026-11-22"],
  ["also meinetwegen morgen", "2026-11-22"],
  ["tragen Sie morgen ein", "2026-11-22"],
  ["morgen schaffe ich", "2026-11-22"],
  ["morgen hab ich nichts vor", "2026-11-22"],
  ["mein Mann hat gesagt, morgen", "2026-11-22"],
  ["morgen steht nichts an", "2026-11-22"],
  ["übermorgen ist prima", "2026-11-23"],
  ["übermorgen reicht", "2026-11-23"],
  ["wir machen übermorgen", "2026-11-23"],
  ["ich denke übermorgen", "2026-11-23"],
  ["ich sag mal übermorgen", "2026-11-23"],
  ["eigentlich nur übermorgen", "2026-11-23"],
  ["am ehesten übermorgen", "2026-11-23"],
  ["heute Nachmittag ist meine Frau da", "2026-11-21"],
])("“%s” is %s", (reply, day) => {
  const read = readValue(reply, "date", arranged);
  expect(read?.value).toBe(day);
  expect(read?.confidence).toBeGreaterThan(0.75);
});

test("today, where nothing says whether it is meant, is sure enough to be read back, and no more", () => {
  const read = readValue("heute bei dem Verkehr", "date", arranged);
  expect(read?.value).toBe("2026-11-21");
  expect(read?.confidence).toBeWithin(0.6, 0.75);
});

test.each(["heute Abend bitte", "lieber heute Abend", "gern gleich heute noch"])(
  "at a bad time “%s” names another one of today",
  (reply) => {
    const question = "Haben Sie kurz Zeit?";
    expect(readValue(reply, "date", { ...arranged, question })?.value).toBe("2026-11-21");
  },
);

test.each([
  ["Passt es gerade?", "heute habe ich frei"],
  ["Haben Sie kurz Zeit?", "heute bin ich zu Hause"],
  ["Passt es Ihnen gerade?", "Heute ist aber auch ein Wetter"],
  ["Möchten Sie ein Angebot?", "Die Leitung rauscht heute so"],
  ["Möchten Sie ein Angebot?", "Mein Neffe hat gestern sein Seepferdchen gemacht"],
])("“%s” – “%s” arranges no day", (question, reply) => {
  expect(readValue(reply, "date", { ...arranged, question })?.value ?? null).toBeNull();
});

test.each([
  ["Seit wann läuft die Heizung nicht?", "seit gestern", "2026-11-20"],
  ["Seit welchem Tag geht die Heizung nicht?", "seit gestern geht nichts mehr", "2026-11-20"],
  ["Wann ist das passiert?", "letzten dienstag", "2026-11-17"],
  ["An welchem Tag ist der Schaden passiert?", "gestern beim Einparken", "2026-11-20"],
  ["An welchem Tag ist der Schaden passiert?", "das war gestern Nachmittag", "2026-11-20"],
  [
    "An welchem Tag ist der Schaden passiert?",
    "heute Morgen ist mir ein Stein in die Scheibe geflogen",
    "2026-11-21",
  ],
  ["An welchem Tag haben Sie den Termin gebucht?", "gestern", "2026-11-20"],
  ["An welchem Tag haben Sie den Termin gebucht?", "am 12. November", "2026-11-12"],
  [
    "Wann ist Ihnen der Schaden aufgefallen, den wir reparieren sollen?",
    "letzten Dienstag",
    "2026-11-17",
  ],
  ["Wann wurde die Heizung eingebaut, die wir warten sollen?", "gestern", "2026-11-20"],
  ["Wann ist der Einzug geplant?", "morgen kommt der Möbelwagen", "2026-11-22"],
])("where what has been is asked for, or just a day: “%s” – “%s” is %s", (question, reply, day) => {
  expect(readValue(reply, "date", { ...arranged, question })?.value).toBe(day);
});

test.each([
  "Wann haben Sie Zeit?",
  "Wann soll es losgehen?",
  "Wir würden gern vorbeikommen. Wann?",
  "Wann dürfen wir kommen, um den Schaden zu prüfen, der passiert ist?",
  "Wann soll der Wagen, der gestern gebracht wurde, fertig sein?",
  "Das waren alle Fragen. An welchem Tag dürfen wir kommen?",
])("“%s” asks for no day that is over", (question) => {
  expect(readValue("gestern", "date", { ...arranged, question })?.value ?? null).toBeNull();
});
