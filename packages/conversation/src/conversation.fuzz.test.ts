import { expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import type { Tree } from "@rufbaum/tree";
import { graphOf, textOf } from "@rufbaum/tree/graph";
import { begin } from "./begin.ts";
import { expects } from "./expects.ts";
import { fill } from "./fill.ts";
import {
  randomEvent,
  randomReading,
  randomReply,
  randomTree,
  unsureReading,
} from "./testing/random-call.ts";
import { transition } from "./transition.ts";
import type { ConversationEvent, ConversationState, Turn } from "./types.ts";
import { WORDING } from "./wording.ts";

const TREES = process.env.RUFBAUM_SOAK === undefined ? 250 : 600;

/** Calls `check` for each turn of a call with anything in it, until it is over. */
function play(
  seed: number,
  check: (turn: Turn, before: ConversationState, event: ConversationEvent, tree: Tree) => void,
): void {
  const { number: draw } = seededRandom(seed);
  const tree = freeze(randomTree(draw));
  let state = freeze(begin(tree, { tag: "2026-12-01" }));
  for (let step = 0; step < 80; step++) {
    const event: ConversationEvent =
      step === 0 ? { type: "call-answered", at: 0 } : anyEvent(draw, tree, state, step * 100);
    const turn = transition(tree, state, event);
    check(turn, state, event, tree);
    state = freeze(turn.state);
  }
}

/** Now and then a reply that may mean two of the ways out there are. */
function anyEvent(
  draw: () => number,
  tree: Tree,
  state: ConversationState,
  at: number,
): ConversationEvent {
  const event = randomEvent(draw, state, at);
  const conditions = graphOf(tree).conditions(state.nodeId ?? "");
  if (event.type !== "caller-spoke" || conditions.length === 0 || draw() > 0.4) return event;
  return { ...event, reading: unsureReading(draw, conditions) };
}

test("any call waits, acts or ends; it hangs up once, as the last it does", () => {
  for (let seed = 0; seed < TREES; seed++) {
    let hangUps = 0;
    play(seed, ({ state, effects }, before, _, tree) => {
      const kinds: string[] = effects.map(({ type }) => type);
      hangUps += kinds.filter((kind) => kind === "hang-up").length;
      const last = kinds.at(-1);
      if (last !== undefined) {
        const expected = { over: "hang-up", listening: "listen", acting: "act", new: "" };
        expect([seed, last]).toEqual([seed, expected[state.phase] as string]);
      }
      expect([seed, hangUps]).toEqual([seed, state.phase === "over" ? 1 : 0]);
      expect(kinds.filter((kind) => kind === "listen").length).toBeLessThanOrEqual(1);
      if (before.phase === "over") expect(effects).toEqual([]);
      if (state.phase === "over") expect(state.outcome).not.toBeNull();
      // The goodbye after an opt-out is one step more.
      expect(state.path.length).toBeLessThanOrEqual((tree.settings?.maxSteps ?? 200) + 1);
    });
  }
});

test("who is heard is answered: no turn leaves a caller waiting for words that do not come", () => {
  for (let seed = 0; seed < TREES; seed++) {
    play(seed, ({ state, effects }, before, event, tree) => {
      if (before.phase !== "listening" || event.type !== "caller-spoke") return;
      // The question that stands is still being asked.
      if (event.isEarly) return;
      const answers = effects.some(({ type }) => ["say", "act", "hang-up"].includes(type));
      const node = graphOf(tree).node(state.nodeId ?? "");
      const isMute = node !== null && fill(textOf(node), state.variables) === "";
      // "Gern, ich warte" is said once.
      const waits = (state.waiting ?? null) !== null && state.lastSaid === WORDING.gladlyWait;
      expect([seed, answers || isMute || waits]).toEqual([seed, true]);
    });
  }
});

test("a state is plain JSON, and goes on from there the same", () => {
  for (let seed = 0; seed < TREES; seed++) {
    play(seed, (turn, before, event, tree) => {
      const restored = JSON.parse(JSON.stringify(before));
      expect([seed, restored]).toEqual([seed, before]);
      expect([seed, transition(tree, restored, event)]).toEqual([seed, turn]);
    });
  }
});

test("a state that was stored before there were more fields goes on all the same", () => {
  for (let seed = 0; seed < TREES; seed++) {
    play(seed, (_, before, event, tree) => {
      const {
        lastTurn: _turn,
        unheard: _unheard,
        waiting: _waiting,
        unconfirmed: _unconfirmed,
        inputs: _inputs,
        answered: _answered,
        callerTurns: _callerTurns,
        asides: _asides,
        between: _between,
        hasAskedBetween: _hasAskedBetween,
        ...old
      } = before;
      const { state, effects } = transition(tree, old, event);
      expects(tree, old);
      const isOver = effects.some(({ type }) => type === "hang-up");
      expect([seed, isOver]).toEqual([seed, state.phase === "over" && old.phase !== "over"]);
    });
  }
});

test("between two conditions of the node is asked, once at each visit", () => {
  let asked = 0;
  for (let seed = 0; seed < TREES; seed++) {
    let visits = 0;
    let visitAsked = -1;
    play(seed, ({ state, effects }, before, _, tree) => {
      if (effects.some(({ type }) => type === "move")) visits += 1;
      const { between } = state;
      if (state.phase !== "listening" || !between || between === before.between) return;
      asked += 1;
      const keys = graphOf(tree)
        .conditions(state.nodeId ?? "")
        .map(({ condition }) => condition);
      expect([seed, ...between.map((key) => keys.includes(key))]).toEqual([seed, true, true]);
      expect([seed, expects(tree, state)?.between]).toEqual([seed, between]);
      expect([seed, visitAsked]).not.toEqual([seed, visits]);
      visitAsked = visits;
    });
  }
  expect(asked).toBeGreaterThan(2);
});

test("nobody hears a bracket", () => {
  for (let seed = 0; seed < TREES; seed++) {
    play(seed, ({ effects }) => {
      const said = effects.flatMap((effect) => (effect.type === "say" ? [effect.text] : []));
      expect([seed, said.filter((text) => text === "" || /[[\]{}]/.test(text))]).toEqual([
        seed,
        [],
      ]);
    });
  }
});

test("whatever is said for ever, while no time passes, ends", () => {
  for (let seed = 0; seed < TREES; seed++) {
    const { number: draw } = seededRandom(seed);
    const tree = randomTree(draw);
    const reading = randomReading(draw);
    const text = randomReply(draw);
    let state = transition(tree, begin(tree), { type: "call-answered", at: 0 }).state;
    let turns = 0;
    for (; state.phase !== "over" && turns < 2_000; turns++) {
      const event: ConversationEvent =
        state.phase === "acting"
          ? { type: "action-succeeded", at: 0 }
          : { type: "caller-spoke", at: 0, text, reading };
      state = transition(tree, state, event).state;
    }
    expect([seed, state.phase]).toEqual([seed, "over"]);
  }
});

test("silence ends any call that listens", () => {
  for (let seed = 0; seed < TREES; seed++) {
    play(seed, ({ state }, _, __, tree) => {
      let silent = state;
      for (let turn = 0; turn < 200 && silent.phase !== "over"; turn++) {
        const { phase } = silent;
        silent = transition(tree, silent, {
          type: phase === "acting" ? "action-failed" : "caller-fell-silent",
          at: 0,
          reason: "timeout",
        }).state;
      }
      if (state.phase === "listening") expect([seed, silent.phase]).toEqual([seed, "over"]);
    });
  }
});

function freeze<Value extends object>(value: Value): Value {
  for (const inner of Object.values(value)) {
    if (typeof inner === "object" && inner !== null && !Object.isFrozen(inner)) freeze(inner);
  }
  return Object.freeze(value);
}
