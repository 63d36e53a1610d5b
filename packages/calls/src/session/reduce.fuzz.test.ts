import { expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { type Happened, randomSession } from "../testing/random-session.ts";
import type { SessionEffect } from "./session-events.ts";
import type { SessionState } from "./session-state.ts";

const SEEDS = 400;
const STEPS = 250;

/** What the caller hears, or is to hear from the carrier. */
const ON_THE_LINE: ReadonlySet<SessionEffect["do"]> = new Set([
  "open-line",
  "say",
  "listen",
  "end-line",
]);

function played(seed: number): Happened[] {
  const session = randomSession(seededRandom(seed));
  const all: Happened[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const happened = session.next();
    if (happened) all.push(happened);
  }
  return all;
}

const seeds = Array.from({ length: SEEDS }, (_, place) => place + 1);
const runs = new Map(seeds.map((seed) => [seed, played(seed)]));

/** The seeds in which something is not as it has to be. */
function brokenIn(isBroken: (run: readonly Happened[]) => boolean): number[] {
  return seeds.filter((seed) => isBroken(runs.get(seed) ?? []));
}

test("whatever happens, everything a session can do is done", () => {
  const done = new Set(
    [...runs.values()].flat().flatMap(({ effects }) => effects.map((one) => one.do)),
  );
  const lines = new Set([...runs.values()].flat().map(({ after }) => after.line.is));
  const waits = new Set([...runs.values()].flat().map(({ after }) => after.waitsFor?.for));
  expect([done.size, lines.size, waits.size]).toEqual([15, 5, 11]);
});

test("nothing is said, asked or given back without a line, and nothing at all once it is closed", () => {
  const broken = brokenIn((run) =>
    run.some(({ before, after, effects }) => {
      const hadLine =
        ["streaming", "turns"].includes(before.line.is) || after.line.is !== before.line.is;
      const isOnLine = effects.some((effect) => ON_THE_LINE.has(effect.do));
      return isOnLine && (!hadLine || before.line.is === "closed" || after.line.is === "closed");
    }),
  );
  expect(broken).toEqual([]);
});

test("a closed session stays closed", () => {
  expect(
    brokenIn((run) =>
      run.some(({ before, after }) => before.line.is === "closed" && after.line.is !== "closed"),
    ),
  ).toEqual([]);
});

test("a turn ends or waits for an answer, and a question is only ever the last thing", () => {
  const questions = new Set(["read", "write", "act", "find-target"]);
  const broken = brokenIn((run) =>
    run.some(({ after, effects }) => {
      const place = effects.findIndex((effect) => questions.has(effect.do));
      const isLast = place < 0 || place === effects.length - 1;
      return !isLast || (after.turn !== null) !== (after.waitsFor !== null);
    }),
  );
  expect(broken).toEqual([]);
});

test("no more waits than may: words, keys and an operator's lines", () => {
  expect(
    brokenIn((run) =>
      run.some(({ after: { held, whispered } }) => {
        return held.words.length > 10 || held.turns.length > 65 || whispered.length > 10;
      }),
    ),
  ).toEqual([]);
});

test("the last words are said, or travel with the line that is given back", () => {
  const broken = brokenIn((run) => run.some((_, place) => losesLastWords(run, place)));
  expect(broken).toEqual([]);
});

/** The conversation ended here, with a line, and its words came to nobody. */
function losesLastWords(run: readonly Happened[], place: number): boolean {
  const { before, after, event } = run[place] as Happened;
  const hasEnded = before.conversation.phase !== "over" && after.conversation.phase === "over";
  const messages = event.type === "written" ? event.messages : [];
  if (!hasEnded || messages.every(({ speaker }) => speaker !== "ai")) return false;
  if (!hasLine(before)) return false;
  // Until the turn is over; where the line was lost meanwhile, the next one may be there by then.
  for (const { after: is, effects } of run.slice(place)) {
    if (said(effects).length > 0 || is.isMute) return false;
    if (effects.some((effect) => effect.do === "end-line" && effect.next.reason === "hang-up")) {
      return true;
    }
    if (is.turn === null) return hasLine(is);
  }
  return false;
}

function hasLine({ line }: SessionState): boolean {
  return line.is === "streaming" || line.is === "turns";
}

function said(effects: readonly SessionEffect[]): string[] {
  return effects.flatMap((effect) => {
    if (effect.do === "say") return effect.parts.map(({ text }) => text);
    if (effect.do !== "end-line" || !("words" in effect.next)) return [];
    return (effect.next.words ?? []).map(({ text }) => text);
  });
}

test("where the voice fails over the goodbye, the carrier is given it", () => {
  let times = 0;
  const broken = brokenIn((run) =>
    run.some((happened, place) => {
      const { before, effects } = happened;
      const given = effects.find((effect) => effect.do === "end-line");
      if (given?.next.reason !== "hang-up" || before.line.is !== "streaming") return false;
      if (happened.event.type !== "carrier-told" || happened.event.event.type !== "relay-fault")
        return false;
      const untold = sinceSaid(run, place);
      if (untold === null) return false;
      times += 1;
      const words = given.next.words?.map(({ text }) => text) ?? [];
      return untold.some((text) => !words.includes(text));
    }),
  );
  expect(broken).toEqual([]);
  expect(times).toBeGreaterThan(0);
});

/** The last words, if nothing was told of how they were spoken, nor cut off. */
function sinceSaid(run: readonly Happened[], place: number): string[] | null {
  for (const { event, effects } of run.slice(0, place).toReversed()) {
    if (event.type === "line-opened") return null;
    const words = event.type === "kept-waiting" ? [] : said(effects);
    if (words.length > 0) return words;
    if (
      event.type === "carrier-told" &&
      ["spoken", "caller-interrupted"].includes(event.event.type)
    )
      return null;
  }
  return null;
}
