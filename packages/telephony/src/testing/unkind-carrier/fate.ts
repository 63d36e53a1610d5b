import type { AnsweredBy } from "../../carrier.ts";

/** What becomes of calls to a number, and what the carrier does beside. */
export interface Fate {
  /** What happens to the phone; it is answered after `after` milliseconds of ringing. */
  phone: { is: "answered"; after?: number } | { is: "busy" | "rings" | "failed" };
  person?: Person;
  /** How the request for the call is answered, instead of 201. */
  request?: RequestFate;
  machine?: AnsweredBy;
  relay?: RelayFate;
  /** The last callback is never sent. */
  losesEnd?: boolean;
}

export interface RequestFate {
  answer: "fault" | "too-many" | "too-many-calls" | "refused" | "silence";
  /** Whether the call comes about all the same. */
  taken?: boolean;
  /** How many requests fare so; all unless given. */
  times?: number;
}

export interface RelayFate {
  /** The socket is never tried (64102). */
  unreachable?: boolean;
  /** Its voice fails from the first text on; the session stays open. */
  voiceFails?: 64111 | 64112;
  /** Breaks the n-th session of the call so many milliseconds after its first text. */
  breaks?: readonly number[];
}

/** Somebody who speaks on the phone, by what was said last. */
export interface Person {
  /** The first that fits what was heard is said or done. */
  replies: readonly Reply[];
}

export interface Reply {
  to: RegExp;
  does: { says: string } | { presses: string } | { hangsUp: true };
  /** Cuts in when this share of the text has been heard; without it, once nobody speaks. */
  over?: number;
  /** Milliseconds of thinking before it; what people take unless given. */
  after?: number;
  /** How often; once unless given. */
  times?: number;
}
