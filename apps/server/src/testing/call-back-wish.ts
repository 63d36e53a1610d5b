import {
  type Database,
  endCall,
  insertCall,
  markOutcome,
  moveCallStatus,
  saveSnapshot,
} from "@rufbaum/store";
import type { CarrierName } from "@rufbaum/telephony";
import { CALLER, SMALL_TREE } from "./calls-program.ts";

/** A call in which somebody wished to be called back; `at`: when it ended. @returns its id */
export async function wishedForCallBack(
  db: Database,
  { number, at, carrier }: { number: string; at: number; carrier: CarrierName },
): Promise<string> {
  const id = `call_wish_${at}`;
  await insertCall(db, {
    id,
    treeId: SMALL_TREE.id,
    treeName: SMALL_TREE.name,
    snapshotId: await saveSnapshot(db, SMALL_TREE, at),
    direction: "outbound",
    from: CALLER,
    to: number,
    carrier,
    createdAt: at - 60_000,
  });
  const answered = { callId: id, sequence: 1, at: at - 50_000, duration: null };
  await moveCallStatus(db, { ...answered, status: "in-progress" });
  const end = { callId: id, status: "completed", outcome: "callback" } as const;
  await endCall(db, { ...end, endReason: null, errorCode: null, at });
  await markOutcome(db, id, "callback");
  return id;
}
