import type { Outcome } from "@rufbaum/tree";
import type { WrongValueFault } from "./wrong-values.ts";

/**
 * A fault of the tree itself, which no caller and no ear could make good. Nodes by id and title;
 * `examples` are numbers of runs in which it shows, the first being 0.
 */
export type Cause =
  /** Where most are led who go along with what is asked, no success lies; where it does lies another way. */
  | (AtAnswers & {
      code: "wrong-branch";
      /** The condition by which they go, and the title of where it leads. */
      condition: string;
      to: string;
      /** The way of the same question that leads to a success; `null`: none does any more. */
      instead: { condition: string | null; to: string } | null;
    })
  /** Who goes along is led where a no should lead, and the other way round. */
  | (AtAnswers & {
      code: "branches-swapped";
      condition: string;
      other: string;
      /** Those who do not go along: how many there are, and what part of them is a success, in percent. */
      declined: number;
      declinedPercent: number;
    })
  /** An end that counts as a success, to which nobody came; `isCutOff`: no way leads there. */
  | {
      code: "success-never-reached";
      nodeId: string;
      title: string;
      runs: number;
      isCutOff: boolean;
    }
  /** A success that asked for something and ended without it: an appointment that has no day. */
  | {
      code: "success-without-value";
      /** Where it is asked. */
      nodeId: string;
      title: string;
      variable: string;
      count: number;
      successes: number;
      runs: number;
      examples: readonly number[];
    }
  /** A success that keeps a value which is none, or another one than the caller meant. */
  | {
      code: "success-with-wrong-value";
      /** Where it is asked. */
      nodeId: string;
      title: string;
      variable: string;
      count: number;
      successes: number;
      runs: number;
      examples: readonly number[];
      /** The question reads back what it keeps, and these were accepted; `false` in older results, too. */
      isConfirmed?: boolean | undefined;
      /** The most frequent of them. */
      lines: readonly WrongLine[];
    }
  /** Calls that ended as an opt-out on words that asked for none: a fault of the agent's ear. */
  | {
      code: "opt-out-unasked";
      /** Where it was said. */
      nodeId: string;
      title: string;
      count: number;
      runs: number;
      examples: readonly number[];
      lines: readonly UnaskedLine[];
    }
  /** An end that says neither by an outcome nor by its words what a call was that ends there. */
  | {
      code: "end-without-outcome";
      nodeId: string;
      title: string;
      count: number;
      runs: number;
    };

/** What was said, and what of it was kept; `run`: the first in which it was. */
export interface WrongLine {
  fault: WrongValueFault;
  said: string;
  kept: string;
  count: number;
  run: number;
}

/** As it was said, and as it was recognised. */
export interface UnaskedLine {
  said: string;
  text: string;
  count: number;
  run: number;
}

interface AtAnswers {
  nodeId: string;
  title: string;
  /** Runs in which the caller went along here. */
  agreed: number;
  /** Of these, the runs that were no success. */
  lost: number;
  /** How most of these ended, and what part of all who went along that is, in percent. */
  outcome: Outcome;
  percent: number;
  runs: number;
  examples: readonly number[];
}
