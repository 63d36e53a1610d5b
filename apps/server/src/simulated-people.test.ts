import { expect, test } from "bun:test";
import type { AgentTurn, CallerAct } from "@rufbaum/simulation";
import type { Callee } from "@rufbaum/telephony/emulator";
import { onThePhone, simulatedPeople } from "./simulated-people.ts";

const LONG = "Wir beraten Sie zu allem, was Sie wissen wollen. Haben Sie Interesse?";

/** Somebody who does these things one after the other, and what he heard. */
function calleeWho(...acts: CallerAct[]) {
  const heard: AgentTurn[] = [];
  const callee = onThePhone({
    react(turn) {
      heard.push(turn);
      return acts.shift() ?? { type: "stay-silent" };
    },
  });
  return { heard, callee };
}

const speaks = (text: string): CallerAct => ({ type: "speak", text, topic: null, after: 900 });

/** The agent says this to its end; what the callee does then, and has done meanwhile. */
function says(callee: Callee, text: string, milliseconds: number) {
  const meanwhile = callee.react({ type: "agent-began", text, milliseconds });
  return { meanwhile, after: callee.react({ type: "agent-finished", text }) };
}

test("who picks up listens first, and answers what he heard in its length", () => {
  const { heard, callee } = calleeWho(speaks("Ja?"));
  expect(callee.react({ type: "picked-up" })).toEqual([]);
  expect(says(callee, "Guten Tag.", 700)).toEqual({
    meanwhile: [],
    after: [{ type: "say", text: "Ja?", after: 900 }],
  });
  expect(heard).toMatchObject([{ text: "Guten Tag.", milliseconds: 700 }]);
});

test("the simulation's people say on picking up who they are, and one of a kind does so in many ways", () => {
  const said = Array.from({ length: 40 }, (_, seed) => {
    const called = { to: "+493023125012", direction: "outbound-api", character: 1, seed } as const;
    const [act] = simulatedPeople(called)?.react({ type: "picked-up" }) ?? [];
    return act?.type === "say" ? act.text : null;
  });
  expect(said).not.toContain(null);
  expect(new Set(said).size).toBeGreaterThan(10);
});

test.each([
  ["011", "Krüger"],
  ["012", "Wolf"],
  ["013", "Brandt"],
  ["014", "Schuster"],
  ["015", "Maier"],
])("who picks up behind %s is called %s, as the number is shown", (digits, last) => {
  const said = Array.from({ length: 60 }, (_, seed) => {
    const to = `+493023125${digits}`;
    const callee = simulatedPeople({ to, direction: "outbound-api", character: 1, seed });
    const [act] = callee?.react({ type: "picked-up" }) ?? [];
    return act?.type === "say" ? act.text : "";
  });
  expect(said.filter((text) => text.includes(last)).length).toBeGreaterThan(30);
});

test.each<[string, CallerAct, object[]]>([
  [
    "presses keys",
    { type: "press", digits: "12#", after: 300 },
    [{ type: "press", digits: "12#", after: 300 }],
  ],
  ["says nothing", { type: "stay-silent" }, []],
  [
    "hangs up without a word",
    { type: "hang-up", cause: "lost", says: null, after: 5 },
    [{ type: "hang-up", after: 5 }],
  ],
  [
    "says goodbye",
    { type: "hang-up", cause: "goodbye", says: "Tschüss.", after: 5 },
    [
      { type: "say", text: "Tschüss.", after: 5 },
      { type: "hang-up", after: 700 },
    ],
  ],
  [
    "would have cut in",
    { type: "interrupt", heard: "Wir", text: "Nein!", topic: null },
    [{ type: "say", text: "Nein!", after: 0 }],
  ],
])("he %s", (_name, act, done) => {
  expect(says(calleeWho(act).callee, "Guten Tag.", 700).after as object[]).toEqual(done);
});

test("he cuts in while a long text is said, but not while it is said who calls", () => {
  const cutsIn: CallerAct = {
    type: "interrupt",
    heard: LONG.slice(0, 35),
    text: "Nein!",
    topic: null,
  };
  expect(says(calleeWho(cutsIn).callee, LONG, 6_000).meanwhile).toEqual([]);
  const { callee, heard } = calleeWho(speaks("Ja?"), cutsIn);
  says(callee, "Guten Tag.", 700);
  const after = Math.round(6_000 * (35 / LONG.length));
  expect(callee.react({ type: "agent-began", text: LONG, milliseconds: 6_000 })).toEqual([
    { type: "say", text: "Nein!", after },
  ]);
  expect(heard).toHaveLength(2);
});

test("what he heard of a long text he does not hear again when it is over", () => {
  const { callee, heard } = calleeWho(speaks("Ja?"), speaks("Gern."));
  says(callee, "Guten Tag.", 700);
  expect(says(callee, LONG, 6_000)).toEqual({
    meanwhile: [],
    after: [{ type: "say", text: "Gern.", after: 900 }],
  });
  expect(heard).toHaveLength(2);
});

test("after four silences he puts the phone down", () => {
  const { callee } = calleeWho();
  const met = [1, 2, 3, 4].map((times) => callee.react({ type: "silence", times }));
  expect(met).toEqual([[], [], [], [{ type: "hang-up", after: 0 }]]);
});

test("the simulation's people are behind 011 to 015, and behind no other number", () => {
  const isThere = (to: string, direction: "outbound-api" | "inbound" = "outbound-api") =>
    simulatedPeople({ to, direction, character: 1, seed: -7 }) !== null;
  const berlin = (digits: string) => isThere(`+493023125${digits}`);
  expect(["010", "011", "015", "016", "001", "311"].map(berlin)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isThere("+498999998012")).toBe(true);
  expect(isThere("+493023125011", "inbound")).toBe(false);
  expect(isThere("+491711234011")).toBe(false);
});
