import type { Variables } from "@rufbaum/conversation";
import {
  answerCall,
  type Deed,
  type Does,
  doneIn,
  type Play,
  saysIn,
} from "@rufbaum/conversation/play";
import type { Tree } from "@rufbaum/tree";
import type { Reading } from "@rufbaum/understanding";
import type { NamedWay } from "../engine/coverage.ts";
import { inTurn, type WrittenResult } from "./action-result.ts";
import { waysTaken } from "./ways.ts";
import { deedsOf, type WrittenDeed } from "./written-deed.ts";

/** All that happened since the caller last did something. */
export interface Happened {
  /** What the agent said, node by node. */
  says: readonly { nodeId: string; text: string }[];
  /** Of the caller's last words. */
  reading: Reading | null;
  /** The condition by which the conversation moved on, or that was at least understood. */
  condition: string | null;
  /** Actions that were asked for, and how each went. */
  acted: readonly Deed[];
}

/** A conversation of one tree with a caller whose every step is told to it. */
export interface Dialogue {
  readonly play: Play;
  readonly ways: readonly NamedWay[];
  /** All that the actions did until now. */
  readonly written: readonly WrittenDeed[];
  /**
   * Has the caller do something; the actions it leads to go as told, one after the other. `false`: he
   * can't (`deed` gives `null`).
   */
  has(deed: (play: Play, does: Does) => Play | null, results?: readonly WrittenResult[]): boolean;
}

interface Opening {
  variables: Variables;
  /** When the call is answered, milliseconds since 1970. */
  now: number;
  /** How the actions go that come before the caller does anything. */
  opening: readonly WrittenResult[];
}

/** Answers the call. Time goes by as if all of it were spoken, from `now` on. */
export function openDialogue(tree: Tree, { variables, now, opening }: Opening): Dialogue {
  let play = answerCall(tree, { variables, at: now }, inTurn(opening));
  const ways = waysOf(play);
  const written = deedsOf(play.steps);
  return {
    get play() {
      return play;
    },
    ways,
    written,
    has(deed, results = []) {
      const next = deed(play, inTurn(results));
      if (next === null) return false;
      play = next;
      ways.push(...waysOf(play));
      written.push(...deedsOf(play.steps));
      return true;
    },
  };
}

function waysOf({ tree, steps }: Play): NamedWay[] {
  return steps.flatMap((step) => waysTaken(tree, step));
}

/** What came of the caller's last step; at first, the opening. */
export function happenedIn(play: Play): Happened {
  const spoke = play.steps.map(({ event }) => event).find(({ type }) => type === "caller-spoke");
  const reading = spoke?.type === "caller-spoke" ? spoke.reading : null;
  return {
    says: saysIn(play),
    reading,
    condition: reading?.condition ?? wayOut(play),
    acted: doneIn(play),
  };
}

/** The name of the first way by which the conversation left the node it stood at. */
function wayOut({ tree, steps }: Play): string | null {
  for (const step of steps) {
    const [first] = waysTaken(tree, step);
    if (first?.from === step.before.nodeId && first.condition !== null) return first.condition;
  }
  return null;
}
