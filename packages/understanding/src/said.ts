import { HEARD, type Heard, hear } from "./hear.ts";
import { MODEL } from "./model/embedded.ts";
import { type Vector, vectorOf, weightyWords } from "./model/model.ts";
import { type NormalizedReply, normalize, shorten } from "./normalize.ts";
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
}

export interface Part {
  reply: NormalizedReply;
  heard: Heard;
}

/** Of a long speech, the clauses whose intents are heard one by one. */
const LAST_CLAUSES = 4;

const TELLING_WORDS = 3;

export function saidBy(text: string): Said {
  const raw = shorten(text);
  const reply = normalize(raw);
  let whole: { heard: Heard; telling: string | null } | null = null;
  let parts: readonly Part[] | null = null;
  let speech: Speech | null = null;
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
      parts ??= reply.clauses.length < 2 ? [] : reply.clauses.slice(-LAST_CLAUSES).map(partOf);
      return parts;
    },
    speech() {
      speech ??= speechOf(raw);
      return speech;
    },
  };
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

function partOf(clause: string): Part {
  const reply = { text: clause, clauses: [clause] };
  return { reply, heard: hear(reply).heard };
}
