import { expect, test } from "bun:test";
import { readValue } from "./index.ts";

const context = { question: "Wie viele Mitarbeiter haben Sie?" };

test.each([
  ["fünf", 5],
  ["zwo", 2],
  ["zwoa", 2],
  ["zwaa", 2],
  ["fuffzehn", 15],
  ["fünfefuffzisch", 55],
  ["dreiezwanzisch", 23],
  ["siebzehn", 17],
  ["einundzwanzig", 21],
  ["drei und vierzig", 43],
  ["hundert zwanzig", 120],
  ["hundertundeins", 101],
  ["zwölfhundert", 1200],
  ["eintausendzweihundertfünfzig", 1250],
  ["zwei tausend fünf hundert", 2500],
  ["12 tausend", 12_000],
  ["neunhundertneunundneunzigtausendneunhundertneunundneunzig", 999_999],
  ["zwei Millionen eintausendeinhundertfünfzig", 2_001_150],
  ["eine halbe Million", 500_000],
  ["drei Komma zwei Millionen", 3_200_000],
  ["12.500", 12_500],
  ["1 234 567", 1_234_567],
  ["1,5", 1.5],
  ["3/4", 0.75],
  ["½", 0.5],
  ["anderthalb", 1.5],
  ["zweieinhalb", 2.5],
  ["zwei einhalb", 2.5],
  ["anderthalbtausend", 1500],
  ["drei Komma fünf", 3.5],
  ["null Komma null fünf", 0.05],
  ["drei Komma fünfundzwanzig", 3.25],
  ["zwei drittel", 2 / 3],
  ["minus drei", -3],
  ["-3", -3],
  ["ein Dutzend", 12],
  ["ein halbes Dutzend", 6],
  ["fünf, nee, sechs", 6],
  ["acht, ich meine neun", 9],
  ["nicht fünf, sondern sechs", 6],
  ["zehn, Quatsch, elf", 11],
  ["so zwanzig ungefähr", 20],
  ["ich habe 2 Kinder und 5 Mitarbeiter", 5],
  ["nur einen", 1],
  ["wir haben einen Mitarbeiter", 1],
  ["gar keine", 0],
  ["Eine Zwei.", 2],
  ["ich würd sagen eine drei", 3],
  ["eine glatte eins", 1],
  ["also wir sind so etwa vierzehn Leute", 14],
  ["ein paar hundert", null],
  ["mehrere tausend", null],
  ["ein bisschen", null],
  ["das ist eine gute Frage, das weiß ich nicht", null],
  ["kein Interesse", null],
  ["", null],
])("the number in “%s” is %p", (reply, value) => {
  expect(readValue(reply, "number", context)?.value ?? null).toBe(value);
});

test.each([
  ["zwölf Euro", 12],
  ["zwölf Euro fünfzig", 12.5],
  ["zwölf Euro und fünfzig Cent", 12.5],
  ["zwölf fünfzig", 12.5],
  ["eins neunundneunzig", 1.99],
  ["1.200 €", 1200],
  ["1.299,99 Euro", 1299.99],
  ["€ 12", 12],
  ["12.50", 12.5],
  ["zwanzig Cent", 0.2],
  ["anderthalbtausend", 1500],
  ["fünf Mille", 5000],
  ["drei Riesen", 3000],
  ["5k", 5000],
  ["a Hunderter", 100],
  ["zwei Hunderter", 200],
  ["ein Fuffi", 50],
  ["'n Zehner", 10],
  ["hundert Tacken", 100],
  ["zwei bis dreitausend Euro", 2000],
  ["zwischen 100 und 200 Euro", 100],
  ["fünf Euro, nein, sechs Euro", 6],
  ["ungefähr dreitausend Euro im Monat", 3000],
  ["5000", 5000],
  ["eine halbe Million Euro", 500_000],
  ["in 2 Jahren vielleicht 300 Euro", 300],
  ["ein paar hundert Euro", null],
  ["das ist zu teuer", null],
])("the amount in “%s” is %p", (reply, value) => {
  expect(readValue(reply, "amount", { question: "" })?.value ?? null).toBe(value);
});

test.each([
  ["number", "so fünf bis sechs"],
  ["number", "sechs oder sieben"],
  ["number", "mindestens zehn"],
  ["amount", "zwischen 100 und 200 Euro"],
] as const)("a %s in “%s” has to be confirmed", (kind, reply) => {
  expect(readValue(reply, kind, { question: "" })?.confidence).toBeWithin(0.6, 0.75);
});

test.each([
  ["höchstens zehn", 10],
  ["maximal acht", 8],
  ["knapp zwanzig", 20],
  ["fast dreißig Leute", 30],
])("“%s” is as good as %d", (said, number) => {
  const read = readValue(said, "number", { question: "Wie viele Personen?" });
  expect(read?.value).toBe(number);
  expect(read?.confidence).toBeGreaterThanOrEqual(0.75);
});

test.each([
  ["so zwölf dreizehntausend mehr ist nicht drin", 12_000],
  ["zwei dreitausend euro", 2_000],
])("“%s” begins at %d, to be confirmed", (said, sum) => {
  const read = readValue(said, "amount", { question: "Mit welchem Budget rechnen Sie?" });
  expect(read?.value).toBe(sum);
  expect(read?.confidence).toBeLessThan(0.75);
});

test.each([
  ["vierzehntausend euro", 14_000],
  ["ein zweitausend euro vielleicht", 2_000],
  ["zwölf euro fünfzig", 12.5],
])("“%s” is one sum", (said, sum) => {
  const read = readValue(said, "amount", { question: "Mit welchem Budget rechnen Sie?" });
  expect(read?.value).toBe(sum);
});
