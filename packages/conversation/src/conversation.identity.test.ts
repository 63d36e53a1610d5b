import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

/** Shops for hearing aids call people who once made a test. */
const understanding = await openUnderstanding();
const START = "Guten Tag, hier ist Lena, die KI von Hörakustik Lindner. Es geht um eine Einladung.";
const LATER = {
  id: "l",
  condition: "callback_later",
  examples: ["rufen sie später noch mal an", "jetzt ist es ganz schlecht"],
  targetNodeId: "later",
};
const TREE = tree(
  [
    node("start", "start", { content: START }),
    node("person", "decision", {
      content: "Spreche ich mit [name]?",
      conditions: [
        { id: "y", condition: "Ja", examples: ["am apparat", "der bin ich"], targetNodeId: "ears" },
        {
          id: "a",
          condition: "not_available",
          examples: ["meine frau ist einkaufen", "mein mann ist erst heute abend wieder da"],
          targetNodeId: "later",
        },
        { id: "w", condition: "wrong_person", targetNodeId: "wrong", counts: ["Nein"] },
        LATER,
      ],
    }),
    node("ears", "decision", {
      content: "Ist Ihr Gehör gleich geblieben, oder ist es schlechter geworden?",
      conditions: [
        {
          id: "s",
          condition: "Gleich geblieben",
          examples: ["ich höre noch gut", "weiß ich nicht so genau", "wie immer"],
          targetNodeId: "visit",
        },
        {
          id: "b",
          condition: "Schlechter geworden",
          examples: ["beim fernsehen muss ich lauter machen"],
          targetNodeId: "visit",
        },
        {
          id: "h",
          condition: "Hat schon Hörgeräte",
          examples: ["ich hab schon hörgeräte", "ich trage inzwischen welche"],
          counts: ["already_has_provider"],
          targetNodeId: "content",
        },
        LATER,
      ],
    }),
    node("content", "decision", {
      content: "Sind Sie damit zufrieden?",
      conditions: [
        { id: "y", condition: "Ja", targetNodeId: "none" },
        { id: "n", condition: "Nein", targetNodeId: "visit" },
      ],
    }),
    node("visit", "decision", {
      content: "Möchten Sie zu einem kostenlosen Hörtest vorbeikommen?",
      conditions: [
        { id: "y", condition: "Ja", targetNodeId: "day" },
        { id: "n", condition: "Nein", targetNodeId: "none" },
      ],
    }),
    node("day", "input", {
      content: "An welchem Tag passt es Ihnen?",
      input: { variable: "tag", value: "date" },
    }),
    node("check", "decision", {
      content: "Dann habe ich [tag] notiert. Ist das so richtig?",
      conditions: [
        { id: "y", condition: "Ja", targetNodeId: "good" },
        {
          id: "o",
          condition: "Anderer Termin",
          examples: ["nein lieber Dienstag", "da kann ich doch nicht, geht auch Mittwoch"],
          counts: ["Nein"],
          targetNodeId: "day",
        },
      ],
    }),
    node("good", "end", { content: "Bis dann.", outcome: "appointment" }),
    node("none", "end", { content: "Alles Gute.", outcome: "not-interested" }),
    node("later", "end", { content: "Wir melden uns wieder.", outcome: "callback" }),
    node("wrong", "end", { content: "Entschuldigung.", outcome: "wrong-person" }),
    node("dear", "objection", {
      content: "Der Test kostet Sie nichts.",
      objection: { intent: "price_objection", global: true, returns: true },
    }),
  ],
  [
    ["start", "person"],
    ["day", "check"],
  ],
);
const asked = (name = "Renate Hoffmann") =>
  call(TREE, { understanding, variables: { name } }).standsAt("person");
const heard = () => asked().hears("das bin ich").standsAt("ears");

