/** A virtual customer. The first five fields are what a request has to carry; the others refine it. */
export interface Persona {
  id: string;
  name: string;
  /** What the persona is in one word, such as "Entscheider"; shown, and read for its manner. */
  type: string;
  /** Traits in German, such as "skeptisch"; those that are known shape what the persona does. */
  personality: readonly string[];
  /** 0: hangs up at the first annoyance; 10: hears everything out. */
  patienceLevel: number;
  /** Weighs more than what traits and type say. */
  behaviour?: Partial<Behaviour>;
  /** Lines of its own, by topic: said instead of the corpus. */
  lines?: Partial<Record<string, readonly string[]>>;
}

/** What somebody does on the phone: likelihoods from 0 to 1, measurable in real calls. */
export interface Behaviour {
  /** A question whether he wants something is met with a yes. */
  agrees: number;
  /** A question is met with an objection first. */
  objects: number;
  /** A question is met with a question. */
  asksBack: number;
  /** Something is said that answers nothing. */
  strays: number;
  /** A turn is left without a word. */
  staysSilent: number;
  /** A long speech is cut into. */
  interrupts: number;
  /** The phone is put down in a turn without any other cause. */
  hangsUp: number;
  /** A call is taken for the last one ever wished for. */
  optsOut: number;
  /** He decides for himself; who does not, sends on to somebody else. */
  decides: number;
  /** He has the time now. */
  hasTime: number;
  /** How objections fall to price, trust and an existing provider or contract. */
  mindsPrice: number;
  distrusts: number;
  isProvided: number;
  /** A machine answers in his place; of those who are reached, he puts the phone down in the first seconds. */
  isMailbox: number;
  hangsUpAtOnce: number;
  /** Has another mother tongue, and little German. */
  speaksLittleGerman: number;
  manner: Manner;
}

export const MANNERS = ["friendly", "matter-of-fact", "curt", "chatty", "dialect"] as const;
/** How he speaks. */
export type Manner = (typeof MANNERS)[number];
