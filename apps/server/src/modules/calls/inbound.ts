import type { Clock, Random } from "@rufbaum/runtime";
import {
  type CallRecord,
  type Database,
  findCall,
  findInboundTreeId,
  findPublished,
  insertCall,
  moveCallStatus,
} from "@rufbaum/store";
import type { CarrierEvent } from "@rufbaum/telephony";
import { canStart, type Tree } from "@rufbaum/tree";
import { callbackTree } from "@rufbaum/tree/callback";
import type { Live } from "../../live/live.ts";
import type { TelephonySettings } from "../settings/telephony-settings.ts";
import type { Snapshots } from "./snapshots.ts";
import { viewActiveCall } from "./views.ts";

export interface InboundDeps {
  db: Database;
  clock: Clock;
  random: Random;
  snapshots: Pick<Snapshots, "freeze">;
  settings(): Promise<Pick<TelephonySettings, "line" | "company">>;
  live: Live;
}

type Arrival = Extract<CarrierEvent, { type: "call-arrived" }>;

/**
 * Calls to our numbers. Each is answered: with the tree chosen for its number, as it was published
 * last, else with the call-back tree. Who wants no calls from us may call us all the same.
 */
export function createInbound(deps: InboundDeps) {
  const { db, clock, random } = deps;

  /** Writes the call down, once however often it is told; answers our id of it. */
  async function arrived(event: Arrival): Promise<string> {
    const known = await idOf(event.callSid);
    if (known !== null) return known;
    const tree = await treeFor(event);
    const call = await store(event, tree);
    // Told twice at once: the first one leads.
    if (!call) return (await idOf(event.callSid)) ?? fail(event);
    const view = viewActiveCall(call, tree, [], clock.now());
    deps.live.publish({ type: "call-started", call: view });
    return call.id;
  }

  async function treeFor({ from, to }: Arrival): Promise<Tree> {
    const treeId = await findInboundTreeId(db, to);
    const chosen = treeId === null ? null : await findPublished(db, treeId);
    if (chosen && canStart(chosen.tree).length === 0) return chosen.tree;
    const { company } = await deps.settings();
    return callbackTree({ company, callerIsShown: isShown(from) });
  }

  async function store({ callSid, from, to }: Arrival, tree: Tree): Promise<CallRecord | null> {
    const { line } = await deps.settings();
    const snapshotId = await deps.snapshots.freeze(tree);
    const id = random.id("call");
    try {
      await insertCall(db, {
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
      });
    } catch (error) {
      if ((await idOf(callSid)) === null) throw error;
      return null;
    }
    // What we tell the carrier now picks up; it says no more of the call until its end.
    return moveCallStatus(db, {
      callId: id,
      status: "in-progress",
      sequence: -1,
      at: clock.now(),
      duration: null,
    });
  }

  /** Our id of a call that the carrier calls so, `null` if it is none of ours. */
  async function idOf(callSid: string): Promise<string | null> {
    return (await findCall(db, callSid))?.id ?? null;
  }

  return { arrived, idOf };
}

function isShown(number: string): boolean {
  return number.startsWith("+");
}

function fail({ callSid }: Arrival): never {
  throw new Error(`The call ${callSid} was told twice, and is not there.`);
}
