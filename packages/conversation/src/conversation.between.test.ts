import { describe, expect, test } from "bun:test";
import type { Condition, Tree } from "@rufbaum/tree";
import { openUnderstanding, type Reading } from "@rufbaum/understanding";
import { expects } from "./expects.ts";
import { MOST_TURNS_HERE } from "./settings.ts";
import { call, node, tree } from "./testing/index.ts";
import { transition } from "./transition.ts";
import { WORDING } from "./wording.ts";

const understanding = await openUnderstanding();

const QUESTION = "Ihr Vertrag endet im Mai. Was möchten Sie tun?";
const KEEP: Condition = {
  ...{ id: "keep", condition: "weiter", targetNodeId: "kept" },
  ...{ examples: ["alles so lassen"], spoken: "den Vertrag weiterlaufen lassen" },
};
const LEAVE: Condition = {
  ...{ id: "leave", condition: "Kündigen", targetNodeId: "left" },
  examples: ["ich will da raus"],
};
const MOVE: Condition = { id: "move", condition: "Umzug", targetNodeId: "moved" };
const END = (id: string) => node(id, "end", { content: `Gut, ${id}.`, outcome: "success" });

const PRICE = node("price", "objection", {
  content: "Es kostet nichts.",
  objection: { intent: "price_objection", global: true },
});

function asking(
  more: Parameters<typeof node>[2] = {},
  settings?: Tree["settings"],
  ways: [string, string][] = [["question", "rest"]],
): Tree {
  const question = node("question", "decision", {
    content: QUESTION,
    conditions: [KEEP, LEAVE, MOVE],
    ...more,
  });
  const start = node("start", "start", { content: "Guten Tag, hier ist die KI der Sonnwerk." });
  const ends = ["kept", "left", "moved", "rest"].map(END);
  return tree([start, question, PRICE, ...ends], [["start", "question"], ...ways], settings);
}

/** A reply that may mean the one or the other. */
function unsure(one = "weiter", other = "Kündigen"): Partial<Reading> {
  return {
    alternatives: [
      { condition: one, confidence: 0.31 },
      { condition: other, confidence: 0.28 },
    ],
  };
}

const OWN = "Was möchten Sie tun?";
const ASKED = "Was meinen Sie: den Vertrag weiterlaufen lassen oder Kündigen?";

/** Asked between the two, for a reply that may mean either. */
function asked(more?: Parameters<typeof node>[2], settings?: Tree["settings"]) {
  return call(asking(more, settings), { understanding }).hears("na ja, der Vertrag", unsure());
}

describe("who may mean one of two things is asked which", () => {
  test.each<[string, string]>([
    ["das erste", "kept"],
    ["Letzteres", "left"],
    ["kündigen, bitte", "left"],
    ["alles so lassen", "kept"],
    ["weiterlaufen lassen", "kept"],
    ["den Vertrag weiterlaufen lassen", "kept"],
  ])("“%s” leads to %s", (reply, nodeId) => {
    const script = asked().standsAt("question").says(ASKED).saysNot("Entschuldigung");
    expect(script.state).toMatchObject({ misses: 0, between: ["weiter", "Kündigen"] });
    script.hears(reply).standsAt(nodeId);
    expect(script.state.between).toBeNull();
  });

  test("in the order of the tree, whichever is likelier", () => {
    call(asking(), { understanding })
      .hears("hm", unsure("Kündigen", "weiter"))
      .says(ASKED)
      .hears("das erste")
      .standsAt("kept");
  });

  test("the answer is read against these two alone", () => {
    const { state } = asked();
    expect(expects(asking(), state)).toMatchObject({
      between: ["weiter", "Kündigen"],
      question: ASKED,
    });
  });

  test.each([
    ["weder noch", "Verstehe."],
    ["keins von beiden", "Verstehe."],
    ["lila", WORDING.notUnderstood[0]],
  ])("“%s” is asked the question again, and from then on as before", (reply, first) => {
    const script = asked().hears(reply).says(`${first} Was möchten Sie tun?`);
    expect(script.state).toMatchObject({ misses: 1, between: null });
    script
      .hears("der Vertrag", unsure())
      .says("Sie können zum Beispiel")
      .hears("der Vertrag", unsure())
      .standsAt("rest");
  });

  test("what was not understood before does not count against it", () => {
    call(asking(), { understanding })
      .hears("lila")
      .hears("lila")
      .hears("der Vertrag", unsure())
      .says(new RegExp(`^${ASKED.replace("?", "\\?")}$`))
      .hears("lila")
      .standsAt("rest");
  });
});

