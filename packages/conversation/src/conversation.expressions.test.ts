import { describe, expect, test } from "bun:test";
import type { Condition } from "@rufbaum/tree";
import { openUnderstanding } from "@rufbaum/understanding";
import { expects } from "./expects.ts";
import { call, node, tree } from "./testing/index.ts";
import type { Variables } from "./types.ts";

const understanding = await openUnderstanding();

const START = node("start", "start", { content: "Guten Tag, hier ist die KI der Sonnwerk." });
const BIG = node("big", "end", { content: "Ein großes Projekt.", outcome: "success" });
const SMALL = node("small", "end", { content: "Ein kleines Projekt.", outcome: "completed" });
const REST = node("rest", "end", { content: "Wir melden uns.", outcome: "callback" });

function condition(key: string, expression: string | undefined, targetNodeId: string): Condition {
  return { id: key, condition: key, targetNodeId, ...(expression && { expression }) };
}

function deciding(content: string, conditions: Condition[], rest = true) {
  return tree(
    [START, node("fork", "decision", { content, conditions }), BIG, SMALL, REST],
    [["start", "fork"], ...(rest ? ([["fork", "rest"]] as const) : [])],
  );
}

describe("a decision without a text compares and goes on", () => {
  const fork = deciding("", [
    condition("groß", "betrag > 5000", "big"),
    condition("klein", "betrag <= 5000 und nicht vip", "small"),
  ]);
  const going = (variables: Variables) => call(fork, { understanding, variables });

  test.each<[Variables, string]>([
    [{ betrag: 6000 }, "Ein großes Projekt."],
    [{ betrag: "6.000,50" }, "Ein großes Projekt."],
    [{ betrag: 5000 }, "Ein kleines Projekt."],
    [{ betrag: 5000, vip: "ja" }, "Wir melden uns."],
    [{ betrag: "viel" }, "Wir melden uns."],
    [{}, "Wir melden uns."],
  ])("%o → %s", (variables, said) => {
    going(variables).says(said);
  });

  test("without a way for all others it ends with its reason", () => {
    call(deciding("", [condition("groß", "betrag > 5000", "big")], false), {
      understanding,
    }).endsWith("failed");
  });

  test("one that only sends on to itself is left", () => {
    call(deciding("", [condition("a", "1 < 2", "fork")]), { understanding }).endsWith(
      "failed",
      "loop",
    );
  });
});

describe("a decision that listens", () => {
  const asked = deciding("Möchten Sie einen Termin?", [
    condition("Ja", "betrag > 5000", "big"),
    condition("Ja", undefined, "small"),
    condition("Nein", undefined, "rest"),
  ]);

  test("goes the way of the reply whose expression holds", () => {
    call(asked, { understanding, variables: { betrag: 6000 } })
      .hears("ja")
      .endsWith("success");
    call(asked, { understanding, variables: { betrag: 100 } })
      .hears("ja")
      .endsWith("completed");
    call(asked, { understanding }).hears("ja").endsWith("completed");
    call(asked, { understanding, variables: { betrag: 6000 } })
      .hears("nein")
      .endsWith("callback");
  });

  test("does not go where the expression does not hold", () => {
    const only = deciding("Passt das?", [condition("Ja", "betrag > 5000", "big")]);
    call(only, { understanding, variables: { betrag: 1 } })
      .hears("ja")
      .standsAt("fork")
      .says("Entschuldigung");
  });

  test("one that can't be read never holds", () => {
    const broken = deciding("Passt das?", [condition("Ja", "betrag >", "big")]);
    call(broken, { understanding, variables: { betrag: 9 } })
      .hears("ja")
      .standsAt("fork");
  });
});

describe("a value in the reply decides", () => {
  const asked = deciding("Wie hoch ist Ihre Stromrechnung im Jahr?", [
    condition("Betrag über 5000", "betrag > 5000", "big"),
    condition("Betrag bis 5000", "betrag <= 5000", "small"),
  ]);

  test("as the reader gives it", () => {
    call(asked, { understanding })
      .hears("So achttausend", { values: { amount: 8000 }, valueConfidence: 0.9 })
      .endsWith("success");
    call(asked, { understanding })
      .hears("So viertausend", { values: { amount: 4000 }, valueConfidence: 0.9 })
      .endsWith("completed");
  });

  test("the reader is asked for it", () => {
    const script = call(asked, { understanding });
    expect(expects(asked, script.state)?.value).toBe("amount");
    script.hears("8000 Euro").endsWith("success");
  });

  test("a reply without a value meets none of them", () => {
    call(asked, { understanding }).hears("lila").standsAt("fork").says("Entschuldigung");
  });

  test("a variable of that name weighs more than what was heard", () => {
    call(asked, { understanding, variables: { betrag: 1 } })
      .hears("So achttausend", {
        condition: "Betrag über 5000",
        values: { amount: 8000 },
        valueConfidence: 0.9,
      })
      .standsAt("fork");
  });
});

test("an objection that was raised after a fork returns to the question, not to the fork", () => {
  const question = node("question", "decision", {
    content: "Möchten Sie einen Termin?",
    conditions: [condition("Ja", undefined, "big"), condition("Preis", undefined, "local")],
  });
  const fork = node("fork", "decision", {
    content: "",
    conditions: [condition("nie", "1 > 2", "small")],
  });
  const local = node("local", "objection", { content: "Verstehe." });
  call(
    tree(
      [START, question, fork, local, BIG, SMALL],
      [
        ["start", "question"],
        ["fork", "local"],
      ],
    ),
    { understanding },
  )
    .hears("der Preis", { condition: "Preis" })
    .says("Verstehe. Möchten Sie einen Termin?")
    .standsAt("question");
  const forked = { ...question, conditions: [condition("Preis", undefined, "fork")] };
  call(
    tree(
      [START, forked, fork, local, BIG, SMALL],
      [
        ["start", "question"],
        ["fork", "local"],
      ],
    ),
    { understanding },
  )
    .hears("der Preis", { condition: "Preis" })
    .says("Verstehe. Möchten Sie einen Termin?")
    .standsAt("question");
});

test.each([
  ["uhrzeit > 20:00", "um 21 Uhr", "late"],
  ["uhrzeit > 20", "um 21 Uhr", "late"],
  ["uhrzeit > 15", "um 14 Uhr", "end"],
  ["zeit > 20:00", "um 21 Uhr", "late"],
  ["zeit > 20:00 oder zeit < 8", "um 19 Uhr", "end"],
])("an hour met by “%s”: %s leads to %s", (expression, said, to) => {
  const asked = tree(
    [
      node("start", "start", { content: "Hier ist die KI." }),
      node("hour", "input", {
        content: "Um wie viel Uhr möchten Sie kommen?",
        input: { variable: "zeit", value: "time" },
        conditions: [{ id: "c", condition: "außerhalb", expression, targetNodeId: "late" }],
      }),
      node("late", "end", { content: "Zu spät.", outcome: "callback" }),
      node("end", "end", { content: "Gut.", outcome: "appointment" }),
    ],
    [
      ["start", "hour"],
      ["hour", "end"],
    ],
  );
  call(asked, { understanding }).hears(said).standsAt(to);
});
