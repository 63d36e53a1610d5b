import type { SuiteLine } from "./case-schema.ts";

/** What the caller does in a line, as a transcript tells it. */
export function doneBy(line: SuiteLine): string[] {
  const done: string[] = [];
  if (line.interrupts !== undefined) {
    const { interrupts } = line;
    const after =
      interrupts === true
        ? ""
        : ` after ${typeof interrupts === "number" ? `${interrupts} words` : `“${interrupts}”`}`;
    done.push(`(interrupts${after})`);
  }
  if (line.silence !== undefined) {
    done.push(
      line.silence === true || line.silence === 1
        ? "(silence)"
        : `(silence, ${line.silence} times)`,
    );
  }
  if (line.keys !== undefined) done.push(`[${line.keys}]`);
  if (line.caller !== undefined) done.push(line.caller);
  if (line["hangs-up"]) done.push("(hangs up)");
  return done;
}
