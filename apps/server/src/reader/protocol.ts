import type { Refusal } from "@rufbaum/words";
import type { TaskName } from "./tasks.ts";

/** What the thread is asked, one task after the other. */
export interface Asked {
  name: TaskName;
  input: unknown;
}

/** What it answers: a refusal is a DomainError's fields. */
export type Answered =
  | { kind: "done"; output: unknown }
  | {
      kind: "refused";
      refusal: Refusal;
      reason: string;
      status: number;
      details: Record<string, unknown> | undefined;
    }
  | { kind: "failed"; name: string; stack: string };
