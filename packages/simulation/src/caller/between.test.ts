import { expect, test } from "bun:test";
import type { Persona } from "../personas/persona.ts";
import { seededRandom } from "../seeded-random.ts";
import { namedBetween } from "./between.ts";
import { openCaller } from "./open-caller.ts";
import { questionIn } from "./question.ts";

test.each<[string, [string, string] | null]>([
  ["meinen sie eher ja oder nein?", ["ja", "nein"]],
  [
    "frau weber, meinen sie eher „keine zeit“, oder „ruf später an“?",
    ["„keine zeit“", "„ruf später an“"],
  ],
  ["meinen sie nun den vertrag behalten oder doch kündigen?", ["den vertrag behalten", "kündigen"]],
  [
    "was meinen sie: lieber ein anderes mal sprechen oder dass sie es erst besprechen?",
    ["lieber ein anderes mal sprechen", "dass sie es erst besprechen"],
  ],
  ["eher vormittags oder nachmittags?", null],
  ["passt es ihnen eher vormittags oder nachmittags?", null],
  ["haben sie schon einen anbieter oder nicht?", null],
  ["meinen sie eher das?", null],
])("%s names %p", (sentence, named) => {
  expect(namedBetween(sentence)).toEqual(named);
});

test("what is asked between is no other question, whatever the two are called", () => {
  const text = "Meinen Sie eher einen Rückruf oder einen Termin am Dienstag?";
  expect(questionIn(text).question).toBe("between");
});

const PLAIN = { staysSilent: 0, hangsUp: 0, optsOut: 0, strays: 0, interrupts: 0, asksBack: 0 };
const SOMEBODY: Persona = {
  id: "somebody",
  name: "Irgendwer",
  type: "Kunde",
  personality: [],
  patienceLevel: 10,
  behaviour: { ...PLAIN, objects: 0 },
};

/** What 300 people say who are asked, and then asked between two things. */
function answers(persona: Persona, question: string, between: string) {
  return Array.from({ length: 300 }, (_, seed) => {
    const caller = openCaller(persona, seededRandom(7, seed));
    const [first, second] = [question, between].map((text) => {
      const act = caller.react({
        ...{ text, milliseconds: text.length * 60 },
        ...{ firm: 0, wants: null, takesKeys: false },
      });
      return act.type === "speak" ? act : null;
    });
    return { first, second };
  });
}

test.each([
  [1, ["Nein", "Ja"], 1],
  [0, ["Ja", "Nein"], 1],
] as const)("who agrees by %d says which of %p he meant", (agrees, [one, other], place) => {
  const persona = { ...SOMEBODY, behaviour: { ...SOMEBODY.behaviour, agrees } };
  const question = "Wäre das grundsätzlich interessant für Sie?";
  const said = answers(persona, question, `Meinen Sie eher ${one} oder ${other}?`);
  const meantIt = said.filter(({ first }) => first?.topic === (agrees ? "yes" : "no"));
  expect(meantIt.length).toBeGreaterThan(40);
  const texts = meantIt.map(({ second }) => second?.text ?? "");
  const right = place === 1 ? /zweite|Letzteres/ : /erste|Ersteres/;
  const wrong = place === 1 ? /\berste|Ersteres/ : /zweite|Letzteres/;
  expect(texts.filter((text) => right.test(text)).length).toBeGreaterThan(meantIt.length * 0.2);
  expect(texts.filter((text) => wrong.test(text))).toEqual([]);
  for (const { first, second } of meantIt) expect(second?.topic).toBe(first?.topic ?? null);
});

test("who finds himself in neither says it in other words", () => {
  const said = answers(
    { ...SOMEBODY, behaviour: { ...SOMEBODY.behaviour, hasTime: 0 } },
    "Haben Sie gerade zwei Minuten?",
    "Meinen Sie eher Blumenkohl oder Petersilie?",
  ).filter(({ first }) => first?.topic === "no-time");
  expect(said.length).toBeGreaterThan(100);
  const anew = said.filter(({ first, second }) => second?.text !== first?.text);
  expect(anew.length).toBeGreaterThan(said.length * 0.9);
  for (const { second } of said) expect(second?.topic).toBe("no-time");
});
