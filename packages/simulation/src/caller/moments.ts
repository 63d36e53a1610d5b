import type { SeededRandom } from "../seeded-random.ts";

/** What is drawn for what happens now; to be asked once each time that something does. */
export type MomentOf = (where: { nodeId?: string }) => SeededRandom;

/**
 * Draws for each time that the conversation stands at a node: what came before at other nodes, and how
 * much was drawn there, leaves them as they are. Where no node is known, all times are counted together.
 */
export function openMoments(random: SeededRandom): MomentOf {
  const times = new Map<string, number>();
  return ({ nodeId = "" }) => {
    const time = (times.get(nodeId) ?? 0) + 1;
    times.set(nodeId, time);
    return random.on(nodeId, time);
  };
}
