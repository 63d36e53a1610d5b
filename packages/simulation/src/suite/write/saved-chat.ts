import type {
  ConversationEffect,
  ConversationEvent,
  ConversationState,
  Variables,
} from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";

/** A conversation as chats keep it, turn by turn, the answering of the call first. */
export interface SavedTurn {
  event: ConversationEvent;
  effects: readonly ConversationEffect[];
  after: ConversationState;
}

export interface SavedChat {
  /** The case's name. */
  name: string;
  /** How the suite names its tree: a file, or an id or name of the server's. */
  treeRef: string | { id: string };
  tree: Tree;
  /** What was known at the beginning; `null`: not even what the tree says. */
  variables: Readonly<Record<string, Variables[string] | null>>;
  /** When it was led, milliseconds since 1970: "morgen" was read by it. */
  now: number;
  turns: readonly SavedTurn[];
}
