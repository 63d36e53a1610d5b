import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

interface Way {
  condition: string;
  examples: string[];
  /** Where else than to the invitation. */
  to?: string;
}

const choosing = (content: string, ways: readonly Way[]) =>
  tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist Lena, die KI von Ott." }),
      node("choice", "decision", {
        content,
        conditions: ways.map(({ to = "invited", ...way }, at) => ({
          ...{ id: `w${at}`, targetNodeId: to },
          ...way,
        })),
      }),
      node("invited", "decision", {
        content: "Hätten Sie Lust, das auszuprobieren?",
        conditions: [{ id: "y", condition: "Ja", targetNodeId: "end" }],
      }),
      node("other", "end", { content: "Dann noch viel Erfolg.", outcome: "not-interested" }),
      node("end", "end", { content: "Danke.", outcome: "appointment" }),
    ],
    [["start", "choice"]],
  );

const SPORTS = choosing(
  "Trainieren Sie im Moment in einem anderen Studio, für sich allein, oder machen Sie gerade gar keinen Sport?",
  [
    {
      ...{ condition: "In einem anderen Studio", to: "other" },
      examples: ["ich bin jetzt bei McFit", "hab mich woanders angemeldet"],
    },
    {
      condition: "Für sich allein oder im Verein",
      examples: ["ich gehe ab und zu joggen", "ich spiele Handball im Verein"],
    },
    {
      condition: "Macht zurzeit nichts",
      examples: ["ehrlich gesagt gar nichts mehr", "nee, zurzeit kein Sport"],
    },
  ],
);

const WISHES = choosing("Geht es Ihnen eher um den Rücken, ums Abnehmen, oder um mehr Kraft?", [
  { condition: "Rücken und Gelenke", examples: ["mein Knie macht Ärger"] },
  { condition: "Abnehmen und Ausdauer", examples: ["ein paar Kilo müssen runter"] },
  { condition: "Kraft und Muskeln", examples: ["Muskelaufbau", "an die Hantelbank"] },
]);

const CLEANING = choosing("Wer putzt bei Ihnen: eine Firma, eine Putzkraft oder Ihr Team?", [
  { condition: "Putzfirma", to: "other", examples: ["da kommt abends eine Firma"] },
  { condition: "Eigene Putzkraft", examples: ["wir haben eine Putzfrau"] },
  { condition: "Team putzt selbst", examples: ["das machen unsere Mädels"] },
]);

describe("where ways lead to the same node, what is no answer is asked again", () => {
  test.each([SPORTS, WISHES, CLEANING].map((asked, at) => [at, asked] as const))(
    "at choice %d",
    (_at, asked) => {
      for (const nonsense of ["quatsch mit soße", "blablub xyz", "der Hund bellt"]) {
        call(asked, { understanding }).hears(nonsense).standsAt("choice");
      }
    },
  );

  test.each([
    [SPORTS, "ab und zu Fahrrad"],
    [SPORTS, "gerade gar nichts"],
    [SPORTS, "ich geh joggen, aber selten"],
    [WISHES, "ein paar Kilo weniger"],
    [CLEANING, "unsere Putzfrau macht das"],
    [CLEANING, "die Mädels wischen selbst"],
  ])("but to choice %# “%s” answers", (asked, reply) => {
    call(asked, { understanding }).hears(reply).standsAt("invited");
  });
});
