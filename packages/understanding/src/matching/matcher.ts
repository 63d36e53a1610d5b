import { softmax } from "../exact-math.ts";
import { fairShare } from "../fair-share.ts";
import type { Heard } from "../hear.ts";
import { openMemory } from "../memory.ts";
import { type NormalizedReply, normalize } from "../normalize.ts";
import type { ExpectedCondition } from "../reading.ts";
import { dot } from "./dot.ts";
import {
  CONCEPTS,
  LETTERS,
  LIKENESSES,
  MEANING,
  type NodeTexts,
  openNodeTexts,
  PARTS,
  VIEWS,
  WORDS_OF_REPLY,
  WORDS_OF_TEXT,
} from "./likeness.ts";
import { type MeaningWeights, meaningOf, turned } from "./meaning.ts";
import { inRanges, type Range, rangeIn } from "./ranges.ts";
import type { Rarity } from "./rarity.ts";
import {
  isPolarQuestion,
  MERE_REPLIES,
  oneOf,
  only,
  type Roles,
  roleFeatures,
  withOther,
} from "./roles.ts";
import { type Sense, type Senses, senseOf, senseOfName } from "./sense.ts";

/** What was learnt about when a reply means a condition. */
export interface MatcherWeights {
  /** By {@link CONDITION_FEATURES}, then the same again where the condition has examples. */
  condition: Float32Array;
  /** As {@link Features} has what speaks for none. */
  none: Float32Array;
  /** Whether a mere yes, and a mere no, means the condition. */
  yes: Float32Array;
  no: Float32Array;
  /** How much of a yes and of a no a reply is. */
  saysYes: Float32Array;
  saysNo: Float32Array;
}

/** All that own conditions are matched with. */
export interface Matching {
  senses: Senses;
  rarity: Rarity;
  meaning: MeaningWeights;
  weights: MatcherWeights;
}

export interface Match {
  /** How likely each condition is meant; behind them, that none is. */
  likely: Float64Array;
  /** What speaks most for a condition; to be asked for before the next match. */
  evidenceFor(place: number): Evidence;
  /** Whether the reply has anything in common with a condition's texts; to be asked for likewise. */
  isNear(place: number): boolean;
}

/** A mere yes or no, all words of the condition's name, its name, or one of its examples by its place. */
export type Evidence = "yes" | "no" | "words of the name" | "name" | number;

const KINDS = LIKENESSES.length;

/** Name, nearest text and mean of the texts, each plain and against the best of the others; then the rest. */
export const CONDITION_FEATURES = VIEWS * KINDS * 2 + 4 + 2;

export interface Laid {
  name: Sense;
  examples: readonly Sense[];
  /** Places of its texts among those of the node: the name, then the examples. */
  first: number;
  count: number;
  range: Range | null;
}

/** A node whose conditions can be matched. */
export interface OpenNode {
  conditions: readonly ExpectedCondition[];
  roles(question: string): Roles;
  match(reply: NormalizedReply, raw: string, heard: Heard, question: string): Match;
  /** For learning: the numbers behind a match. */
  features(reply: Sense, raw: string, question: string): Features;
  /** How likely one of its own examples is each condition's, were it not among them; behind them none. */
  likelyOfExample(place: number, example: number, question: string): Float64Array;
  /** What a condition is called, and its examples that count, not all where there are very many. */
  textsOf(place: number): { name: Sense; examples: readonly Sense[] };
  roleFeatures(question: string): { rows: Float32Array[]; isPolar: number };
}

export interface Features {
  conditions: Float32Array[];
  hasExamples: readonly boolean[];
  none: Float32Array;
  reply: Float32Array;
}

/** How texts are sensed, and what is known about the node besides. */
export interface NodeOptions {
  senseOfText?: (text: string) => Sense;
  senseOfKey?: (key: string) => Sense;
  /** The place of the condition that a mere yes, or no, means for certain. */
  yes?: number | undefined;
  no?: number | undefined;
}

