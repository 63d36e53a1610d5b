import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { begin, transition, WORDING } from "@rufbaum/conversation";
import { speakable } from "@rufbaum/speech";
import { insertTree, listOpenCalls } from "@rufbaum/store";
import { openTestClient, type TestClient } from "@rufbaum/store/testing";
import type { Callee, CalleeAct } from "@rufbaum/telephony/emulator";
import { type NodeFields, type Tree, textOf } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { CARE_TREE } from "../../testing/care-tree.ts";
import { emulatedCalls } from "../../testing/emulated-calls.ts";

let client: TestClient;
beforeAll(async () => {
  ({ client } = await openTestClient());
});
afterAll(() => client.close());

const NO_MORE = "Rufen Sie mich nie wieder an!";
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** All of them in the soak. */
const TENTHS = process.env.RUFBAUM_SOAK === undefined ? [0, 5, 9] : DIGITS;
/** Test numbers that are answered; in the other tens something is amiss. */
const BLOCKS = ["+493023125", "+496990009", "+494066969", "+492214710", "+498999998"];
const TENS = ["00", "01", "02", "03", "04", "08"];
const NUMBERS = BLOCKS.flatMap((block) =>
  TENS.flatMap((tens) => DIGITS.map((last) => block + tens + last)),
);

/** A moment in which somebody wants no more calls: so many tenths into a text of a tree. */
interface Moment {
  tree: Tree;
  nodeId: string;
  text: string;
  tenth: number;
}

/** Each text that a tree speaks: the tree led straight to it, and the moments in it. */
function momentsOf(tree: Tree): Moment[] {
  return tree.nodes.flatMap((node) => {
    const text = textOf(node);
    if (text === "") return [];
    const straight = { ...tree, id: `${tree.id}_${node.id}`, name: node.id };
    const connections = tree.connections.map((way) =>
      way.sourceNodeId === "start" ? { ...way, targetNodeId: node.id } : way,
    );
    const led = node.type === "start" ? straight : { ...straight, connections };
    return TENTHS.map((tenth) => ({ tree: led, nodeId: node.id, text, tenth }));
  });
}

/** Says it there and nothing else, and keeps what it hears. */
function refusing({ nodeId, tree, tenth }: Moment, heard: string[]): Callee {
  const isFirst = tree.nodes.find(({ type }) => type === "start")?.id === nodeId;
  let texts = 0;
  return {
    react(event) {
      if (event.type !== "agent-began") return [];
      heard.push(event.text.trim());
      texts += 1;
      if (texts !== (isFirst ? 1 : 2)) return [];
      const act: CalleeAct = {
        type: "say",
        text: NO_MORE,
        after: (event.milliseconds * tenth) / 10,
      };
      return [act];
    },
  };
}

async function led(moments: readonly Moment[]) {
  const heard = moments.map((): string[] => []);
  const app = emulatedCalls(client, {
    callees: ({ to }) => {
      const place = NUMBERS.indexOf(to);
      return refusing(moments[place] as Moment, heard[place] as string[]);
    },
  });
  const { calls, db, own, passUntil } = app;
  for (const tree of new Set(moments.map((moment) => moment.tree))) await insertTree(db, tree);
  await own(NUMBERS.slice(0, moments.length));
  const ids: string[] = [];
  for (const [place, { tree }] of moments.entries()) {
    const placed = calls.place({ to: NUMBERS[place] as string, treeId: tree.id });
    ids.push((await placed).callId);
  }
  await passUntil(async () => (await listOpenCalls(db)).length === 0);
  await calls.stop();
  app.emulator.close();
  const { rows: stored } = await client.query("select number from suppressions");
  const { rows: written } = await client.query("select call_id from messages where text = $1", [
    NO_MORE,
  ]);
  const { rows } = await client.query("select id, status, outcome from calls");
  const ended = new Map(
    (rows as { id: string; status: string; outcome: string }[]).map((row) => [row.id, row]),
  );
  const numbers = new Set((stored as { number: string }[]).map(({ number }) => number));
  const transcribed = new Set((written as { call_id: string }[]).map((row) => row.call_id));
  return ids.map((callId, place) => ({
    ...(moments[place] as Moment),
    call: ended.get(callId),
    isWritten: transcribed.has(callId),
    isSuppressed: numbers.has(NUMBERS[place] as string),
    heard: heard[place] as string[],
  }));
}

describe.each([
  ["the sample tree", sampleTree({ id: "sample", createdAt: "2026-01-01T00:00:00.000Z" })],
  ["a care service's tree", CARE_TREE],
])("an opt-out throughout every text of %s", (_, tree) => {
  const moments = momentsOf(tree);
  const own = tree.nodes.find(({ objection }: NodeFields) => objection?.intent === "opt_out");
  const goodbye = speakable((own && textOf(own)) || WORDING.optOut);

  test("is stored and honoured", async () => {
    const faults: string[] = [];
    for (let from = 0; from < moments.length; from += NUMBERS.length) {
      await client.query("truncate calls, suppressions cascade");
      for (const one of await led(moments.slice(from, from + NUMBERS.length))) {
        const { nodeId, tenth, call, heard } = one;
        // Over a goodbye the call ends as it was about to.
        const answered = { type: "call-answered", at: 0 } as const;
        const isEnding = transition(one.tree, begin(one.tree), answered).state.phase === "over";
        const isOwn = nodeId === own?.id;
        const wrong = [
          !one.isSuppressed && "is not stored",
          !one.isWritten && "is not in the transcript",
          !isEnding && call?.outcome !== "opt-out" && `has the outcome ${call?.outcome}`,
          !isEnding && !isOwn && heard.at(-1) !== goodbye && `is answered: ${heard.at(-1)}`,
          call?.status !== "completed" && `ends ${call?.status}`,
        ].filter(Boolean);
        if (wrong.length > 0) faults.push(`${nodeId}, ${tenth} tenths: ${wrong.join(", ")}`);
      }
    }
    expect(faults).toEqual([]);
    expect(moments.length).toBeGreaterThan(6 * TENTHS.length);
  });
});
