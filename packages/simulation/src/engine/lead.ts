import {
  begin,
  type ConversationEvent,
  type ConversationState,
  isMissed,
  PER_CHARACTER,
  transition,
  type Variables,
} from "@rufbaum/conversation";
import {
  anew,
  cutOff,
  type Does,
  KEY_PRESS,
  meanwhile,
  resume,
  type Step,
  SUCCEEDED,
  take as takeEvent,
  wait,
} from "@rufbaum/conversation/play";
import type { Tree, ValueKindName } from "@rufbaum/tree";
import { ACTIONS, graphOf, specOf } from "@rufbaum/tree/graph";
import { attitudeOf } from "../caller/attitude.ts";
import type { Caller, CallerAct } from "../caller/caller.ts";
import { openMoments } from "../caller/moments.ts";
import { intentsMeantBy } from "../caller/ways/meant-by.ts";
import { sayableWays } from "../caller/ways/sayable-way.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { openAnswers } from "./answers.ts";
import { raisedBy } from "./concern.ts";
import { disclosureIn } from "./disclosure.ts";
import { type Intended, intendedBy, NOTHING_MEANT } from "./intended.ts";
import { meantIn } from "./meant-in.ts";
import { unaskedOptOut } from "./opt-out-unasked.ts";
import { round } from "./rates.ts";
import type { Recogniser, Situation } from "./recogniser.ts";
import { refusalOf } from "./refusal.ts";
import type { Missed } from "./run.ts";
import type { Spoken, Trace } from "./trace.ts";
import { openValueSources } from "./value-sources.ts";
import { BEGINNING } from "./virtual-time.ts";
import type { Ways } from "./ways.ts";
import { markCut, spokenIn, writeDown } from "./write-down.ts";

/** What a conversation is led with; the same for all of a job. */
export interface Leading {
  tree: Tree;
  recogniser: Recogniser;
  ways: Ways;
  /** What the agent calls conditions. */
  spoken: ReadonlySet<string>;
  /** Conditions that hold by an expression, by node. */
  computed: ReadonlyMap<string, ReadonlySet<string>>;
  /** Nodes at which it counts how a caller answers. */
  forks: ReadonlySet<string>;
}

export interface Call {
  caller: Caller;
  /** Draws what neither caller nor agent decide: what is misheard, and what fails. */
  chance: SeededRandom;
  variables: Variables;
  /** Whether every line is written down. */
  isTold: boolean;
}

/** Acts of a caller after which nobody waits for him any more; the tree's own limits come first. */
const MOST_ACTS = 2_000;
const LOST: CallerAct = { type: "hang-up", cause: "lost", says: null, after: 0 };

/**
 * What happens in one conversation, from "Guten Tag" to the hang-up, and what the agent said since
 * the caller last did something.
 */