export function openMatchedNode(
  { senses, rarity, meaning, weights }: Matching,
  conditions: readonly ExpectedCondition[],
  {
    senseOfText = (text) => senseOf(senses, normalize(text)),
    senseOfKey = (key) => senseOfName(senses, key),
    yes,
    no,
  }: NodeOptions = {},
): OpenNode {
  const each = fairShare(conditions.map(({ examples }) => examples.length));
  const texts: Sense[] = [];
  const laid = conditions.map(({ key, examples }): Laid => {
    const name = senseOfKey(key);
    const senseOfExamples = examples.slice(0, each).map(senseOfText);
    const first = texts.push(name) - 1;
    texts.push(...senseOfExamples);
    return {
      name,
      examples: senseOfExamples,
      first,
      count: 1 + senseOfExamples.length,
      range: rangeIn(key),
    };
  });
  const ranges = laid.map(({ range }) => range);
  const { labels, none } = senses.model;
  const polar = ["yes", "no", "maybe", "none"].map((label) => labels.indexOf(label));
  const node: NodeTexts = openNodeTexts(texts, rarity, meaning, polar);
  const questions = openMemory<
    string,
    { sense: Sense; texts: NodeTexts; likeness: Float64Array; roles: Roles | null }
  >(50);

  let mere: readonly Float64Array[] | null = null;

  function questionOf(question: string) {
    const known = questions.get(question);
    if (known) return known;
    const sense = senseOfText(question);
    const made = {
      sense,
      texts: openNodeTexts([sense], rarity, meaning, polar),
      likeness: node.likeness(sense, meantBy(sense)).slice(),
      roles: null,
    };
    questions.put(question, made);
    return made;
  }

  const meantBy = (sense: Sense) => turned(meaning, meaningOf(meaning, sense));

  /** @param without the place of a text that is left out */
  function features(
    reply: Sense,
    raw: string,
    question: string,
    without = -1,
  ): Features & { likeness: Float64Array } {
    const asked = questionOf(question);
    const meant = meantBy(reply);
    const likeness = node.likeness(reply, meant);
    const count = laid.length;
    const rows = laid.map(() => new Float32Array(CONDITION_FEATURES));
    const best = new Float64Array(VIEWS * KINDS);
    const second = new Float64Array(VIEWS * KINDS);
    best.fill(Number.NEGATIVE_INFINITY);
    second.fill(Number.NEGATIVE_INFINITY);
    laid.forEach(({ first, count: own }, place) => {
      const row = rows[place] ?? new Float32Array(0);
      for (let kind = 0; kind < KINDS; kind++) {
        let most = Number.NEGATIVE_INFINITY;
        let sum = 0;
        let texts = 0;
        for (let text = first; text < first + own; text++) {
          if (text === without) continue;
          texts += 1;
          const value = likeness[text * KINDS + kind] ?? 0;
          if (value > most) most = value;
          sum += value;
        }
        const views = [likeness[first * KINDS + kind] ?? 0, most, sum / texts];
        for (let view = 0; view < VIEWS; view++) {
          const at = view * KINDS + kind;
          const value = views[view] ?? 0;
          row[at] = value;
          if (value > (best[at] ?? 0)) {
            second[at] = best[at] ?? 0;
            best[at] = value;
          } else if (value > (second[at] ?? 0)) second[at] = value;
        }
      }
    });
    const inRange = inRanges(ranges, raw, question);
    laid.forEach(({ name, examples }, place) => {
      const row = rows[place] ?? new Float32Array(0);
      for (let at = 0; at < VIEWS * KINDS; at++) {
        const value = row[at] ?? 0;
        const others = value === best[at] ? (second[at] ?? 0) : (best[at] ?? 0);
        row[VIEWS * KINDS + at] = count > 1 ? value - others : value;
      }
      let at = VIEWS * KINDS * 2;
      const deniesName = name.isNegated === reply.isNegated ? 0 : 1;
      const denied = examples.filter(({ isNegated }) => isNegated).length;
      const share = examples.length === 0 ? Number(name.isNegated) : denied / examples.length;
      const deniesExamples = Math.abs(share - Number(reply.isNegated));
      row[at++] = deniesName;
      row[at++] = deniesExamples;
      row[at++] = deniesName * (row[LETTERS] ?? 0);
      row[at++] = deniesExamples * (row[KINDS + LETTERS] ?? 0);
      row[at++] = inRange?.[place] ? 1 : 0;
      row[at++] = inRange && !inRange[place] ? 1 : 0;
    });
    return {
      conditions: rows,
      hasExamples: laid.map(({ examples }) => examples.length > 0),
      none: noneFeatures(reply, rows, laid, asked.texts.likeness(reply, meant)),
      reply: replyFeatures(reply),
      likeness,
    };
  }

  function roleRows(question: string) {
    const asked = questionOf(question);
    mere ??= MERE_REPLIES.map((reply) => {
      const sense = senseOfText(reply);
      return node.likeness(sense, meantBy(sense)).slice();
    });
    const said = mere;
    const rows = laid.map((own, place) =>
      roleFeatures(own, place, laid.length, { question: asked.likeness, mere: said }, none),
    );
    return { rows, isPolar: isPolarQuestion(asked.sense) };
  }

  function roles(question: string): Roles {
    const asked = questionOf(question);
    if (asked.roles) return asked.roles;
    const { rows, isPolar } = roleRows(question);
    asked.roles = withOther({
      yes: yes === undefined ? oneOf(rows, weights.yes) : only(yes, rows.length),
      no: no === undefined ? oneOf(rows, weights.no) : only(no, rows.length),
      isPolar: yes === undefined && no === undefined ? isPolar : 1,
    });
    return asked.roles;
  }

  return {
    conditions,
    features(reply, raw, question) {
      const { likeness: _, ...made } = features(reply, raw, question);
      return made;
    },
    likelyOfExample(place, example, question) {
      const own = laid[place];
      const sense = own?.examples[example];
      if (!own || !sense) throw new RangeError(`condition ${place} has no example ${example}`);
      const made = features(sense, sense.text, question, own.first + 1 + example);
      return scores(weights, made, roles(question));
    },
    textsOf(place) {
      const own = laid[place];
      if (!own) throw new RangeError(`there is no condition ${place}`);
      return own;
    },
    roleFeatures: roleRows,
    roles,
    match(reply, raw, heard, question) {
      const asked = roles(question);
      const made = features(senseOf(senses, reply, heard), raw, question);
      return {
        likely: scores(weights, made, asked),
        evidenceFor(place) {
          const yes = dot(weights.saysYes, made.reply) * asked.isPolar * (asked.yes[place] ?? 0);
          const no = dot(weights.saysNo, made.reply) * asked.isPolar * (asked.no[place] ?? 0);
          if (Math.max(yes, no) > TELLS) return yes > no ? "yes" : "no";
          const own = laid[place];
          return own ? nearestText(made.likeness, own) : "name";
        },
        isNear(place) {
          const own = laid[place];
          return own !== undefined && isNearTo(made.likeness, own);
        },
      };
    },
  };
}

