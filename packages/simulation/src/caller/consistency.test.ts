import { expect, test } from "bun:test";
import type { Topic } from "../corpus/topic.ts";
import { PERSONAS } from "../personas/built-in.ts";
import { seededRandom } from "../seeded-random.ts";
import { wordsOf } from "./agent-words.ts";
import type { AgentTurn, CallerAct } from "./caller.ts";
import { openCaller } from "./open-caller.ts";

const QUESTIONS = [
  "Guten Tag, hier ist Lena von der Sonnwerk GmbH. Spreche ich mit Frau Braun?",
  "Haben Sie gerade zwei Minuten für mich?",
  "Wäre ein Beratungstermin interessant für Sie?",
  "Wollen wir einen Termin festhalten?",
  "Darf ich Ihnen eine Übersicht per E-Mail schicken?",
  "An welchem Tag passt es Ihnen am besten?",
  "Und um wie viel Uhr?",
  "Dienstag, zehn Uhr. Ist das richtig so?",
  "Wann darf ich es noch einmal versuchen?",
  "Wie lautet Ihre E-Mail-Adresse?",
  "Haben Sie schon einen Anbieter?",
  "Sind Sie noch da?",
];

/** What nobody says any more who has said one of the first, until somebody else takes the phone. */
const NEVER_AFTER: readonly (readonly [said: readonly Topic[], never: readonly Topic[]])[] = [
  [
    ["wrong-person", "not-me"],
    ["that-is-me", "interested", "has-time", "confirms"],
  ],
  [["that-is-me"], ["wrong-person", "not-me"]],
  [["interested"], ["wrong-person", "not-me", "not-interested", "is-tenant", "too-expensive"]],
  [["not-interested"], ["interested", "has-time", "undecided"]],
  [["no-time", "call-later"], ["has-time"]],
];

function dialogue(seed: number): { heard: AgentTurn; act: CallerAct }[] {
  const random = seededRandom(3, seed);
  const persona = random.pick(PERSONAS);
  const caller = openCaller(persona, seededRandom(4, seed));
  const turns: { heard: AgentTurn; act: CallerAct }[] = [];
  for (let turn = 0; turn < 14; turn += 1) {
    const text = turn === 0 ? (QUESTIONS[0] ?? "") : random.pick(QUESTIONS);
    const heard = { text, milliseconds: text.length * 60, firm: 0, wants: null, takesKeys: false };
    const act = caller.react(heard);
    turns.push({ heard, act });
    if (act.type === "hang-up") break;
  }
  return turns;
}

test("nobody gives himself the lie", () => {
  const lies: string[] = [];
  for (let seed = 0; seed < 3_000; seed += 1) {
    let said = new Set<Topic>();
    for (const { act } of dialogue(seed)) {
      if (!("topic" in act) || act.topic === null) continue;
      const { topic } = act;
      if (topic === "new-on-the-line") said = new Set();
      for (const [before, never] of NEVER_AFTER) {
        const first = before.find((one) => said.has(one));
        if (first && never.includes(topic)) lies.push(`${seed}: ${first}, then ${topic}`);
      }
      said.add(topic);
    }
  }
  expect(lies).toEqual([]);
});

test("who names a day has not said no before, and has been asked for one", () => {
  const lies: string[] = [];
  for (let seed = 0; seed < 3_000; seed += 1) {
    let hasDeclined = false;
    for (const { heard, act } of dialogue(seed)) {
      if (!("topic" in act)) continue;
      if (act.topic === "new-on-the-line") hasDeclined = false;
      const { question } = wordsOf(heard.text);
      if (act.topic === null && question === "day" && hasDeclined)
        lies.push(`${seed}: ${act.text}`);
      if (act.topic === "not-interested") hasDeclined = true;
    }
  }
  expect(lies).toEqual([]);
});

test("who never wants to be called again says nothing else any more", () => {
  let times = 0;
  for (let seed = 0; seed < 3_000; seed += 1) {
    const turns = dialogue(seed);
    const first = turns.findIndex(({ act }) => "topic" in act && act.topic === "opt-out");
    if (first < 0) continue;
    times += 1;
    for (const { act } of turns.slice(first + 1)) {
      expect("topic" in act ? act.topic : act.type).toBeOneOf(["opt-out", "hang-up"]);
    }
  }
  expect(times).toBeGreaterThan(50);
});

test("everybody puts the phone down at some time, and goodbyes are returned", () => {
  const farewell = "Vielen Dank für das Gespräch. Auf Wiederhören.";
  for (const [index, persona] of PERSONAS.entries()) {
    const caller = openCaller(persona, seededRandom(5, index));
    const heard = { text: farewell, milliseconds: 2_000, firm: 0, wants: null, takesKeys: false };
    expect(caller.react(heard)).toMatchObject({ type: "hang-up", cause: "goodbye" });
  }
});
