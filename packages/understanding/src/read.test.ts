import { describe, expect, test } from "bun:test";
import { processorTime } from "@rufbaum/runtime/testing";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { openUnderstanding } from "./open-understanding.ts";
import type { Expected, ValueKind } from "./reading.ts";

const { read } = await openUnderstanding();

function expecting(...keys: string[]): Expected {
  const conditions = keys.map((key, index) => ({ id: `c${index}`, key, examples: [] }));
  return { conditions, intents: [], value: null, question: "" };
}

function wanting(value: ValueKind): Expected {
  return { conditions: [], intents: [], value, question: "" };
}

const REPLIES: Record<"Ja" | "Nein" | "Vielleicht" | "nothing", string[]> = {
  Ja: [
    "ja",
    "Ja, gern",
    "ja klar",
    "Jo",
    "jawoll",
    "Jup",
    "klar doch",
    "natürlich",
    "na klar",
    "selbstverständlich",
    "genau",
    "richtig",
    "stimmt",
    "ja das stimmt",
    "gerne",
    "sehr gerne",
    "auf jeden Fall",
    "unbedingt",
    "ok",
    "okay",
    "in Ordnung",
    "einverstanden",
    "passt",
    "passt gut",
    "ja passt",
    "machen wir",
    "von mir aus",
    "meinetwegen",
    "klingt gut",
    "nicht uninteressant",
    "da spricht nichts dagegen",
    "warum nicht",
    "wieso nicht",
    "ich hab nichts dagegen",
    "kein Problem",
    "nicht schlecht",
    "Nein, reden Sie ruhig",
    "nein, Sie stören nicht",
    "äh ja",
    "ähm, ja, also gern",
    "alles klar",
    "ja bitte",
    "logisch",
    "freilich",
    "ich bin nicht abgeneigt",
    "Da bin ich dabei",
    "Ach wissen Sie, eigentlich schon",
    "Ich denke schon",
    "Ich hätte schon Interesse",
    "Da sag ich nicht nein",
    "Ganz bestimmt",
    "Aber sicher",
    "Kein Ding",
    "Doch, doch",
    "Am Apparat",
    "Nein. Also ja, doch",
  ],
  Nein: [
    "nein",
    "nö",
    "nee",
    "ne",
    "nein danke",
    "ja nee",
    "ja nee, eher nicht",
    "eher nicht",
    "lieber nicht",
    "leider nicht",
    "auf keinen Fall",
    "keinesfalls",
    "kein Interesse",
    "wir haben kein Interesse",
    "kein Bedarf",
    "das interessiert mich nicht",
    "gar nicht",
    "überhaupt nicht",
    "nein, wirklich nicht",
    "das brauchen wir nicht",
    "brauch ich nicht",
    "das passt mir gar nicht",
    "passt nicht",
    "geht nicht",
    "ich möchte nicht",
    "will ich nicht",
    "nix für mich",
    "nichts für uns",
    "i hob koa Interesse",
    "vergessen Sie es",
    "ach nö",
    "bin nicht interessiert",
    "klingt gut, aber nein",
    "ja schon, aber lieber nicht",
    "wohl nicht",
    "Sicher nicht",
    "Natürlich nicht",
    "Ganz bestimmt nicht",
    "Find ich nicht gut",
    "Nicht so gut",
    "Eigentlich nicht",
    "Nicht wirklich",
    "Auf gar keinen Fall",
    "Ich glaube nicht",
    "Wohl kaum",
    "Ja, aber nicht jetzt",
    "Nee du, lass mal",
    "lassen Sie es gut sein",
    "Doch nicht",
  ],
  Vielleicht: [
    "vielleicht",
    "eventuell",
    "mal schauen",
    "mal sehen",
    "kommt drauf an",
    "kommt darauf an",
    "weiß ich noch nicht",
    "ich weiß nicht",
    "möglicherweise",
    "jein",
    "unter Umständen",
    "da bin ich unsicher",
    "ich bin mir nicht sicher",
    "muss ich mir überlegen",
    "keine Ahnung",
    "schwer zu sagen",
    "ja vielleicht",
    "hm, vielleicht",
    "ich überleg's mir",
    "womöglich",
    "Ja, das weiß ich nicht so",
    "Kann sein",
    "Mir egal",
    "Hm, da bin ich skeptisch.",
    "Das klingt zu gut, um wahr zu sein",
    "Na ja, vielleicht. Anhören kann man es sich ja.",
  ],
  nothing: [
    "",
    "   ",
    "schöne Grüße",
    "Mein Name ist Weber",
    "Hallo?",
    "guten Tag",
    "Moment bitte",
    "wie bitte?",
    "Wer ist da?",
    "Sind Sie ein Roboter?",
    "asdf qwert",
    "🙂🙂",
    "привет",
    "Es regnet hier heute",
    "Welcher Wochentag ist es",
    "Nichts zu danken",
    "Sie haben ja meine Nummer",
    "Das ist ja ein Ding",
    "Was verkaufen Sie denn",
    "Der Hund hat Durst",
    "...",
    "one two three",
  ],
};

