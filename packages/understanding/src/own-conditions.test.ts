import { expect, test } from "bun:test";
import { openUnderstanding } from "./open-understanding.ts";
import type { Expected } from "./reading.ts";

const { read } = await openUnderstanding();

type Own = readonly [name: string, ...examples: string[]];

function asking(question: string, ...own: readonly Own[]): Expected {
  const conditions = own.map(([key, ...examples], place) => ({ id: `c${place}`, key, examples }));
  return { conditions, intents: [], value: null, question };
}

const CONTRACT = asking(
  "Sollen wir den Wartungsvertrag weiterführen?",
  ["Läuft weiter", "ja lassen sie ihn laufen", "wir bleiben dabei"],
  ["Soll enden", "den brauchen wir nicht mehr", "wir hören damit auf"],
);
const STALL = asking(
  "Ihre Ziege steht noch bei uns im Stall. Was soll mit ihr geschehen?",
  ["Wird abgeholt", "ich hole sie samstag", "mein bruder kommt mit dem hänger"],
  ["Bleibt länger", "kann sie noch eine woche da stehen", "wir haben noch keinen zaun"],
  ["Soll verkauft werden", "suchen sie einen käufer", "ich möchte sie abgeben"],
);

test.each([
  [CONTRACT, "ja", "Läuft weiter"],
  [CONTRACT, "Ja, gern.", "Läuft weiter"],
  [CONTRACT, "nein", "Soll enden"],
  [CONTRACT, "nee, danke", "Soll enden"],
  [CONTRACT, "auf jeden Fall", "Läuft weiter"],
  [CONTRACT, "den könnt ihr zum Jahresende kündigen", "Soll enden"],
  [STALL, "ich komme sie morgen abholen", "Wird abgeholt"],
  [STALL, "ich will sie verkaufen", "Soll verkauft werden"],
  [STALL, "die kann ruhig noch ein paar Wochen bei Ihnen bleiben", "Bleibt länger"],
] as const)("to %# “%s” is “%s”", (expected, reply, condition) => {
  expect(read(reply, expected).condition).toBe(condition);
});

test("a yes and a no belong to the conditions that their author says", () => {
  const turned = {
    ...CONTRACT,
    conditions: CONTRACT.conditions.map((condition, place) => ({
      ...condition,
      counts: [place === 0 ? "Nein" : "Ja"],
    })),
  };
  expect(read("nein", turned).condition).toBe("Läuft weiter");
  expect(read("ja", turned).condition).toBe("Soll enden");
});

test.each([
  ["Sind Sie ein Roboter?", "is_this_a_bot"],
  ["Rufen Sie mich nie wieder an!", "opt_out"],
  ["Moment bitte", "hold_on"],
  ["Wie bitte?", "repeat_please"],
  ["Wer ist denn da?", "who_is_calling"],
])("“%s” is about the call, whatever examples look like it", (reply, intent) => {
  for (const node of [CONTRACT, STALL]) {
    const reading = read(reply, node);
    expect([reading.intent, reading.condition, reading.alternatives]).toEqual([intent, null, []]);
  }
});

test.each([
  "Bitte hinterlassen Sie nach dem Signalton eine Nachricht",
  "Das ist der Anrufbeantworter von Familie Meier",
])("“%s” is a machine, whatever a condition is called", (reply) => {
  const node = asking(
    "Wie sollen wir Sie benachrichtigen?",
    ["Nachricht hinterlassen", "sprechen sie aufs band", "eine nachricht auf dem anrufbeantworter"],
    ["Brief", "schicken sie einen brief"],
  );
  expect(read(reply, node)).toMatchObject({ condition: null, intent: "voicemail_detected" });
  expect(read("sprechen Sie aufs Band", node).condition).toBe("Nachricht hinterlassen");
});

test("unless an author gave the very words", () => {
  const node = asking("Was meinen Sie?", ["Wartet", "Moment bitte"], ["Fertig", "das war alles"]);
  expect(read("moment bitte!", node).condition).toBe("Wartet");
  expect(read("moment bitte!", node).why[0]?.kind).toBe("example");
});

const CHANGES = asking(
  "Was möchten Sie ändern?",
  [
    "Will stornieren",
    "löschen Sie bitte meine Reservierung",
    "die Reservierung für Samstag stornieren",
  ],
  ["Mehr Gäste", "wir sind doch zu sechst"],
  ["Andere Zeit", "geht auch zwanzig Uhr"],
);

test.each([
  "Löschen Sie die Reservierung",
  "bitte löschen Sie meine Reservierung für Samstag",
  "Lösch mei Reservierung",
])("“%s” has nothing but an author's words, and is no wish for no more calls", (reply) => {
  expect(read(reply, CHANGES)).toMatchObject({ condition: "Will stornieren", intent: null });
});

test.each([
  "Löschen Sie meine Nummer",
  "Streichen Sie mich aus der Reservierung",
  "Löschen Sie meine Daten, nicht die Reservierung",
  "Löschen Sie die Reservierung und rufen Sie nie wieder an",
  "Löschen Sie alles",
])("“%s” says more, and is one", (reply) => {
  expect(read(reply, CHANGES)).toMatchObject({ condition: null, intent: "opt_out" });
});

