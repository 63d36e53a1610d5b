import { describe, expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import { seededRandom } from "@rufbaum/runtime/virtual";
import type { Outcome } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { openUnderstanding } from "@rufbaum/understanding";
import { testChatTexts } from "../../../../messages/test-chat.ts";
import {
  answer,
  type Chat,
  expectedNow,
  heardUntilInterrupted,
  openAction,
  openChat,
  type Reader,
  type Reply,
  stateOf,
  stepBack,
} from "./chat.ts";
import { exportChat } from "./export-chat.ts";
import type { Taken } from "./how-taken.ts";
import { isOutdated } from "./is-outdated.ts";
import { linesOf } from "./lines.ts";
import { objectionsFor, suggestionsFor, suggestionsNow } from "./suggestions.ts";
import { trailOf } from "./trail.ts";
import { knownOnly, variablesToFill } from "./variables.ts";

const understanding = await openUnderstanding();
/** It is Saturday. */
const now = Date.UTC(2026, 10, 21, 12);
const reader: Reader = {
  read: (text, expected) => understanding.read(text, { ...expected, now }),
};
const sample = sampleTree({ id: "sample", createdAt: "2026-01-01T00:00:00.000Z" });

const works: Reply = { kind: "action-done", ok: true };
const fails: Reply = { kind: "action-done", ok: false };

function play(chat: Chat, ...replies: (string | Reply)[]): Chat {
  return replies.reduce(
    (before, reply) =>
      answer(before, typeof reply === "string" ? { kind: "said", text: reply } : reply, reader),
    chat,
  );
}

const toConfirmation = [
  "Ja, am Apparat",
  "Ja, gern",
  "Das klingt interessant, ja",
  "am Dienstag",
  "um zehn Uhr",
];

const ENDS: [nodeId: string, outcome: Outcome, replies: (string | Reply)[]][] = [
  ["end-appointment", "appointment", [...toConfirmation, "Ja, genau", works]],
  ["end-book-failed", "callback", [...toConfirmation, "Ja, genau", fails]],
  [
    "end-mail",
    "info-requested",
    ["Ja", "Ja", "Schicken Sie mir Unterlagen", "erika@beispiel.de", "Ja"],
  ],
  ["end-callback", "callback", ["Ich habe gerade keine Zeit", "morgen früh"]],
  ["end-no", "not-interested", ["Ja", "Ja", "Kein Interesse", "Nein"]],
  ["end-wrong-person", "wrong-person", ["Da sind Sie falsch verbunden"]],
  ["objection-opt-out", "opt-out", ["Ja", "Rufen Sie mich nie wieder an"]],
];

describe("the sample tree", () => {
  test.each(ENDS)("is talked through to %s", (nodeId, outcome, replies) => {
    const chat = play(openChat(sample, {}), ...replies);
    const { phase, ...state } = stateOf(chat);
    expect({ phase, nodeId: state.nodeId, outcome: state.outcome }).toEqual({
      phase: "over",
      nodeId,
      outcome,
    });
    expect(linesOf(chat).filter(({ kind }) => kind === "end")).toHaveLength(1);
    expect(trailOf(chat).trail.nodes).toContain(nodeId);
  });

  test("has an end in that list for every node that ends it", () => {
    const ends = sample.nodes.filter(({ type }) => type === "end").map(({ id }) => id);
    expect(ends.filter((id) => !ENDS.some(([end]) => end === id))).toEqual([]);
  });
});

describe("a turn", () => {
  test("says what was understood, how surely, and why", () => {
    const [, , said] = linesOf(play(openChat(sample, {}), "Ja, am Apparat"));
    if (said?.kind !== "caller") throw new Error("The caller's line is missing.");
    expect(said).toMatchObject({ nodeId: "person", moves: ["time"], asksAgain: 0 });
    expect(said.reading.condition).toBe("Ja");
    expect(said.reading.confidence).toBeGreaterThan(0.7);
    expect(said.reading.why.length).toBeGreaterThan(0);
  });

  test("that was not understood says what was waited for", () => {
    const chat = play(openChat(sample, {}), "Wurstbrot mit Senf");
    const text = exportChat(chat);
    expect(text).toMatch(/Keine Bedingung erkannt$/m);
    expect(text).toContain("Erwartet: Ja, Sekretariat");
    expect(text).toContain("Fragt noch einmal (1. Mal)");
  });

  test("can be gone back to and answered differently", () => {
    const interested = play(openChat(sample, {}), "Ja", "Ja", "Ja");
    expect(stateOf(interested).nodeId).toBe("day");
    const before = stepBack(interested, 3);
    expect(before.turns).toEqual(interested.turns.slice(0, 3));
    const refused = play(before, "Nein");
    expect(stateOf(refused).nodeId).toBe("last-offer");
    expect(trailOf(refused).trail.nodes.has("day")).toBe(false);
  });

  test("of the agent's own at the start stays", () => {
    const chat = play(openChat(sample, {}), "Ja");
    expect(stepBack(chat, 0).turns).toEqual(chat.turns.slice(0, 1));
  });

  test("leaves the turns before it as they were", () => {
    const first = openChat(sample, {});
    const copy = structuredClone(first);
    play(first, "Ja", "Nein");
    expect(first).toEqual(copy);
  });
});

describe("a caller", () => {
  test("who stays silent is asked, then let go", () => {
    const chat = play(openChat(sample, {}), { kind: "silent" }, { kind: "silent" });
    expect(stateOf(chat)).toMatchObject({ phase: "over", endReason: "silent" });
  });

  test("who hangs up ends it at once; what comes after is not heard", () => {
    const chat = play(openChat(sample, {}), { kind: "hung-up" });
    expect(stateOf(chat)).toMatchObject({ phase: "over", endReason: "hung-up" });
    expect(play(chat, "Hallo?", { kind: "silent" })).toBe(chat);
  });

  test("who interrupts hears half, and the half is marked", () => {
    const chat = play(openChat(sample, {}), "Ja");
    const heard = heardUntilInterrupted(chat);
    expect(heard).toStartWith("Schön, dass ich");
    const interrupted = play(chat, { kind: "interrupted" });
    expect(stateOf(interrupted).lastSaid).toBe(heard ?? "");
    expect(linesOf(interrupted).findLast(({ kind }) => kind === "agent")).toMatchObject({ heard });
    expect(heardUntilInterrupted(interrupted)).toBeNull();
  });

  test("who interrupts after a variable was set has heard what was said before", () => {
    const noting = tree(
      [
        node("start", "start", { content: "Hier ist die KI." }),
        node("ask", "decision", {
          content: "Haben Sie Zeit?",
          conditions: [{ id: "yes", condition: "Ja", targetNodeId: "note" }],
        }),
        node("note", "message", { content: "Das halte ich so fest." }),
        node("set", "action", { action: { kind: "set-variable", variable: "zeit", value: "ja" } }),
        node("day", "decision", { content: "Passt Ihnen der Montag um zehn?" }),
      ],
      [
        ["start", "ask"],
        ["note", "set"],
        ["set", "day"],
      ],
    );
    const cut = play(openChat(noting, {}), "Ja", { kind: "interrupted" });
    expect(stateOf(cut).lastSaid).toBe("Passt Ihnen der");
    const heard = linesOf(cut).flatMap((line) => (line.kind === "agent" ? [line.heard] : []));
    expect(heard).toEqual([null, null, null, "Passt Ihnen der"]);
  });

  test("who agrees before the question was heard, hears the rest of it first", () => {
    const chat = play(openChat(sample, {}), "Ja");
    const hasty = play(chat, { kind: "interrupted" }, "Ja");
    const { nodeId, misses, lastSaid: rest } = stateOf(hasty);
    expect({ nodeId, misses }).toEqual({ nodeId: "time", misses: 0 });
    expect(stateOf(chat).lastSaid).toEndWith(rest);
    expect(stateOf(chat).lastSaid).not.toBe(rest);
    expect(linesOf(hasty).findLast(({ kind }) => kind === "caller")).toMatchObject({
      taken: "says-rest",
      isMissed: false,
    });
    expect(exportChat(hasty)).toContain("Die Frage war noch nicht gehört");
    expect(stateOf(play(hasty, "Ja")).nodeId).toBe("interest");
  });

  test("can't talk over the first words, which say that it is an AI", () => {
    const alone = tree(
      [node("start", "start"), node("ask", "decision", { content: "Darf ich?" })],
      [["start", "ask"]],
    );
    expect(heardUntilInterrupted(openChat(alone, {}))).toBeNull();
  });

  test("who presses keys sees them as one number", () => {
    const keyed = tree(
      [
        node("start", "start"),
        node("number", "input", {
          content: "Bitte Nummer.",
          input: { variable: "nr", value: "digits" },
        }),
        node("end", "end", { content: "Danke: [nr]." }),
      ],
      [
        ["start", "number"],
        ["number", "end"],
      ],
    );
    const presses = [..."471#"].map((digits): Reply => ({ kind: "pressed", digits }));
    const chat = play(openChat(keyed, {}), ...presses);
    expect(stateOf(chat).variables).toEqual({ nr: "471" });
    expect(linesOf(chat).filter(({ kind }) => kind === "pressed")).toMatchObject([
      { digits: "471#", turn: 1, moves: ["end"] },
    ]);
  });
});

describe("an action", () => {
  test("waits for a decision whether it works", () => {
    const chat = play(openChat(sample, {}), ...toConfirmation, "Ja, genau");
    expect(openAction(chat)).toMatchObject({ kind: "book-appointment" });
    expect(linesOf(chat).at(-1)).toMatchObject({ kind: "action", result: "open" });
    expect(play(chat, "Hallo?")).toBe(chat);
    const failed = play(chat, fails);
    expect(linesOf(failed).find(({ kind }) => kind === "action")).toMatchObject({
      result: "failed",
    });
    expect(trailOf(failed).trail.edges).toContain("connection_14");
    expect(trailOf(failed).trail.edges).not.toContain("connection_13");
  });

  test.each<[Reply, object]>([
    [works, { outcome: "transferred", endReason: "transferred" }],
    [fails, { outcome: "callback" }],
    [{ kind: "not-picked-up" }, { outcome: "callback" }],
  ])("that puts the caller through is picked up, fails, or is not: %j", (reply, end) => {
    const passing = tree(
      [
        node("start", "start"),
        node("pass", "action", { action: { kind: "transfer", to: "+493023125001" } }),
        node("done", "end", { content: "Danke.", outcome: "success" }),
        node("sorry", "end", { content: "Niemand da.", outcome: "callback" }),
      ],
      [
        ["start", "pass"],
        ["pass", "done"],
        ["pass", "sorry", "failed"],
      ],
    );
    const chat = play(openChat(passing, {}), reply);
    expect(stateOf(chat)).toMatchObject(end);
    const isTold = reply.kind === "not-picked-up" ? "Niemand nimmt ab" : "";
    expect(exportChat(chat)).toContain(isTold);
  });

  test("that sets a variable is really done", () => {
    const setting = tree(
      [
        node("start", "start"),
        node("set", "action", {
          action: { kind: "set-variable", variable: "tarif", value: "[stadt]-Strom" },
        }),
        node("end", "end", { content: "Ihr Tarif: [tarif]." }),
      ],
      [
        ["start", "set"],
        ["set", "end"],
      ],
    );
    const chat = openChat(setting, { stadt: "Köln" });
    expect(stateOf(chat)).toMatchObject({ phase: "over", lastSaid: "Ihr Tarif: Köln-Strom." });
    expect(linesOf(chat).find(({ kind }) => kind === "action")).toMatchObject({
      result: "succeeded",
    });
  });
});

describe("a tree", () => {
  test("without a start can't be talked to, and says so", () => {
    const chat = openChat(tree([node("end", "end")], []), {});
    expect(stateOf(chat)).toMatchObject({ phase: "over", endReason: "not-startable" });
    expect(exportChat(chat)).toContain("Dieser Baum kann nicht gestartet werden.");
  });

  test("that goes round in silence is stopped", () => {
    const round = tree(
      [node("start", "start"), node("a", "message"), node("b", "message")],
      [
        ["start", "a"],
        ["a", "b"],
        ["b", "a"],
      ],
    );
    expect(stateOf(openChat(round, {})).endReason).toBe("loop");
  });

  test("that asks for ever ends by time or by steps, as a call would", () => {
    const endless = tree(
      [
        node("start", "start"),
        node("ask", "decision", {
          content: "Noch einmal?",
          conditions: [{ id: "yes", condition: "Ja", targetNodeId: "say" }],
        }),
        node("say", "message", { content: "Gut." }),
      ],
      [
        ["start", "ask"],
        ["say", "ask"],
      ],
    );
    let chat = openChat(endless, {});
    for (let turn = 0; turn < 500 && stateOf(chat).phase !== "over"; turn += 1)
      chat = play(chat, "Ja");
    expect(["too-long", "too-many-steps"]).toContain(stateOf(chat).endReason ?? "");
  });

  test("that was only moved about is still the one that is talked to", () => {
    const chat = openChat(sample, {});
    const [first, ...others] = sample.nodes;
    if (!first) throw new Error("The sample tree is empty.");
    const moved = { ...sample, nodes: [{ ...first, position: { x: 1, y: 2 } }, ...others] };
    expect(isOutdated(chat, moved)).toBe(false);
    expect(isOutdated(chat, { ...sample, notes: [] })).toBe(false);
    expect(
      isOutdated(chat, { ...sample, nodes: [{ ...first, content: "Hallo" }, ...others] }),
    ).toBe(true);
    expect(isOutdated(chat, { ...sample, connections: sample.connections.slice(1) })).toBe(true);
    expect(isOutdated(chat, { ...sample, settings: { maxSteps: 3 } })).toBe(true);
  });
});

describe("variables", () => {
  test("are those that are spoken and that no node fills, and those of the settings", () => {
    const settings = { variables: { firma: "Sonnwerk" } };
    expect(variablesToFill({ ...sample, settings })).toEqual([
      { name: "firma", value: "Sonnwerk" },
      { name: "firstName", value: "" },
    ]);
  });

  test("of the question between two conditions need no value", () => {
    const settings = { askBetween: "[anrede], eher [eins] oder [zwei]?" };
    expect(variablesToFill({ ...sample, settings }).map(({ name }) => name)).toEqual([
      "firstName",
      "anrede",
    ]);
  });

  test("left empty count as unknown, whatever the settings say", () => {
    const source = { ...sample, settings: { variables: { firstName: "Erika" } } };
    const chat = openChat(source, knownOnly([{ name: "firstName", value: " " }]));
    expect(stateOf(chat).lastSaid).toContain("mit der Person, die bei Ihnen");
    expect(stateOf(openChat(source, { firstName: "Max" })).lastSaid).toBe("Spreche ich mit Max?");
  });
});

test("what is suggested is understood as what it stands for", () => {
  for (const replies of [[], ["Ja"], ["Ja", "Ja"], toConfirmation] as string[][]) {
    const chat = play(openChat(sample, {}), ...replies);
    const expected = expectedNow(chat);
    if (!expected) throw new Error("Nothing is expected.");
    const suggestions = suggestionsFor(expected, reader);
    expect(suggestions.map(({ label }) => label)).toEqual(
      expected.conditions.map(({ key }) => key),
    );
    for (const { label, says, isUnderstood } of suggestions) {
      expect(isUnderstood).toBe(true);
      expect(reader.read(says, expected).condition).toBe(label);
    }
    for (const { label, says } of objectionsFor(expected)) {
      expect(reader.read(says, expected).intent).toBe(label);
    }
  }
});

test("a condition that no words meet is told apart", () => {
  const expected = {
    conditions: [
      { id: "x", key: "xq7", examples: [] },
      { id: "y", key: "Ja", examples: [] },
    ],
    intents: [],
    value: null,
    question: "",
  };
  const understood = suggestionsFor(expected, reader).map(({ label, isUnderstood }) => [
    label,
    isUnderstood,
  ]);
  expect(understood).toEqual([
    ["xq7", true],
    ["Ja", true],
  ]);
  const silent = { ...expected, conditions: [{ id: "x", key: "???", examples: [] }] };
  expect(suggestionsFor(silent, reader)).toEqual([
    { label: "???", says: "???", isUnderstood: false },
  ]);
});

test("the text of a chat holds every word, the readings, the way and the end", () => {
  const chat = play(
    openChat(sample, { firstName: "Erika" }),
    "Ja, am Apparat",
    "Kein Interesse",
    "Nein",
  );
  const text = exportChat(chat);
  expect(text.split("\n")[0]).toBe("Testgespräch mit „Photovoltaik-Beratung (Beispiel)“");
  for (const line of linesOf(chat)) if ("text" in line) expect(text).toContain(line.text);
  expect(text).toContain("[firstName] = Erika");
  expect(text).toContain("Bedingung „Kein Interesse“");
  expect(text).toContain("Ergebnis: Kein Interesse. Gespräch regulär beendet.");
  expect(text).toContain("Weg: Begrüßung → Richtige Person? → Zeit?");
  expect(text).toMatch(/^00:00 {2}Agent \(Begrüßung\): /m);
});

const HOSTILE = [
  "",
  "   ",
  "\u0000\u202E​",
  "<img src=x onerror=alert(1)>",
  "__proto__",
  "[firstName]{{x}}",
  "ja ".repeat(50_000),
  "💥".repeat(2_000),
  '"; DROP TABLE trees; --',
];

test.each([1, 2, 3, 4, 5])("any replies end it or leave it waiting, %d", (seed) => {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random.number() * list.length)] as T;
  const replies: (() => Reply)[] = [
    () => ({ kind: "said", text: pick([...HOSTILE, "Ja", "Nein", "Vielleicht", "am Montag"]) }),
    () => ({ kind: "pressed", digits: pick(["1", "#", "*", "abc", ""]) }),
    () => ({ kind: "silent" }),
    () => ({ kind: "interrupted" }),
    () => works,
    () => fails,
  ];
  let chat = openChat(sample, { ["__proto__"]: "x" });
  for (let turn = 0; turn < 60; turn += 1) {
    const before = chat;
    chat = answer(chat, pick(replies)(), reader);
    expect(chat.turns.length).toBeGreaterThanOrEqual(before.turns.length);
    expect(["listening", "acting", "over"]).toContain(stateOf(chat).phase);
    const times = chat.turns.map(({ event }) => event.at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(() => exportChat(chat)).not.toThrow();
    const back = stepBack(chat, Math.floor(random.number() * (chat.turns.length + 1)));
    if (random.number() < 0.2) chat = back;
  }
});