export function lead(
  { tree, recogniser, ways, spoken, computed, forks }: Leading,
  { caller, chance, variables, isTold }: Call,
): { trace: Trace; spoken: Spoken } {
  const graph = graphOf(tree);
  const trace = openTrace(tree, { variables, forks, isTold });
  const does = doing(chance);
  const momentOf = openMoments(chance);
  let now = chance;
  let isMisread = false;
  let play = resume(tree, trace.state, BEGINNING);

  /** What came of it at once; what was done about it, and what that led to, has happened by then. */
  function take(event: Timeless<ConversationEvent>, heard: string | null): Step["effects"] {
    const before = play;
    play = takeEvent(before, { ...event, at: before.at }, does);
    writeDown(trace, ways, before, play, heard);
    return play.steps[before.steps.length]?.effects ?? NO_EFFECTS;
  }

  function say(said: string, intended: Intended, situation: Situation): void {
    const { isOptOut, chosen, attitude, topic } = intended;
    const before = play.state;
    const text = recogniser.recognise(said, now.on("hears").number());
    const reading = recogniser.read(text, situation);
    const nodeId = before.nodeId ?? "";
    trace.callerTurns += 1;
    trace.asksOptOut ||= isOptOut;
    trace.refusal = refusalOf(topic) ?? trace.refusal;
    trace.stoodAt = nodeId;
    const isAnswered =
      topic !== null && intentsMeantBy(topic).some((intent) => graph.objections.has(intent));
    const raised = { nodeId, topic, chosen, read: reading.condition, isAnswered };
    trace.raised = raisedBy(trace.raised, raised);
    const line = trace.lines?.length ?? 0;
    const at = play.at - BEGINNING;
    play = wait(play, said.length * PER_CHARACTER);
    const effects = take({ type: "caller-spoke", text, reading }, reading.condition);
    const missed = isMissed(graph, before, reading, play.state, effects);
    trace.lastMissed = missed ? nodeId : null;
    const source = { nodeId, said, text, situation, topic, chosen };
    trace.sources.note(source, before, play.state);
    if (!trace.asksOptOut) trace.unasked ??= unaskedOptOut(source, before, play.state);
    if (missed) {
      const isLast = play.state.phase === "over" || play.state.nodeId !== before.nodeId;
      const { intent } = reading;
      const objection = intent === null ? undefined : graph.objections.get(intent);
      const isAgain = objection !== undefined && before.path.includes(objection.id);
      const what = { said, text, intent, attitude, topic, chosen };
      trace.missed.push({
        ...missedAt(before, what, situation),
        ...(isLast && { isLast }),
        ...(isAgain && { isAnswered: true }),
      });
    }
    const meant = meantIn({
      ...{ nodeId, intended, said, text, reading, situation },
      movedTo:
        effects.flatMap((one) => (one.type === "move" ? graph.node(one.nodeId) : []))[0] ?? null,
      leadsAlike: (one, other) => leadsAlike(nodeId, one, other),
    });
    if (meant !== null) {
      trace.meant.push(meant);
      isMisread = meant.chosen !== null && meant.read !== null && meant.read !== meant.chosen;
    }
    trace.lines?.splice(line, 0, {
      type: "caller",
      at,
      nodeId,
      said,
      text,
      ...(chosen !== null && { meant: chosen }),
      condition: reading.condition,
      intent: reading.intent,
      confidence: round(reading.confidence),
      isMissed: missed,
    });
  }

  /** What was said, and whether it would have been understood if it had been heard rightly. */
  function missedAt(
    state: ConversationState,
    missed: Omit<Missed, "nodeId" | "isMisheard">,
    situation: Situation,
  ): Missed {
    const nodeId = state.nodeId ?? "";
    const { said, text } = missed;
    if (said === text) return { nodeId, ...missed, isMisheard: false };
    const reading = recogniser.read(said, situation);
    const event = { type: "caller-spoke", at: play.at, text: said, reading } as const;
    const { state: next, effects } = transition(tree, state, event);
    const isMisheard = !isMissed(graph, state, reading, next, effects);
    return { nodeId, ...missed, intent: reading.intent, isMisheard };
  }

  /** He says who he is while the agent begins to speak: that answers nothing. */
  function greet(said: string): void {
    const situation = recogniser.expectEarly(play.state);
    const text = recogniser.recognise(said, chance.on("hears greeting").number());
    const reading = recogniser.read(text, situation);
    const nodeId = play.state.nodeId ?? "";
    const { condition, intent } = reading;
    const at = play.at - BEGINNING;
    trace.stoodAt = nodeId;
    const confidence = round(reading.confidence);
    const line = { nodeId, said, text, condition, intent, confidence, isMissed: false };
    // After the agent's first line, during which it is said.
    trace.lines?.splice(1, 0, {
      type: "caller",
      at,
      ...line,
      before: Math.max(0, trace.lines.length - 1),
    });
    const takes = Math.min(play.speaksFor, said.length * PER_CHARACTER);
    play = { ...play, at: play.at + takes, speaksFor: play.speaksFor - takes };
    take({ type: "caller-spoke", text, reading, isEarly: true }, null);
  }

  /** Two conditions with one way are one to the caller. */
  function leadsAlike(nodeId: string, one: string, other: string): boolean {
    if (one === other) return true;
    const [target, otherTarget] = [one, other].map((name) => {
      const way = graph.conditions(nodeId).find(({ condition }) => condition === name);
      return way ? graph.targetOf(nodeId, way) : null;
    });
    return target !== null && target === otherTarget;
  }

  function press(digits: string): void {
    const nodeId = play.state.nodeId ?? "";
    const nameOf = (keys: string) =>
      graph.conditions(nodeId).find(({ condition }) => condition.trim() === keys)?.condition ??
      null;
    trace.stoodAt = nodeId;
    trace.lines?.push({ type: "keys", at: play.at - BEGINNING, nodeId, digits });
    for (const digit of digits) {
      const { phase, nodeId: here, digits: before } = play.state;
      if (phase !== "listening" || here !== nodeId) return;
      play = meanwhile(play, KEY_PRESS);
      take({ type: "caller-pressed", digits: digit }, nameOf(before + digit));
    }
    const { phase, digits: pressed } = play.state;
    if (pressed === "" || phase !== "listening") return;
    play = wait(play, play.silenceAfter);
    take({ type: "caller-fell-silent" }, nameOf(pressed));
  }

  function fallSilent(): void {
    const nodeId = play.state.nodeId ?? "";
    play = wait(play, play.silenceAfter);
    trace.stoodAt = nodeId;
    trace.silences.push(nodeId);
    trace.lines?.push({ type: "silence", at: play.at - BEGINNING, nodeId });
    take({ type: "caller-fell-silent" }, null);
  }

  /** Too late to cut in, or too early: then only what can't be cut into was heard. */
  function cutIn(wanted: string, words: Spoken): void {
    const heard = words.text.slice(0, Math.max(wanted.length, words.firm));
    if (heard.length >= words.text.length) {
      play = wait(play, 0);
      return;
    }
    play = cutOff(play, heard, words.text);
    markCut(trace, play.at - BEGINNING, words, heard);
  }

  /** He puts the phone down while the agent still speaks. */
  function stopListening(heard: string, words: Spoken): void {
    const share = words.text === "" ? 1 : heard.length / words.text.length;
    play = { ...play, at: play.at + Math.floor(play.speaksFor * share), speaksFor: 0 };
    if (share < 1) markCut(trace, play.at - BEGINNING, words, heard);
    trace.hungUpAt = speakingNode(words, heard.length);
  }

  function hangUp(cause: Trace["hungUp"]): void {
    if (play.state.phase === "over") return;
    trace.hungUp = cause;
    trace.stoodAt = play.state.nodeId ?? "";
    take({ type: "caller-hung-up" }, null);
  }

  function follow(act: CallerAct, words: Spoken, situation: Situation): void {
    // Whoever hangs up does so for what was said last.
    if (act.type !== "hang-up") play = anew(play);
    trace.answers.note(play.state.nodeId ?? "", attitudeOf(act), trace.ways.length);
    switch (act.type) {
      case "speak":
        play = wait(play, act.after);
        say(act.text, intendedBy(act), situation);
        break;
      case "interrupt":
        cutIn(act.heard, words);
        // What was not heard was not asked.
        say(act.text, intendedBy(act), recogniser.expect(play.state));
        break;
      case "press":
        play = wait(play, act.after);
        press(act.digits);
        break;
      case "stay-silent":
        fallSilent();
        break;
      case "hang-up":
        if (act.heard === undefined) play = wait(play, act.after);
        else stopListening(act.heard, words);
        trace.hungUpInWords = act.says !== null;
        if (act.says !== null) say(act.says, NOTHING_MEANT, situation);
        hangUp(act.cause);
        break;
    }
  }

  /** Who is asked for a day and an hour in one may tell both. */
  function wantedAt(nodeId: string, value: ValueKindName | null): ValueKindName | null {
    const node = value === "date" ? graph.node(nodeId) : null;
    const isForBoth = node !== null && specOf(node).wants?.(node, graph) === "date-time";
    return isForBoth ? "date-time" : value;
  }

  take({ type: "call-answered" }, null);
  trace.isDisclosedFirst = disclosureIn(spokenIn(play).text);
  if (caller.greeting) greet(caller.greeting);
  for (let acts = 0; play.state.phase !== "over"; acts += 1) {
    const words = spokenIn(play);
    const { text, milliseconds, firm } = words;
    const situation = recogniser.expect(play.state);
    const { expected, takesKeys } = situation;
    const nodeId = play.state.nodeId ?? "";
    const computedHere = computed.get(nodeId);
    const ways = sayableWays(expected.conditions, spoken, computedHere);
    now = momentOf({ nodeId });
    const turn = {
      nodeId,
      text,
      milliseconds,
      firm,
      wants: wantedAt(nodeId, expected.value),
      takesKeys,
      ways,
      isMisread,
      ...(computedHere && { isOpenToOthers: true }),
    };
    isMisread = false;
    const act = acts < MOST_ACTS ? caller.react(turn) : LOST;
    if (acts === 0) trace.isDisclosedFirst = disclosureIn(text, act, firm);
    follow(act, words, situation);
  }
  const over = wait(play, 0);
  return {
    trace: { ...trace, state: over.state, at: over.at - BEGINNING },
    spoken: spokenIn(over),
  };
}

