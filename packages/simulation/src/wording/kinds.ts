/** What a sentence of whoever calls is, for whom it is said to. */
export const KINDS = [
  "insult",
  "condescending",
  "threat",
  "pressure",
  "private",
  "absurd",
  "familiar",
  "idle",
  "cost",
  "gain",
  "acquainted",
  "decent",
] as const;

export type Kind = (typeof KINDS)[number];

/** What no decent caller says. */
export const OFFENCES = [
  /** He is called names or mocked, openly or not. */
  "insult",
  /** He is talked down to, or met with impatience. */
  "condescending",
  /** Something bad is to come of a no. */
  "threat",
  /** Now or never. */
  "pressure",
  /** What nobody tells or hands a stranger. */
  "private",
  /** What nobody would do for a stranger. */
  "absurd",
  /** He is spoken to like an old friend. */
  "familiar",
] as const satisfies readonly Kind[];

export type Offence = (typeof OFFENCES)[number];