for (const [key, replies] of Object.entries(REPLIES)) {
  describe(`in a node with Ja, Nein and Vielleicht, ${key}`, () => {
    test.each(replies)("%s", (reply) => {
      const reading = read(reply, expecting("Ja", "Nein", "Vielleicht"));
      expect(reading.condition).toBe(key === "nothing" ? null : key);
    });
  });
}

test.each([
  [
    "opt_out",
    [
      "Rufen Sie mich nie wieder an",
      "Rufen Sie hier bitte nicht mehr an",
      "Streichen Sie mich von der Liste",
      "Löschen Sie meine Daten",
      "ich möchte nicht mehr angerufen werden",
      "Nehmen Sie mich bitte aus Ihrem Verteiler",
      "lassen Sie mich in Ruhe",
      "Ich will keine Werbeanrufe",
      "Stellen Sie die Anrufe ein",
      "Sie brauchen sich nicht mehr zu melden",
      "Diese Nummer bitte vergessen",
      "ihr sollt mich in Ruhe lassen",
      "Sie haben keine Erlaubnis mich anzurufen",
      "tut mich ausm Verteiler",
      "hört auf mit dem Telefonterror",
      "ich blockiere die Nummer",
    ],
  ],
  [
    "not_interested",
    ["Kein Interesse, danke", "Das interessiert uns überhaupt nicht", "wir brauchen nichts"],
  ],
  [
    "already_has_provider",
    [
      "Wir haben da schon einen Anbieter",
      "ich bin bereits bestens versorgt",
      "wir haben schon eine Solaranlage",
      "Da sind wir mit unserem Partner sehr zufrieden",
    ],
  ],
  [
    "price_objection",
    ["Das ist mir zu teuer", "Dafür haben wir kein Budget", "Das kann sich ja keiner leisten"],
  ],
  ["price_question", ["Was kostet das denn?", "wie viel kostet der Spaß"]],
  [
    "send_info",
    [
      "Schicken Sie mir doch mal Unterlagen",
      "Können Sie mir was zuschicken?",
      "Senden Sie mir eine Mail",
    ],
  ],
  [
    "callback_later",
    [
      "Rufen Sie morgen nochmal an",
      "können Sie später noch mal anrufen",
      "Melden Sie sich nächste Woche wieder",
    ],
  ],
  [
    "no_time",
    [
      "Ich hab gerade keine Zeit",
      "Ist grad ganz schlecht",
      "ich bin gerade im Auto",
      "sitze in einer Besprechung",
    ],
  ],
  [
    "who_is_calling",
    [
      "Wer ist denn da?",
      "Mit wem spreche ich?",
      "Worum geht es denn?",
      "Von welcher Firma sind Sie?",
    ],
  ],
  [
    "is_this_a_bot",
    ["Sind Sie ein Roboter?", "Ist das eine Bandansage?", "spreche ich mit einer KI?"],
  ],
  [
    "secretary_detected",
    ["Sekretariat Müller, guten Tag", "Hier ist der Empfang", "Kann ich ihm etwas ausrichten?"],
  ],
  [
    "putting_through",
    ["Ich verbinde Sie mal", "Moment, ich stelle Sie durch", "Ich gebe Sie mal weiter"],
  ],
  [
    "not_available",
    ["Der Chef ist gerade nicht im Haus", "Herr Krüger ist im Urlaub", "Sie ist heute nicht da"],
  ],
  ["no_authority", ["Da müssen Sie mit meinem Mann sprechen", "Dafür bin ich nicht zuständig"]],
  [
    "wrong_person",
    ["Sie sind falsch verbunden", "Der arbeitet nicht mehr hier", "Da haben Sie sich verwählt"],
  ],
  [
    "voicemail_detected",
    [
      "Sie haben die Mailbox von Peter Weber erreicht",
      "Bitte hinterlassen Sie eine Nachricht nach dem Signalton",
    ],
  ],
  ["repeat_please", ["Wie bitte?", "Ich habe Sie nicht verstanden", "Was?"]],
  ["hold_on", ["Moment bitte", "Einen Augenblick", "Warten Sie kurz"]],
  ["goodbye", ["Tschüss", "Auf Wiederhören"]],
  ["contract_bound", ["Unser Vertrag läuft noch zwei Jahre", "wir sind vertraglich gebunden"]],
  [
    "appointment_accepted",
    ["Dienstag um zehn Uhr passt mir gut", "Einen Termin können wir gerne machen"],
  ],
  ["trust_doubt", ["Woher haben Sie meine Nummer?", "Das ist doch Betrug"]],
] as const)("%s is heard in what people say", (intent, replies) => {
  for (const reply of replies) {
    const reading = read(reply, expecting(intent, "Sonstiges"));
    expect([reply, reading.intent]).toEqual([reply, intent]);
    expect([reply, reading.condition]).toEqual([reply, intent]);
  }
});

