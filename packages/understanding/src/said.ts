import { HEARD, type Heard, hear } from "./hear.ts";
import type { Memory } from "./memory.ts";
import { MODEL } from "./model/embedded.ts";
import { wordsOf } from "./model/features.ts";
import { type Vector, vectorOf, weightyWords } from "./model/model.ts";
import type { WordFacts } from "./model/word-facts.ts";
import { type NormalizedReply, normalize, shorten } from "./normalize.ts";
import type { ValueKind } from "./reading.ts";
import { daysAskedFor } from "./values/date/date.ts";
import type { DateContext } from "./values/date/date-reader.ts";
import { findValues, type ReadValue } from "./values/index.ts";
import { countedIn, mayCount } from "./values/number.ts";
import { type Speech, speechOf } from "./values/speech.ts";

/** A reply with all that depends on its words alone, each worked out when it is first asked for. */
export interface Said {
  /** Of a length that can be read in any case. */
  raw: string;
  reply: NormalizedReply;
  heard(): Heard;
  /** The words that spoke most for what was heard; "" where none did. */
  tellingWords(heard: Heard): string;
  /** Its last clauses, each heard by itself; none where there is only one. */
  parts(): readonly Part[];
  speech(): Speech;
  /** Whether the question may decide about a number in it. */
  mayCount(): boolean;
  /** The values that it holds, whatever kind is wanted. */
  values(context: DateContext): Partial<Record<ValueKind, ReadValue>>;
  /** The words of the whole that are looked at. */
  words(): readonly WordFacts[];
}

export interface Part {
  reply: NormalizedReply;
  heard: Heard;
}

/** Of a long speech, the clauses whose intents are heard one by one. */
const LAST_CLAUSES = 4;

const TELLING_WORDS = 3;

/** @param knownParts clauses that were heard before, and will be known again */
export function saidBy(text: string, knownParts: Memory<string, Part> | null = null): Said {
  const raw = shorten(text);
  const reply = normalize(raw);
  let whole: { heard: Heard; telling: string | null } | null = null;
  let parts: readonly Part[] | null = null;
  let speech: Speech | null = null;
  let counts: boolean | null = null;
  let words: readonly WordFacts[] | null = null;
  let found: FoundValues | null = null;
  return {
    raw,
    reply,
    heard() {
      whole ??= hearWhole(reply);
      return whole.heard;
    },
    tellingWords(heard) {
      if (heard === whole?.heard && whole.telling !== null) return whole.telling;
      const vector = vectorOf(reply, heard.findings.rules, MODEL.buckets);
      return tellingWords(reply, vector, heard.label);
    },
    parts() {
      parts ??= partsOf(reply, knownParts);
      return parts;
    },
    speech() {
      speech ??= speechOf(raw);
      return speech;
    },
    mayCount() {
      speech ??= speechOf(raw);
      counts ??= mayCount(speech);
      return counts;
    },
    values(context) {
      const { now, question } = context;
      speech ??= speechOf(raw);
      if (found?.now !== now || !found || !asksAlike(speech, found.question, question)) {
        found = { now, question, values: findValues(speech, context) };
      }
      return { ...found.values };
    },
    words() {
      words ??= wordsOf(reply.text);
      return words;
    },
  };
}

interface FoundValues {
  now: number | undefined;
  question: string;
  values: Partial<Record<ValueKind, ReadValue>>;
}

/** Whether the values of a reply are the same after two questions. */
function asksAlike(speech: Speech, one: string, other: string): boolean {
  return (
    one === other ||
    (daysAskedFor(one) === daysAskedFor(other) &&
      countedIn(speech, one) === countedIn(speech, other))
  );
}

/** The vector is large: what will be told of it is kept in its place. */
function hearWhole(reply: NormalizedReply) {
  const { heard, vector } = hear(reply);
  const { intent, likelihood, label, findings } = heard;
  const isTold =
    intent !== null &&
    likelihood >= HEARD &&
    findings.phrases.every((phrase) => phrase.for !== intent);
  return { heard, telling: isTold ? tellingWords(reply, vector, label) : null };
}

function tellingWords({ text }: NormalizedReply, vector: Vector, label: number): string {
  const spoken = text.split(" ");
  return weightyWords(MODEL, vector, label, TELLING_WORDS)
    .map((word) => spoken[word])
    .join(" … ");
}

function partsOf(
  { clauses }: NormalizedReply,
  known: Memory<string, Part> | null,
): readonly Part[] {
  if (clauses.length < 2) return [];
  return clauses.slice(-LAST_CLAUSES).map((clause) => {
    const before = known?.get(clause);
    if (before) return before;
    const reply = { text: clause, clauses: [clause] };
    const part = { reply, heard: hear(reply).heard };
    known?.put(clause, part);
    return part;
  });
}
