import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "./open-understanding.ts";
import type { Expected, ExpectedCondition } from "./reading.ts";

const { read } = await openUnderstanding();
const NOW = Date.UTC(2026, 0, 5, 9);

function expecting(conditions: readonly (string | ExpectedCondition)[], more = {}): Expected {
  return {
    conditions: conditions.map((it) =>
      typeof it === "string" ? { id: it, key: it, examples: [] } : it,
    ),
    intents: [],
    value: null,
    question: "",
    now: NOW,
    ...more,
  };
}

const ASKED = expecting([
  "Ja",
  "send_info",
  "callback_later",
  "not_interested",
  "Vielleicht",
  "Nein",
]);
const TIME = expecting(
  ["Ja", "no_time", "callback_later", "not_interested", "Vielleicht", "Nein"],
  {
    question: "Haben Sie gerade zwei Minuten für mich?",
  },
);

describe("the wish for no more calls is understood", () => {
  const nodes = [
    ASKED,
    TIME,
    expecting([], { value: "date", question: "An welchem Tag passt es?" }),
    expecting([], { value: "text", question: "Wann darf ich es noch einmal versuchen?" }),
  ];
  test.each([
    "Ruafn S' uns nimma o, bittschön.",
    "Rufn S' do fei nia mehr o!",
    "Streichn S' mein Nam von dera Listn.",
    "Rufet Se bei ons nemme a.",
    "Mir wellet nemme agrufe werde.",
    "Rufen Se hier nich mehr an, wa?",
    "Aus dem Verteiler raus mit mir.",
    "Bitte weg von dieser Liste.",
    "Ich möchte bloß, dass bei meinen Eltern niemand mehr anruft.",
    "Ich möchte künftig nicht mehr von Ihnen angerufen werden.",
    "Ich verbiete Ihnen jeden weiteren Anruf.",
    "Ich verbiete Ihnen, hier noch einmal",
    "bitte eine weiteren anrufe unter dieser nummer",
    "Ich ziehe meine Zustimmung zurück.",
    "nie wieder an rufen bitte",
    "sie sollen hier nich meer anrufen",
  ])("%s", (reply) => {
    for (const node of nodes) expect(read(reply, node).intent).toBe("opt_out");
  });
});

test.each([
  "Nie wieder.",
  "Oamoi und nia mehr.",
  "Ich dachte schon, mich ruft heute niemand mehr an.",
  "Ich habe Ihnen die Nummer nie gegeben.",
  "Setzen Sie mich bitte auf Ihre Liste.",
  "Lassen Sie mich das in Ruhe mit meinem Mann besprechen.",
  "Rufen Sie mich diese Woche nicht mehr an, nächste gern.",
  "Löschen Sie bitte die alte Adresse und notieren Sie die neue.",
  "Die Handwerker sind gerade erst aus dem Haus raus.",
])("no opt-out: %s", (reply) => {
  for (const node of [ASKED, TIME]) {
    const { intent, condition } = read(reply, node);
    expect([intent, condition]).not.toContain("opt_out");
  }
});

test.each([
  [ASKED, "Ja", "Da sagen wir bestimmt nicht nein."],
  [ASKED, "Ja", "Ja, das passt schon so, da müssen wir gar nicht lange reden."],
  [ASKED, "Ja", "Des war scho was für mi."],
  [TIME, "Ja", "Ein paar Minuten sind schon drin."],
  [TIME, "Ja", "Gern, ich sitze gerade bequem."],
  [TIME, "Ja", "Ja, kurz."],
  [TIME, "Ja", "Kurz, ja."],
  [TIME, "Ja", "Die Arbeit läuft mir nicht weg, reden Sie nur."],
  [ASKED, "Nein", "Vor zehn Jahren hätte ich das noch gern gemacht."],
  [ASKED, "Nein", "Nein, ich habe gerade so viel um die Ohren, das lassen wir lieber."],
  [ASKED, "Vielleicht", "Da will ich nichts überstürzen."],
  [ASKED, "Vielleicht", "Nicht böse sein, dafür brauche ich noch etwas Zeit."],
  [ASKED, "Vielleicht", "Das lasse ich mir erst durch den Kopf gehen."],
] as const)("what goes round is read as it is meant: %#", (node, key, reply) => {
  expect([reply, read(reply, node).condition]).toEqual([reply, key]);
});

test.each([
  "Kann ich das Gerät auch wieder zurückgeben?",
  "Wer zahlt denn die Reparatur?",
  "Haben Sie dafür Referenzen?",
  "Wie lange brauchen Sie dafür?",
  "Ist das eine längere Sache?",
  "Mein Kaffee wird kalt.",
  "Meine Katze schläft gerade.",
  "Draußen fährt ein Bus vorbei.",
])("neither a question back nor what goes on in the room is an answer: %s", (reply) => {
  for (const node of [ASKED, TIME])
    expect([reply, read(reply, node).condition]).toEqual([reply, null]);
});

