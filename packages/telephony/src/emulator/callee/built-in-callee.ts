import type { Random } from "@rufbaum/runtime";
import type { Fate } from "../fate.ts";
import { hashText } from "../hash.ts";
import type { Callee, Heard } from "./callee.ts";
import { firstState } from "./character.ts";
import { CHARACTERS } from "./characters/index.ts";
import { mailbox } from "./mailbox.ts";
import { react } from "./react.ts";

/** Who picks up at a number: always the same person, who words things differently each time. */
export function builtInCallee(options: { to: string; fate: Fate; random: Random }): Callee {
  const { to, fate, random } = options;
  if (fate.type === "mailbox") return mailbox(to);
  const number = "character" in fate ? fate.character : 0;
  const callee = characterCallee(to, number, random);
  return fate.type === "hangs-up-midway" ? hangingUpMidway(callee, random) : callee;
}

/** `number` 1 is the first character, and so on around; 0 the one that the hash of `to` names. */
function characterCallee(to: string, number: number, random: Random): Callee {
  const index = number === 0 ? hashText(`character of ${to}`) : number - 1;
  const character = CHARACTERS[index % CHARACTERS.length] ?? CHARACTERS[0];
  let state = firstState(character);
  return {
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
    react(heard: Heard) {
      if (heard.type === "agent-finished") answers += 1;
      if (heard.type === "agent-began" && answers >= patience) {
        return [{ type: "hang-up", after: heard.milliseconds * 0.4 }];
      }
      return callee.react(heard);
    },
  };
}
