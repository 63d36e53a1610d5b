import type { Random } from "@rufbaum/runtime";
import type { Exchange } from "../call-exchange.ts";
import type { Address, CallRecord, ScriptSource } from "../call-record.ts";
import type { RelayFault } from "../fate.ts";
import type { LineTimers } from "./line-timers.ts";
import type { PhoneLine } from "./phone-line.ts";

/** What a verb has at hand. Its timers stop when the script is given up. */
export interface Stage {
  exchange: Exchange;
  record: CallRecord;
  line: PhoneLine;
  timers: LineTimers;
  random: Random;
  /** What befalls the next relay. */
  relayFault: RelayFault | null;
  /** What relative addresses refer to. */
  base: string;
  /** Tells the app something about the call, whose answer is of no use. */
  tell(address: Address, parameters: Readonly<Record<string, string>>): void;
  /** The verb holds something open; `null`: not any more. */
  holds(open: Held | null): void;
}

export interface Held {
  /** The call ends, or its script: closes it, and says what the verb's action is told then. */
  close(): FollowUp | null;
}

/** Where the script goes on, and what is told there. */
export interface FollowUp {
  source: ScriptSource;
  parameters: Readonly<Record<string, string>>;
}

/** Asks `action`, or nobody. */
export function followUp(
  action: Address | null,
  base: string,
  parameters: Readonly<Record<string, string>>,
): FollowUp | null {
  return action && { source: resolve(action, base), parameters };
}

export function resolve({ url, method }: Address, base: string): Address {
  return { url: new URL(url, base).href, method };
}
