import type { Speaker } from "../corpus/speakers.ts";
import { TOPICS, type Topic } from "../corpus/topic.ts";
import type { Region } from "../corpus/voices.ts";
import { behaviourOf } from "../personas/behaviour.ts";
import type { Behaviour, Persona } from "../personas/persona.ts";
import { answersForOthers, isElderly, regionOf, speakerOf } from "../personas/role.ts";

/** What a persona comes to on the phone; the same for each of its calls. */
export interface Temper {
  behaviour: Behaviour;
  /** 0 to 10. */
  patienceLevel: number;
  answersForOthers: boolean;
  /** `null`: may be either. */
  speaker: Speaker | null;
  /** `null`: from anywhere. */
  region: Region | null;
  isElderly: boolean;
  /** The persona's own words, said instead of the corpus. */
  ownLines: ReadonlyMap<Topic, readonly string[]>;
}

const known = new WeakMap<Persona, Temper>();

/** Worked out once for each persona object, which has to stay as it is. */
export function temperOf(persona: Persona): Temper {
  let temper = known.get(persona);
  if (temper === undefined) {
    temper = {
      behaviour: behaviourOf(persona),
      patienceLevel: persona.patienceLevel,
      answersForOthers: answersForOthers(persona),
      speaker: speakerOf(persona),
      region: regionOf(persona),
      isElderly: isElderly(persona),
      ownLines: ownLines(persona),
    };
    known.set(persona, temper);
  }
  return temper;
}

/** Whoever a front desk puts one through to: decides, and is neither keen nor hostile. */
export const BOSS: Temper = {
  behaviour: {
    agrees: 0.5,
    objects: 0.25,
    asksBack: 0.18,
    strays: 0.03,
    staysSilent: 0.01,
    interrupts: 0.12,
    hangsUp: 0.01,
    optsOut: 0.015,
    decides: 1,
    hasTime: 0.75,
    mindsPrice: 0.35,
    distrusts: 0.3,
    isProvided: 0.35,
    isMailbox: 0,
    hangsUpAtOnce: 0,
    speaksLittleGerman: 0,
    manner: "matter-of-fact",
  },
  patienceLevel: 5,
  answersForOthers: false,
  speaker: null,
  region: null,
  isElderly: false,
  ownLines: new Map(),
};

function ownLines({ lines = {} }: Persona): Map<Topic, readonly string[]> {
  const own = new Map<Topic, readonly string[]>();
  for (const topic of TOPICS) {
    const said = lines[topic];
    if (said && said.length > 0) own.set(topic, said);
  }
  return own;
}
