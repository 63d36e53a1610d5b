import { DomainError } from "../errors.ts";
import { runTask, type TaskInput, type TaskName, type TaskOutput } from "./tasks.ts";

/** Reads, checks and writes documents, large ones outside the thread that answers calls. */
export interface Reader {
  /**
   * Carries out a task.
   * @throws DomainError as the task does; also where too many wait (503)
   */
  ask<Name extends TaskName>(name: Name, input: TaskInput<Name>): Promise<TaskOutput<Name>>;
}

/** Does everything at once, where it is asked. */
export const readHere: Reader = { ask: async (name, input) => runTask(name, input) };

/** What a route that takes a large body gets of it: the bytes as they came. */
export async function bodyOf(request: Request): Promise<Uint8Array> {
  return new Uint8Array(await request.arrayBuffer());
}

/** Bytes of the texts and bodies in a task's input. */
export function sizeOf(input: object): number {
  let size = 0;
  for (const part of Object.values(input)) {
    if (typeof part === "string" || part instanceof Uint8Array) size += part.length;
  }
  return size;
}

export function tooBusy(): DomainError {
  return new DomainError({ code: "busy" }, { status: 503, details: { retryAfterSeconds: 5 } });
}

export function tooSlow(): DomainError {
  return new DomainError({ code: "too-slow" }, { status: 413 });
}
