import { expect, test } from "bun:test";
import type { Topic } from "../../corpus/topic.ts";
import { canBeMeant, wayMeant } from "./meant-by.ts";
import { nameAsSentence } from "./name-as-sentence.ts";
import { sayableWays } from "./sayable-way.ts";

const ways = (...keys: readonly string[]) =>
  sayableWays(keys.map((key) => ({ id: key, key, examples: [] })));

test.each([
  ["Wohnt zur Miete", "Ich wohne zur Miete."],
  ["hat schon eine Wallbox", "Ich habe schon eine Wallbox."],
  ["Muss sich absprechen", "Ich muss mich absprechen."],
  ["nur die Haustür", "Nur die Haustür."],
  ["Video", "Video."],
  ["Hat", "Hat."],
  ["cond_7", null],
  ["x1", null],
  ["A", null],
  ["Kunde fragt nach allem, was er schon einmal gehört hat", null],
] as const)("the condition %p is said as %p", (name, sentence) => {
  expect(nameAsSentence(name)).toBe(sentence);
});

test.each<[Topic, string | null]>([
  ["interested", "Ja"],
  ["no", "Nein"],
  ["not-interested", "Kein Interesse"],
  ["no-time", "Keine Zeit"],
  ["call-later", "Später"],
  ["send-info", "Unterlagen"],
  ["chatter", null],
])("%p means %p where the node has it", (topic, key) => {
  const offered = ways("Ja", "Nein", "Kein Interesse", "Keine Zeit", "Später", "Unterlagen");
  expect(wayMeant(offered, topic)?.key ?? null).toBe(key);
});

test("a no says that he has no time, where a node knows no more than yes and no", () => {
  expect(wayMeant(ways("Ja", "Nein"), "no-time")?.key).toBe("Nein");
  expect(wayMeant(ways("Ja", "Nein"), "undecided")).toBeNull();
});

test("who does not decide says no to who he is, and to nothing else", () => {
  const offered = ways("Ja", "Nein");
  for (const topic of ["no-authority", "not-me"] as const) {
    expect(wayMeant(offered, topic, true)?.key).toBe("Nein");
    expect(wayMeant(offered, topic, false)).toBeNull();
  }
  expect(wayMeant(offered, "no", false)?.key).toBe("Nein");
});

test("intents that its author lets count tell what a condition means", () => {
  const counted = { id: "a", key: "Am Apparat hier", examples: ["ja hier"], counts: ["Ja"] };
  expect(sayableWays([counted])[0]?.intents).toEqual(["Ja"]);
});

test("who has bought already wants nothing, whatever the condition is called", () => {
  const examples = ["das haben wir schon bestellt", "hat sich erledigt", "wir haben keine mehr"];
  expect(sayableWays([{ id: "a", key: "Zu spät", examples }])[0]?.declines).toBe(true);
  expect(ways("Fenster")[0]?.declines).toBe(false);
});

test("who has signed with whoever calls refuses nothing", () => {
  const examples = ["den Vertrag habe ich doch schon unterschrieben", "das ist längst bestellt"];
  const [way] = sayableWays([{ id: "a", key: "Hat schon unterschrieben", examples }]);
  expect(way).toMatchObject({ declines: false, isSettled: true });
  const elsewhere = ["ich habe schon bei jemand anderem unterschrieben"];
  const [other] = sayableWays([{ id: "b", key: "Schon vergeben", examples: elsewhere }]);
  expect(other).toMatchObject({ declines: true });
  expect(other?.isSettled).toBeUndefined();
});

test("nobody means the rest of all, and nobody can say a code", () => {
  expect(ways("Sonstiges")).toEqual([]);
  expect(ways("cond_7", "x1").some(canBeMeant)).toBe(false);
  expect(ways("not_interested").some(canBeMeant)).toBe(true);
});

test("what holds by an expression is said in its author's words, and never by its name", () => {
  const late = { id: "late", key: "Außerhalb der Annahme", examples: [] };
  const high = { id: "high", key: "Über hundert", examples: ["mehr als hundert"] };
  const yes = { id: "yes", key: "Ja", examples: [] };
  const sayable = sayableWays([late, high, yes], new Set(), new Set(["late", "high", "yes"]));
  expect(sayable.map(({ key }) => key)).toEqual(["Über hundert", "Ja"]);
});

test("an example that the agent says, too, counts once", () => {
  const examples = ["nein, das lass ich so", "es bleibt dabei", "das ist schon ausgemacht"];
  const [way] = sayableWays([
    { id: "b", key: "Bleibt", examples: [...examples, "es bleibt dabei"] },
  ]);
  expect(way).toMatchObject({ lines: examples, declines: true });
});
