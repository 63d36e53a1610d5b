import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { begin } from "./begin.ts";
import { call, node, tree } from "./testing/index.ts";
import { transition } from "./transition.ts";
import { WORDING } from "./wording.ts";

const understanding = await openUnderstanding();

const START = node("start", "start", { content: "Guten Tag, hier ist die KI der Sonnwerk." });
const QUESTION = node("question", "decision", {
  content: "Wir bauen Solaranlagen. Haben Sie ein eigenes Dach?",
  conditions: [
    { id: "yes", condition: "Ja", targetNodeId: "good" },
    { id: "no", condition: "Nein", targetNodeId: "bad" },
  ],
});
const GOOD = node("good", "end", { content: "Schön.", outcome: "success" });
const BAD = node("bad", "end", { content: "Schade.", outcome: "not-interested" });

const asking = (settings?: Parameters<typeof tree>[2]) =>
  tree([START, QUESTION, GOOD, BAD], [["start", "question"]], settings);

describe("a line whispered by an operator", () => {
  test("is said with its variables filled in, and the question still stands", () => {
    call(asking(), { understanding, variables: { firstName: "Zoë" } })
      .happens({ type: "operator-said", text: "Wir sind übrigens aus Ulm, {firstName}." })
      .says("Wir sind übrigens aus Ulm, Zoë.")
      .standsAt("question")
      .hears("ja")
      .endsWith("success");
  });

  test("is not said into a conversation that is over or has not begun", () => {
    const said = { type: "operator-said", at: 0, text: "Hallo" } as const;
    expect(transition(asking(), begin(asking()), said).effects).toEqual([]);
  });
});

describe("a line that was broken", () => {
  test("is excused, and the question asked once more, without a second greeting", () => {
    call(asking(), { understanding })
      .happens({ type: "opening-heard" })
      .happens({ type: "line-resumed" })
      .says(WORDING.resumed)
      .says("Haben Sie ein eigenes Dach?")
      .saysNot("Guten Tag")
      .hears("nein")
      .endsWith("not-interested");
  });

  test("in the first words says them again, for nobody may miss who speaks", () => {
    const { state } = call(asking(), { understanding });
    const broken = { type: "line-resumed", at: 0 } as const;
    const once = transition(asking(), state, broken);
    const said = once.effects.flatMap((effect) => (effect.type === "say" ? [effect] : []));
    expect(said.map(({ text }) => text).join(" ")).toBe(`${WORDING.resumedAnew} ${state.lastTurn}`);
    expect(state.lastTurn).toStartWith("Guten Tag");
    expect(said.some(({ interruptible }) => interruptible)).toBe(false);
    // What was written down already is not written down again.
    expect(said.map(({ isAgain }) => isAgain === true)).toEqual([false, true, true]);
    expect(transition(asking(), once.state, broken).effects).toEqual(once.effects);
    call(asking(), { understanding }).happens(broken).hears("nein").endsWith("not-interested");
  });

  test("in the first words, of somebody who spoke at once, is followed by what was asked since", () => {
    call(asking(), { understanding })
      .hears("Hm?")
      .happens({ type: "line-resumed" })
      .says("Guten Tag")
      .hears("nein")
      .endsWith("not-interested");
  });
});

describe("a machine that picked up", () => {
  const settings = { voicemailMessage: "Hier ist die KI der Sonnwerk. Wir melden uns." };

  test("hears the tree's message where it takes one", () => {
    call(asking(settings), { understanding })
      .happens({ type: "machine-answered", canListen: true })
      .says(settings.voicemailMessage)
      .endsWith("voicemail", "voicemail");
  });

  test.each([
    ["a fax", settings, false],
    ["a tree without a message", {}, true],
  ])("hears nothing: %s", (_, own, canListen) => {
    call(asking(own), { understanding })
      .happens({ type: "machine-answered", canListen })
      .saysNothing()
      .endsWith("voicemail", "voicemail");
  });
});

test("a caller who was put through to somebody has left the conversation", () => {
  call(asking(), { understanding })
    .happens({ type: "caller-transferred" })
    .saysNothing()
    .endsWith("transferred", "transferred");
});
