import type { Behaviour, Manner, Persona } from "./persona.ts";
import { folded } from "./role.ts";
import { EFFECTS, type Effect } from "./traits.ts";

/** Somebody of whom nothing is known. */
const USUAL: Behaviour = {
  agrees: 0.42,
  objects: 0.25,
  asksBack: 0.16,
  strays: 0.04,
  staysSilent: 0.02,
  interrupts: 0.1,
  hangsUp: 0.01,
  optsOut: 0.02,
  decides: 0.88,
  hasTime: 0.8,
  mindsPrice: 0.35,
  distrusts: 0.3,
  isProvided: 0.35,
  isMailbox: 0.15,
  hangsUpAtOnce: 0.08,
  speaksLittleGerman: 0.04,
  manner: "matter-of-fact",
};

export type Dial = Exclude<keyof Behaviour, "manner">;
export const DIALS = Object.keys(USUAL).filter((name) => name !== "manner") as readonly Dial[];

/** What a persona does: its own dials first, then what its type, traits and patience say. */
export function behaviourOf(persona: Persona): Behaviour {
  const behaviour: Behaviour = { ...USUAL };
  const manners = new Map<Manner, number>();
  // Type and traits often say the same thing twice; that makes it no truer.
  const known = new Set<Effect>();
  bendByPatience(behaviour, persona.patienceLevel);
  for (const words of [persona.type, ...persona.personality]) {
    for (const effect of effectsOf(words)) {
      if (effect.manner) manners.set(effect.manner, (manners.get(effect.manner) ?? 0) + 1);
      if (!known.has(effect.of)) bend(behaviour, effect);
      known.add(effect.of);
    }
  }
  behaviour.manner = strongest(manners) ?? behaviour.manner;
  return { ...behaviour, ...persona.behaviour };
}

function bendByPatience(behaviour: Behaviour, patience: number): void {
  // 5 is what the usual dials stand for.
  const lack = (5 - patience) / 5;
  if (lack > 0) {
    behaviour.interrupts = towards(behaviour.interrupts, 0.3 * lack);
    behaviour.hangsUp = towards(behaviour.hangsUp, 0.03 * lack);
  } else {
    behaviour.interrupts = towards(behaviour.interrupts, 0.6 * lack);
    behaviour.hangsUp = towards(behaviour.hangsUp, 0.8 * lack);
  }
}

/** An effect as one word has it: a denied one the other way round. */
interface Told {
  of: Effect;
  isDenied: boolean;
  manner: Manner | null;
}

function effectsOf(words: string): Told[] {
  const plain = folded(words);
  const isDenied = DENIAL.test(plain);
  return EFFECTS.filter((effect) => effect.words.test(plain)).map((effect) => ({
    of: effect,
    isDenied,
    manner: isDenied ? null : (effect.manner ?? null),
  }));
}

function bend(behaviour: Behaviour, { of: { dials }, isDenied }: Told): void {
  for (const dial of DIALS) {
    const push = dials[dial];
    if (push !== undefined) behaviour[dial] = towards(behaviour[dial], isDenied ? -push : push);
  }
}

const DENIAL = /\b(?:nicht|kaum|wenig|kein\w*|nie|not|never|hardly|no)\b/;

/** Bent by a share of what is left to 1 or, below zero, to 0. */
function towards(value: number, push: number): number {
  return push >= 0 ? value + (1 - value) * push : value * (1 + push);
}

/** The manner named most often, the one named first among equals. */
function strongest(manners: ReadonlyMap<Manner, number>): Manner | null {
  let most: Manner | null = null;
  for (const [manner, times] of manners) {
    if (most === null || times > (manners.get(most) ?? 0)) most = manner;
  }
  return most;
}
