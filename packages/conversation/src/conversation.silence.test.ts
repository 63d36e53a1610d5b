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

describe("“Sind Sie noch da?”", () => {
  test("is asked once, then goodbye is said", () => {
    call(asking(), { understanding })
      .staysSilent()
      .says(WORDING.stillThere)
      .staysSilent()
      .says(WORDING.goodbyeSilent)
      .endsWith("abandoned", "silent");
  });

  test.each(["ja", "Hallo?", "Ja, hallo", "ja, ich bin noch da", "Ja, bin noch dran", "hier"])(
    "who says only “%s” has not answered the question; it is asked again, shortly",
    (reply) => {
      call(asking(), { understanding })
        .staysSilent()
        .hears(reply)
        .standsAt("question")
        .says(/^Haben Sie ein eigenes Dach\?$/)
        .hears("ja")
        .endsWith("success");
    },
  );

  test.each([
    "Doch, ich höre Sie gut, wir sind nur gerade beim Mittagessen.",
    "Ja, ich bin noch da, ich war nur kurz weg.",
  ])("why nothing was said is no answer either: “%s”", (reply) => {
    call(asking(), { understanding })
      .staysSilent()
      .hears(reply)
      .standsAt("question")
      .says(/^Haben Sie ein eigenes Dach\?$/);
  });

  test("who says what he has while he is there answers the question", () => {
    call(asking(), { understanding })
      .staysSilent()
      .hears("Ja, ich bin noch da, ja, ein eigenes Dach haben wir")
      .endsWith("success");
  });

  test("who did not catch that hears the question, slowly", () => {
    call(asking(), { understanding })
      .staysSilent()
      .hears("Wie bitte?")
      .says(/Haben Sie ein eigenes Dach\?$/)
      .slowly()
      .saysNot(WORDING.stillThere);
  });

  test("a no, or a yes with more to it, is an answer to the question", () => {
    call(asking(), { understanding })
      .staysSilent()
      .hears("nein, habe ich nicht")
      .endsWith("not-interested");
    call(asking(), { understanding }).staysSilent().hears("ja, das habe ich").endsWith("success");
  });

  test("how often, the tree says", () => {
    call(asking({ silenceChecks: 0 }), { understanding })
      .staysSilent()
      .says(WORDING.goodbyeSilent)
      .endsWith("abandoned", "silent");
    call(asking({ silenceChecks: 3 }), { understanding })
      .staysSilent()
      .staysSilent()
      .staysSilent()
      .says(WORDING.stillThere)
      .staysSilent()
      .endsWith("abandoned", "silent");
  });

  test("who speaks in between is asked as often again", () => {
    call(asking(), { understanding })
      .staysSilent()
      .hears("ja")
      .staysSilent()
      .says(WORDING.stillThere)
      .hears("Hallo")
      .staysSilent()
      .says(WORDING.stillThere);
  });
});

describe("“Moment bitte”", () => {
  test.each(["So, da bin ich wieder", "So, jetzt bin ich wieder da", "Hallo?"])(
    "who comes back with “%s” hears the question again",
    (reply) => {
      call(asking(), { understanding })
        .hears("Moment bitte")
        .says(WORDING.gladlyWait)
        .hears(reply)
        .standsAt("question")
        .says(/^Haben Sie ein eigenes Dach\?$/)
        .hears("nein")
        .endsWith("not-interested");
    },
  );

  test("who comes back with the answer is not asked again", () => {
    call(asking(), { understanding })
      .hears("Einen Moment bitte")
      .hears("So, ja, ich habe ein Dach", { condition: "Ja", intent: "Ja" })
      .endsWith("success");
  });

  test("who does not come back is asked whether he is there, then let go", () => {
    call(asking(), { understanding })
      .hears("Moment bitte")
      .staysSilent()
      .says(/^Sind Sie noch da\?$/)
      .staysSilent()
      .endsWith("abandoned", "silent");
  });

  test.each([
    [{}, 45_000],
    [{ holdSeconds: 90 }, 90_000],
  ])("with settings %o it waits %i milliseconds", (settings, milliseconds) => {
    const asked = asking(settings);
    const before = transition(asked, begin(asked), { type: "call-answered", at: 0 }).state;
    const reading = understanding.read("Moment bitte", {
      conditions: [],
      intents: [],
      value: null,
      question: "",
    });
    const { effects } = transition(asked, before, {
      type: "caller-spoke",
      at: 1,
      text: "Moment bitte",
      reading,
    });
    expect(effects.at(-1)).toEqual({
      type: "listen",
      nodeId: "question",
      silenceAfter: milliseconds,
    });
  });
});

test("silence is borne as long as the node says, else as long as the tree says, else 8 seconds", () => {
  const patience = (own: number | undefined, silenceSeconds?: number) => {
    const asked = tree(
      [START, { ...QUESTION, ...(own && { patience: own }) }],
      [["start", "question"]],
      silenceSeconds === undefined ? undefined : { silenceSeconds },
    );
    return transition(asked, begin(asked), { type: "call-answered", at: 0 }).effects.at(-1);
  };
  expect(patience(undefined)).toMatchObject({ silenceAfter: 8_000 });
  expect(patience(undefined, 15)).toMatchObject({ silenceAfter: 15_000 });
  expect(patience(30, 15)).toMatchObject({ silenceAfter: 30_000 });
});
