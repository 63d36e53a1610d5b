import type { Random } from "@rufbaum/runtime";
import type { CallDirection } from "../call-record.ts";
import type { Fate } from "../fate.ts";
import { hashText } from "../hash.ts";
import type { Callee, DetectedAs, HeardByCallee } from "./callee.ts";
import { type Character, firstState } from "./character.ts";
import { CHARACTERS, PARTICULAR } from "./characters/index.ts";
import { fax } from "./fax.ts";
import { mailbox } from "./mailbox.ts";
import { react } from "./react.ts";
import { screening } from "./screening.ts";
import { speakingFirst } from "./speaking-first.ts";

/**
 * Who is at the other end of a number: always the same person, who words things differently each
 * time. Somebody who calls in says why, somebody who is called for another call says hello.
 */
export function builtInCallee(options: {
  to: string;
  fate: Fate;
  random: Random;
  direction?: CallDirection;
}): Callee {
  const { to, fate, random, direction = "outbound-api" } = options;
  if (fate.type === "mailbox") return { ...mailbox(to, fate.kind), detectedAs: fate.detectedAs };
  if (fate.type === "fax") return fax();
  const person = personOf(options);
  if (direction !== "outbound-api") return speakingFirst(person, direction, random);
  if (fate.type === "screened") return screening(to, fate, person, random);
  return fate.type === "hangs-up-midway" ? hangingUpMidway(person, random) : person;
}

/** `number` 1 is the first character, and so on around; 0 the one that the hash of `to` names. */
function personOf({ to, fate, random }: { to: string; fate: Fate; random: Random }): Callee {
  const number = "character" in fate ? fate.character : 0;
  const all = [...CHARACTERS, ...PARTICULAR];
  const character =
    number === 0
      ? CHARACTERS[hashText(`character of ${to}`) % CHARACTERS.length]
      : all[(number - 1) % all.length];
  const detectedAs = fate.type === "answers" ? (fate.detectedAs ?? "human") : "human";
  return playing(character ?? CHARACTERS[0], detectedAs, random);
}

function playing(character: Character, detectedAs: DetectedAs, random: Random): Callee {
  let state = firstState(character);
  return {
    detectedAs,
    react(heard) {
      const reaction = react(character, state, heard, random);
      state = reaction.state;
      return reaction.acts;
    },
  };
}

/** Puts the phone down in the middle of one of the agent's sentences, after an answer or two. */
function hangingUpMidway(callee: Callee, random: Random): Callee {
  const patience = 1 + Math.floor(random.number() * 2);
  let answers = 0;
  return {
    react(heard: HeardByCallee) {
      if (heard.type === "agent-finished") answers += 1;
      if (heard.type === "agent-began" && answers >= patience) {
        return [{ type: "hang-up", after: heard.milliseconds * 0.4 }];
      }
      return callee.react(heard);
    },
  };
}
