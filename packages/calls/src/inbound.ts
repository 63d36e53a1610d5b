import { begin } from "@rufbaum/conversation";
import type { Clock, Random } from "@rufbaum/runtime";
import type { CarrierEvent, CarrierName } from "@rufbaum/telephony";
import { canStart, type Tree } from "@rufbaum/tree";
import { callbackTree } from "@rufbaum/tree/callback";
import { withFirm } from "@rufbaum/tree/graph";
import type { CallRecord } from "./call.ts";
import type { Announce } from "./call-events.ts";
import type { CallStore, TreeStore } from "./call-store.ts";
import { type CalledBefore, variablesOfCallBack } from "./called-before.ts";
import type { CallSettings } from "./calls-deps.ts";
import { withUsualVoice } from "./lines/usual-voice.ts";
import type { Snapshots } from "./snapshots.ts";

export interface InboundDeps {
  store: Pick<CallStore, "find" | "findCalledBefore" | "insert" | "moveStatus">;
  trees: Pick<TreeStore, "publishedFor">;
  clock: Clock;
  random: Random;
  snapshots: Pick<Snapshots, "freeze">;
  settings(): Promise<Pick<CallSettings, "line" | "company" | "timeZone" | "voice">>;
  announce: Announce;
}

type Arrival = Extract<CarrierEvent, { type: "call-arrived" }>;

/**
 * Calls to our numbers. Each is answered: with the tree chosen for its number, as it was published
 * last, else with the call-back tree. Who wants no calls from us may call us all the same. Whom a
 * campaign has called is known: what it knows of him are variables of the call.
 */
export function createInbound(deps: InboundDeps) {
  const { store, clock, random } = deps;

  /** Writes the call down, once however often it is told, as `carrier`'s; answers our id of it. */
  async function arrived(event: Arrival, carrier?: CarrierName): Promise<string> {
    const known = await idOf(event.callSid);
    if (known !== null) return known;
    const before = await calledBefore(event);
    const tree = await treeFor(event, before);
    const call = await writeDown({ ...event, carrier }, tree, before);
    // Told twice at once: the first one leads.
    if (!call) return (await idOf(event.callSid)) ?? fail(event);
    deps.announce({ type: "call-started", call, tree });
    return call.id;
  }

  async function calledBefore({ from, to }: Arrival): Promise<CalledBefore | null> {
    if (!isShown(from)) return null;
    return store.findCalledBefore({ number: from, ours: to, at: clock.now() });
  }

  async function treeFor({ from, to }: Arrival, before: CalledBefore | null): Promise<Tree> {
    const chosen = await deps.trees.publishedFor(to);
    const { company, voice } = await deps.settings();
    if (chosen && canStart(chosen).length === 0)
      return withUsualVoice(withFirm(chosen, company), voice);
    const usual = callbackTree({ company, callerIsShown: isShown(from), called: before });
    return withUsualVoice(usual, voice);
  }

  async function writeDown(
    { callSid, from, to, carrier }: Arrival & { carrier: CarrierName | undefined },
    tree: Tree,
    before: CalledBefore | null,
  ): Promise<CallRecord | null> {
    const { line, timeZone } = await deps.settings();
    const snapshotId = await deps.snapshots.freeze(tree);
    const id = random.id("call");
    try {
      await store.insert({
        id,
        treeId: tree.id,
        treeName: tree.name,
        snapshotId,
        direction: "inbound",
        // Empty where it is hidden: views have their own word for that.
        from: isShown(from) ? from : "",
        to,
        callSid,
        status: "ringing",
        line,
        createdAt: clock.now(),
        ...(carrier !== undefined && { carrier }),
        ...(before && {
          state: begin(tree, variablesOfCallBack(before, { now: clock.now(), timeZone })),
          callsBack: { campaign: before.campaign, contact: before.contact },
        }),
      });
    } catch (error) {
      if ((await idOf(callSid)) === null) throw error;
      return null;
    }
    // What we tell the carrier now picks up; it says no more of the call until its end.
    return store.moveStatus({
      callId: id,
      status: "in-progress",
      sequence: -1,
      at: clock.now(),
      duration: null,
    });
  }

  /** Our id of a call that the carrier calls so, `null` if it is none of ours. */
  async function idOf(callSid: string): Promise<string | null> {
    return (await store.find(callSid))?.id ?? null;
  }

  return { arrived, idOf };
}

function isShown(number: string): boolean {
  return number.startsWith("+");
}

function fail({ callSid }: Arrival): never {
  throw new Error(`The call ${callSid} was told twice, and is not there.`);
}
