import { dot } from "../matching/dot.ts";
import {
  CONDITION_FEATURES,
  type Features,
  type MatcherWeights,
  scores,
} from "../matching/matcher.ts";
import { oneOf, type Roles } from "../matching/roles.ts";
import { openAdam } from "./adam.ts";
import { shuffled } from "./random.ts";

/** A node with replies to it, as the matcher sees them. */
export interface MatcherLesson {
  roles: readonly Float32Array[];
  isPolar: number;
  /** What a mere yes and no mean, -1 for none; `null` where nobody said. */
  polar: { yes: number; no: number } | null;
  replies: readonly { features: Features; meant: number }[];
  /** How much it counts. */
  weight: number;
}

export interface MatcherOptions {
  epochs: number;
  rate: number;
  decay: number;
  /** How much it counts that roles are those that the author named. */
  ofRoles: number;
  random: () => number;
}

const AT_ONCE = 4;

/** Learns to choose a condition or none: a softmax over all of them, and roles of yes and no beside it. */
export function trainMatcher(
  lessons: readonly MatcherLesson[],
  { epochs, rate, decay, ofRoles, random }: MatcherOptions,
): MatcherWeights {
  const [first] = lessons;
  const [reply] = first?.replies ?? [];
  if (!first || !reply) throw new Error("There is nothing to learn from.");
  const lengths: Record<keyof MatcherWeights, number> = {
    condition: CONDITION_FEATURES * 2,
    none: reply.features.none.length,
    yes: first.roles[0]?.length ?? 0,
    no: first.roles[0]?.length ?? 0,
    saysYes: reply.features.reply.length,
    saysNo: reply.features.reply.length,
  };
  const names = Object.keys(lengths) as (keyof MatcherWeights)[];
  const zeros = () =>
    Object.fromEntries(
      names.map((name) => [name, new Float32Array(lengths[name])]),
    ) as unknown as MatcherWeights;
  const weights = zeros();
  const adams = Object.fromEntries(names.map((name) => [name, openAdam(lengths[name])])) as Record<
    keyof MatcherWeights,
    ReturnType<typeof openAdam>
  >;
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const slow = rate * (1 - epoch / epochs);
    const order = shuffled(lessons.length, random);
    for (let from = 0; from < order.length; from += AT_ONCE) {
      const slopes = zeros();
      for (const place of order.slice(from, from + AT_ONCE)) {
        const lesson = lessons[place];
        if (lesson) addSlopes(slopes, weights, lesson, ofRoles);
      }
      step += 1;
      for (const name of names) {
        const own = slopes[name];
        for (let at = 0; at < own.length; at++) {
          own[at] = (own[at] ?? 0) / AT_ONCE + decay * (weights[name][at] ?? 0);
        }
        adams[name].learn(weights[name], own, 0, own.length, slow, step);
      }
    }
  }
  return weights;
}

function addSlopes(
  slopes: MatcherWeights,
  weights: MatcherWeights,
  lesson: MatcherLesson,
  ofRoles: number,
): void {
  const { roles: rows, isPolar, polar, replies, weight } = lesson;
  const yes = oneOf(rows, weights.yes);
  const no = oneOf(rows, weights.no);
  const roles: Roles = { yes, no, isPolar };
  const ofYes = new Float64Array(rows.length);
  const ofNo = new Float64Array(rows.length);
  const share = weight / Math.max(1, replies.length);
  for (const { features, meant } of replies) {
    const likely = scores(weights, features, roles);
    const says = {
      yes: dot(weights.saysYes, features.reply),
      no: dot(weights.saysNo, features.reply),
    };
    let alongYes = 0;
    let alongNo = 0;
    features.conditions.forEach((row, place) => {
      const slope = ((likely[place] ?? 0) - (place === meant ? 1 : 0)) * share;
      add(slopes.condition, row, slope);
      if (features.hasExamples[place]) add(slopes.condition, row, slope, CONDITION_FEATURES);
      alongYes += slope * isPolar * (yes[place] ?? 0);
      alongNo += slope * isPolar * (no[place] ?? 0);
      ofYes[place] = (ofYes[place] ?? 0) + slope * isPolar * says.yes;
      ofNo[place] = (ofNo[place] ?? 0) + slope * isPolar * says.no;
    });
    const none = features.conditions.length;
    add(slopes.none, features.none, ((likely[none] ?? 0) - (meant < 0 ? 1 : 0)) * share);
    add(slopes.saysYes, features.reply, alongYes);
    add(slopes.saysNo, features.reply, alongNo);
  }
  addRole(slopes.yes, rows, yes, ofYes, polar?.yes, ofRoles * weight);
  addRole(slopes.no, rows, no, ofNo, polar?.no, ofRoles * weight);
}

/** The slope of a role's softmax, of what it does for replies and of what its author named. */
function addRole(
  slopes: Float32Array,
  rows: readonly Float32Array[],
  shares: Float64Array,
  ofShares: Float64Array,
  named: number | undefined,
  counts: number,
): void {
  let along = 0;
  for (let place = 0; place < rows.length; place++)
    along += (ofShares[place] ?? 0) * (shares[place] ?? 0);
  rows.forEach((row, place) => {
    const share = shares[place] ?? 0;
    let slope = share * ((ofShares[place] ?? 0) - along);
    if (named !== undefined) slope += counts * (share - (place === named ? 1 : 0));
    add(slopes, row, slope);
  });
}

function add(slopes: Float32Array, row: Float32Array, slope: number, from = 0): void {
  for (let at = 0; at < row.length; at++) {
    slopes[from + at] = (slopes[from + at] ?? 0) + slope * (row[at] ?? 0);
  }
}
