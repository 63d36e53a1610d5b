import { atom, getDefaultStore } from "jotai";
import { isPersonUnknown } from "../../api/person.ts";

/** Who waits for the name; `null` while nobody is asked. */
export interface PersonQuestion {
  answered(name: string | null): void;
}

export const personQuestionAtom = atom<PersonQuestion | null>(null);

let asked: Promise<string | null> | null = null;

/** Asks who sits here. @returns the name as it is kept, `null` where the question was closed */
export function askPerson(): Promise<string | null> {
  const store = getDefaultStore();
  asked ??= new Promise((resolve) => {
    store.set(personQuestionAtom, {
      answered(name) {
        asked = null;
        store.set(personQuestionAtom, null);
        resolve(name);
      },
    });
  });
  return asked;
}

/**
 * Does what needs a name: where nobody has said his, he is asked, and it is done then.
 * @throws what `work` throws; without an answer its refusal
 */
export async function asPerson<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isPersonUnknown(error) || (await askPerson()) === null) throw error;
    return work();
  }
}
