import { describe, expect, test } from "bun:test";
import { begin, WORDING } from "@rufbaum/conversation";
import { node, tree } from "@rufbaum/conversation/testing";
import { languageOf } from "@rufbaum/telephony";
import { fakeLine } from "../testing/fake-line.ts";
import { answered } from "../testing/open-session.ts";

const english = { voiceSettings: { voice: "en-US-Neural2-C", speed: 1 } };

/** Greets in German, asks in English whoever wants that, and says goodbye in German. */
const TREE = tree(
  [
    node("start", "start", { content: "Guten Tag, hier spricht eine KI." }),
    node("ask", "decision", {
      content: "Darf es Englisch sein?",
      voiceSettings: { voice: "de-DE-Neural2-B", speed: 1 },
      conditions: [{ id: "yes", condition: "Ja", targetNodeId: "hello" }],
    }),
    node("hello", "message", { ...english, content: "Thank you, at 10:30." }),
    node("more", "decision", {
      content: "Are you interested?",
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "end", examples: ["yes, photovoltaics"] },
      ],
    }),
    node("end", "end", {
      content: "Bis bald.",
      outcome: "success",
      voiceSettings: { voice: "alice", speed: 1 },
    }),
  ],
  [
    ["start", "ask"],
    ["hello", "more"],
  ],
);

function open(kind: "stream" | "turns" = "stream") {
  const state = begin(TREE, { firma: "Sonnwerk" });
  const { session, first, replies } = answered(TREE, { state }, kind);
  /** Once the agent has finished. */
  async function says(text: string) {
    await replies(text);
    await session.settled();
  }
  return { session, first, says };
}

type FakeLine = ReturnType<typeof fakeLine>;
const told = ({ parts }: FakeLine, from = 0) =>
  parts.slice(from).map(({ text, voice = "usual" }) => `${languageOf(voice)} ${text}`);
const heardIn = ({ hearings }: FakeLine) => languageOf(hearings.at(-1)?.voice ?? "usual");

describe("a conversation in two languages", () => {
  test("speaks and listens as its node does, in its order", async () => {
    const { session, first, says } = open();
    await session.settled();
    expect([first.opened, heardIn(first)]).toEqual([["de-DE-Neural2-B"], "de-DE"]);
    expect(session.speech).toEqual({
      voices: ["de-DE-Neural2-B", "en-US-Neural2-C"],
      hints: ["Sonnwerk", "photovoltaics"],
    });
    await says("Ja, gern");
    expect(told(first)).toEqual([
      "de-DE Guten Tag, hier spricht eine KI.",
      "de-DE Darf es Englisch sein?",
      "en-US Thank you, at 10:30.",
      "en-US Are you interested?",
    ]);
    expect(heardIn(first)).toBe("en-US");
    await says("Ja");
    expect(told(first).at(-1)).toBe("de-DE Bis bald.");
  });

  test("asks again in the question's language, with our own words in German", async () => {
    const { first, says } = open();
    await says("Ja, gern");
    const before = first.parts.length;
    await says("Der Mond ist aus Käse");
    expect(told(first, before)).toEqual([
      `de-DE ${WORDING.notUnderstood[0]}`,
      "en-US Are you interested?",
    ]);
    expect(heardIn(first)).toBe("en-US");
  });

  test("says the rest of what was talked over in its language", async () => {
    const { session, first, says } = open();
    await says("Ja, gern");
    const before = first.parts.length;
    session.receive({ type: "caller-interrupted", heard: "Thank you, at", afterMilliseconds: 400 });
    await says("Ja");
    const [again = ""] = told(first, before);
    expect(again).toStartWith("en-US");
    expect(again).toEndWith("Are you interested?");
  });

  test("goes on in the question's language over a line that was opened anew", async () => {
    const { session, first, says } = open();
    await says("Ja, gern");
    session.receive({ type: "agent-speaking", on: true });
    session.receive({ type: "agent-speaking", on: false });
    session.detach(first.line);
    const second = fakeLine();
    session.attach(second.line, { resumed: true });
    await session.settled();
    expect(second.opened).toEqual(["de-DE-Neural2-B"]);
    expect(told(second)).toEqual([`de-DE ${WORDING.resumed}`, "en-US Are you interested?"]);
    expect(heardIn(second)).toBe("en-US");
  });

  test("gives the recogniser the words of the node that asks, turn by turn", async () => {
    const { first, says } = open("turns");
    await says("Ja, gern");
    expect(first.hearings.map((hearing) => hearing?.hints)).toEqual([
      ["Sonnwerk"],
      ["Sonnwerk", "photovoltaics"],
    ]);
  });
});
