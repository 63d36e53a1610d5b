/** A call as it was written down. */
export interface RecordedCall {
  id: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  outcome: string | null;
  endReason: string | null;
  /** A person set the outcome: it says nothing about the tree. */
  isOutcomeByHand: boolean;
  isTakenOver: boolean;
  /** The carrier told that no person picked up. */
  isMachine: boolean;
  messages: readonly RecordedMessage[];
}

export interface RecordedMessage {
  /** Milliseconds since 1970. */
  at: number;
  /** `operator`: a person had the agent say it. */
  by: "agent" | "caller" | "operator";
  text: string;
  /** Of the agent: whose words these are. Of the caller: where the conversation stood. */
  nodeId: string | null;
  /** What it was taken for then. */
  condition: string | null;
  intent: string | null;
}
