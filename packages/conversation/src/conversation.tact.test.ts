import { describe, expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import { openUnderstanding } from "@rufbaum/understanding";
import { needsDecision } from "./tact.ts";
import { call, node, tree } from "./testing/index.ts";
import { WORDING } from "./wording.ts";

const understanding = await openUnderstanding();

const QUESTION = "Möchten Sie einen Termin?";
const END = (id: string) => node(id, "end", { content: `Gut, ${id}.`, outcome: "success" });
const ENDS = ["good", "bad", "offer", "own"].map(END);
const WAYS = [
  ["start", "ask"],
  ["ask", "good", "Ja"],
  ["ask", "bad", "Nein"],
  ["ask", "offer", "Vielleicht"],
] as const;

function asking(
  more: readonly ReturnType<typeof node>[] = [],
  ways: readonly (readonly [string, string, string?])[] = [],
  { greeting = "Hier ist die KI vom Salon Schön.", question = QUESTION } = {},
): Tree {
  return tree(
    [
      node("start", "start", { content: greeting }),
      node("ask", "decision", { content: question }),
      ...more,
      ...ENDS,
    ],
    [...WAYS, ...ways],
  );
}

const begun = (of: Tree = asking()) => call(of, { understanding });

describe("who tells of a death or a grave illness", () => {
  test.each([
    ["Mein Mann ist letzte Woche verstorben.", WORDING.condolences.death],
    ["Ich liege im Krankenhaus.", WORDING.condolences.illness],
  ])("is condoled with, and offered nothing: %s", (reply, words) => {
    const script = begun().hears(reply).says(words).says("Auf Wiederhören").saysNot("Termin");
    script.endsWith("abandoned", "hardship");
    expect(needsDecision(script.state)).toBe(true);
    begun().hearsEarly(reply).says(words).endsWith("abandoned", "hardship");
  });

  test("tells why somebody is not there, where the question was for him", () => {
    const of = asking([], [], { question: "Spreche ich mit Herrn Weber?" });
    begun(of).hears("Der lebt nicht mehr.").endsWith("abandoned", "hardship");
    expect(begun().hears("Der lebt nicht mehr.").state.endReason).not.toBe("hardship");
  });

  test("and wants no more calls, is told both", () => {
    const script = begun().hears("Mein Mann ist gestorben, rufen Sie bitte nie wieder an.");
    script.says(WORDING.condolences.death).says(WORDING.optOut).did("record-opt-out");
    script.endsWith("opt-out", "opt-out");
    expect(needsDecision(script.state)).toBe(false);
  });

  test("goes the way of a condition that speaks of it, and of no other", () => {
    const died = asking([], [["ask", "own", "Person verstorben"]]);
    const reading = { condition: "Person verstorben" };
    begun(died).hears("Mein Mann ist gestorben.", reading).standsAt("own");
    begun(died).hears("Mein Mann ist gestorben.", { condition: "Nein" }).endsWith("abandoned");
  });

  test.each([
    [
      "an undertaker's",
      "Hier ist die KI vom Bestattungshaus Kern.",
      "Mein Mann ist gestern gestorben.",
    ],
    ["a care service's", "Hier ist die KI vom Pflegedienst.", "Meine Mutter liegt im Krankenhaus."],
  ])("is asked on by %s tree", (_, greeting, reply) => {
    const script = begun(asking([], [], { greeting })).hears(reply);
    expect(script.state.endReason).not.toBe("hardship");
  });

  test("is no machine", () => {
    const reading = { intent: "voicemail_detected", intentConfidence: 0.9 };
    const reply = "Unsere Mutter ist verstorben. Nachrichten bitte nach dem Ton.";
    begun().hears(reply, reading).endsWith("voicemail");
  });
});

test("a call for help waits for a person's decision, too", () => {
  const script = begun().hears("Hilfe, mein Mann atmet nicht!");
  script.endsWith("abandoned", "emergency");
  expect(needsDecision(script.state)).toBe(true);
});

test("a fall that a care service is told of is no call for help", () => {
  const of = asking([], [], { greeting: "Hier ist die KI vom Pflegedienst." });
  const script = begun(of).hears("die mama ist gestürzt und will partout nicht ins heim");
  expect(script.state.endReason).not.toBe("emergency");
});

describe("an insult", () => {
  const INSULTS = ["Vielleicht, ihr Arschlöcher.", "Ja klar, Sie Idiot!", "Verpiss dich!"];

  test.each(INSULTS)("leads to no offer, whatever it is like: %s", (reply) => {
    for (const condition of ["Ja", "Vielleicht"]) {
      const script = begun().hears(reply, { condition, intent: condition });
      script.says(WORDING.goodbyeAngry).endsWith("not-interested", "angry");
    }
    begun().hears(reply).endsWith("not-interested", "angry");
  });

  test("goes the tree's own way for anger", () => {
    const own = asking([], [["ask", "own", "Verärgert"]]);
    begun(own).hears("Sie Idiot!", { condition: "Vielleicht" }).standsAt("own");
    const answers = asking([
      node("calm", "objection", {
        content: "Das tut mir leid.",
        objection: { intent: "angry", global: true },
      }),
    ]);
    begun(answers).hears("Sie Idiot!").says("Das tut mir leid.").standsAt("ask");
  });

  test("is none where somebody only grumbles", () => {
    const script = begun().hears("Mein Chef ist ein Idiot, der lässt mich nicht.");
    expect(script.state.endReason).not.toBe("angry");
  });

  test("fills no variable", () => {
    const of = tree(
      [
        node("start", "start", { content: "Hier ist die KI." }),
        node("name", "input", {
          content: "Wie heißen Sie?",
          input: { variable: "n", value: "text" },
        }),
        ...ENDS,
      ],
      [
        ["start", "name"],
        ["name", "good"],
      ],
    );
    begun(of).hears("Leck mich am Arsch").endsWith("not-interested", "angry");
  });
});

describe("who may want no more calls", () => {
  const GRUMBLE = "Schon wieder ein Anruf von Ihnen!";
  const asked = () => begun().hears(GRUMBLE).says(WORDING.callAgain).standsAt("ask");

  test("is asked, and a yes is an opt-out", () => {
    asked().hears("Ja, bitte").did("record-opt-out").endsWith("opt-out", "opt-out");
    asked().hears("ja").endsWith("opt-out");
    asked().hears("Rufen Sie nie wieder an").endsWith("opt-out");
  });

  test("goes on after a no, and is asked once only", () => {
    const script = asked().hears("Nein, nein").says(QUESTION).standsAt("ask");
    script.hears(GRUMBLE).saysNot(WORDING.callAgain);
    expect(needsDecision(script.state)).toBe(false);
    asked().hears("Nein, nein").hears("Nein").standsAt("bad");
    asked().hears("Nein, nein").hears("Ja").standsAt("good");
  });

  test.each(["Weiß nicht.", "Ist mir egal.", "Kein Interesse.", "Hm."])(
    "and answers neither, is let go until a person has decided: %s",
    (reply) => {
      const script = asked().hears(reply);
      script.says(WORDING.goodbyeUndecided).endsWith("abandoned", "undecided");
      expect(needsDecision(script.state)).toBe(true);
    },
  );

  test("and hangs up or says nothing, is called by nobody until then", () => {
    const gone = asked().hangsUp();
    expect(needsDecision(gone.state)).toBe(true);
    const silent = asked().staysSilent().says(WORDING.stillThere);
    silent.hears("Ja, bitte").endsWith("opt-out");
    const left = asked().hears("Auf Wiederhören");
    left.endsWith("abandoned");
    expect(needsDecision(left.state)).toBe(true);
  });

  test("and asks something first, is asked again", () => {
    asked().hears("Wie bitte?").says(WORDING.callAgain).hears("ja").endsWith("opt-out");
    asked().hears("Sind Sie ein Roboter?").says(WORDING.ai).says(WORDING.callAgain);
    asked().hears("Wer ist da?").says(WORDING.callAgain).hears("Nein").says(QUESTION);
  });

  test("and answers all the same, is not asked", () => {
    begun().hears("Schon wieder Sie, aber ja, gerne.").saysNot(WORDING.callAgain).standsAt("good");
  });

  test("over the first words is asked as well", () => {
    begun().hearsEarly(GRUMBLE).says(WORDING.callAgain).hears("ja").endsWith("opt-out");
  });
});

describe("a long story", () => {
  const STORY =
    "Also wissen Sie, mein Bruder hat damals den Garten angelegt, mit den Rosen und allem, und seitdem schneide ich jedes Jahr im Herbst die Hecke, und der Nachbar schaut immer über den Zaun und fragt";

  test("is met with a word of understanding before the question, never twice the same", () => {
    const script = begun().hears(STORY, {});
    const [first = "", second = ""] = WORDING.kindWords;
    script.says(`${first} ${QUESTION}`).saysNot("Entschuldigung");
    script.hears(STORY, {}).says(second).saysNot(first);
  });

  test("a short reply is not", () => {
    begun().hears("Die Rosen blühen.", {}).says("Entschuldigung").saysNot(WORDING.kindWords[0]);
  });

  test("nor is one that was understood", () => {
    begun().hears(STORY, { condition: "Ja", intent: "Ja" }).saysNot(WORDING.kindWords[0]);
  });
});
