import type { ConversationState } from "@rufbaum/conversation";
import { call } from "@rufbaum/conversation/testing";
import { answer, type Chat, openAction, openChat, type Reply } from "@rufbaum/dashboard/test-chat";
import {
  type CallerAct,
  type Conversation,
  openSimulation,
  type Persona,
} from "@rufbaum/simulation";
import { readSuite, runSuite } from "@rufbaum/simulation/suite";
import { exportTree } from "@rufbaum/tree";
import { openUnderstanding } from "@rufbaum/understanding";
import { fakeCli } from "../testing/fake-cli.ts";
import { cannot, type Played, type Script, type Turn } from "./script.ts";

export const reader = await openUnderstanding();

/** The testing kit's script. */
export function byKit({ tree, turns }: Script): Played {
  const told = call(tree, { understanding: reader });
  for (const turn of turns) {
    if (turn.fault === "fails") told.nextActionFails();
    if (turn.fault === "not-picked-up") told.nobodyPicksUp();
    if ("cutsIn" in turn) told.interrupts(turn.cutsIn);
    if ("says" in turn) told.hears(turn.says);
    else if ("presses" in turn) {
      told.presses(turn.presses);
      if (turn.pauses) told.staysSilent();
    } else if ("saysEarly" in turn) told.hearsEarly(turn.saysEarly);
    else if (turn.is === "silent") told.staysSilent();
    else told.hangsUp();
  }
  return playedOf(told.state, told.spoken);
}

/** What the builder's test chat keeps, whose author decides how each action goes. */
export function byTestChat({ tree, turns }: Script): Played {
  const given = Object.entries(tree.settings?.variables ?? {});
  const variables = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  let chat = decided(openChat(tree, variables));
  for (const turn of turns) {
    for (const reply of repliesOf(turn)) chat = answer(chat, reply, reader);
    chat = decided(chat, turn);
  }
  const effects = chat.turns.flatMap((each) => each.effects);
  const said = effects.flatMap((effect) => (effect.type === "say" ? [effect.text] : []));
  return playedOf(chat.plays.at(-1)?.state, said);
}

function decided(chat: Chat, turn?: Turn): Chat {
  let next = chat;
  for (let fault = turn?.fault; openAction(next); fault = undefined) {
    const done: Reply =
      fault === "not-picked-up" ? { kind: fault } : { kind: "action-done", ok: !fault };
    next = answer(next, done, reader);
  }
  return next;
}

function repliesOf(turn: Turn): Reply[] {
  if ("presses" in turn) {
    const pressed: Reply = { kind: "pressed", digits: turn.presses };
    return turn.pauses ? [pressed, { kind: "silent" }] : [pressed];
  }
  if ("saysEarly" in turn) return cannot(turn);
  if ("is" in turn) return [{ kind: turn.is === "silent" ? "silent" : "hung-up" }];
  const said: Reply = { kind: "said", text: turn.says };
  return "cutsIn" in turn ? [{ kind: "interrupted" }, said] : [said];
}

/** `rufbaum chat --json`, as it is typed. */
export async function byRufbaumChat({ tree, turns }: Script): Promise<Played> {
  const stdin = turns.flatMap(typed).map((line) => `${line}\n`);
  const cli = fakeCli({ files: { "tree.json": exportTree(tree) }, stdin: stdin.join("") });
  const { stdout } = await cli.run("chat", "tree.json", "--json");
  const events = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const { path, variables, outcome, reason } = events.find(({ type }) => type === "chat-ended");
  const said = events.filter(({ type }) => type === "agent-spoke").map(({ text }) => text);
  return { path, variables, outcome, endReason: reason, said };
}

function typed(turn: Turn): string[] {
  const fault =
    turn.fault === undefined ? [] : [turn.fault === "fails" ? "/scheitern" : "/niemand"];
  if ("presses" in turn) {
    return [...fault, `/taste ${turn.presses}`, ...(turn.pauses ? ["/stille"] : [])];
  }
  if ("saysEarly" in turn) return cannot(turn);
  if ("is" in turn) return [...fault, turn.is === "silent" ? "/stille" : "/auflegen"];
  return [...fault, ...("cutsIn" in turn ? ["/unterbrechen"] : []), turn.says];
}

