import { emulatedCalls } from "@rufbaum/server/emulated-calls";
import { type RecordedCall, replayCalls } from "@rufbaum/simulation";
import { findCall, insertTree, listOpenCalls } from "@rufbaum/store";
import type { TestClient } from "@rufbaum/store/testing";
import type { Callee, CalleeAct } from "@rufbaum/telephony/emulator";
import type { Tree } from "@rufbaum/tree";
import { wordsIn } from "@rufbaum/words";
import { recorded } from "../calls/recorded-calls.ts";
import { playedOf, reader } from "./players.ts";
import type { Played, Script, Turn } from "./script.ts";

/** Test numbers that are answered, and those behind a transfer. */
const NUMBERS = ["+496990009", "+494066969", "+492214710", "+498999998"].flatMap((block) =>
  ["00", "01", "02", "03", "04", "08"].flatMap((tens) =>
    Array.from({ length: 10 }, (_, last) => `${block}${tens}${last}`),
  ),
);
const RINGS_OUT = "+493023125200";

export interface LiveCall {
  played: Played;
  recorded: RecordedCall;
}

/**
 * Leads every script as a call, all of them at once, against the bundled emulator in virtual time:
 * over the relay, or turn by turn.
 */
export async function liveCalls(
  client: TestClient,
  scripts: readonly Script[],
  line: "relay" | "gather",
): Promise<LiveCall[]> {
  await client.query("truncate calls, suppressions cascade");
  const app = emulatedCalls(client, {
    settings: { line },
    callees: ({ to }) => {
      const script = scripts[NUMBERS.indexOf(to)];
      return script ? calleeOf(script.turns) : TAKES_OVER;
    },
  });
  const { calls, db, passUntil } = app;
  await app.own(NUMBERS);
  const ids: string[] = [];
  for (const [place, script] of scripts.entries()) {
    const tree = { ...asItHappens(script), id: `${line}_${place}`, name: script.name };
    await insertTree(db, tree);
    const placed = await calls.place({ to: NUMBERS[place] ?? "", treeId: tree.id });
    ids.push(placed.callId);
  }
  await passUntil(async () => (await listOpenCalls(db)).length === 0);
  const led: LiveCall[] = [];
  for (const id of ids) {
    const call = await calls.find(id, wordsIn("en"));
    const said = call.messages.filter(({ speaker }) => speaker !== "caller");
    const { state } = (await findCall(db, id)) ?? {};
    const played = playedOf(
      state,
      said.map(({ message }) => message),
    );
    led.push({ played, recorded: recorded(call) });
  }
  await calls.stop();
  app.emulator.close();
  return led;
}

/** What a script decides about an action, the world decides here: no such number, nobody there. */
function asItHappens({ tree, turns }: Script): Tree {
  const faults = new Set(turns.map(({ fault }) => fault));
  const nodes = tree.nodes.map((node) => {
    if (node.type !== "action") return node;
    const { action } = node;
    if (action?.kind === "transfer" && faults.has("not-picked-up")) {
      return { ...node, action: { ...action, to: RINGS_OUT } };
    }
    if (action?.kind === "transfer" && faults.has("fails")) {
      return { ...node, action: { ...action, to: "112" } };
    }
    if (action?.kind === "send-sms" && faults.has("fails")) {
      return { ...node, action: { ...action, to: "112" } };
    }
    return node;
  });
  return { ...tree, nodes };
}

/** Does what stands in the script, one turn after the other, as soon as the agent is silent. */
function calleeOf(turns: readonly Turn[]): Callee {
  const left = [...turns];
  return {
    react(heard) {
      const [next] = left;
      if (!next) return [];
      const isCut = "cutsIn" in next;
      if (heard.type === "agent-began" && isCut && heard.text.startsWith(next.cutsIn)) {
        left.shift();
        return [{ type: "say", text: next.says, after: heard.milliseconds * shareOf(next, heard) }];
      }
      if (heard.type === "agent-began" && "saysEarly" in next) {
        left.shift();
        return [{ type: "say", text: next.saysEarly, after: heard.milliseconds * EARLY }];
      }
      if (heard.type !== "agent-finished" || isCut) return [];
      left.shift();
      return actsOf(next);
    },
  };
}

/** The share of the first words that is heard by then. */
const EARLY = 0.3;

/** Into the word after those that were heard. */
function shareOf({ cutsIn }: { cutsIn: string }, { text }: { text: string }): number {
  return (cutsIn.length + 2) / text.length;
}

function actsOf(turn: Turn): CalleeAct[] {
  const after = 200;
  if ("presses" in turn) return [{ type: "press", digits: turn.presses, after }];
  if ("saysEarly" in turn) return [];
  if ("says" in turn) return [{ type: "say", text: turn.says, after }];
  return turn.is === "silent" ? [] : [{ type: "hang-up", after }];
}

/** Somebody to whom a caller is put through: a word, and that was it. */
const TAKES_OVER: Callee = {
  react: (heard) => (heard.type === "picked-up" ? [{ type: "hang-up", after: 2_000 }] : []),
};

/** Whether the recorded call, said again, goes the same way through the same tree. */
export function replayed(script: Script, { recorded: call }: LiveCall): string {
  const result = replayCalls(asItHappens(script), [call], reader).calls[0]?.result;
  return result?.type === "unfollowed" ? `unfollowed: ${result.why}` : (result?.type ?? "none");
}
