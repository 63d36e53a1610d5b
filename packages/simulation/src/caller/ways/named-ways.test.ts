import { expect, test } from "bun:test";
import { isNamed } from "./named-ways.ts";
import { sayableWays } from "./sayable-way.ts";

const WHO = sayableWays(
  [
    { id: "a", key: "Putzfirma", examples: ["eine Firma", "da kommt abends eine Firma"] },
    { id: "b", key: "Eigene Putzkraft", examples: ["wir haben eine Putzfrau"] },
    { id: "c", key: "Team putzt selbst", examples: ["das Praxisteam selbst", "das machen wir"] },
    { id: "d", key: "Putzkraft fehlt", examples: ["im Moment niemand", "wir suchen jemanden"] },
  ],
  new Set(["eine Firma", "das Praxisteam selbst", "im Moment niemand"]),
);
const ASKED =
  "wer putzt bei ihnen denn im moment: eine firma, eine eigene putzkraft oder das praxisteam selbst?";

test("a question names the ways that it offers, by what the agent calls them", () => {
  const named = WHO.filter((way) => isNamed(way, ASKED)).map(({ key }) => key);
  expect(named).toEqual(["Putzfirma", "Eigene Putzkraft", "Team putzt selbst"]);
});

test("a way without a name of the agent's is named by a word of its own", () => {
  const [monthly, yearly] = sayableWays([
    { id: "a", key: "Monatlich", examples: ["jeden Monat"] },
    { id: "b", key: "Einmal im Jahr", examples: ["alles auf einmal"] },
  ]);
  const asked = "möchten sie monatlich zahlen?";
  expect([monthly, yearly].map((way) => way !== undefined && isNamed(way, asked))).toEqual([
    true,
    false,
  ]);
});