test.each([
  ["hat schon Anbieter", "Wir haben schon einen Anbieter"],
  ["secretary_detected", "Sekretariat Weber, worum geht es?"],
  ["Sekretärin", "ich verbinde Sie"],
  ["secretary_detected", "Der Chef ist leider nicht am Platz"],
  ["kein Interesse", "Kein Interesse"],
  ["PriceObjection", "das ist zu teuer"],
  ["Vertrag läuft noch", "unser Vertrag läuft noch bis Mai"],
  ["Photovoltaik", "Ich interessiere mich für Photovoltaik"],
  ["Wärmepumpe", "es geht um eine Wärmepumpe"],
])("a condition called “%s” is met by “%s”", (key, reply) => {
  expect(read(reply, expecting(key, "etwas ganz anderes")).condition).toBe(key);
});

test("an author's own example decides", () => {
  const expected = expecting("Dach", "Keller");
  const conditions = expected.conditions.map((condition) =>
    condition.key === "Dach"
      ? { ...condition, examples: ["oben auf den Ziegeln ist Platz"] }
      : condition,
  );
  const reading = read("auf den Ziegeln oben ist Platz", { ...expected, conditions });
  expect(reading.condition).toBe("Dach");
  expect(reading.why).toContainEqual({
    kind: "example",
    for: "Dach",
    heard: "oben auf den Ziegeln ist Platz",
  });
});

test.each([
  "Ich habe Ihre Anzeige gesehen",
  "Nehmen Sie mich auf die Liste",
  "Nehmen Sie meine Daten auf",
  "Lassen Sie mich in Ruhe überlegen",
  "Rufen Sie mich nicht mehr heute an, lieber morgen",
  "Rufen Sie nicht mehr vor achtzehn Uhr an",
  "Rufen Sie mich gern wieder an",
  "Gibt es ein Widerrufsrecht?",
  "Da widerspreche ich Ihnen nicht",
  "Ich melde mich wieder",
  "Nie wieder so eine Anlage wie beim ersten Mal",
  "Ich kann nicht mehr an einen Dienstag denken",
  "Meine Nummer haben Sie ja",
  "Sie haben ja gar nicht mehr angerufen",
  "Warum rufen Sie denn nicht mehr an",
  "Da brauchen Sie nicht mehr anrufen, ich komm vorbei",
  "Rufen Sie mich nicht auf dem Handy an, sondern im Büro",
  "Rufen Sie mich diese Woche nicht mehr an, nächste gern",
  "Können Sie meine alten Daten löschen und neue eintragen",
  "Löschen Sie bitte die alte Adresse",
  "Nehmen Sie mich bitte raus aus der Konferenz",
])("“%s” is no wish never to be called again", (reply) => {
  expect(read(reply, expecting("Ja", "Nein")).intent).not.toBe("opt_out");
});

test.each([
  ["Das klingt nicht schlecht, aber nein danke", "Nein"],
  ["Warum nicht, obwohl, nein, lieber nicht", "Nein"],
  ["Nein. Ach doch, ja, gerne", "Ja"],
  ["Eher nicht, aber vielleicht", "Vielleicht"],
])("the last word counts in “%s”", (reply, condition) => {
  expect(read(reply, expecting("Ja", "Nein", "Vielleicht")).condition).toBe(condition);
});

test("an opt-out is heard at the end of any speech", () => {
  const speech = "wissen Sie das ist nämlich so ".repeat(2_000);
  expect(read(`${speech} rufen Sie mich nie wieder an`, expecting("Ja")).intent).toBe("opt_out");
});

test.each(["angry", "not_interested"])(
  "an opt-out stays one where the tree answers %s",
  (objection) => {
    for (const keys of [[], ["Ja", "Nein"]]) {
      const expected = { ...expecting(...keys), intents: [objection] };
      expect(read("Rufen Sie mich nie wieder an!", expected).intent).toBe("opt_out");
    }
  },
);

