import { expect, test } from "bun:test";
import { TOPICS } from "../corpus/topic.ts";
import { PERSONAS } from "../personas/built-in.ts";
import { type SeededRandom, seededRandom } from "../seeded-random.ts";
import type { AgentTurn, CallerAct } from "./caller.ts";
import { openCaller } from "./open-caller.ts";

const TEXTS = [
  "",
  "?",
  "…",
  "Guten Tag, hier ist Lena, die KI-Assistentin der Sonnwerk GmbH. Ich rufe wegen Ihres Daches an. Spreche ich mit Frau Braun?",
  "Haben Sie gerade zwei Minuten?",
  "Wäre das interessant für Sie?",
  "Entschuldigung, das habe ich nicht verstanden. Wäre das interessant für Sie?",
  "Nur heute! Letzte Chance, Sie müssen jetzt zusagen!",
  "An welchem Tag passt es Ihnen?",
  "Und um wie viel Uhr?",
  "Drücken Sie die Eins für Ja.",
  "Sind Sie noch da?",
  "Gern, ich warte.",
  "Wie lautet Ihre E-Mail-Adresse?",
  "Können Sie mich verbinden?",
  `${"Wir haben sehr viel zu erzählen und hören lange nicht auf. ".repeat(20)}Möchten Sie das?`,
  "Auf Wiederhören.",
];
const KINDS = [null, "text", "date", "time", "email", "digits", "number", "yes-no"] as const;
const CAUSES = ["impatient", "rejected", "goodbye", "lost"];

function agentTurn(random: SeededRandom): AgentTurn {
  const text = random.pick(TEXTS);
  return {
    text,
    milliseconds: text.length * 60,
    firm: random.chance(0.3) ? random.below(text.length + 1) : 0,
    wants: random.pick(KINDS),
    takesKeys: random.chance(0.3),
  };
}

test("whatever the agent says, every act is well formed", () => {
  for (let seed = 0; seed < 2_000; seed += 1) {
    const random = seededRandom(7, seed);
    const caller = openCaller(random.pick(PERSONAS), seededRandom(8, seed));
    for (let turn = 0; turn < 12; turn += 1) {
      const heard = agentTurn(random);
      const act = caller.react(heard);
      expect(faultIn(act, heard)).toBeNull();
      if (act.type === "hang-up") break;
    }
  }
});

test("the same random and the same words give the same acts", () => {
  const play = (seed: number) => {
    const random = seededRandom(1, seed);
    const caller = openCaller(random.pick(PERSONAS), seededRandom(2, seed));
    return Array.from({ length: 8 }, () => caller.react(agentTurn(random)));
  };
  for (let seed = 0; seed < 50; seed += 1) expect(play(seed)).toEqual(play(seed));
});

function faultIn(act: CallerAct, heard: AgentTurn): string | null {
  if ("after" in act && !(Number.isInteger(act.after) && act.after >= 0 && act.after < 20_000)) {
    return `after is ${act.after}`;
  }
  switch (act.type) {
    case "interrupt":
      if (!heard.text.startsWith(act.heard)) return "what was heard was not said";
      if (act.heard.length <= heard.firm) return "cut into what can't be cut into";
      if (act.heard.length >= heard.text.length) return "cut nothing off";
      return faultInWords(act.text, act.topic);
    case "speak":
      return faultInWords(act.text, act.topic);
    case "press":
      if (!heard.takesKeys) return "pressed where no keys are taken";
      return /^[\d*#]+$/.test(act.digits) ? null : `pressed ${act.digits}`;
    case "hang-up":
      if (!CAUSES.includes(act.cause)) return `cause ${act.cause}`;
      return act.says === null ? null : faultInWords(act.says, null);
    case "stay-silent":
      return null;
  }
}

function faultInWords(text: string, topic: string | null): string | null {
  if (text.trim() === "" || text.includes("undefined")) return `said ${JSON.stringify(text)}`;
  return topic === null || (TOPICS as readonly string[]).includes(topic) ? null : `topic ${topic}`;
}
