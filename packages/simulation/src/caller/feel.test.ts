import { expect, test } from "bun:test";
import type { Persona } from "../personas/persona.ts";
import { seededRandom } from "../seeded-random.ts";
import type { AgentTurn, CallerAct } from "./caller.ts";
import { openCaller } from "./open-caller.ts";

const SOMEBODY: Persona = {
  id: "somebody",
  name: "Jemand",
  type: "Kunde",
  personality: [],
  patienceLevel: 3,
};
const OPENING = "Guten Tag, hier ist Lena von der Sonnwerk GmbH. Haben Sie kurz Zeit?";
const QUESTION = "Möchten Sie einen Termin vereinbaren?";

function turn(text: string): AgentTurn {
  return { text, milliseconds: text.length * 65, firm: text.length, wants: null, takesKeys: false };
}

/** In how many of 600 calls something happens after these words. */
function times(
  texts: readonly string[],
  isIt: (act: CallerAct) => boolean,
  who = SOMEBODY,
): number {
  let count = 0;
  for (let seed = 0; seed < 600; seed += 1) {
    const caller = openCaller(who, seededRandom(11, seed));
    for (const [index, text] of texts.entries()) {
      const act = caller.react(turn(text));
      if (index === texts.length - 1 && isIt(act)) count += 1;
      if (act.type === "hang-up") break;
    }
  }
  return count;
}

const isImpatient = (act: CallerAct) => act.type === "hang-up" && act.cause === "impatient";
const speaksOf =
  (...topics: string[]) =>
  (act: CallerAct) =>
    act.type === "speak" && act.topic !== null && topics.includes(act.topic);

test("a long speech costs patience, a short one none", () => {
  const long = `${"Wir haben eine Fülle von Vorteilen, die ich Ihnen alle nennen will. ".repeat(9)}${QUESTION}`;
  expect(times([OPENING, QUESTION], isImpatient)).toBe(0);
  expect(times([OPENING, long], isImpatient)).toBeGreaterThan(300);
});

test("who is patient hears out what drives the others away", () => {
  const long = `${"Wir haben eine Fülle von Vorteilen, die ich Ihnen alle nennen will. ".repeat(9)}${QUESTION}`;
  expect(times([OPENING, long], isImpatient, { ...SOMEBODY, patienceLevel: 10 })).toBe(0);
  expect(times([OPENING, long], isImpatient, { ...SOMEBODY, patienceLevel: 0 })).toBeGreaterThan(
    500,
  );
});

test("the same question again and again wears everybody out", () => {
  const again = Array.from({ length: 6 }, () => `Das habe ich nicht verstanden. ${QUESTION}`);
  const isOver = (texts: string[]) => times(texts, (act) => act.type !== "hang-up");
  expect(isOver([OPENING, ...again])).toBeLessThan(isOver([OPENING, QUESTION]) / 4);
});

test("words that press on are met with resistance", () => {
  const pressed = `Nur heute, letzte Chance, Sie müssen jetzt zusagen! ${QUESTION}`;
  const resists = speaksOf("pressured", "angry", "sarcastic");
  expect(times([OPENING, QUESTION], resists)).toBeLessThan(10);
  expect(times([OPENING, pressed], resists)).toBeGreaterThan(60);
});

test("a price calls forth those who mind it", () => {
  const thrifty = { ...SOMEBODY, personality: ["preisbewusst"] };
  const priced = `Das kostet neunhundert Euro im Jahr. ${QUESTION}`;
  const minds = speaksOf("too-expensive", "asks-price");
  expect(times([OPENING, priced], minds, thrifty)).toBeGreaterThan(
    times([OPENING, QUESTION], minds, thrifty) * 1.3,
  );
});

test("a day that was not named is noticed when it is read back", () => {
  const day = "An welchem Tag passt es Ihnen?";
  let noticed = 0;
  let named = 0;
  for (let seed = 0; seed < 600; seed += 1) {
    const caller = openCaller({ ...SOMEBODY, behaviour: { agrees: 1 } }, seededRandom(12, seed));
    const act = caller.react(turn(day));
    if (act.type !== "speak" || !/dienstag/i.test(act.text) || /mittwoch/i.test(act.text)) continue;
    named += 1;
    const back = caller.react(turn("Ich wiederhole: Mittwoch, zehn Uhr. Ist das richtig so?"));
    if (speaksOf("denies")(back)) noticed += 1;
  }
  expect(named).toBeGreaterThan(10);
  expect(noticed).toBeGreaterThan(named * 0.6);
});
