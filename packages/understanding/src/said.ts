import { HEARD, type Heard, hear } from "./hear.ts";
import type { Matching } from "./matching/matcher.ts";
import type { Memory } from "./memory.ts";
import { wordsOf } from "./model/features.ts";
import { type Model, type Vector, vectorOf, weightyWords } from "./model/model.ts";
import { applyRules } from "./model/rules.ts";
import type { WordFacts } from "./model/word-facts.ts";
import { type NormalizedReply, normalize, shorten } from "./normalize.ts";
import type { ValueKind } from "./reading.ts";
import { splitAtQuestion } from "./split-at-question.ts";
import type { DateContext } from "./values/date/date-reader.ts";
import { daysAskedFor } from "./values/date/days-asked.ts";
import { findValues, type ReadValue } from "./values/index.ts";
import { countedIn, mayCount } from "./values/number.ts";
import { type Speech, speechOf } from "./values/speech.ts";

/** A reply with all that depends on its words alone, each worked out when it is first asked for. */
export interface Said {
  readonly model: Model;
  /** What own conditions are matched with. */
  readonly matching: Matching;
  /** Of a length that can be read in any case. */
  readonly raw: string;
  readonly reply: NormalizedReply;
  heard(): Heard;
  /** The words that spoke most for what was heard; "" where none did. */
  tellingWords(heard: Heard): string;
  /** A part of it, read by itself. */
  part(text: string): Said;
  /** Its last clauses, each heard by itself; none where there is only one. */
  clauses(): readonly HeardClause[];
  speech(): Speech;
  /** Whether the question may decide about a number in it. */
  mayCount(): boolean;
  /** The values that it holds, whatever kind is wanted. */
  values(context: DateContext): Partial<Record<ValueKind, ReadValue>>;
  /** The words of the whole that are looked at. */
  readonly words: () => readonly WordFacts[];
  /** Forgets what can be worked out again in a moment. */
  lighten(): void;
}

/** What a clause was heard as, whatever was asked. */
export interface HeardClause {
  clause: string;
  intent: string | null;
  likelihood: number;
}

/** What replies are heard with. */
export interface Hearing {
  model: Model;
  matching: Matching;
  /** Clauses that were heard before, and will be known again. */
  knownClauses: Memory<string, HeardClause> | null;
  /** Whether the words that spoke for what was heard will be asked for. */
  explains: boolean;
}

export function saidBy(text: string, hearing: Hearing): Said {
  return new Words(text, hearing);
}

/** Of a long speech, the clauses whose intents are heard one by one. */
const LAST_CLAUSES = 4;

const TELLING_WORDS = 3;

/** A class, for a simulation keeps tens of thousands of them: closures would weigh more than all else. */
class Words implements Said {
  readonly raw: string;
  readonly reply: NormalizedReply;
  #hearing: Hearing;
  #heard: Heard | null = null;
  #telling: string | null = null;
  #clauses: readonly HeardClause[] | null = null;
  #speech: Speech | null = null;
  #mayCount: boolean | null = null;
  #found: FoundValues | null = null;

  constructor(text: string, hearing: Hearing) {
    this.raw = shorten(text);
    this.reply = normalize(this.raw);
    this.#hearing = hearing;
  }

  get model(): Model {
    return this.#hearing.model;
  }

  get matching(): Matching {
    return this.#hearing.matching;
  }

  heard(): Heard {
    if (this.#heard !== null) return this.#heard;
    const { heard, vector } = hear(this.model, this.reply);
    const { intent, likelihood, findings } = heard;
    // Vector and rules are large: what will be told of them is kept in their place.
    this.#heard = { ...heard, findings: { ...findings, rules: NO_RULES } };
    const isTold =
      this.#hearing.explains &&
      intent !== null &&
      likelihood >= HEARD &&
      findings.phrases.every((phrase) => phrase.for !== intent);
    if (isTold) this.#telling = tellingWords(this.model, this.reply, vector, heard.label);
    return this.#heard;
  }

  tellingWords(heard: Heard): string {
    if (heard === this.#heard && this.#telling !== null) return this.#telling;
    const vector = vectorOf(this.reply, applyRules(this.reply).rules, this.model.buckets);
    return tellingWords(this.model, this.reply, vector, heard.label);
  }

  clauses(): readonly HeardClause[] {
    const clauses = this.#spokenClauses();
    if (clauses.length < 2) return NO_CLAUSES;
    this.#clauses ??= clauses
      .slice(-LAST_CLAUSES)
      .map(
        (clause) => this.#hearing.knownClauses?.get(clause) ?? hearClause(clause, this.#hearing),
      );
    return this.#clauses;
  }

  /** Of a recogniser that sets no marks, a question behind something else is a clause all the same. */
  #spokenClauses(): readonly string[] {
    return this.reply.clauses.flatMap((clause) => {
      const split = splitAtQuestion(clause);
      return split ? [split.before, split.question] : [clause];
    });
  }

  part(text: string): Said {
    return new Words(text, this.#hearing);
  }

  speech(): Speech {
    this.#speech ??= speechOf(this.raw);
    return this.#speech;
  }

  mayCount(): boolean {
    this.#mayCount ??= mayCount(this.speech());
    return this.#mayCount;
  }

  values(context: DateContext): Partial<Record<ValueKind, ReadValue>> {
    const { now, question } = context;
    const before = this.#found;
    if (before?.now === now && before && this.#asksAlike(before.question, question)) {
      return { ...before.values };
    }
    const values = findValues(this.speech(), { question, ...(now !== undefined && { now }) });
    this.#found = { now, question, values };
    return { ...values };
  }

  /** Whether the values are the same after two questions. */
  #asksAlike(one: string, other: string): boolean {
    if (one === other) return true;
    if (daysAskedFor(one) !== daysAskedFor(other)) return false;
    if (!this.mayCount()) return true;
    return countedIn(this.speech(), one) === countedIn(this.speech(), other);
  }

  get words(): () => readonly WordFacts[] {
    return () => wordsOf(this.reply.text);
  }

  lighten(): void {
    // What may count is asked for again after every question.
    if (!this.mayCount()) this.#speech = null;
  }
}

const NO_RULES: readonly string[] = [];
const NO_CLAUSES: readonly HeardClause[] = [];

interface FoundValues {
  now: number | undefined;
  question: string;
  values: Partial<Record<ValueKind, ReadValue>>;
}

function tellingWords(
  model: Model,
  { text }: NormalizedReply,
  vector: Vector,
  label: number,
): string {
  const spoken = text.split(" ");
  return weightyWords(model, vector, label, TELLING_WORDS)
    .map((word) => spoken[word])
    .join(" … ");
}

function hearClause(clause: string, { model, knownClauses }: Hearing): HeardClause {
  const { intent, likelihood } = hear(model, { text: clause, clauses: [clause] }).heard;
  const heard = { clause, intent, likelihood };
  knownClauses?.put(clause, heard);
  return heard;
}
