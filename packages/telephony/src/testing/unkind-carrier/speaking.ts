import type { Callee } from "./callee.ts";
import type { World } from "./world.ts";

/** Milliseconds that a character takes to be said. */
const CHARACTER = 60;

export function durationOf(text: string): number {
  return Math.max(200, text.length * CHARACTER);
}

/** The first words of a text that are said in so long: whole words, as far as they go. */
export function saidWithin(text: string, milliseconds: number): string {
  const share = Math.min(1, milliseconds / durationOf(text));
  const cut = text.slice(0, Math.floor(text.length * share));
  return cut.length === text.length ? text : cut.slice(0, Math.max(0, cut.lastIndexOf(" ")));
}

/** Says a text to its end, or until it is cut off. @throws CutOff */
export async function speak(
  world: Pick<World, "wait" | "clock"> & { speed: number },
  callee: Callee,
  text: string,
  signal: AbortSignal,
): Promise<void> {
  const begin = world.clock.now();
  callee.begins(text, durationOf(text));
  try {
    await world.wait(durationOf(text), signal);
  } catch (cutOff) {
    callee.ends(saidWithin(text, (world.clock.now() - begin) * world.speed));
    throw cutOff;
  }
  callee.ends(text);
}
