import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { begin } from "./begin.ts";
import { expects } from "./expects.ts";
import { call, node, tree } from "./testing/index.ts";
import { transition } from "./transition.ts";
import type { ConversationEffect } from "./types.ts";
import { WORDING } from "./wording.ts";

const understanding = await openUnderstanding();
const START = node("start", "start", { content: "Hier ist die KI." });
const END = node("end", "end", { content: "Schön.", outcome: "success" });
const OTHER = node("other", "end", { content: "Anders.", outcome: "completed" });

describe("ways out of a decision", () => {
  test("keys in the content and at the connections are listened for", () => {
    const asked = tree(
      [
        START,
        node("d", "decision", { content: { text: "?", conditions: ["Ja", "Nein"] } }),
        END,
        OTHER,
      ],
      [
        ["start", "d"],
        ["d", "end", "Ja"],
        ["d", "other", "send_info"],
      ],
    );
    const script = call(asked, { understanding });
    expect(expects(asked, script.state)?.conditions.map(({ key }) => key)).toEqual([
      "Ja",
      "Nein",
      "send_info",
    ]);
    script.hears("Schicken Sie mir Unterlagen").endsWith("completed");
    call(asked, { understanding }).hears("ja").endsWith("success");
  });

  test("what was understood but leads nowhere takes the fallback at once", () => {
    const conditions = ["Ja", "Nein", "Vielleicht"].map((condition) => ({
      id: condition,
      condition,
    }));
    const asked = tree(
      [START, node("d", "decision", { content: "?", conditions }), END],
      [
        ["start", "d"],
        ["d", "end"],
      ],
    );
    call(asked, { understanding }).hears("nein").endsWith("success");
  });

  test("a key of the telephone chooses the condition of that name; others are not heard", () => {
    const conditions = [{ id: "c", condition: "1", targetNodeId: "end" }];
    const asked = tree(
      [START, node("d", "decision", { content: "?", conditions }), END],
      [["start", "d"]],
    );
    call(asked, { understanding }).presses("9").standsAt("d").presses("1").endsWith("success");
  });
});

describe("ways out of an input", () => {
  const asked = tree(
    [
      START,
      node("i", "input", {
        content: "Wann?",
        input: { variable: "day", value: "date" },
        conditions: [{ id: "no", condition: "not_interested", targetNodeId: "other" }],
        reprompts: ["An welchem Tag?"],
      }),
      END,
      OTHER,
    ],
    [
      ["start", "i"],
      ["i", "end"],
    ],
  );

  test("the value that was heard is kept", () => {
    call(asked, { understanding })
      .hears("am Dienstag")
      .knows({ day: "2026-11-24" })
      .endsWith("success");
  });

  test("who declines goes the way of that name", () => {
    call(asked, { understanding }).hears("Danke, kein Interesse").endsWith("completed");
  });

  test("what holds no such value is asked again, then kept as it was heard", () => {
    call(asked, { understanding })
      .hears("sehr schön")
      .says("An welchem Tag?")
      .hears("im Garten")
      .says("Verzeihung")
      .hears("  irgendwann ")
      .knows({ day: "irgendwann" })
      .endsWith("success");
  });
});

function effectsOf(more: Parameters<typeof node>[2]): readonly ConversationEffect[] {
  const asked = tree(
    [START, node("d", "decision", { content: "?", ...more }), END],
    [
      ["start", "d"],
      ["d", "end"],
    ],
  );
  return transition(asked, begin(asked), { type: "call-answered", at: 0 }).effects;
}

test("a node's own patience is how long silence is borne", () => {
  expect(effectsOf({ patience: 45 }).at(-1)).toEqual({
    type: "listen",
    nodeId: "d",
    silenceAfter: 45_000,
  });
  expect(effectsOf({}).at(-1)).toEqual({ type: "listen", nodeId: "d", silenceAfter: 8_000 });
});

test("who was cut off has asked only what was heard of it", () => {
  const asked = tree(
    [START, node("d", "decision", { content: "Haben Sie Zeit?" })],
    [["start", "d"]],
  );
  const { state } = call(asked, { understanding });
  const cut = transition(asked, state, { type: "caller-interrupted", at: 1, heard: "Haben Sie" });
  expect(cut.effects).toEqual([]);
  expect(expects(asked, cut.state)?.question).toBe("Haben Sie");
});

test("the question still stands after “Sind Sie noch da?”", () => {
  const asked = tree([START, node("d", "decision", { content: "Störe ich?" })], [["start", "d"]]);
  const script = call(asked, { understanding }).staysSilent().says(WORDING.stillThere);
  expect(expects(asked, script.state)?.question).toBe("Störe ich?");
});

test("nothing is expected where nobody is listened to", () => {
  const asked = tree([START, END], [["start", "end"]]);
  expect(expects(asked, begin(asked))).toBeNull();
  expect(expects(asked, call(asked, { understanding }).state)).toBeNull();
});

test("what an action says or writes has its variables filled", () => {
  const asked = tree(
    [
      START,
      node("sms", "action", {
        action: { kind: "send-sms", text: "Guten Tag [firstName|], bis [tag]!" },
      }),
    ],
    [["start", "sms"]],
    { variables: { tag: "Montag" } },
  );
  const { effects } = transition(asked, begin(asked, { firstName: "Anna" }), {
    type: "call-answered",
    at: 0,
  });
  expect(effects.at(-1)).toEqual({
    type: "act",
    nodeId: "sms",
    action: { kind: "send-sms", text: "Guten Tag Anna, bis Montag!" },
  });
});

test("values that an action brings are known afterwards, and weigh more than the tree's own", () => {
  const asked = tree(
    [
      START,
      node("a", "action", { action: { kind: "call-webhook", url: "https://example.de" } }),
      node("e", "end", { content: "Kunde [nr], [ort]." }),
    ],
    [
      ["start", "a"],
      ["a", "e"],
    ],
    { variables: { nr: "0", ort: "Köln" } },
  );
  const acting = transition(asked, begin(asked), { type: "call-answered", at: 0 }).state;
  const { state } = transition(asked, acting, {
    type: "action-succeeded",
    at: 1,
    values: { nr: 7 },
  });
  expect(state.lastSaid).toBe("Kunde 7, Köln.");
});
