import { describe, expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import type { NodeKind, Tree } from "@rufbaum/tree";
import { openUnderstanding } from "@rufbaum/understanding";
import { begin } from "./begin.ts";
import { expects } from "./expects.ts";
import { call, NOTHING_READ, node, tree } from "./testing/index.ts";
import { transition } from "./transition.ts";
import type { ConversationEvent, ConversationState } from "./types.ts";

const understanding = await openUnderstanding();

const START = node("start", "start", { content: "Hier ist die KI." });
const END = node("end", "end", { content: "Tschüss.", outcome: "success" });

describe("each kind of node", () => {
  test("start and message speak and go on", () => {
    call(
      tree(
        [START, node("m", "message", { content: "Eins." }), END],
        [
          ["start", "m"],
          ["m", "end"],
        ],
      ),
      { understanding },
    )
      .says("Hier ist die KI. Eins. Tschüss.")
      .endsWith("success", "completed");
  });

  test("a decision goes the way of a connection that bears the key, or the condition's id", () => {
    const conditions = [
      { id: "c1", condition: "Ja" },
      { id: "c2", condition: "Nein" },
    ];
    const other = node("other", "end", { content: "Schade.", outcome: "not-interested" });
    const asked = tree(
      [START, node("d", "decision", { content: "Ja?", conditions }), END, other],
      [
        ["start", "d"],
        ["d", "end", "Ja"],
        ["d", "other", "c2"],
      ],
    );
    call(asked, { understanding }).hears("ja").endsWith("success");
    call(asked, { understanding }).hears("nein").endsWith("not-interested");
  });

  test("a decision without a fallback gives up in the end, with its reason", () => {
    const conditions = [{ id: "c1", condition: "Ja", targetNodeId: "end" }];
    const asked = tree(
      [START, node("d", "decision", { content: "Ja?", conditions }), END],
      [["start", "d"]],
    );
    call(asked, { understanding })
      .hears("blau", {})
      .hears("grün", {})
      .hears("rot", {})
      .endsWith("failed", "unmatched");
  });

  test("an input keeps what was said, or what was keyed in", () => {
    const keyed = node("i", "input", {
      content: "Nummer?",
      input: { variable: "nr", value: "digits", maxDigits: 4 },
    });
    const asked = tree(
      [START, keyed, END],
      [
        ["start", "i"],
        ["i", "end"],
      ],
    );
    call(asked, { understanding }).presses("1234").knows({ nr: "1234" }).endsWith("success");
    call(asked, { understanding }).presses("12#").knows({ nr: "12" }).endsWith("success");
    call(asked, { understanding })
      .presses("7")
      .staysSilent()
      .knows({ nr: "7" })
      .endsWith("success");
    call(asked, { understanding }).hears("die 4711").knows({ nr: "4711" }).endsWith("success");
  });

  test("an action goes on when it succeeds, and its own way when it fails", () => {
    const failed = node("failed", "end", { content: "Ging nicht.", outcome: "failed" });
    const question = node("d", "decision", {
      content: "Ja?",
      conditions: [{ id: "c", condition: "Ja", targetNodeId: "a" }],
    });
    const acted = tree(
      [START, question, node("a", "action", { action: { kind: "tag", tag: "x" } }), END, failed],
      [
        ["start", "d"],
        ["a", "failed", "failed"],
        ["a", "end"],
      ],
    );
    call(acted, { understanding }).hears("ja").did("tag").endsWith("success");
    call(acted, { understanding })
      .nextActionFails()
      .hears("ja")
      .says("Ging nicht")
      .endsWith("failed");
  });

  test("an objection goes on along its connection", () => {
    const objected = tree(
      [START, node("o", "objection", { content: "Verstehe." }), END],
      [
        ["start", "o"],
        ["o", "end"],
      ],
    );
    call(objected, { understanding }).says("Verstehe. Tschüss.").endsWith("success");
  });
});

describe("what can't go on ends with its reason", () => {
  test.each<[string, Tree, string]>([
    ["no start", tree([END], []), "not-startable"],
    ["a dead end", tree([START], []), "dead-end"],
    [
      "a circle of messages",
      tree(
        [START, node("m", "message", { content: "a" }), node("n", "message", { content: "b" })],
        [
          ["start", "m"],
          ["m", "n"],
          ["n", "m"],
        ],
      ),
      "loop",
    ],
    [
      "a silent circle",
      tree(
        [START, node("m", "message")],
        [
          ["start", "m"],
          ["m", "m"],
        ],
      ),
      "loop",
    ],
    [
      "a circle of actions",
      tree(
        [START, node("a", "action", { action: { kind: "tag", tag: "x" } })],
        [
          ["start", "a"],
          ["a", "a"],
        ],
      ),
      "too-many-steps",
    ],
  ])("%s", (_, broken, reason) => {
    const { state } = call(broken, { understanding });
    expect(state).toMatchObject({ phase: "over", outcome: "failed", endReason: reason });
  });

  test("a tree's own limits count", () => {
    const question = node("d", "decision", {
      content: "Noch mal?",
      conditions: [{ id: "c", condition: "Ja", targetNodeId: "d" }],
    });
    const script = call(
      tree([START, question], [["start", "d"]], { maxSteps: 5, maxSeconds: 60 }),
      { understanding },
    );
    script.hears("ja").hears("ja").hears("ja").hears("ja");
    script.endsWith("failed", "too-many-steps");
  });
});

test("the first words can't be cut off, later ones can", () => {
  const question = node("d", "decision", { content: "Ja?", conditions: [] });
  const { effects } = transition(tree([START, question], [["start", "d"]]), begin(tree([], [])), {
    type: "call-answered",
    at: 0,
  });
  const said = effects.flatMap((effect) => (effect.type === "say" ? [effect.interruptible] : []));
  expect(said).toEqual([false, true]);
});

test("the state that came in stays as it was", () => {
  const whole = tree([START, END], [["start", "end"]]);
  const before = Object.freeze(begin(whole, { name: "x" }));
  const copy = structuredClone(before);
  transition(whole, before, { type: "call-answered", at: 5 });
  expect(before).toEqual(copy);
});

test("any tree and any events: it waits, acts or ends once, and reads back from JSON the same", () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = seededRandom(seed);
    const whole = randomTree(random.number);
    let state: ConversationState = begin(whole);
    let hangUps = 0;
    for (let step = 0; step < 60; step++) {
      const event =
        step === 0
          ? ({ type: "call-answered", at: 0 } as const)
          : randomEvent(random.number, whole, state, step);
      const turn = transition(whole, state, event);
      const restored = transition(whole, JSON.parse(JSON.stringify(state)), event);
      expect([seed, restored]).toEqual([seed, turn]);
      hangUps += turn.effects.filter(({ type }) => type === "hang-up").length;
      if (turn.state.phase === "over") expect([seed, hangUps]).toEqual([seed, 1]);
      else
        expect([seed, turn.state.phase]).toEqual([seed, expect.stringMatching(/listening|acting/)]);
      expect(turn.effects.length).toBeLessThan(100);
      state = turn.state;
    }
  }
});

