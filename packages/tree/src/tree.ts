import type { NumberSettingName, TextSettingName } from "./settings.ts";

/**
 * The document. Fields of the specification first; everything after them is optional, so that a
 * document of the plain shape comes in and goes out unchanged. Unknown fields are kept.
 */
export type NodeKind = "start" | "message" | "decision" | "input" | "objection" | "action" | "end";

export interface Tree {
  id: string;
  name: string;
  isActive: boolean;
  /** ISO 8601. */
  createdAt: string;
  nodes: TreeNode[];
  connections: Connection[];
  settings?: TreeSettings;
  /** What authors write to each other on the canvas; no conversation reads it. */
  notes?: Note[];
}

export interface Note {
  id: string;
  text: string;
  position: { x: number; y: number };
  size?: { width: number; height: number };
}

/** What the numbers and texts mean, and what holds without them, `settings.ts` says. */
export interface TreeSettings
  extends Partial<Record<NumberSettingName, number>>,
    Partial<Record<TextSettingName, string>> {
  /** Values for variables nothing else fills. */
  variables?: Record<string, string>;
  /** Who speaks German where no node says who does; the usual voice if that is left open, too. */
  voice?: string;
}

export interface TreeNode {
  id: string;
  type: NodeKind;
  title: string;
  position: { x: number; y: number };
  content?: NodeContent;
  voiceSettings?: { voice: string; speed: number | string };
  conditions?: Condition[];
  /** decision, input: what is said when the reply was not understood, first, second … time. */
  reprompts?: string[];
  /** decision, input: seconds of silence before the caller is asked whether he is still there. */
  patience?: number;
  /** input: which variable is filled, and with what. */
  input?: {
    variable: string;
    value: ValueKindName;
    maxDigits?: number;
    endKey?: string;
    /** Reads the value back in any case; else only one that was not heard clearly. */
    confirm?: boolean;
  };
  /**
   * objection: the intent it answers from anywhere, whether it returns afterwards, and how often it
   * answers in one call (twice, unless it says otherwise).
   */
  objection?: { intent?: string; global?: boolean; returns?: boolean; answers?: number };
  action?: Action;
  /** end: how the call ended for sales. */
  outcome?: Outcome;
}

export type NodeContent =
  | string
  | { text: string; conditions?: unknown[]; responses?: unknown[]; [more: string]: unknown };

export interface Condition {
  id: string;
  /** The key: free text such as `Ja` or `secretary_detected`. */
  condition: string;
  targetNodeId?: string | null;
  examples?: string[];
  /** Over variables and values, such as `betrag > 5000`. */
  expression?: string;
  /** Built-in intents that count as this condition here, besides those that its key means. */
  counts?: string[];
}

export interface Connection {
  id: string;
  sourceNodeId: string;
  targetNodeId: string;
  /** None: the way that is taken when no condition names another. `failed`: an action's way out when it fails. */
  condition?: string | null;
}

export type ValueKindName =
  | "text"
  | "yes-no"
  | "number"
  | "amount"
  | "date"
  | "time"
  | "phone-number"
  | "email"
  | "postcode"
  | "spelled-name"
  | "digits";

export type Action =
  | { kind: "book-appointment"; variable?: string; note?: string }
  | { kind: "transfer"; to: string; announce?: string }
  | { kind: "send-sms"; text: string; to?: string }
  | { kind: "call-webhook"; url: string }
  | { kind: "set-variable"; variable: string; value: string }
  | { kind: "tag"; tag: string }
  | { kind: "record-opt-out" }
  | { kind: "start-recording" };

export type Outcome =
  | "appointment"
  | "success"
  | "callback"
  | "info-requested"
  | "not-interested"
  | "opt-out"
  | "voicemail"
  | "no-answer"
  | "busy"
  | "failed"
  | "abandoned"
  | "transferred"
  | "wrong-person"
  | "completed";
