import { behaviourOf, DIALS, type Dial } from "../personas/behaviour.ts";
import type { Persona } from "../personas/persona.ts";

/**
 * How all personas of a set are turned together, so that they stay as different from each other as
 * they are: the odds of each dial are multiplied, and patience is shifted.
 */
export interface Settings {
  odds: Readonly<Record<Dial, number>>;
  patience: number;
}

export const UNTURNED: Settings = {
  odds: Object.fromEntries(DIALS.map((dial) => [dial, 1])) as Record<Dial, number>,
  patience: 0,
};

/** No dial is turned further than that. */
const MOST = 64;

export function turned(settings: Settings, dial: Dial, factor: number): Settings {
  const odds = Math.min(MOST, Math.max(1 / MOST, settings.odds[dial] * factor));
  return { ...settings, odds: { ...settings.odds, [dial]: odds } };
}

/** A dial that stands at 0 or 1 could not be turned. */
const LEAST = 0.002;

/** The personas as the settings make them. */
export function applySettings(
  personas: readonly Persona[],
  { odds, patience }: Settings,
): Persona[] {
  return personas.map((persona) => {
    const behaviour = behaviourOf(persona);
    const made = { ...behaviour };
    for (const dial of DIALS) {
      if (odds[dial] === 1) continue;
      const from = Math.min(1 - LEAST, Math.max(LEAST, behaviour[dial]));
      const to = (odds[dial] * from) / (1 - from + odds[dial] * from);
      made[dial] = Math.round(to * 1_000) / 1_000;
    }
    const patienceLevel = Math.min(10, Math.max(0, persona.patienceLevel + patience));
    return { ...persona, patienceLevel, behaviour: made };
  });
}