describe("whoever says that it is he is not asked for it again", () => {
  test.each([
    "ja die bin ich guten tag",
    "ja der ist dran schönen guten tag",
    "ja am telefon",
    "hoffmann guten tag",
    "ach so ja ja die renate hoffmann bin ich junge frau",
    "ja sach ich doch hoffmann renate",
    "ja genau der bin ich",
    "ja hallo",
  ])("“%s”", (reply) => {
    asked().hears(reply).standsAt("ears");
  });

  test.each([
    "ja hier ist hoffmann was haben sie gesagt wer sind sie",
    "ja hoffmann und wer sind sie",
  ])("“%s” hears who calls besides", (reply) => {
    asked()
      .hears(reply)
      .says("Hier ist Lena")
      .saysNot("Guten Tag")
      .says("Es geht um eine Einladung.")
      .standsAt("ears");
  });

  test.each([
    "ja der hoffmann hier wat is denn",
    "am apparat worum gehts",
    "ja was gibts denn",
    "ja um was gehts denn",
    "ja hoffmann um was gehts",
    "ja hallo worum dreht es sich",
    "ja bitte was kann ich für sie tun",
    "jo was gibts",
    "ja womit kann ich dienen",
    "ja guten tag was wollen sie denn",
  ])("“%s” is a yes, and hears the reason alone", (reply) => {
    asked().hears(reply).says("Es geht um eine Einladung.").saysNot("Lena").standsAt("ears");
  });

  test.each(["krause", "zander", "sommer guten tag", "ja krause hier"])(
    "“%s” is somebody else's name: the question stands",
    (reply) => {
      asked().hears(reply).says("Spreche ich mit Renate Hoffmann?").standsAt("person");
    },
  );

  test.each([
    "ja wer ist denn da",
    "ja wer ist denn da noch mal",
    "wer spricht da",
    "ja mit wem spreche ich",
  ])("“%s” is no yes yet", (reply) => {
    asked().hears(reply).says("Hier ist Lena").saysNot("Guten Tag").standsAt("person");
  });

  test.each(["worum gehts denn", "was gibts", "hallo was gibts denn"])(
    "“%s” hears the reason once, shortly",
    (reply) => {
      asked()
        .hears(reply)
        .says(/^Es geht um eine Einladung\. Spreche ich/)
        .hears("ja bin ich")
        .standsAt("ears");
    },
  );

  test("who was fetched and says his name is not asked for it", () => {
    asked()
      .hears("moment ich hole sie")
      .hears("ja hoffmann hier")
      .says("Guten Tag, hier ist Lena")
      .saysNot("Spreche ich mit")
      .standsAt("ears");
    asked().hears("ich verbinde").hears("krause").says("Spreche ich mit").standsAt("person");
  });

  test.each([
    ["frau hoffmann ist nicht da", "callback"],
    ["nein hier ist krause", "wrong-person"],
    ["ja hoffmann hallo ich sitz grad im auto", "callback"],
  ] as const)("“%s” is no yes: %s", (reply, outcome) => {
    asked().hears(reply).endsWith(outcome);
  });

  test("who asks again what it is about is not greeted again", () => {
    asked()
      .hears("ja wer ist denn da")
      .hears("und worum geht es da jetzt")
      .says("Wie gesagt: Es geht um eine Einladung.");
  });

  test("whoever complains of the third call is asked whether to call again", () => {
    asked()
      .hears("ja und sie sind jetzt schon die dritte die mich anruft")
      .says("Möchten Sie, dass wir Sie nicht mehr anrufen?");
  });
});

describe("of what stands beside something else nothing is lost", () => {
  test("a fact beside an objection", () => {
    heard()
      .hears("na ja schlechter wirds schon aber diese dinger sind doch viel zu teuer")
      .says("Der Test kostet Sie nichts.")
      .standsAt("visit");
  });

  test("a clause that tells surely what the whole leaves open", () => {
    heard()
      .hears("ich hab ja jetzt hörgeräte von nem anderen aber da bin ich nicht so glücklich mit")
      .standsAt("content");
  });

  test("nobody confirms what was not read out to him yet", () => {
    heard()
      .hears("gleich geblieben")
      .hears("ja gut das können wir machen mittwoch ach nein da ist ja skat freitag")
      .says("Dann habe ich Freitag")
      .hears("nein lieber dienstag")
      .says("Dann habe ich Dienstag");
  });

  test("a yes tells nothing of the next question, whatever word both have", () => {
    asked().hears("ja genau das bin ich").standsAt("ears");
  });
});

describe("a greeting may have the answer behind it", () => {
  const BELLS = tree(
    [
      node("start", "start", {
        content: "Guten Tag, hier ist die KI der Glockengießerei. Läutet Ihre Glocke noch?",
        conditions: [
          { id: "y", condition: "Ja", targetNodeId: "good" },
          { id: "n", condition: "Nein", targetNodeId: "none" },
        ],
      }),
      node("good", "end", { content: "Schön.", outcome: "success" }),
      node("none", "end", { content: "Schade.", outcome: "not-interested" }),
    ],
    [],
  );

  test.each([
    "aschenbrenner guten tag ja",
    "hallo schön dass sie sich melden ja gerne",
    "ja guten tag das ist schön dass sie anrufen ja die läutet noch jeden tag",
    "moin ja klar",
    "grüß gott ja die haben wir noch",
  ])("“%s”", (reply) => {
    call(BELLS, { understanding }).hears(reply).endsWith("success");
  });

  test.each(["guten tag aschenbrenner", "aschenbrenner hallo", "guten tag ja wer ist da"])(
    "“%s” is a greeting alone",
    (reply) => {
      call(BELLS, { understanding })
        .hears(reply)
        .says("Läutet Ihre Glocke noch?")
        .standsAt("start");
    },
  );

  test("“guten tag ja die läutet leider nicht mehr” is no yes", () => {
    const { state } = call(BELLS, { understanding }).hears(
      "guten tag ja die läutet leider nicht mehr",
    );
    expect(state.outcome).not.toBe("success");
  });
});

test.each(["ja kruse hier was gibts", "ja worum gehts denn", "ja meier am apparat um was gehts"])(
  "“%s” is a yes where a role is asked for",
  (reply) => {
    const asked = tree(
      [
        node("start", "start", { content: "Guten Tag, hier ist die KI der Ziegelei." }),
        node("role", "decision", {
          content: "Spreche ich mit der Person, die bei Ihnen den Einkauf macht?",
          conditions: [
            { id: "y", condition: "Ja", targetNodeId: "good" },
            { id: "n", condition: "Nein", targetNodeId: "none" },
          ],
        }),
        node("good", "end", { content: "Es geht um Dachziegel.", outcome: "success" }),
        node("none", "end", { content: "Schade.", outcome: "not-interested" }),
      ],
      [["start", "role"]],
    );
    call(asked, { understanding }).hears(reply).endsWith("success");
  },
);
