import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";
import { WORDING } from "./wording.ts";

const understanding = await openUnderstanding();

const START = node("start", "start", {
  content: "Guten Tag, hier ist Lena, die KI der Sonnwerk. Es geht um Solaranlagen.",
});
const QUESTION = node("question", "decision", {
  content: "Spreche ich mit [firstName|der richtigen Person]?",
  conditions: [
    { id: "yes", condition: "Ja", targetNodeId: "more" },
    { id: "no", condition: "Nein", targetNodeId: "bad" },
  ],
});
const MORE = node("more", "decision", {
  content: "Möchten Sie einen Termin?",
  conditions: [
    { id: "yes", condition: "Ja", targetNodeId: "good" },
    { id: "no", condition: "Nein", targetNodeId: "bad" },
  ],
});
const NAME = node("name", "input", {
  content: "Wie ist Ihr Name?",
  input: { variable: "name", value: "text" },
});
const GOOD = node("good", "end", { content: "Schön.", outcome: "success" });
const BAD = node("bad", "end", { content: "Schade.", outcome: "not-interested" });

const asked = (settings?: Parameters<typeof tree>[2]) =>
  call(tree([START, QUESTION, MORE, GOOD, BAD], [["start", "question"]], settings), {
    understanding,
  });

const MAILBOX = "Bitte hinterlassen Sie eine Nachricht nach dem Signalton";

describe("a mailbox", () => {
  test("is hung up on without a word", () => {
    asked().hears(MAILBOX).saysNothing().endsWith("voicemail", "voicemail");
  });

  test("hears the tree's message, with the variables filled in", () => {
    call(
      tree([START, QUESTION, MORE, GOOD, BAD], [["start", "question"]], {
        voicemailMessage: "Hier ist die KI der Sonnwerk, wir melden uns wieder, [firstName].",
      }),
      { understanding, variables: { firstName: "Anna" } },
    )
      .hears(MAILBOX)
      .says("wir melden uns wieder, Anna.")
      .endsWith("voicemail", "voicemail");
  });

  test.each([
    "Der gewünschte Gesprächspartner ist zurzeit nicht erreichbar",
    "Sie sind verbunden mit der Mailbox von",
    "Dies ist der Anrufbeantworter von Familie Weber",
    "Dieser Teilnehmer nimmt zurzeit keine Anrufe entgegen",
    "Der Teilnehmer nimmt derzeit keine Anrufe an",
  ])("is known by “%s”", (announcement) => {
    asked().hears(announcement).endsWith("voicemail", "voicemail");
  });

  test("does not become somebody's name", () => {
    call(
      tree(
        [START, NAME, GOOD],
        [
          ["start", "name"],
          ["name", "good"],
        ],
      ),
      { understanding },
    )
      .hears(MAILBOX)
      .endsWith("voicemail", "voicemail");
  });

  test("after “Sind Sie noch da?” is one all the same", () => {
    asked().staysSilent().hears(MAILBOX).endsWith("voicemail", "voicemail");
  });

  test("after talking over the greeting is one all the same", () => {
    asked().interrupts("Guten Tag, hier").hears(MAILBOX).endsWith("voicemail", "voicemail");
  });

  test("late in a call it must be heard surely", () => {
    const late = () => asked().hears("Wie bitte?").hears("ja").standsAt("more");
    const unsure = { intent: "voicemail_detected", intentConfidence: 0.7 };
    late().hears("Sprechen Sie nach dem Ton", unsure).standsAt("more").says("Entschuldigung");
    late()
      .hears(MAILBOX, { intent: "voicemail_detected", intentConfidence: 0.99 })
      .endsWith("voicemail", "voicemail");
  });

  test("a tree with a way of its own is followed", () => {
    const conditions = [
      ...(QUESTION.conditions ?? []),
      { id: "box", condition: "voicemail_detected", targetNodeId: "bad" },
    ];
    call(tree([START, { ...QUESTION, conditions }, BAD], [["start", "question"]]), {
      understanding,
    })
      .hears(MAILBOX)
      .says("Schade.")
      .endsWith("not-interested");
  });
});

describe("a call filter", () => {
  const FILTER = "Bitte nennen Sie Ihren Namen und den Grund Ihres Anrufs";

  test("is told truthfully who calls and why; then the person is waited for", () => {
    asked()
      .hears(FILTER)
      .says(/^Guten Tag, hier ist Lena, die KI der Sonnwerk\. Es geht um Solaranlagen\./)
      .standsAt("question")
      .hears("Ja, am Apparat")
      .standsAt("more");
  });

  test("is told what the tree says", () => {
    asked({ screeningAnswer: "Hier ist die KI der Sonnwerk, es geht um Ihr Dach." })
      .hears(FILTER)
      .says(/^Hier ist die KI der Sonnwerk, es geht um Ihr Dach\.$/);
  });

  test("that asks for ever is left in the end", () => {
    const script = asked();
    for (let turn = 0; turn < 20 && script.state.phase !== "over"; turn++) script.hears(FILTER);
    expect(script.state.phase).toBe("over");
  });
});

test("the wish for a person is met in words where only a way for another time takes it", () => {
  const asked = tree(
    [
      node("start", "start", { content: "Hier ist die KI der Sonnwerk." }),
      node("ask", "decision", {
        content: "Möchten Sie einen Termin?",
        conditions: [
          { id: "yes", condition: "Ja", targetNodeId: "end" },
          {
            ...{ id: "later", condition: "Passt gerade nicht", targetNodeId: "later" },
            counts: ["callback_later", "no_time"],
          },
        ],
      }),
      node("end", "end", { content: "Schön." }),
      node("later", "end", { content: "Wir melden uns. Auf Wiederhören!", outcome: "callback" }),
    ],
    [["start", "ask"]],
  );
  const play = () => call(asked, { understanding });
  play()
    .hears("Ich will mit einem Menschen reden")
    .says(WORDING.humanWanted)
    .says("Wir melden uns.")
    .endsWith("callback");
  play().hears("rufen Sie morgen noch mal an").saysNot("Menschen").endsWith("callback");
});

test("who wants to speak with a person is told that this is passed on, and not sold to", () => {
  const asked = tree(
    [
      node("start", "start", { content: "Hier ist die KI der Sonnwerk." }),
      node("ask", "decision", {
        content: "Passt das?",
        conditions: [{ id: "yes", condition: "Ja", targetNodeId: "end" }],
      }),
      node("end", "end", { content: "Schön." }),
    ],
    [["start", "ask"]],
  );
  call(asked, { understanding })
    .hears("Verbinden Sie mich mit einem Mitarbeiter")
    .says(WORDING.goodbyeHuman)
    .endsWith("callback", "wants-human");
});
