import {
  type ConversationState,
  collectedBy,
  collectedIn,
  type Variables,
} from "@rufbaum/conversation";
import {
  answerCall,
  beSilent,
  hangUp,
  type Play,
  type Reader,
  say,
} from "@rufbaum/conversation/play";
import type { Tree } from "@rufbaum/tree";
import type { RecordedCall } from "../../replay/recorded-call.ts";
import { type CallerNames, masking } from "./masked.ts";
import type { SavedChat, SavedTurn } from "./saved-chat.ts";
import { proposedName, writeCase } from "./write-case.ts";

export interface CallToSave {
  call: RecordedCall;
  /** The tree that it walked. */
  tree: Tree;
  treeRef: SavedChat["treeRef"];
  /** Where it stood in the end; `null` where that was forgotten. */
  state: ConversationState | null;
  /** Whose names stand in it. */
  names: readonly CallerNames[];
}

export interface SavedCall {
  /** A suite of one case, which `rufbaum test` passes as it is on the same tree. */
  yaml: string;
  /** Whether the case comes to the same end as the call did. */
  endsAsCall: boolean;
}

/** Most turns of silence until the conversation has come to where the caller spoke on. */
const MOST_SILENCES = 3;
const MOST_SILENCES_AT_END = 12;

/**
 * A real call as a case of a suite: its caller's words, with a made-up person in his place, led through
 * the tree that it walked. What transcripts do not hold is not in it: keys, who cut in, how actions went.
 * @param breathe lets others have the thread between two lines
 */
export async function caseOfCall(
  { call, tree, treeRef, state, names }: CallToSave,
  reader: Reader,
  breathe: () => Promise<void> = async () => {},
): Promise<SavedCall> {
  const mask = masking(names);
  const variables = mask.variables(state ? givenIn(state, tree) : {});
  let play = answerCall(tree, { variables, at: call.startedAt });
  const turns: SavedTurn[] = [...play.steps];
  const take = (next: Play) => {
    play = next;
    turns.push(...next.steps);
  };
  for (const { by, text, nodeId } of call.messages) {
    if (by !== "caller") continue;
    await breathe();
    const silent = untilAt(play, nodeId);
    for (const step of silent) take(step);
    if (play.state.phase === "over") break;
    take(say(play, mask.text(text), reader));
  }
  for (const step of endingOf(play, call)) take(step);
  const { outcome, endReason } = play.state;
  const isSame = call.isOutcomeByHand || outcome === call.outcome;
  const now = call.startedAt;
  const name = proposedName(tree, turns);
  return {
    yaml: writeCase({ name, treeRef, tree, variables, now, turns }),
    endsAsCall: isSame && endReason === call.endReason,
  };
}

/** What was known before anybody spoke: all that the call has not collected itself. */
function givenIn(state: ConversationState, tree: Tree): Variables {
  const collected = new Set(
    collectedBy(tree)
      .filter((variable) => collectedIn(state, variable) !== null)
      .map(({ name }) => name),
  );
  const own = tree.settings?.variables ?? {};
  return Object.fromEntries(
    Object.entries(state.variables).filter(
      ([name, value]) => !collected.has(name) && own[name] !== value,
    ),
  );
}

/** Silence, where it brings the conversation to the node at which the caller spoke. */
function untilAt(play: Play, nodeId: string | null): Play[] {
  const silent: Play[] = [];
  let at = play;
  while (at.state.phase === "listening" && nodeId !== null && at.state.nodeId !== nodeId) {
    if (silent.length === MOST_SILENCES) return [];
    at = beSilent(at);
    silent.push(at);
  }
  return at.state.nodeId === nodeId ? silent : [];
}

function endingOf(play: Play, { endReason }: RecordedCall): Play[] {
  if (play.state.phase === "over") return [];
  if (endReason === "hung-up") return [hangUp(play)];
  if (endReason !== "silent") return [];
  const silent: Play[] = [];
  let at = play;
  while (at.state.phase !== "over" && silent.length < MOST_SILENCES_AT_END) {
    at = beSilent(at);
    silent.push(at);
  }
  return silent;
}