/** The node whose words were being said when so many characters had been. */
function speakingNode({ says }: Spoken, heard: number): string | null {
  let said = 0;
  for (const { nodeId, text } of says) {
    said += text.length + 1;
    if (heard < said) return nodeId;
  }
  return says.at(-1)?.nodeId ?? null;
}

/** How often an action fails that needs the world outside: rarely, but seen in a few hundred calls. */
const FAILING = 0.02;

function doing(chance: SeededRandom): Does {
  const momentOf = openMoments(chance.on("action"));
  return ({ action, nodeId }) =>
    ACTIONS[action.kind].isOutside && momentOf({ nodeId }).chance(FAILING)
      ? { ok: false, reason: "simulated" }
      : SUCCEEDED;
}

type Timeless<Event> = Event extends ConversationEvent ? Omit<Event, "at"> : never;

const NO_EFFECTS: Step["effects"] = [];

function openTrace(
  tree: Tree,
  { variables, forks, isTold }: Pick<Call, "variables" | "isTold"> & Pick<Leading, "forks">,
): Trace {
  return {
    at: 0,
    state: begin(tree, variables),
    ways: [],
    answers: openAnswers(forks),
    silences: [],
    missed: [],
    meant: [],
    sources: openValueSources(),
    callerTurns: 0,
    stoodAt: "",
    lastMissed: null,
    raised: null,
    hungUp: null,
    hungUpInWords: false,
    refusal: null,
    hungUpAt: null,
    asksOptOut: false,
    unasked: null,
    isDisclosedFirst: false,
    lines: isTold ? [] : null,
  };
}