test("where two are likely together, both are told, and none is taken", () => {
  const node = asking(
    "Wohin soll das Paket?",
    ["Zum Nachbarn", "geben sie es nebenan ab", "bei müllers im haus"],
    ["In die Filiale", "ich hole es in der filiale", "ab in den shop"],
    ["Neuer Versuch", "kommen sie morgen noch mal", "bitte noch einmal bringen"],
  );
  const unsure = [
    "irgendwo in der nähe abgeben",
    "da kann man es doch hinterlegen",
    "morgen hole ich es dort",
  ]
    .map((reply) => read(reply, node))
    .filter(({ alternatives }) => alternatives.length > 0);
  expect(unsure.length).toBeGreaterThan(0);
  const keys = node.conditions.map(({ key }) => key);
  for (const { condition, alternatives } of unsure) {
    expect(condition).toBeNull();
    expect(alternatives).toHaveLength(2);
    const [first, second] = alternatives;
    expect(first?.confidence).toBeGreaterThanOrEqual(second?.confidence ?? 1);
    expect(keys).toContain(first?.condition ?? "");
    expect(first?.condition).not.toBe(second?.condition);
  }
});

const GOAT = asking(
  "Wo sollen wir die Ziege abholen?",
  ["Am Stall", "sie steht im stall"],
  ["Auf der Weide", "hinten auf der wiese"],
);

test.each(["Ich wohne jetzt in Leipzig", "Reparieren, bitte", "Der Bildschirm ist gesprungen"])(
  "“%s” most probably means nothing of all that, and is not asked about",
  (reply) => {
    expect(read(reply, GOAT)).toMatchObject({ condition: null, alternatives: [] });
  },
);

test("what no other condition means, is for the rest of all", () => {
  const rest = { id: "rest", key: "Sonstiges", examples: [] };
  const node = { ...GOAT, conditions: [...GOAT.conditions, rest] };
  expect(read("Ich wohne jetzt in Leipzig", node).condition).toBe("Sonstiges");
  expect(read("hinten auf der Wiese steht sie", node).condition).toBe("Auf der Weide");
});

test("a name of ours is taken at its word, whatever examples of others look like it", () => {
  const node = asking(
    "Was fehlt noch?",
    ["Zu teuer"],
    ["Will neue Fenster", "neue fenster hätte ich gern", "die fenster ziehen"],
    ["Will Türen", "die türen klemmen"],
  );
  expect(read("für neue Fenster fehlt mir das Geld", node)).toMatchObject({
    condition: "Zu teuer",
    why: [{ kind: "roll-up", for: "Zu teuer", heard: "price_objection" }, {}],
  });
});

test("what an objection of the tree answers is a condition only where that is surer", () => {
  const node = asking(
    "Wie möchten Sie den Traktor nehmen?",
    ["Kauf", "ich zahle einmal", "auf einen schlag bezahlen"],
    ["Miete", "monatlich zahlen", "jeden monat ein bisschen"],
  );
  const reply = "ich will keine monatlichen Kosten am Hals haben";
  expect(read(reply, node).condition).toBe("Kauf");
  expect(read(reply, { ...node, intents: ["price_objection"] })).toMatchObject({
    condition: null,
    intent: "price_objection",
  });
});

test("what its author counts as no is a mere no, not all that is a no elsewhere", () => {
  const node = asking(
    "Steht der Platz im Juli noch?",
    ["Kommt im Juli"],
    ["Braucht den Platz nicht"],
  );
  const [comes, not] = node.conditions;
  if (!comes || !not) throw new Error("there are two");
  const corrected = { ...node, conditions: [comes, { ...not, counts: ["Nein"] }] };
  for (const reply of ["nein", "nein danke"]) {
    expect(read(reply, corrected).condition).toBe("Braucht den Platz nicht");
  }
  for (const reply of ["wir waren sehr zufrieden", "keine zeit gerade", "das ist mir zu teuer"]) {
    expect(read(reply, corrected).condition).toBeNull();
  }
  const named = { ...node, conditions: [comes, { ...not, key: "Nein" }] };
  expect(read("keine zeit gerade", named).condition).toBe("Nein");
});

test("numbers meet the names that hold them", () => {
  const node = asking(
    "Wie viele Personen kommen?",
    ["1-2 Personen"],
    ["3-5 Personen"],
    ["6 und mehr"],
  );
  expect(read("wir sind zu viert", node).condition).toBe("3-5 Personen");
  expect(read("zehn Leute", node).condition).toBe("6 und mehr");
});

