/** What is set under "Erweitert", as it stands in the fields. */
export interface AdvancedValues {
  seed: string;
  /** Percent. */
  noise: number;
  isStrict: boolean;
}

export const USUAL_SETTINGS: AdvancedValues = { seed: "1", noise: 10, isStrict: false };

export function isSeed(text: string): boolean {
  return /^\d+$/.test(text.trim()) && Number.isSafeInteger(Number(text));
}

/** As the server wants it; `null` while something is wrong. */
export function setupOf({ seed, noise, isStrict }: AdvancedValues) {
  if (!isSeed(seed)) return null;
  return { seed: Number(seed), noise: noise / 100, strict: isStrict };
}
