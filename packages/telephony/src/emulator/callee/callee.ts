/**
 * Whoever picks up the phone: told what is heard on the line, says what to do about it.
 *
 * Each answer replaces what was still planned. The built-in characters stand behind this port; a
 * simulation's personas can.
 */
export interface Callee {
  react(heard: HeardByCallee): readonly CalleeAct[];
  /** What machine detection takes it for; a person unless told. */
  readonly detectedAs?: DetectedAs;
}

/** `unknown`: machine detection can't make up its mind. */
export type DetectedAs = "human" | "machine" | "fax" | "unknown";

export type HeardByCallee =
  | { type: "picked-up" }
  /** The agent begins to say `text`, which takes so long. */
  | { type: "agent-began"; text: string; milliseconds: number }
  /** The agent has said all this since the callee last spoke, and is silent. */
  | { type: "agent-finished"; text: string }
  /** The other end pressed keys. */
  | { type: "agent-pressed"; digits: string }
  /** Nobody has said anything for a while, for the n-th time. */
  | { type: "silence"; times: number };

/** Acts follow one another; `after` are milliseconds since the act before was over. */
export type CalleeAct =
  /** `firm`: will be said whatever the agent says meanwhile, and that is not heard. */
  | { type: "say"; text: string; after: number; firm?: boolean }
  /** Presses these keys one after the other. */
  | { type: "press"; digits: string; after: number }
  /** A machine's tone: from now on it records. */
  | { type: "beep"; after: number; firm?: boolean }
  | { type: "hang-up"; after: number };
