import type { ConversationState } from "./types.ts";
import type { Walk } from "./walk.ts";
import { WORDING } from "./wording.ts";

/** A reply of so many words is a story. */
const LONG_STORY = 25;

/**
 * Whoever told a long story is not met with the same question alone: a word of understanding comes
 * before it, in place of the apology for not having understood. None is said twice in a call.
 */
export function addKindWord(walk: Walk, before: ConversationState, text: string): void {
  const { state, effects } = walk;
  const word = WORDING.kindWords[state.kindWords ?? 0];
  if (word === undefined || !isStory(text)) return;
  if (state.phase !== "listening" || state.nodeId !== before.nodeId) return;
  if (effects.some(({ type }) => type === "move")) return;
  const place = effects.findIndex(({ type }) => type === "say");
  const said = effects[place];
  if (said?.type !== "say" || said.pace === "slow") return;
  state.kindWords = (state.kindWords ?? 0) + 1;
  const words = `${word} ${withoutApology(said.text)}`;
  effects[place] = { ...said, text: words };
  if (state.lastSaid === said.text) state.lastSaid = words;
}

function isStory(text: string): boolean {
  return (text.match(/\p{L}+/gu) ?? []).length >= LONG_STORY;
}

function withoutApology(text: string): string {
  const apology = [...WORDING.notUnderstood, ...WORDING.cannotTell].find((one) =>
    text.startsWith(one),
  );
  return apology === undefined ? text : text.slice(apology.length).trimStart();
}
