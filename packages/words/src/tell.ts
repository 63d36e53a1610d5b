/** What is the case, without its words. */
export interface Fact {
  readonly code: string;
}

/** A sentence for each code of a union of facts. */
export type Sentences<F extends Fact> = {
  readonly [Code in F["code"]]: string | ((fact: Narrowed<F, Code>) => string);
};

/** The member of the union with this code; where one type has many codes, that type. */
type Narrowed<F extends Fact, Code> = F extends unknown
  ? Code extends F["code"]
    ? F & { readonly code: Code }
    : never
  : never;

/** A fact with the sentence that tells it. */
export type Told<F extends Fact> = F & { readonly message: string };

/** Facts with their sentences; one that was told before, as in older stored data, stays so. */
export function told<F extends Fact>(
  tell: (fact: F) => string,
  facts: readonly (F & { readonly message?: string })[],
): Told<F>[] {
  return facts.map((fact) => ({ ...fact, message: fact.message ?? tell(fact) }));
}

/** The function that tells facts in these sentences. */
export function telling<F extends Fact>(sentences: Sentences<F>): (fact: F) => string {
  return (fact) => {
    const sentence: string | ((fact: never) => string) = sentences[fact.code as F["code"]];
    return typeof sentence === "string" ? sentence : sentence(fact as never);
  };
}