describe("short examples", () => {
  const conditions = [
    { id: "1", key: "Ja", examples: ["bleiben Sie dran", "einen Moment bitte"] },
    { id: "2", key: "not_interested", examples: ["lieber nicht", "am besten gar nicht"] },
    { id: "3", key: "callback_later", examples: [] },
  ];
  const node = expecting(conditions);
  test.each([
    "Blaue Blumen",
    "Rote Rüben",
    "Grüne Bananen",
    "Das Fahrrad steht im Keller",
    "Wer übernimmt die Reparatur?",
  ])("are not like anything short: %s", (reply) => {
    expect(read(reply, node).condition).toBeNull();
  });
  test.each([
    "Neun Uhr dreißig",
    "in vierzehn Tagen",
    "nach den Ferien",
    "Das habe ich gerade nicht zur Hand.",
  ])("are no refusal of an open question: %s", (reply) => {
    const examples = ["nein danke", "lieber nicht", "gar nicht", "das möchte ich nicht"];
    const open = expecting([{ id: "1", key: "not_interested", examples }], { value: "text" });
    expect(read(reply, open).condition).toBeNull();
    expect(read("das möchte ich lieber nicht", open).condition).toBe("not_interested");
  });
  test.each([
    ["bleiben Sie kurz dran", "Ja"],
    ["Ja, bleiben Sie bitte dran", "Ja"],
    ["einen kleinen Moment bitte", "Ja"],
    ["am liebsten gar nicht", "not_interested"],
  ] as const)("still stand for what is nearly the same: %s", (reply, key) => {
    expect(read(reply, node).condition).toBe(key);
  });
});

describe("a value that was asked for is taken", () => {
  const day = expecting(["not_interested", "callback_later"], {
    value: "date",
    question: "An welchem Tag passt es Ihnen am besten?",
  });
  test.each([
    ["In vierzehn Tagen, wenn es bei Ihnen geht.", "2026-01-19"],
    ["Gleich morgen früh, gern.", "2026-01-06"],
    ["Anfang Februar würde es mir gut passen.", "2026-02-01"],
    ["Morgen Nachmittag, wenn es recht ist.", "2026-01-06"],
  ] as const)("whatever else its words are like: %s", (reply, date) => {
    const { condition, values } = read(reply, day);
    expect([condition, values.date]).toEqual([null, date]);
  });
  test.each([
    ["Rufen Sie mich morgen noch mal an", "callback_later"],
    ["Versuchen Sie es nächste Woche wieder", "callback_later"],
    ["Nein, ich habe doch kein Interesse, auch nicht am Dienstag", "not_interested"],
  ] as const)("but not from who wants something else: %s", (reply, key) => {
    expect(read(reply, day).condition).toBe(key);
  });
  test("and an address is no refusal", () => {
    const mail = expecting(
      [{ id: "1", key: "not_interested", examples: ["nein danke", "lieber nicht"] }],
      { value: "text", question: "An welche E-Mail-Adresse darf ich das schicken?" },
    );
    const { condition, values } = read("Die ist karl punkt lang at example punkt org.", mail);
    expect([condition, values.email]).toEqual([null, "karl.lang@example.org"]);
    expect(read("lieber nicht", mail).condition).toBe("not_interested");
  });
});

test.each([
  ["das passt schon ganz gut ne", "Ja"],
  ["das brauch ich nicht ne", "Nein"],
  ["ach ne", "Nein"],
  ["ne", "Nein"],
])("a “ne” behind a thought denies nothing: “%s” is a %s", (reply, key) => {
  const conditions = ["Ja", "Nein"].map((name) => ({ id: name, key: name, examples: [] }));
  const question = "Wäre das etwas für Sie?";
  expect(read(reply, { question, conditions, intents: [], value: null }).condition).toBe(key);
});

test.each([
  ["mit video kenn ich mich nicht aus da soll bitte jemand kommen", "Zu Hause"],
  ["video kann ich nicht da müsste schon jemand vorbeikommen", "Zu Hause"],
  ["ja video geht schon", "Video"],
])("what somebody can't do is not what he chooses: “%s” is %s", (reply, key) => {
  const conditions = [
    { id: "v", key: "Video", examples: ["über das Handy zeigen"] },
    { id: "h", key: "Zu Hause", examples: ["es soll jemand herkommen", "kommen Sie vorbei"] },
  ];
  const question = "Möchten Sie die Besichtigung per Video, oder bei Ihnen zu Hause?";
  expect(read(reply, { question, conditions, intents: [], value: null }).condition).toBe(key);
});
