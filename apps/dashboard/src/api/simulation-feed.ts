import type { LiveMessage } from "./live-messages.ts";

/** How far a simulation is; its sample are a few lines of a conversation that was just led. */
export type SimulationProgress = Extract<LiveMessage, { type: "simulation-progress" }>;

/** Whoever watches simulations, those of other windows, too. */
export interface SimulationFollower {
  progressed(progress: SimulationProgress): void;
  ended?(key: string): void;
  /** Messages may have been missed until now. */
  caughtUp?(): void;
}

const followers = new Set<SimulationFollower>();

/** @returns what ends it */
export function followSimulations(follower: SimulationFollower): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

export function tellOfSimulations(message: LiveMessage): void {
  for (const follower of followers) {
    if (message.type === "simulation-progress") follower.progressed(message);
    if (message.type === "simulation-ended") follower.ended?.(message.key);
  }
}

export function tellSimulationsCaughtUp(): void {
  for (const follower of followers) follower.caughtUp?.();
}
