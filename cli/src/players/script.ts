import type { Outcome, Tree } from "@rufbaum/tree";

/** What a caller does as soon as the agent is silent; `fault` befalls the action that it leads to. */
export type Turn = { fault?: Fault } & (
  | { says: string }
  | { presses: string; pauses?: true }
  /** When this was heard, which is about half of the agent's turn. */
  | { cutsIn: string; says: string }
  /** Over the first words, which have to be heard. */
  | { saysEarly: string }
  | { is: "silent" | "gone" }
);

export type Fault = "fails" | "not-picked-up";

/** Where a conversation ended, and what the agent said, text by text. */
export interface Played {
  path: readonly string[];
  variables: Readonly<Record<string, unknown>>;
  outcome: string | null;
  endReason: string | null;
  said: readonly string[];
}

export const PLAYERS = [
  "test chat",
  "rufbaum chat",
  "suite",
  "simulation",
  "live",
  "turn by turn",
  "replay",
] as const;
export type PlayerName = (typeof PLAYERS)[number];

/** Why a player differs from the others, and in what; in words where it plays nothing. */
export interface Difference {
  because: string;
  in: Partial<Played> | string;
}

export interface Script {
  name: string;
  tree: Tree;
  turns: readonly Turn[];
  /** How it has to end. */
  outcome: Outcome;
  differs: Partial<Record<PlayerName, Difference>>;
}

/** Words are said; `…` is silence, `[12]` are keys. */
export function turnsOf(written: readonly (string | Turn)[]): Turn[] {
  return written.map((turn) => {
    if (typeof turn !== "string") return turn;
    if (turn === "…") return { is: "silent" };
    if (turn === "(hangs up)") return { is: "gone" };
    const keys = /^\[(.*)\]$/.exec(turn)?.[1];
    return keys === undefined ? { says: turn } : { presses: keys };
  });
}

/** Some players have no way to play some turns. */
export function cannot(turn: Turn): never {
  throw new Error(`can't play ${Object.keys(turn)[0]}`);
}