test("a question that the tree can answer comes before a yes", () => {
  const expected = { ...expecting("Ja", "Nein"), intents: ["price_objection"] };
  expect(read("Ja, aber was kostet mich das?", expected)).toMatchObject({
    condition: null,
    intent: "price_objection",
    alsoHeard: [{ name: "Ja" }],
  });
  expect(read("Ja, aber was kostet mich das?", expecting("Ja", "Nein")).condition).toBe("Ja");
  const provider = { ...expecting("Ja", "Nein"), intents: ["already_has_provider"] };
  expect(read("Nein, wir haben schon einen Anbieter", provider).condition).toBeNull();
  expect(read("Nein, wir haben schon einen Anbieter", expecting("Ja", "Nein")).condition).toBe(
    "Nein",
  );
});

test("what the node does not offer is rolled up to yes or no", () => {
  expect(read("Kein Interesse", expecting("Ja", "Nein")).condition).toBe("Nein");
  expect(read("Dienstag um zehn passt gut", expecting("Ja", "Nein")).condition).toBe("Ja");
  expect(read("Wer ist da?", expecting("Ja", "Nein")).condition).toBeNull();
});

test.each([
  ["time", "um vierzehn Uhr dreißig", "14:30"],
  ["time", "halb drei", "14:30"],
  ["time", "viertel vor acht", "07:45"],
  ["time", "viertel nach zwölf", "12:15"],
  ["time", "so gegen zehn", "10:00"],
  ["time", "9:15 Uhr", "09:15"],
  ["date", "am nächsten Dienstag", "2026-11-24"],
  ["date", "am 3.12.", "2026-12-03"],
  ["date", "am 3. Dezember", "2026-12-03"],
  ["number", "etwa zwölf Leute", 12],
  ["number", "so 25 ungefähr", 25],
  ["yes-no", "ja gern", true],
  ["yes-no", "nein", false],
  ["yes-no", "mal sehen", null],
  ["postcode", "10115 Berlin", "10115"],
  ["email", "schreiben Sie an Anna.Weber@example.de", "anna.weber@example.de"],
] as const)("%s in “%s”", (kind, reply, value) => {
  const now = Date.UTC(2026, 10, 21, 10);
  const values = read(reply, { ...wanting(kind), now }).values;
  expect(values[kind] ?? null).toBe(value);
});

test("a value is told with how sure it is and the words it rests on", () => {
  const reading = read("Übermorgen würde gehen", { ...wanting("date"), now: 0 });
  expect(reading.values).toEqual({ date: "1970-01-03" });
  expect(reading.valueConfidence).toBe(0.95);
  expect(reading.why).toContainEqual({ kind: "value", for: "date", heard: "Übermorgen" });
  expect(read("Übermorgen würde gehen", wanting("date")).values).toEqual({});
});

test("any input gives a reading, the same one each time", () => {
  const random = seededRandom(4);
  const pieces = [
    "ja",
    "nein",
    " nicht ",
    "aber",
    "\u0000",
    "💥",
    "ß",
    "İ",
    ",",
    "\u202e",
    "(((((",
    "termin",
    "Ä",
    "\ud800",
  ];
  for (let round = 0; round < 500; round++) {
    const length = Math.floor(random.number() * 60);
    const reply = Array.from(
      { length },
      () => pieces[Math.floor(random.number() * pieces.length)],
    ).join("");
    const once = read(reply, expecting("Ja", "Nein", "opt_out"));
    expect(once).toEqual(read(reply, expecting("Ja", "Nein", "opt_out")));
    expect(once.confidence).toBeGreaterThanOrEqual(0);
    expect(once.confidence).toBeLessThanOrEqual(1);
  }
  expect(read("nicht ja ".repeat(10_000), expecting("Ja")).confidence).toBeLessThanOrEqual(1);
});

test.each([
  "nicht ja ",
  "nehmen aus ",
  "haben schon ",
  "sind sie ",
  "a.",
  "a@b-",
  "a",
  " ",
  "💥",
  "\ufdfa",
  "1 2 ",
])("a hundred thousand characters of “%s” are read in a moment", async (piece) => {
  const pieces = Math.ceil(100_000 / piece.length);
  const readAll = (nth: number) => {
    const reply = piece.repeat(pieces + nth);
    for (const value of ["time", "email", "date", "number"] as const) {
      read(reply, { ...expecting("Ja", "Nein", "hat schon Anbieter"), value });
    }
  };
  // Measured: below 1 ms each. The bound is for a machine that is busy with other things.
  expect(await processorTime(1_000, readAll)).toBeLessThan(1_000);
});
