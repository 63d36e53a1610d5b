import type { Tree } from "@rufbaum/tree";
import type { ImmediateUnderstanding } from "@rufbaum/understanding";
import { rateOf } from "../engine/rates.ts";
import type { Rate } from "../engine/result.ts";
import type { RecordedCall } from "./recorded-call.ts";
import { replayCall } from "./replay-call.ts";
import type { ReplayedCall, Unfollowed } from "./replayed-call.ts";

/** What recorded calls come to on a tree. */
export interface Replay {
  calls: readonly ReplayedCall[];
  /** Of the calls that could be followed, those that go another way or end otherwise. */
  changed: Rate;
  elsewhere: number;
  endOtherwise: number;
  same: number;
  unfollowed: Partial<Record<Unfollowed, number>>;
  /** The callers' lines, and how many were met as they were then. */
  lines: { total: number; followed: number; readOtherwise: number };
}

/** Lets recorded callers say again what they said, to this tree. */
export function replayCalls(
  tree: Tree,
  calls: readonly RecordedCall[],
  reader: ImmediateUnderstanding,
): Replay {
  const replayed = calls.map((call) => replayCall(tree, call, reader));
  const count = (type: ReplayedCall["result"]["type"]) =>
    replayed.filter(({ result }) => result.type === type).length;
  const elsewhere = count("elsewhere");
  const endOtherwise = count("ends-otherwise");
  const same = count("same");
  const unfollowed: Replay["unfollowed"] = {};
  const lines = { total: 0, followed: 0, readOtherwise: 0 };
  for (const { result, lines: said, followed, readOtherwise } of replayed) {
    lines.total += said;
    lines.followed += followed;
    lines.readOtherwise += readOtherwise.length;
    if (result.type === "unfollowed") unfollowed[result.why] = (unfollowed[result.why] ?? 0) + 1;
  }
  return {
    calls: replayed,
    changed: rateOf(elsewhere + endOtherwise, elsewhere + endOtherwise + same),
    elsewhere,
    endOtherwise,
    same,
    unfollowed,
    lines,
  };
}
