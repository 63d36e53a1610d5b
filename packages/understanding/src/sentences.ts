import { hear } from "./hear.ts";
import { askingIn } from "./knowledge/asking.ts";
import { product } from "./matching/meaning.ts";
import { openMemory } from "./memory.ts";
import { openModel } from "./model/open-model.ts";
import { normalize } from "./normalize.ts";
import { type Polarity, readPolarity } from "./polarity.ts";
import { openMeanings } from "./situations/meanings.ts";

export type { Polarity };

/** What sentences are about by themselves, whatever was asked: for whoever puts many of them together. */
export interface SentenceReader {
  /** How like each other two texts are by what their words mean, -1 to 1. */
  likeness(one: string, other: string): number;
  /** How likely each built-in intent is; what is left to 1 is none of them. */
  intents(text: string): ReadonlyMap<string, number>;
  /** Whether it surely asks something. */
  asks(text: string): boolean;
  /** Whether it agrees, refuses or doubts in plain words; `null` for questions and all else. */
  polarity(text: string): Polarity | null;
}

/** A question by its mark alone may be a day, or a surprise. */
const SURE_TO_ASK = 0.7;

const REMEMBERED = 4_000;

/** What the model hears where somebody agrees, refuses or doubts. */
const SIDES: Readonly<Record<Polarity, readonly string[]>> = {
  yes: ["Ja", "appointment_accepted"],
  no: ["Nein", "not_interested", "opt_out"],
  maybe: ["Vielleicht", "callback_later"],
};
const LIKELY_ENOUGH = 0.25;

/** Opens it; it needs no account, as the reader of replies. */
export async function openSentences(): Promise<SentenceReader> {
  const { model, matching } = await openModel();
  const meaningOf = openMeanings(matching, REMEMBERED);
  const known = openMemory<string, ReadonlyMap<string, number>>(REMEMBERED);
  const asks = (text: string) => (askingIn(text)[0]?.strength ?? 0) >= SURE_TO_ASK;
  /** A turn of phrase tells it only where the model hears something of the kind: "der Vertrag läuft noch". */
  function polarityOf(text: string): Polarity | null {
    const found = asks(text) ? null : readPolarity(normalize(text));
    if (!found) return null;
    const heard = intentsOf(text);
    const likelihood = SIDES[found.polarity].reduce((sum, name) => sum + (heard.get(name) ?? 0), 0);
    return likelihood >= LIKELY_ENOUGH ? found.polarity : null;
  }

  function intentsOf(text: string): ReadonlyMap<string, number> {
    const before = known.get(text);
    if (before) return before;
    const { likelihoods } = hear(model, normalize(text)).heard;
    const named = model.intents.map((name, label) => [name, likelihoods[label] ?? 0] as const);
    const made = new Map(named.filter(([, likelihood]) => likelihood > 0));
    known.put(text, made);
    return made;
  }

  return {
    likeness: (one, other) => product(meaningOf(one), meaningOf(other)),
    asks,
    polarity: polarityOf,
    intents: intentsOf,
  };
}