/** `rufbaum test`: what is known in the end is only expected there, as the kit came to know it. */
export async function bySuite(script: Script): Promise<Played> {
  const { tree, turns, name } = script;
  const expected = byKit(script);
  const lines = [...turns.flatMap(written), { variables: expected.variables }];
  const read = readSuite(JSON.stringify({ tree: "sample", cases: [{ name, lines }] }));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { cases } = await runSuite(read.suite, {
    tree,
    reader,
    simulate: () => Promise.reject(new Error("Nothing is simulated.")),
    personasOf: () => [],
  });
  const [report] = cases;
  if (report?.status !== "passed") throw new Error(JSON.stringify(report?.deviations));
  const { path, outcome, endReason, transcript } = report;
  const said = transcript.filter(({ speaker }) => speaker === "agent").map(({ text }) => text);
  return { path, variables: expected.variables, outcome, endReason, said };
}

function written(turn: Turn): object[] {
  const action = turn.fault && { action: turn.fault };
  if ("presses" in turn) {
    return [
      { keys: turn.presses, ...action },
      ...(turn.pauses ? [{ silence: true, ...action }] : []),
    ];
  }
  if ("saysEarly" in turn) return cannot(turn);
  if ("is" in turn) {
    return [turn.is === "silent" ? { silence: true, ...action } : { "hangs-up": true }];
  }
  const cut = "cutsIn" in turn && { interrupts: true };
  return [{ caller: turn.says, ...cut, ...action }];
}

/** A woman: those are called Sabine where a tree calls by name, as the script has it. */
const SOMEBODY: Persona = {
  id: "somebody",
  name: "Frau Krüger",
  type: "Kundin",
  personality: [],
  patienceLevel: 5,
};

/** Of so many runs one, in which the same goes wrong by chance. */
const MOST_RUNS = 3_000;

/** A simulated run whose caller does what stands in the script. */
export function bySimulation(script: Script): Played {
  const { tree, turns } = script;
  const simulation = openSimulation(
    { tree, personas: [SOMEBODY], seed: 1, noise: 0 },
    {
      reader,
      openCaller() {
        const left = turns.map(acted);
        return { react: ({ text }) => left.shift()?.(text) ?? LOST };
      },
    },
  );
  const wantsFault = turns.some(({ fault }) => fault);
  for (let index = 0; index < MOST_RUNS; index += 1) {
    const told = simulation.tell(index);
    if (hasFailed(told) !== wantsFault) continue;
    const said = told.lines.flatMap((line) => (line.type === "agent" ? [line.text] : []));
    // A run keeps no variables: those of the kit stand for what the agent's words and ways show.
    const { path, outcome, endReason } = told;
    return { path, variables: byKit(script).variables, outcome, endReason, said };
  }
  throw new Error("Nothing went wrong by chance.");
}

const LOST: CallerAct = { type: "hang-up", cause: "lost", says: null, after: 0 };

function hasFailed({ lines }: Conversation): boolean {
  return lines.some((line) => line.type === "action" && !line.succeeded);
}

function acted(turn: Turn): (heard: string) => CallerAct {
  if ("presses" in turn) return () => ({ type: "press", digits: turn.presses, after: 200 });
  if ("saysEarly" in turn) return cannot(turn);
  if ("is" in turn) return () => (turn.is === "silent" ? { type: "stay-silent" } : LOST);
  const { says: text } = turn;
  if (!("cutsIn" in turn)) return () => ({ type: "speak", text, topic: null, after: 200 });
  return () => ({ type: "interrupt", heard: turn.cutsIn, text, topic: null });
}

type End = Pick<ConversationState, "path" | "variables" | "outcome" | "endReason">;

export function playedOf(state: End | undefined | null, said: readonly string[]): Played {
  const { path = [], variables = {}, outcome = null, endReason = null } = state ?? {};
  return { path, variables, outcome, endReason, said };
}
