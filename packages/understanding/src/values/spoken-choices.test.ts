import { expect, test } from "bun:test";
import { readHalf } from "./half.ts";
import { findValues, readValue } from "./index.ts";
import { speechOf } from "./speech.ts";

/** A Saturday. */
const now = Date.UTC(2026, 10, 21, 10);
/** Below this a value is read back. */
const SURE = 0.75;

const ASKED = {
  date: "An welchem Tag passt es Ihnen?",
  time: "Um wie viel Uhr?",
  number: "Wie viele Leute wohnen bei Ihnen?",
  email: "Wie ist Ihre E-Mail-Adresse?",
} as const;

function read(kind: keyof typeof ASKED, reply: string) {
  return readValue(reply, kind, { now, question: ASKED[kind] });
}

test.each([
  ["halb elf oder nein machen sie elf", "11:00"],
  ["um zehn oder nein machen sie elf", "11:00"],
  ["um neun nee warten sie zehn", "10:00"],
  ["zehn uhr ach quatsch machen wir elf", "11:00"],
  ["um halb zehn oder sagen wir lieber zehn", "10:00"],
  ["um acht nein machen sie lieber neun", "09:00"],
  ["um zehn nein wir sind elf leute", "10:00"],
  ["um zehn nein wir sind elf", "10:00"],
  ["um zehn hab ich einen termin aber um elf geht es", "11:00"],
  ["um zehn hab ich zeit", "10:00"],
] as const)("the time in “%s” is %p", (reply, value) => {
  expect(read("time", reply)?.value ?? null).toBe(value);
});

test("an hour that puts another one right is no number of people", () => {
  const found = findValues(speechOf("um zehn oder nein machen sie elf"), {
    now,
    question: ASKED.number,
  });
  expect(found.time?.value).toBe("11:00");
  expect(found.number).toBeUndefined();
});

test.each([
  ["time", "zwischen zwei und drei", "14:00"],
  ["time", "ab drei", "15:00"],
  ["time", "ab achtzehn uhr", "18:00"],
  ["time", "ab neun uhr dreißig", "09:30"],
  ["time", "um zehn oder elf", "10:00"],
  ["time", "zwischen neun und halb elf", "10:30"],
  ["time", "von neun bis halb zehn", "09:00"],
  ["number", "ich mei oide und zwoa kinda", 2],
  ["date", "am 1. oder 2. dezember", "2026-12-01"],
  ["date", "am ersten oder am zweiten dezember", "2026-12-01"],
  ["date", "am 24. oder 31. dezember", "2026-12-24"],
  ["date", "vom 3. bis 5. dezember", "2026-12-03"],
  ["date", "mittwoch oder freitag", "2026-11-25"],
  ["date", "samstag oder montag", "2026-11-23"],
  ["date", "nächste woche mittwoch oder freitag", "2026-11-25"],
  ["date", "am 5. oder am montag", "2026-11-23"],
] as const)("of the %s, “%s” leaves more than %p open", (kind, reply, value) => {
  const found = read(kind, reply);
  expect(found?.value).toBe(value);
  expect(found?.confidence).toBeLessThan(SURE);
});

test.each([
  ["time", "um zehn oder so", "10:00"],
  ["time", "um zehn und wir sind elf", "10:00"],
  ["date", "am 3. dezember oder so", "2026-12-03"],
  ["date", "am 1. oder nein am 2. dezember", "2026-12-02"],
  ["date", "dienstag oder lieber mittwoch", "2026-11-25"],
  ["date", "wir sind zu dritt und am 5. dezember kommt oma", "2026-12-05"],
] as const)("of the %s, “%s” leaves nothing but %p", (kind, reply, value) => {
  const found = read(kind, reply);
  expect(found?.value).toBe(value);
  expect(found?.confidence).toBeGreaterThanOrEqual(SURE);
});

test.each([
  ["dienstag geht nicht", null],
  ["jeder tag außer mittwoch", null],
  ["mir egal nur nicht freitag", null],
  ["dienstag hab ich keine zeit", null],
  ["donnerstag hab ich chorprobe", null],
  ["freitag muss ich nach hamburg", null],
  ["ich hab am dienstag einen termin", null],
  ["dienstag hab ich einen arzttermin aber mittwoch ginge", "2026-11-25"],
  ["dienstag bin ich beim arzt lieber donnerstag", "2026-11-26"],
  ["am fünften hab ich schon was vor", null],
  ["keinen termin am dienstag", null],
  ["bitte keinen besuch am dienstag", null],
  ["ich hab keinen termin am dienstag", "2026-11-24"],
  ["dienstag hab ich zeit", "2026-11-24"],
  ["dienstag hab ich nix vor", "2026-11-24"],
  ["dienstag hab ich auch keinen termin", "2026-11-24"],
  ["dienstag hab ich kein problem", "2026-11-24"],
  ["dienstag hab ich um zehn luft", "2026-11-24"],
  ["dienstag hab ich mir notiert", "2026-11-24"],
  ["dienstag bin ich zuhause", "2026-11-24"],
  ["ich hab am dienstag zeit", "2026-11-24"],
  ["freitag muss ich mal schauen", "2026-11-27"],
] as const)("a day that is ruled out is none: the date in “%s” is %p", (reply, value) => {
  expect(read("date", reply)?.value ?? null).toBe(value);
});