const asked = tree(
  [
    node("start", "start"),
    node("day", "input", {
      content: "Wann passt es?",
      input: { variable: "tag", value: "date", confirm: true },
    }),
    node("yes", "decision", {
      content: "Soll ich das eintragen?",
      conditions: [{ id: "yes", condition: "Ja", targetNodeId: "end" }],
    }),
    node("price", "objection", {
      content: "Das kostet nichts.",
      objection: { intent: "price_question", global: true },
    }),
    node("end", "end"),
  ],
  [
    ["start", "day"],
    ["day", "yes"],
  ],
);

test.each<[taken: Taken, replies: (string | Reply)[]]>([
  ["reads-back", ["am Dienstag"]],
  ["only-there", [{ kind: "silent" }, "Ja, ich bin noch da"]],
  ["beside", ["Wie bitte?"]],
  ["remembered", ["am Dienstag", "Ja", "Ja, aber was kostet das?"]],
])("a reply that was taken as %s is told as such", (taken, replies) => {
  const chat = play(openChat(asked, {}), ...replies);
  const line = linesOf(chat).findLast(({ kind }) => kind === "caller");
  if (line?.kind !== "caller") throw new Error("The caller's line is missing.");
  expect(line).toMatchObject({ taken, isMissed: false });
  expect(exportChat(chat)).toContain(testChatTexts().taken[taken]);
});