function randomTree(number: () => number): Tree {
  const kinds: NodeKind[] = ["message", "decision", "input", "objection", "action", "end"];
  const pick = <T>(list: readonly T[]): T => list[Math.floor(number() * list.length)] as T;
  const nodes = Array.from({ length: 2 + Math.floor(number() * 8) }, (_, index) => {
    if (index === 0) return START;
    const kind = pick(kinds);
    return node(`n${index}`, kind, {
      content: number() < 0.3 ? "" : `Text ${index} [x]`,
      ...(kind === "decision" && {
        conditions: ["Ja", "Nein"].map((condition) => ({
          id: condition,
          condition,
          targetNodeId: `n${Math.floor(number() * 12)}`,
        })),
      }),
      ...(kind === "objection" && {
        objection: {
          intent: pick(["price_objection", "send_info"]),
          global: number() < 0.7,
          returns: true,
        },
      }),
      ...(kind === "action" && { action: { kind: "tag" as const, tag: "t" } }),
    });
  });
  const ways = nodes.flatMap(({ id }): [string, string][] =>
    number() < 0.8 ? [[id, pick(nodes).id]] : [],
  );
  return tree(nodes, ways);
}

function randomEvent(
  number: () => number,
  whole: Tree,
  state: ConversationState,
  at: number,
): ConversationEvent {
  const texts = [
    "ja",
    "nein",
    "zu teuer",
    "schicken Sie mir Unterlagen",
    "blau",
    "",
    "rufen Sie nie wieder an",
  ];
  const text = texts[Math.floor(number() * (number() < 0.1 ? 7 : 6))] ?? "";
  const expected = expects(whole, state);
  const choices: ConversationEvent[] = [
    {
      type: "caller-spoke",
      at,
      text,
      reading: expected ? understanding.read(text, expected) : NOTHING_READ,
    },
    {
      type: "caller-spoke",
      at,
      text,
      reading: expected ? understanding.read(text, expected) : NOTHING_READ,
    },
    { type: "caller-pressed", at, digits: "5" },
    { type: "caller-interrupted", at, heard: "Guten" },
    { type: "caller-fell-silent", at },
    { type: "action-succeeded", at, values: { x: 1 } },
    { type: "action-failed", at, reason: "seed" },
    { type: "call-answered", at },
  ];
  return number() < 0.01
    ? { type: "caller-hung-up", at }
    : (choices[Math.floor(number() * choices.length)] as ConversationEvent);
}
