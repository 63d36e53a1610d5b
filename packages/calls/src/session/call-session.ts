import type { ConversationState } from "@rufbaum/conversation";
import type { CarrierEvent, ConverseStep } from "@rufbaum/telephony";
import type { Line } from "../lines/line.ts";
import type { MachineHeard } from "./session-events.ts";

/** A call's conversation, seen from outside. */
export interface CallSession {
  readonly callId: string;
  /** Where the conversation stands, as far as it is known at this moment. */
  readonly state: ConversationState;
  /** The conversation stands where a recording is to begin, which only the carrier can do. */
  readonly wantsRecording: boolean;
  /** What may be spoken and heard in this conversation. */
  readonly speech: Required<Pick<ConverseStep, "voices" | "hints">>;
  /** The caller wants no more calls, whatever became of the conversation. */
  readonly hasOptedOut: boolean;
  /** Nobody is to call again before a person has decided: after a bereavement, or in doubt. */
  readonly needsDecision: boolean;
  /** When the line last told anything, milliseconds since 1970; 0 before it did. */
  readonly heardAt: number;
  /** The line is open. `resumed`: it was open before, and broke in the middle. */
  attach(line: Line, options: { resumed: boolean }): void;
  /** That line is gone; what comes next, the carrier's webhooks tell. */
  detach(line: Line): void;
  receive(event: CarrierEvent): void;
  /** Has the agent say this as soon as nobody speaks; `false` if too much waits already. */
  whisper(text: string): boolean;
  /** Lets go of the caller for somebody else; `false` if there is no line to tell. */
  handOver(to: string): boolean;
  /** What became of putting the caller through, on an action's wish or an operator's. */
  dialed(options: { answered: boolean }): Promise<void>;
  /**
   * Not a person picked up, it seems. What a machine that listens is to be told; `null` if nobody need
   * act, or a person was heard.
   */
  machineAnswered(machine: MachineHeard): Promise<readonly string[] | null>;
  /** Another server leads the call from now on: nothing is said or done here any more. */
  letGo(): void;
  /** Resolves when every event that came so far has been dealt with. */
  settled(): Promise<void>;
  /**
   * The carrier says the call is over; resolves when every event before has been dealt with. Was it
   * the caller who hung up, the conversation is told, for it knows what that means where it stands.
   * `isTakenOver`: an operator had put the caller through to somebody.
   */
  close(options: { byCaller: boolean; isTakenOver?: boolean }): Promise<ConversationState>;
}
