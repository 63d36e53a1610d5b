import { expect, test } from "bun:test";
import type { Persona } from "../../personas/persona.ts";
import { seededRandom } from "../../seeded-random.ts";
import { openCaller } from "../open-caller.ts";
import { sayableWays } from "./sayable-way.ts";

const PLAIN = { staysSilent: 0, hangsUp: 0, optsOut: 0, strays: 0, interrupts: 0, asksBack: 0 };
const WHO = sayableWays(
  [
    { id: "a", key: "Putzfirma", examples: ["eine Firma", "da kommt abends eine Firma"] },
    { id: "b", key: "Eigene Putzkraft", examples: ["wir haben eine Putzfrau"] },
    { id: "c", key: "Team putzt selbst", examples: ["das machen unsere Mädels"] },
    {
      id: "d",
      key: "Putzkraft fehlt",
      examples: ["im Moment niemand", "wir haben keine", "unsere hat gekündigt"],
    },
  ],
  new Set(["eine Firma", "im Moment niemand"]),
);
const WHO_ASKED = "Wer putzt bei Ihnen: eine Firma, eine eigene Putzkraft oder das Team selbst?";
const DECIDES = sayableWays([
  { id: "a", key: "Entscheidet selbst", counts: ["Ja"], examples: ["das mache ich"] },
  { id: "b", key: "Kein Interesse", examples: ["brauchen wir nicht"] },
]);
const DECIDES_ASKED =
  "Es geht um die Reinigung Ihrer Praxis. Entscheiden Sie darüber, oder jemand anderes?";

/** What 400 of them mean by what they answer last. */
function meant(
  behaviour: Persona["behaviour"],
  turns: readonly (readonly [string, typeof WHO])[],
): Map<string, number> {
  const persona: Persona = {
    ...{ id: "x", name: "X", type: "Kunde", personality: [], patienceLevel: 10 },
    behaviour: {
      ...PLAIN,
      objects: 0,
      hasTime: 1,
      decides: 1,
      speaksLittleGerman: 0,
      ...behaviour,
    },
  };
  const count = new Map<string, number>();
  for (let seed = 0; seed < 400; seed += 1) {
    const caller = openCaller(persona, seededRandom(29, seed));
    const acts = turns.map(([text, ways]) =>
      caller.react({ text, milliseconds: 2_000, firm: 0, wants: null, takesKeys: false, ways }),
    );
    const last = acts.at(-1);
    const chosen = last?.type === "speak" ? (last.chosen ?? "none") : "none";
    count.set(chosen, (count.get(chosen) ?? 0) + 1);
  }
  return count;
}

test("what a question names has near-even chances, and what it does not name comes seldom", () => {
  const count = meant({ agrees: 1 }, [[WHO_ASKED, WHO]]);
  for (const key of ["Putzfirma", "Eigene Putzkraft", "Team putzt selbst"]) {
    expect(count.get(key) ?? 0).toBeWithin(90, 170);
  }
  expect(count.get("Putzkraft fehlt") ?? 0).toBeWithin(1, 40);
});

test("who wants nothing tells who does it, and not that nobody does", () => {
  const declined = meant({ agrees: 0 }, [
    ["Möchten Sie ein Angebot?", []],
    [WHO_ASKED, WHO],
  ]);
  expect(declined.get("Putzfirma") ?? 0).toBeGreaterThan(50);
  expect(declined.get("Putzkraft fehlt") ?? 0).toBeLessThan(30);
});

test("asked whether he decides, some who want none of it say so at once", () => {
  expect(meant({ agrees: 0 }, [[DECIDES_ASKED, DECIDES]]).get("Kein Interesse") ?? 0).toBeWithin(
    10,
    120,
  );
  expect(meant({ agrees: 1 }, [[DECIDES_ASKED, DECIDES]]).get("Kein Interesse")).toBeUndefined();
});

test("of somebody who does it well speaks only who has told that somebody does it", () => {
  const OFFER = sayableWays([
    { id: "a", key: "Besichtigung", examples: ["soll er ruhig machen"] },
    { id: "b", key: "Lieber so lassen", examples: ["der macht das gut", "das lassen wir so"] },
  ]);
  const OFFERED = "Wie halten Sie es: mit einer Besichtigung, oder lassen Sie es lieber so?";
  const said = (turns: readonly (readonly [string, typeof WHO])[]) =>
    Array.from({ length: 300 }, (_, seed) => {
      const caller = openCaller(
        {
          ...{ id: "x", name: "X", type: "Kunde", personality: [], patienceLevel: 10 },
          behaviour: { ...PLAIN, objects: 0, hasTime: 1, decides: 1, agrees: 0.5 },
        },
        seededRandom(41, seed),
      );
      const acts = turns.map(([text, ways]) =>
        caller.react({ text, milliseconds: 2_000, firm: 0, wants: null, takesKeys: false, ways }),
      );
      const last = acts.at(-1);
      return last?.type === "speak" ? last.text : "";
    });
  const ofSomebody = (lines: string[]) => lines.filter((one) => /der macht das gut/iu.test(one));
  expect(ofSomebody(said([[OFFERED, OFFER]]))).toEqual([]);
  expect(
    ofSomebody(
      said([
        [WHO_ASKED, WHO],
        [OFFERED, OFFER],
      ]),
    ).length,
  ).toBeGreaterThan(0);
});
