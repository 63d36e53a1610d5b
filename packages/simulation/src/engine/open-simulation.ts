import { collectedBy, type Variables } from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";
import { findPlaceholders, isSuccess, textOf } from "@rufbaum/tree/graph";
import type { ImmediateUnderstanding } from "@rufbaum/understanding";
import type { Caller } from "../caller/caller.ts";
import { pickUp } from "../caller/pick-up.ts";
import { temperOf } from "../caller/temper.ts";
import { openLeftOpen } from "../causes/left-open.ts";
import { openWrongValues, type WrongValue } from "../causes/wrong-values.ts";
import type { Speaker } from "../corpus/speakers.ts";
import type { Person } from "../corpus/values/person.ts";
import type { Persona } from "../personas/persona.ts";
import { type SeededRandom, seededRandom } from "../seeded-random.ts";
import { ANYWHERE, type Surroundings, surroundingsOf } from "../surroundings/surroundings.ts";
import { forksIn, type GivenAnswer } from "./answers.ts";
import { computedConditions } from "./computed-conditions.ts";
import type { Raised } from "./concern.ts";
import { failureOf } from "./failure.ts";
import type { SimulationJob } from "./job.ts";
import { type Leading, lead } from "./lead.ts";
import type { UnaskedOptOut } from "./opt-out-unasked.ts";
import { openRecogniser } from "./recogniser.ts";
import type { Conversation, Meant, Run } from "./run.ts";
import { spokenNames } from "./spoken-names.ts";
import type { Trace } from "./trace.ts";
import { untestedNodes } from "./untested.ts";
import { openWays, type Way } from "./ways.ts";

/** Leads conversations one by one; each is the same whenever and wherever it is led. */
export interface Simulation {
  run(index: number): Run;
  /** The same run with everything that was said. */
  tell(index: number): Conversation;
  /** The same run with the ways it took and where nothing was said. */
  trace(index: number): TracedRun;
}

export interface TracedRun extends Run {
  ways: readonly Way[];
  answers: readonly GivenAnswer[];
  /** Ids of nodes. */
  silences: readonly string[];
  meant: readonly Meant[];
  /** What he had brought up last and had not left behind. */
  raised: Raised | null;
  /** Variables that a success asked for and has no value of. */
  open: readonly string[];
  /** What a success keeps that is none of it, or another than was meant. */
  wrong: readonly WrongValue[];
  /** The words that were taken for an opt-out, and asked for none. */
  unasked: UnaskedOptOut | null;
}

/** What conversations are led with. */
export interface Parts {
  reader: ImmediateUnderstanding;
  /** Another caller than the real one, for tests. */
  openCaller?(persona: Persona, random: SeededRandom): Caller;
}