describe("it is not asked", () => {
  test.each<[string, Parameters<typeof node>[2], Partial<Reading>, Tree["settings"]?]>([
    ["about a condition that is not there", {}, unsure("weiter", "Frage")],
    ["about one condition", {}, unsure("weiter", "weiter")],
    [
      "about one that does not hold",
      { conditions: [{ ...KEEP, expression: "alter > 17" }, LEAVE] },
      unsure(),
    ],
    [
      "about one that nobody on the phone would know",
      { conditions: [{ ...KEEP, spoken: "", examples: [], condition: "keep_already" }, LEAVE] },
      unsure("keep_already"),
    ],
    [
      "about two that are called the same",
      { conditions: [KEEP, { ...LEAVE, spoken: "den Vertrag weiterlaufen lassen" }] },
      unsure(),
    ],
  ])("%s", (_, more, reading) => {
    call(asking(more), { understanding })
      .hears("der Vertrag", reading)
      .says(WORDING.notUnderstood[0]);
  });

  test.each<[string, Condition, Condition]>([
    [
      "alike",
      { ...KEEP, spoken: "die Nummer ändern" },
      { ...LEAVE, spoken: "lieber etwas ändern" },
    ],
    ["of which one refuses", { ...KEEP, spoken: "nein danke" }, LEAVE],
    ["of which one counts a no", { ...KEEP, counts: ["Nein"] }, LEAVE],
    ["of which one is for who wants none", KEEP, { ...LEAVE, spoken: "keinen Vertrag mehr" }],
  ])("between two %s", (_, one, other) => {
    const conditions = [one, other];
    call(asking({ conditions }), { understanding })
      .hears("der Vertrag", unsure())
      .says(WORDING.notUnderstood[0]);
  });

  test("about one that leads nowhere", () => {
    const { targetNodeId: _, ...nowhere } = KEEP;
    const conditions = [nowhere, LEAVE];
    call(asking({ conditions }, {}, []), { understanding })
      .hears("der Vertrag", unsure())
      .says(WORDING.notUnderstood[0]);
    call(asking({ conditions }), { understanding })
      .hears("der Vertrag", unsure())
      .says(ASKED)
      .hears("das erste")
      .standsAt("rest");
  });

  test("in a tree that never asks again", () => {
    call(asking({}, { reprompts: 0 }), { understanding })
      .hears("der Vertrag", unsure())
      .standsAt("rest");
  });

  test("where both lead to the same node: that is gone to, however often was asked", () => {
    const conditions = [KEEP, { ...LEAVE, targetNodeId: "kept" }, MOVE];
    for (const reprompts of [0, 2]) {
      call(asking({ conditions }, { reprompts }), { understanding })
        .hears("der Vertrag", unsure())
        .saysNot("Was meinen Sie")
        .standsAt("kept");
    }
    call(asking({ conditions }), { understanding })
      .hears("der Umzug", unsure("Umzug"))
      .says("oder Umzug?")
      .hears("der Vertrag", unsure())
      .standsAt("kept");
  });

  test("of somebody who asks something", () => {
    call(asking(), { understanding })
      .hears("Was wird denn aus meinem Vertrag?", unsure())
      .says(WORDING.cannotTell[0]);
  });

  test.each([
    ["price_objection", "Es kostet nichts."],
    ["hold_on", WORDING.gladlyWait],
    ["is_this_a_bot", WORDING.ai],
  ])("of somebody who means %s", (intent, words) => {
    call(asking(), { understanding })
      .hears("der Vertrag", { ...unsure(), intent })
      .says(words)
      .saysNot("Was meinen Sie");
  });

  test("of somebody who wants no more calls, or calls for help", () => {
    const reading = { ...unsure(), intent: "opt_out", condition: null };
    call(asking(), { understanding }).hears("nie wieder", reading).endsWith("opt-out");
    call(asking(), { understanding }).hears("Hilfe!", unsure()).endsWith("abandoned", "emergency");
  });
});

describe("who speaks of something else is not asked a second time which of two he meant", () => {
  test.each<[string, string | RegExp]>([
    ["Sind Sie ein Roboter?", `${WORDING.ai} ${OWN}`],
    ["Wer ist denn da?", `Hier ist die KI der Sonnwerk. Ihr Vertrag endet im Mai. ${OWN}`],
    ["Hören Sie mich?", `${WORDING.here} ${OWN}`],
  ])("%s", (reply, said) => {
    const script = asked().hears(reply).says(said);
    expect(script.state.between).toBeNull();
  });

  test("who did not hear it hears it again", () => {
    asked().hears("Wie bitte?").says(ASKED).hears("das zweite").standsAt("left");
  });

  test("a moment", () => {
    asked()
      .hears("Moment bitte")
      .says(WORDING.gladlyWait)
      .hears("so, da bin ich wieder")
      .says(OWN)
      .saysNot("Meinen Sie");
  });

  test("silence leaves it standing", () => {
    asked().staysSilent().says(WORDING.stillThere).hears("das erste").standsAt("kept");
  });

  test("whoever comes to the phone meanwhile is asked the whole question", () => {
    const script = asked()
      .hears("Ich verbinde Sie")
      .hears("Weber, guten Tag")
      .says("Was möchten Sie tun?")
      .saysNot("Was meinen Sie");
    expect(script.state.between).toBeNull();
  });

  test("after an objection the node's question is asked, and nothing between the two again", () => {
    asked()
      .hears("zu teuer", { intent: "price_objection" })
      .says("Es kostet nichts. Was möchten Sie tun?")
      .hears("der Vertrag", unsure())
      .saysNot("Was meinen Sie");
  });
});