test("a value of before that is put right is told as such", () => {
  const chat = play(openChat(asked, {}), "am Dienstag", "Ja");
  const corrects: Reader = {
    read: (text, expected) => ({
      ...reader.read(text, expected),
      condition: null,
      intent: null,
      values: { date: "2026-11-25" },
    }),
  };
  const corrected = answer(chat, { kind: "said", text: "Nein, ich meinte Mittwoch" }, corrects);
  expect(linesOf(corrected).findLast(({ kind }) => kind === "caller")).toMatchObject({
    taken: "corrected",
    isMissed: false,
    kept: [{ name: "tag", value: "2026-11-25", kind: "date" }],
  });
});

test("a value is told as it is written in German, and how sure it is", () => {
  const text = exportChat(play(openChat(asked, {}), "am Dienstag", "Ja"));
  expect(text).toMatch(/↳ Datum: „Dienstag“ → Dienstag, 24\.11\.2026 · Sicherheit \d+ %/);
  expect(text).toContain("tag = Dienstag, 24.11.2026");
  expect(text).toContain("[tag] = Dienstag, 24.11.2026");
});

test("whether a value is right can be answered with a click", () => {
  const chat = play(openChat(asked, {}), "am Dienstag");
  expect(suggestionsNow(chat, reader).map(({ label }) => label)).toEqual([
    "Ja",
    "Nein",
    "am Dienstag",
  ]);
  expect(stateOf(play(chat, "Ja")).variables).toEqual({ tag: "2026-11-24" });
  expect(suggestionsNow(play(chat, "Ja"), reader).map(({ label }) => label)).toEqual(["Ja"]);
});

