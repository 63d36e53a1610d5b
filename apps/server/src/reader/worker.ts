/** The thread that reads large bodies, so that the one that answers calls need not. */
import { setPriority } from "node:os";
import { DomainError } from "../errors.ts";
import type { Answered, Asked } from "./protocol.ts";
import { runTask } from "./tasks.ts";

declare const self: Worker;

/** Of 19, and only where threads have priorities of their own: calls go first. */
const STANDING_BACK = 10;
if (process.platform === "linux") setPriority(0, STANDING_BACK);

self.onmessage = ({ data }: MessageEvent<Asked>) => self.postMessage(answerTo(data));

function answerTo({ name, input }: Asked): Answered {
  try {
    return { kind: "done", output: runTask(name, input as never) };
  } catch (error) {
    if (error instanceof DomainError) {
      const { refusal, reason, status, details } = error;
      return { kind: "refused", refusal, reason, status, details };
    }
    const { name, stack = "" } = error instanceof Error ? error : new Error("something was thrown");
    return { kind: "failed", name, stack };
  }
}
