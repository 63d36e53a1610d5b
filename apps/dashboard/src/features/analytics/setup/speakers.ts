import type { Persona } from "@rufbaum/simulation";

/** All who are offered speak where nobody is chosen, those of one's own, too: the server knows them not. */
export function speakersOf(
  offered: readonly Persona[],
  chosen: readonly Persona[],
): readonly Persona[] {
  return chosen.length === 0 ? offered : chosen;
}
