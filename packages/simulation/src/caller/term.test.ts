import { expect, test } from "bun:test";
import { partOfDayNamed, partOfDayOf } from "../corpus/values/part-of-day.ts";
import { PERSONAS } from "../personas/built-in.ts";
import { seededRandom } from "../seeded-random.ts";
import { weekdaysIn } from "./agent-words.ts";
import type { AgentTurn } from "./caller.ts";
import { openCaller } from "./open-caller.ts";

const DAY = "An welchem Tag passt es Ihnen am besten?";
const HOUR = "Und um wie viel Uhr?";

function turn(text: string): AgentTurn {
  return { text, milliseconds: 2_000, firm: 0, wants: null, takesKeys: false };
}

/** What 1,500 callers name who are asked this, one question after the other; nothing where they name none. */
function named(questions: readonly string[]): string[][] {
  return Array.from({ length: 1_500 }, (_, seed) => {
    const [persona = PERSONAS[0]] = [PERSONAS[seed % PERSONAS.length]];
    if (!persona) throw new Error("There are no personas.");
    const caller = openCaller(persona, seededRandom(17, seed));
    return questions.map((text) => {
      const act = caller.react(turn(text));
      return act.type === "speak" && act.topic === null ? act.text : "";
    });
  });
}

/** Who corrects himself names two. */
const isPlain = (text: string | undefined) =>
  text !== undefined && text !== "" && !/nein/iu.test(text);

test("who named a part of the day names an hour in it", () => {
  const pairs = named([DAY, HOUR]).filter(([day, hour]) => isPlain(day) && isPlain(hour));
  const told = pairs.filter(([day = ""]) => partOfDayNamed(day) !== null);
  expect(told.length).toBeGreaterThan(40);
  for (const [day = "", hour = ""] of told) {
    expect([day, hour, partOfDayOf(hour)]).toEqual([day, hour, partOfDayNamed(day)]);
  }
});

test("who named an hour roughly stays with that part of the day when he is asked again", () => {
  const pairs = named([HOUR, HOUR]).filter(([one, other]) => isPlain(one) && isPlain(other));
  expect(pairs.length).toBeGreaterThan(300);
  for (const [one = "", other = ""] of pairs) {
    expect([one, other, partOfDayOf(other)]).toEqual([one, other, partOfDayOf(one)]);
  }
});

test("who named a weekday does not name another one", () => {
  const pairs = named([DAY, DAY]).filter(([one, other]) => isPlain(one) && isPlain(other));
  const told = pairs.filter(([one = ""]) => weekdaysIn(one).length === 1);
  expect(told.length).toBeGreaterThan(100);
  for (const [one = "", other = ""] of told) {
    expect([one, other, ...weekdaysIn(other)]).toEqual([one, other, ...weekdaysIn(one)]);
  }
});

test("an hour of another part of the day than he named is no right one", () => {
  const READ_BACK = "Ich wiederhole: Dienstag, 15. Januar, Uhrzeit 22:00. Ist das richtig so?";
  let denied = 0;
  let told = 0;
  for (let seed = 0; seed < 600; seed += 1) {
    const [persona = PERSONAS[0]] = [PERSONAS[seed % PERSONAS.length]];
    if (!persona) throw new Error("There are no personas.");
    const caller = openCaller(persona, seededRandom(23, seed));
    const hour = caller.react(turn(HOUR));
    if (hour.type !== "speak" || hour.topic !== null || partOfDayOf(hour.text) !== "morning")
      continue;
    const act = caller.react(turn(READ_BACK));
    if (act.type !== "speak") continue;
    if (act.topic === "denies") denied += 1;
    if (act.topic === "denies" || act.topic === "confirms") told += 1;
  }
  expect(told).toBeGreaterThan(20);
  expect(denied).toBeGreaterThan(told * 0.7);
});
