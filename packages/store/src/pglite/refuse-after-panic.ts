import type { PGlite } from "@electric-sql/pglite";
import { DatabaseError, errorFields } from "./database-error.ts";

/** The two ways in which PGlite has PostgreSQL work; its types show only one of them. */
type Running = Pick<PGlite, "execProtocolStream"> & {
  execProtocolRawSync(message: Uint8Array): Uint8Array;
};

/**
 * After a PANIC, as when the log's disk is full, PostgreSQL's process ends. PGlite has none that
 * could: the next query would turn in its thread for ever (tried with 0.5.16). So that fault is the
 * answer to whatever is asked from then on, and nothing touches the files any more.
 */
export function refuseAfterPanic(database: PGlite): void {
  const running = database as unknown as Running;
  const { execProtocolRawSync, execProtocolStream } = running;
  let panic: unknown = null;

  running.execProtocolRawSync = (message) => {
    if (panic !== null) throw panic;
    return execProtocolRawSync.call(database, message);
  };
  running.execProtocolStream = async (...given) => {
    try {
      return await execProtocolStream.apply(database, given);
    } catch (error) {
      const fault = errorFields(error);
      // Without a severity it is no fault of PostgreSQL's, but the machine's below it.
      if (fault.severity === undefined) {
        panic ??= new DatabaseError({ ...fault, code: "57P02", severity: "PANIC" });
      } else if (isPanic(fault)) panic ??= error;
      throw panic ?? error;
    }
  };
}

/** Whether the database can do nothing more until it is opened anew. */
export function isPanic({ severity }: { severity?: string | undefined }): boolean {
  return severity === "PANIC" || severity === "FATAL";
}
