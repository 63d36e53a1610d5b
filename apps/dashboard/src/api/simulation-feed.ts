/** How far a simulation is. */
export interface SimulationProgress {
  key: string;
  done: number;
  total: number;
  conversationsPerSecond: number;
  /** A few lines of a conversation that was just led. */
  sample: { personaName: string; outcome: string; lines: string[] } | null;
}

type Follower = (progress: SimulationProgress) => void;

const followers = new Set<Follower>();

/** @returns what ends it */
export function followSimulations(follower: Follower): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

export function tellOfSimulation(progress: SimulationProgress): void {
  for (const follower of followers) follower(progress);
}
