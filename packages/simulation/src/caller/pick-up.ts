import type { Person } from "../corpus/values/person.ts";
import type { Persona } from "../personas/persona.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { ANYWHERE, type Surroundings } from "../surroundings/surroundings.ts";
import type { AgentTurn, Caller, CallerAct } from "./caller.ts";
import { greet } from "./greet.ts";
import { openLittleGerman } from "./little-german.ts";
import { openMailbox } from "./mailbox.ts";
import { openMind } from "./mind.ts";
import { callerOf } from "./open-caller.ts";
import { temperOf } from "./temper.ts";

/** Who, or what, answers a call. */
export interface PickUp {
  isMailbox: boolean;
  caller: Caller;
}

/** What decides who answers. */
export interface Called {
  persona: Persona;
  /** Who is asked for by name; `null` where nobody is. */
  named: Person | null;
  /** Who the persona is, where it has to be that one; else somebody is drawn. */
  himself?: Person | null;
  /** What the persona draws from, if it comes to the phone. */
  random: SeededRandom;
  /** What decides whether it does. */
  fate: SeededRandom;
  /** What the tree speaks of, and to whom; without it, anything may be said. */
  around?: Surroundings;
  /** The firm that is called, where the tree names it; else each picks up as his own. */
  company?: string | null;
}

/**
 * Not everybody who is called talks: machines answer, some put the phone down before they know what it
 * is about, some do not speak the language. The persona's dials say how often.
 */
export function pickUp({
  persona,
  named,
  himself = null,
  random,
  fate,
  around = ANYWHERE,
  company = null,
}: Called): PickUp {
  const temper = temperOf(persona);
  const { agrees, isMailbox, hangsUpAtOnce, speaksLittleGerman } = temper.behaviour;
  const roll = fate.on("who answers").number();
  const mind = openMind(temper, random, named, around, himself);
  const isAtHome = around.audience === "households";
  if (roll < isMailbox)
    return { isMailbox: true, caller: openMailbox(mind.person, fate, isAtHome) };
  const talks = roll - isMailbox;
  if (talks < (1 - isMailbox) * speaksLittleGerman) {
    return { isMailbox: false, caller: openLittleGerman(agrees, mind.person, fate, around) };
  }
  const greeting = greet(mind, fate, company);
  mind.hasGivenName = greeting.includes(mind.person.last);
  // Of those who would talk: the others were never going to.
  if (fate.on("hangs up").chance(hangsUpAtOnce)) {
    return { isMailbox: false, caller: { greeting, react: (heard) => putDown(heard, fate) } };
  }
  return { isMailbox: false, caller: { greeting, ...callerOf(mind) } };
}

/** Characters of the first words after which somebody puts the phone down: two to nine seconds of them. */
const SOONEST = 30;
const LATEST = 140;

function putDown({ text }: AgentTurn, fate: SeededRandom): CallerAct {
  const most = SOONEST + fate.on("puts down").below(LATEST - SOONEST);
  const heard = most >= text.length ? text : text.slice(0, text.lastIndexOf(" ", most));
  return { type: "hang-up", cause: "rejected", says: null, after: 0, heard };
}
