import type { ConversationState, VariableValue } from "@rufbaum/conversation";
import type { Topic } from "../corpus/topic.ts";
import type { Situation } from "./recogniser.ts";

/** Words of the caller that may have become a value. */
export interface Source {
  /** Where the conversation stood. */
  nodeId: string;
  /** As he said it, and as it was recognised. */
  said: string;
  text: string;
  situation: Situation;
  /** What he spoke of; `null` for a value. */
  topic: Topic | null;
  /** The condition of the node that he meant. */
  chosen: string | null;
}

/** Of which words the values came that a conversation keeps. */
export interface ValueSources {
  /** `source`: what was said that led from one state to the other; `null`: something else did. */
  note(source: Source | null, before: ConversationState, after: ConversationState): void;
  /** `null` for what was pressed, proposed to the caller, or given to the call. */
  of(variable: string): Source | null;
  /** All that he said, the last one last. */
  all: readonly Source[];
}

/**
 * A value is kept at once, or after it was read back, or when a later question asks for it; it comes of the
 * words that told it first.
 */
export function openValueSources(): ValueSources {
  const all: Source[] = [];
  const byTurn = new Map<number, Source>();
  const kept = new Map<string, Source | null>();
  let readBack: Source | null = null;

  return {
    all,
    of: (variable) => kept.get(variable) ?? null,
    note(source, before, after) {
      if (source !== null) {
        all.push(source);
        byTurn.set(after.callerTurns ?? 0, source);
      }
      const toldBy = (value: VariableValue): Source | null => {
        const mention = before.mentioned?.findLast((one) => String(one.value) === String(value));
        return (mention && byTurn.get(mention.turn)) ?? source;
      };
      if (after.inputs !== before.inputs) {
        for (const { variable } of after.inputs ?? []) {
          const value = after.variables[variable] ?? "";
          const isKnown = before.inputs?.some((one) => one.variable === variable) ?? false;
          if (isKnown && value === before.variables[variable]) continue;
          const isConfirmed = (before.unconfirmed ?? null) === value;
          kept.set(variable, isConfirmed ? readBack : toldBy(value));
        }
      }
      const asked = after.unconfirmed ?? null;
      if (asked !== null && asked !== (before.unconfirmed ?? null)) {
        readBack = after.isProposed ? null : toldBy(asked);
      }
    },
  };
}