test("nobody is asked for ever", () => {
  const script = asked();
  for (let turn = 1; turn < MOST_TURNS_HERE; turn++) {
    if (script.state.nodeId !== "question") break;
    script.hears("der Vertrag", unsure());
  }
  script.standsAt("rest");
  const asks = script.spoken.filter((text) => text.startsWith("Was meinen Sie"));
  expect(asks).toHaveLength(1);
});

describe("the words are the author's", () => {
  test("a tree's own question, with variables", () => {
    const settings = { askBetween: "[anrede], [eins] — oder [zwei]?", variables: { anrede: "Na" } };
    asked({}, settings).says("Na, den Vertrag weiterlaufen lassen — oder Kündigen?");
  });

  test.each(["Was denn nun?", "Eher [eins]?", "  "])(
    "“%s” names not both: ours is",
    (askBetween) => {
      asked({}, { askBetween }).says(ASKED);
    },
  );

  test.each<[string, string]>([
    [
      "lieber ein anderes Mal sprechen",
      "Was meinen Sie: lieber ein anderes Mal sprechen oder Kündigen?",
    ],
    ["dass es so bleibt", "Was meinen Sie: dass es so bleibt oder Kündigen?"],
    ["in einen Neubau", "Was meinen Sie: in einen Neubau oder Kündigen?"],
  ])("“%s” stands soundly in the question", (spoken, said) => {
    asked({ conditions: [{ ...KEEP, spoken }, LEAVE] }).says(said);
  });

  test("nobody is asked whether he would rather rather", () => {
    const conditions = [{ ...KEEP, spoken: "lieber später" }, LEAVE];
    asked({ conditions }, { askBetween: "Meinen Sie eher [eins] oder [zwei]?" }).says(
      "Meinen Sie lieber später oder Kündigen?",
    );
  });

  test("a refusal is offered to who nearly refused", () => {
    const conditions = [KEEP, { ...LEAVE, spoken: "keinen Vertrag mehr" }];
    call(asking({ conditions }), { understanding })
      .hears("na ja, nein", { ...unsure(), intent: "Nein", intentConfidence: 0.4 })
      .says("den Vertrag weiterlaufen lassen oder keinen Vertrag mehr?");
  });

  test.each<[Partial<Condition>, string]>([
    [{ spoken: "den [tarif|alten Tarif] behalten" }, "den alten Tarif behalten oder Kündigen?"],
    [{ spoken: "[tarif]" }, "„alles so lassen“ oder Kündigen?"],
    [{ spoken: "", examples: [] }, "weiter oder Kündigen?"],
  ])("%p: %s", (more, said) => {
    asked({ conditions: [{ ...KEEP, ...more }, LEAVE] }).says(`Was meinen Sie: ${said}`);
  });

  test("are suggested to who was not understood twice as well", () => {
    asked()
      .hears("lila")
      .hears("lila")
      .says("mit „den Vertrag weiterlaufen lassen“, „Kündigen“ oder „Umzug“ antworten");
  });
});

test("an input asks between its ways out, too", () => {
  const input = node("question", "input", {
    content: "Wie viele Zähler haben Sie?",
    input: { variable: "zaehler", value: "number" },
    conditions: [KEEP, LEAVE],
  });
  const base = asking();
  const document = {
    ...base,
    nodes: base.nodes.map((one) => (one.id === "question" ? input : one)),
  };
  const script = call(document, { understanding }).hears("der Vertrag", unsure()).says(ASKED);
  script.hears("sieben").standsAt("rest").knows({ zaehler: 7 });
  call(document, { understanding })
    .hears("der Vertrag", unsure())
    .hears("das zweite")
    .standsAt("left");
});

test("a state from before there was such a question asks it, and goes on", () => {
  const document = asking();
  const { between: _, hasAskedBetween: __, ...old } = call(document, { understanding }).state;
  const reading = { ...understanding.read("", nothing), ...unsure() };
  const turn = transition(document, old, { type: "caller-spoke", at: 0, text: "hm", reading });
  expect(turn.state).toMatchObject({ between: ["weiter", "Kündigen"], hasAskedBetween: true });
  expect(JSON.parse(JSON.stringify(turn.state))).toEqual(turn.state);
});

const nothing = { conditions: [], intents: [], value: null, question: "" };