export function openSimulation(
  { tree, personas, seed, noise }: Pick<SimulationJob, "tree" | "personas" | "seed" | "noise">,
  { reader, openCaller: open }: Parts,
): Simulation {
  const leading: Leading = {
    tree,
    recogniser: openRecogniser(tree, noise, reader),
    ways: openWays(tree),
    spoken: spokenNames(tree),
    computed: computedConditions(tree),
    forks: forksIn(tree),
  };
  const asksByName = namesWhomItCalls(tree);
  const namesFirm = namesTheFirm(tree);
  const around = surroundingsOf(tree);

  const untested = untestedNodes(tree);
  const wrongValues = openWrongValues(tree, leading.recogniser);
  const leftOpen = openLeftOpen(tree, collectedBy(tree));

  function leadOne(index: number, isTold: boolean): { run: TracedRun; trace: Trace; who: Persona } {
    const persona = index % personas.length;
    const who = personas[persona];
    if (who === undefined) throw new RangeError("A simulation needs at least one persona.");
    // What is misheard is drawn apart: a caller says the same under another noise.
    const chance = seededRandom(seed, index + CHANCE);
    const contact = withFirm(chance.on("contact").pick(contactsFor(who)), around);
    const random = seededRandom(seed, index);
    const { caller, isMailbox } = open
      ? { caller: open(who, random), isMailbox: false }
      : pickUp({
          persona: who,
          named: asksByName ? personOf(contact) : null,
          random,
          fate: seededRandom(seed, index + FATE),
          around,
          company: namesFirm ? contact.company : null,
        });
    const { trace, spoken } = lead(leading, { caller, chance, variables: { ...contact }, isTold });
    const { state } = trace;
    const outcome = state.outcome ?? "failed";
    const failure = failureOf(tree, trace, spoken, isMailbox);
    const run: TracedRun = {
      index,
      persona,
      path: state.path,
      outcome,
      endReason: state.endReason ?? "fault",
      isMailbox,
      failure: failure !== null && untested.has(failure.nodeId) ? null : failure,
      milliseconds: trace.at,
      callerTurns: trace.callerTurns,
      missed: trace.missed,
      optOut: {
        asked: trace.asksOptOut,
        honoured: trace.asksOptOut && state.endReason === "opt-out",
      },
      isDisclosedFirst: trace.isDisclosedFirst,
      ways: trace.ways,
      answers: trace.answers.all(trace.ways),
      silences: trace.silences,
      meant: trace.meant,
      raised: trace.raised,
      open: isSuccess(outcome) ? leftOpen(state, trace.ways) : NOTHING_OPEN,
      unasked: trace.unasked,
      wrong: isSuccess(outcome) ? wrongValues(state, trace.sources) : NOTHING_WRONG,
    };
    return { run, trace, who };
  }

  return {
    run(index) {
      return plain(leadOne(index, false).run);
    },
    trace: (index) => leadOne(index, false).run,
    tell(index) {
      const { run, trace, who } = leadOne(index, true);
      const told = plain(run);
      const { outcome, endReason, milliseconds: at } = told;
      const by = endReason === "hung-up" ? ("caller" as const) : ("agent" as const);
      const end = { type: "end" as const, at, by, outcome, endReason };
      return { ...told, personaId: who.id, lines: [...(trace.lines ?? []), end] };
    },
  };
}

const NOTHING_OPEN: readonly string[] = [];
const NOTHING_WRONG: readonly WrongValue[] = [];

/** The run without what it is counted by. */
function plain({
  ways: _ways,
  answers: _answers,
  silences: _silences,
  meant: _meant,
  raised: _raised,
  open: _open,
  wrong: _wrong,
  unasked: _unasked,
  ...run
}: TracedRun): Run {
  return run;
}

/** Streams of chance from here on are none of the callers': there are fewer runs than that. */
const CHANCE = 2 ** 31;
/** Who answers is drawn apart, too. */
const FATE = 2 ** 31 + 2 ** 30;

/** What is known of somebody who is called, in the names that lists of contacts use. */
const CONTACTS = [
  { firstName: "Sabine", lastName: "Krüger", company: "Krüger Haustechnik" },
  { firstName: "Mehmet", lastName: "Yılmaz", company: "Bäckerei Yılmaz" },
] as const satisfies readonly Variables[];

type Contact = (typeof CONTACTS)[number];

/** Whoever calls restaurants has no workshop on his list. */
function withFirm(contact: Contact, { firms }: Surroundings): Record<keyof Contact, string> {
  if (firms === ANYWHERE.firms) return contact;
  const { company, lastName } = contact;
  const name = firms[company.length % firms.length] ?? company;
  return { ...contact, company: name.replace("{last}", lastName) };
}

/** Nobody calls a persona by the name of a man that is a woman; whoever answers for others may be called for either. */
function contactsFor(persona: Persona): readonly Contact[] {
  const { speaker, answersForOthers } = temperOf(persona);
  if (speaker === null || answersForOthers) return CONTACTS;
  return CONTACTS.filter((contact) => speakerOf(contact) === speaker);
}

function speakerOf({ firstName }: Pick<Record<keyof Contact, string>, "firstName">): Speaker {
  return firstName === "Sabine" ? "woman" : "man";
}

/** Whoever is asked for by name bears it. */
function personOf(contact: Record<keyof Contact, string>): Person {
  const { firstName: first, lastName } = contact;
  const last = lastName.replaceAll("ı", "i");
  return { first, last, speaker: speakerOf(contact), number: lastName.length };
}

function namesWhomItCalls(tree: Tree): boolean {
  return speaksWith(tree, ["firstName", "lastName"]);
}

function namesTheFirm(tree: Tree): boolean {
  return speaksWith(tree, ["company"]);
}

function speaksWith({ nodes }: Tree, names: readonly string[]): boolean {
  return nodes.some((node) =>
    findPlaceholders(textOf(node)).some(({ name }) => names.includes(name)),
  );
}