test("what is said once more for who did not catch it is marked as slower", () => {
  const chat = play(openChat(asked, {}), "Wie bitte?");
  const said = linesOf(chat).filter(({ kind }) => kind === "agent");
  expect(said).toMatchObject([{ isSlow: false }, { isSlow: true }]);
  expect(exportChat(chat)).toContain(", langsamer: Wann passt es?");
});

test.each([
  ["is met", ["Ja"], false],
  ["was not understood", ["Wurstbrot mit Senf"], true],
  ["is an objection with an answer", ["Sind Sie ein Roboter?"], false],
  ["asks to wait", ["Moment bitte, ich hole kurz einen Stift"], false],
  [
    "gives an input the same value again",
    ["Ja", "Ja", "Ja", "am Dienstag", "um zehn", "Nein", "am Dienstag"],
    false,
  ],
  ["leaves by the fallback", ["Ja", "Wurst", "Wurst", "Wurst"], true],
])("a reply that %s is told as such", (_, replies, isMissed) => {
  const lines = linesOf(play(openChat(sample, {}), ...replies));
  expect(lines.findLast(({ kind }) => kind === "caller")).toMatchObject({ isMissed });
});

describe("a reply that may mean one of two conditions", () => {
  const ways = tree(
    [
      node("start", "start", { content: "Hallo." }),
      node("ask", "decision", {
        content: "Was möchten Sie tun?",
        conditions: [
          { id: "1", condition: "weiter", targetNodeId: "end", examples: ["alles so lassen"] },
          { id: "2", condition: "Kündigen", targetNodeId: "left" },
          { id: "3", condition: "Umzug", targetNodeId: "end" },
        ],
      }),
      node("end", "end"),
      node("left", "end"),
    ],
    [["start", "ask"]],
  );
  const unsure: Reader = {
    read: (text, expected) => ({
      ...reader.read(text, expected),
      ...{ condition: null, intent: null },
      alternatives: [
        { condition: "weiter", confidence: 0.41 },
        { condition: "Kündigen", confidence: 0.33 },
      ],
    }),
  };
  const chat = answer(openChat(ways, {}), { kind: "said", text: "der Vertrag" }, unsure);

  test("is told with both, and that the agent asks which", () => {
    const line = linesOf(chat).findLast(({ kind }) => kind === "caller");
    expect(line).toMatchObject({ isMissed: true, taken: "asks-between", asksAgain: 0 });
    const text = exportChat(chat);
    expect(text).toContain("Zwischen zwei Bedingungen unsicher: weiter 41 % · Kündigen 33 %");
    expect(text).toContain("Fragt, welche von beiden gemeint war");
    expect(text).toContain("Was meinen Sie: „alles so lassen“ oder Kündigen?");
  });

  test("is answered by one of the two", () => {
    const expected = expectedNow(chat);
    if (!expected) throw new Error("Nothing is expected.");
    const suggestions = suggestionsFor(expected, reader);
    expect(suggestions.map(({ label }) => label)).toEqual(["weiter", "Kündigen"]);
    for (const { label, says } of suggestions) {
      expect(reader.read(says, expected).condition).toBe(label);
    }
    expect(stateOf(play(chat, "das zweite")).nodeId).toBe("left");
    expect(exportChat(play(chat, "lila"))).toContain("Erwartet: weiter, Kündigen");
  });

  test("is not asked which where both lead to the same node", () => {
    const nodes = ways.nodes.map((one) =>
      one.id === "ask"
        ? { ...one, conditions: one.conditions?.map((each) => ({ ...each, targetNodeId: "end" })) }
        : one,
    );
    const same = answer(
      openChat({ ...ways, nodes } as typeof ways, {}),
      { kind: "said", text: "hm" },
      unsure,
    );
    const line = linesOf(same).findLast(({ kind }) => kind === "caller");
    expect(line).toMatchObject({ taken: "either-way", isMissed: false, moves: ["end"] });
    expect(exportChat(same)).toContain("Beide führen zum selben Node");
  });
});