/** What a yes or no must add to a condition's score to be what decided. */
const TELLS = 1;

/** A word, a part of one or a concept in common tells from here on, what is only meant from there on. */
const TELLS_IN_COMMON = 0.1;
const TELLS_BY_MEANING = 0.5;
const IN_COMMON = [WORDS_OF_TEXT, WORDS_OF_REPLY, PARTS, CONCEPTS];

function isNearTo(likeness: Float64Array, { first, count }: Laid): boolean {
  for (let text = first; text < first + count; text++) {
    const row = text * KINDS;
    if ((likeness[row + MEANING] ?? 0) >= TELLS_BY_MEANING) return true;
    if (IN_COMMON.some((kind) => (likeness[row + kind] ?? 0) >= TELLS_IN_COMMON)) return true;
  }
  return false;
}

/** Words said of a name, as part of all it has, that are as good as all of them. */
const ALL_SAID = 0.99;

function nearestText(likeness: Float64Array, laid: Laid): Evidence {
  if ((likeness[laid.first * KINDS + WORDS_OF_TEXT] ?? 0) > ALL_SAID) return "words of the name";
  let nearest = laid.first;
  let most = Number.NEGATIVE_INFINITY;
  for (let text = laid.first; text < laid.first + laid.count; text++) {
    const row = text * KINDS;
    const alike =
      (likeness[row] ?? 0) + (likeness[row + LETTERS] ?? 0) + (likeness[row + MEANING] ?? 0);
    if (alike <= most) continue;
    most = alike;
    nearest = text;
  }
  return nearest === laid.first ? "name" : nearest - laid.first - 1;
}

/** How likely each condition is meant, and behind them none. */
export function scores(weights: MatcherWeights, made: Features, roles: Roles): Float64Array {
  const yes = dot(weights.saysYes, made.reply) * roles.isPolar;
  const no = dot(weights.saysNo, made.reply) * roles.isPolar;
  const found = new Float64Array(made.conditions.length + 1);
  made.conditions.forEach((row, place) => {
    let score = dot(weights.condition, row);
    if (made.hasExamples[place]) score += dot(weights.condition, row, CONDITION_FEATURES);
    found[place] = score + yes * (roles.yes[place] ?? 0) + no * (roles.no[place] ?? 0);
  });
  found[made.conditions.length] = dot(weights.none, made.none);
  softmax(found);
  return found;
}

const FEW = 6;
const LONG = 10;

/**
 * What speaks for none of the conditions.
 * @param echo how the reply is like the question
 */
function noneFeatures(
  reply: Sense,
  rows: readonly Float32Array[],
  laid: readonly Laid[],
  echo: Float64Array,
): Float32Array {
  const withExamples = laid.filter(({ examples }) => examples.length > 0).length / laid.length;
  const most = new Float32Array(2 * KINDS);
  for (const row of rows) {
    for (let at = 0; at < 2 * KINDS; at++) {
      if ((row[at] ?? 0) > (most[at] ?? 0)) most[at] = row[at] ?? 0;
    }
  }
  return Float32Array.of(
    1,
    rows.length / FEW,
    withExamples,
    ...most,
    ...most.subarray(KINDS).map((value) => value * withExamples),
    ...echo,
    ...replyFeatures(reply),
  );
}

function replyFeatures(reply: Sense): Float32Array {
  return Float32Array.of(
    ...reply.likelihoods,
    ...reply.polarity,
    Number(reply.isNegated),
    Number(reply.asks),
    Math.min(1, reply.words.length / LONG),
    1,
  );
}