test.each([
  "nächste woche mal aber dienstag hab ich enkelkinder",
  "nächste woche dienstag hab ich die enkel",
  "nächste woche dienstag geht nicht",
  "nächste woche außer mittwoch",
  "nächste woche nur nicht freitag",
  "nächste woche gern aber mittwoch muss ich arbeiten",
])("“%s” leaves the week as half a day", (reply) => {
  const asked = { now, question: ASKED.date };
  expect(read("date", reply)?.isPart).toBe(true);
  expect(readHalf(speechOf(reply), "date", asked)).toMatchObject({
    from: "2026-11-23",
    to: "2026-11-29",
  });
});

test.each(["nächste woche geht nicht", "nächste woche hab ich handwerker im haus"])(
  "“%s” rules the whole week out",
  (reply) => {
    expect(read("date", reply)).toBeNull();
    expect(readHalf(speechOf(reply), "date", { now, question: ASKED.date })).toBeNull();
  },
);

test.each([
  ["ja i und mei frau und de zwoa buam oiso vier", 4],
  ["meine freundin und ich", 2],
  ["ich und meine beiden söhne", 3],
  ["ich und mein großer sohn", 2],
  ["meine frau ich und zwei kinder", 4],
  ["ich wohne mit meiner frau und drei kindern", 5],
  ["wir beide und drei kinder", 5],
  ["meine frau und ich und der hund", 2],
  ["zwei unten drei oben insgesamt fünf", 5],
  ["meine eltern und ich insgesamt drei", 3],
  ["die oma die mama und zwei kinder macht vier", 4],
  ["wir sind fünf insgesamt", 5],
  ["also wir sind vier", 4],
  ["also zwei erwachsene und drei kinder", 5],
  ["ich und meine frau also zwei erwachsene und drei kinder", 5],
  ["nur ich und die katze", 1],
  ["ich mein lebensgefährte und seine tochter", 3],
  ["ich und meine kinder", null],
  ["meine frau und ich sind nicht da", null],
  ["ich hab das schon gesagt", null],
] as const)("the people in “%s” are %p", (reply, value) => {
  expect(read("number", reply)?.value ?? null).toBe(value);
});

test("who asks for the children counts no parents", () => {
  const question = "Wie viele Kinder leben bei Ihnen?";
  const found = readValue("ich meine frau und zwei kinder", "number", { now, question });
  expect(found?.value).toBe(2);
});

test.each([
  ["ja mensch die adresse stimmt kalle punkt kowalski at web de", "kalle.kowalski@web.de"],
  ["ja genau richtig petra punkt sommer at gmx punkt de", "petra.sommer@gmx.de"],
  ["natürlich punkt schön at web punkt de", "natuerlich.schoen@web.de"],
  ["kurt punkt klar at web punkt de", "kurt.klar@web.de"],
  ["info at natürlich wohnen punkt de", "info@natuerlichwohnen.de"],
  ["nora punkt fink und dann die zahl zweiundzwanzig ät gmx punkt de", "nora.fink22@gmx.de"],
  ["hans punkt maier und dann noch eine siebzehn at web punkt de", "hans.maier17@web.de"],
  ["tom punkt reiter die nummer neun at web punkt de", "tom.reiter9@web.de"],
  ["lisa unterstrich und dann vierundachtzig at gmx punkt de", "lisa_84@gmx.de"],
  ["eva punkt roth und dann bindestrich zwei at web punkt de", "eva.roth-2@web.de"],
  [
    "jessica punkt maurer at gmx punkt de äh nee warten sie at web punkt de",
    "jessica.maurer@web.de",
  ],
  ["wie gesagt anna punkt berg at gmx punkt de", "anna.berg@gmx.de"],
  ["karl at web punkt de ach quatsch at gmx punkt de", "karl@gmx.de"],
  ["kurt at gmx punkt de nein quatsch at web punkt de", "kurt@web.de"],
  ["kurt punkt lang at gmail punkt com nee falsch gmx punkt de", "kurt.lang@gmx.de"],
  ["petra at gmx punkt de nein entschuldigung at gmx punkt net", "petra@gmx.net"],
  ["petra at gmx punkt de nein danke", "petra@gmx.de"],
  ["petra at gmx punkt de und mein mann bei web punkt de", "petra@gmx.de"],
  ["kurt at gmx punkt de nein lisa punkt winter at web punkt de", "lisa.winter@web.de"],
] as const)("the address in “%s” is %p", (reply, value) => {
  expect(read("email", reply)?.value ?? null).toBe(value);
});