test.each([
  ["no condition has a name", asking("Passt es?", [""], [""])],
  ["names are signs", asking("Passt es?", ["👍"], ["👎"])],
  ["names are alike", asking("Passt es?", ["Passt gut"], ["passt gut"], ["Passt gut"])],
  ["a name is long", asking("Passt es?", ["Kunde möchte ".repeat(20)], ["Nein"])],
  ["names are those of every object", asking("Passt?", ["constructor"], ["__proto__"])],
  ["there is one condition", asking("Passt es?", ["Hat Zeit"])],
  ["an example is in two", asking("Passt?", ["Heute", "ja gern"], ["Morgen", "ja gern"])],
  ["examples are empty", asking("Passt?", ["Heute", "", " "], ["Morgen", "…"])],
])("where %s, reading goes on", (_, node) => {
  const keys = node.conditions.map(({ key }) => key);
  for (const reply of ["ja", "nein", "ja gern", "passt gut", "das weiß ich noch nicht", "", "👍"]) {
    const { condition, confidence, alternatives } = read(reply, node);
    expect(condition === null || keys.includes(condition)).toBe(true);
    expect(confidence).toBeGreaterThanOrEqual(0);
    expect(confidence).toBeLessThanOrEqual(1);
    const asked = alternatives.map((one) => one.condition);
    expect(new Set(asked).size).toBe(asked.length);
  }
});

test("of two alike, the first is met", () => {
  const node = asking("Passt es?", ["Passt gut", "das ist fein"], ["passt gut", "wie gemacht"]);
  expect(read("wie gemacht", node).condition).toBe("Passt gut");
});

const HEATING = asking(
  "Womit heizen Sie?",
  ["Kaminofen", "wir haben einen Kamin im Wohnzimmer", "einen Holzofen"],
  ["Gasheizung", "wir heizen mit Gas", "eine Gastherme"],
  ["Beides", "sowohl als auch", "beides haben wir", "Kamin und Gas"],
  ["Nein"],
);

test.each([
  ["die Gasheizung", "Gasheizung"],
  ["weder noch, die Gasheizung", "Gasheizung"],
  ["nein, die Gastherme", "Gasheizung"],
  ["eher den Kamin", "Kaminofen"],
  ["einen Holzofen", "Kaminofen"],
  ["beides", "Beides"],
  ["das zweite", "Beides"],
  ["nein, beides nicht", null],
  ["weder noch", null],
  ["nein", null],
])("asked between two of four, “%s” is %p", (reply, condition) => {
  const question = "Meinen Sie eher den Kamin oder beides?";
  const reading = read(reply, { ...HEATING, question, between: ["Kaminofen", "Beides"] });
  expect([reading.condition, reading.alternatives]).toEqual([condition, []]);
});

const POND = asking(
  "Woher bekommen die Tiere Wasser?",
  ["Leitungswasser", "aus dem hahn am haus"],
  ["Bach oder Teich", "da läuft ein graben vorbei"],
  ["Muss gebracht werden", "da gibt es weit und breit nichts"],
);

test.each([
  ["das erste", "Leitungswasser"],
  ["eher das Zweite", "Muss gebracht werden"],
  ["aus dem Wasserhahn", "Leitungswasser"],
  ["mit dem Schlauch", "Leitungswasser"],
  ["ja", null],
  ["nein", null],
  ["weder noch", null],
  ["Weder noch, ein Teich ist das.", "Bach oder Teich"],
])("asked between two, “%s” is %p", (reply, condition) => {
  const question = "Meinen Sie eher Leitungswasser oder muss es gebracht werden?";
  const between = ["Leitungswasser", "Muss gebracht werden"] as const;
  expect(read(reply, { ...POND, question, between }).condition).toBe(condition);
});

test("who asks for the price, has not said that it is too high", () => {
  const node = asking(
    "Möchten Sie ein Angebot?",
    ["Erst ein Angebot", "schicken sie es mir per post"],
    ["Zu teuer", "so viel geben wir nicht aus"],
  );
  expect(read("Was kostet der Spaß denn?", node).condition).not.toBe("Zu teuer");
  expect(read("das ist mir zu teuer", node).condition).toBe("Zu teuer");
});

test("who says what an author wrote for a no has no lack of time besides", () => {
  const node = asking(
    "Haben Sie einen Führerschein?",
    ["Ja", "Klasse B"],
    ["Nein", "ich fahre nicht Auto"],
  );
  expect(read("Ich fahre nicht Auto.", node)).toMatchObject({ condition: "Nein", intent: null });
  expect(read("Keine Zeit.", node).intent).toBe("no_time");
});

test.each([
  ["Das müssten so achtzig sein", null],
  ["Das müssten fünfundsechzig sein", null],
  ["Fünfundzwanzig, gloob ick", null],
  ["hundertfünfzig, wenn ich mich nicht verzählt habe", null],
  ["drei, aber das lassen wir lieber", "not_interested"],
  ["kein Interesse", "not_interested"],
])("a figure that was asked for refuses nothing: %p is %p", (reply, condition) => {
  const node = {
    ...asking("Und wie groß ist die Wohnung, wie viele Quadratmeter etwa?", [
      "not_interested",
      "dass Sie kein Interesse mehr haben",
    ]),
    value: "text" as const,
  };
  expect(read(reply, node).condition).toBe(condition);
});
