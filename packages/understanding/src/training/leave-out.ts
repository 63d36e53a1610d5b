import { LIKENESSES, VIEWS } from "../matching/likeness.ts";
import type { Features } from "../matching/matcher.ts";
import type { MatcherLesson } from "./train-matcher.ts";

/** Parts that the matcher can be learnt without, to see what each is worth. */
export const ASPECTS = [
  "yes and no",
  "soft intents",
  "words in common",
  "meaning",
  "ranges",
] as const;

export type Aspect = (typeof ASPECTS)[number];

const KINDS_OF: Readonly<Partial<Record<Aspect, readonly (typeof LIKENESSES)[number][]>>> = {
  "soft intents": ["intents", "intents beside yes and no"],
  "words in common": ["words", "words of the text", "words of the reply", "parts", "letters"],
  meaning: ["meaning"],
};

const KINDS = LIKENESSES.length;
const RANGES_AT = VIEWS * KINDS * 2 + 4;
const NONE_AT = 3;
const NONE_VIEWS = 4;

/** The same lesson where a part tells nothing. */
export function leaveOut(lesson: MatcherLesson, part: Aspect): MatcherLesson {
  if (part === "yes and no") return { ...lesson, isPolar: 0, polar: null };
  const kinds = (KINDS_OF[part] ?? []).map((kind) => LIKENESSES.indexOf(kind));
  const columns = Array.from({ length: VIEWS * 2 }, (_, view) =>
    kinds.map((kind) => view * KINDS + kind),
  ).flat();
  if (part === "ranges") columns.push(RANGES_AT, RANGES_AT + 1);
  const ofNone = Array.from({ length: NONE_VIEWS }, (_, view) =>
    kinds.map((kind) => NONE_AT + view * KINDS + kind),
  ).flat();
  return {
    ...lesson,
    replies: lesson.replies.map(({ features, meant }) => ({
      features: emptied(features, columns, ofNone),
      meant,
    })),
  };
}

function emptied(
  features: Features,
  columns: readonly number[],
  ofNone: readonly number[],
): Features {
  const empty = (row: Float32Array, places: readonly number[]) => {
    const made = row.slice();
    for (const place of places) made[place] = 0;
    return made;
  };
  return {
    ...features,
    conditions: features.conditions.map((row) => empty(row, columns)),
    none: empty(features.none, ofNone),
  };
}
