import type { PhoneNumberRefusal } from "@rufbaum/dialing";
import type { Context } from "../context.ts";
import { lostMeanwhile } from "../lost.ts";
import { formats } from "../output/formats.ts";
import { progressBar } from "../output/progress-bar.ts";
import { whileBusy } from "../while-busy.ts";

/** What a server says of a list that was sent to it. */
export interface ListAnswer {
  lines: number;
  added: number;
  known: number;
  doubled: number;
  notUnderstood: number;
  badLines: readonly number[];
  /** Lines that are not understood, as many as were asked for. */
  faults: readonly { line: number; reason: PhoneNumberRefusal }[];
  /** From 1, where the column was found by its numbers: what a further part of the list is told. */
  column?: number | null;
  /** Of consents: who withdrew before, who was erased, and whose own row does not agree. */
  withdrawn?: number;
  erased?: number;
  rowSaysNo?: number;
}

const COUNTS = ["lines", "added", "known", "doubled", "notUnderstood"] as const;
const COUNTS_OF_CONSENTS = ["withdrawn", "erased", "rowSaysNo"] as const;

/** Lines sent at once: a server reads them in a second or two. */
export const PORTION = 20_000;

/** Sends a list part by part, so that one sees how far it is, and adds up the answers. */
export async function sendInPortions(
  context: Context,
  lines: readonly string[],
  send: (text: string, firstLine: number) => Promise<ListAnswer>,
): Promise<ListAnswer> {
  const { deps, output } = context;
  const bar = progressBar(deps, !output.isJson());
  const { clock } = deps.runtime;
  const begun = clock.now();
  const sum: Omit<ListAnswer, "badLines" | "faults" | "column"> = {
    lines: 0,
    added: 0,
    known: 0,
    doubled: 0,
    notUnderstood: 0,
  };
  const badLines: number[] = [];
  const faults: ListAnswer["faults"][number][] = [];
  let column: number | null = null;
  try {
    for (let done = 0; done < lines.length; done += PORTION) {
      const seconds = (clock.now() - begun) / 1000;
      const rate = seconds > 0 ? done / seconds : 0;
      bar.show({ done, total: lines.length, rate });
      const part = `${lines.slice(done, done + PORTION).join("\n")}\n`;
      const answer = await whileBusy(context, () => send(part, done + 1), {
        before: bar.clear,
      }).catch((error: unknown) => {
        throw lostMeanwhile(error, lostIn(done, lines.length));
      });
      for (const name of COUNTS) sum[name] += answer[name];
      for (const name of COUNTS_OF_CONSENTS) {
        const more = answer[name];
        if (more !== undefined) sum[name] = (sum[name] ?? 0) + more;
      }
      badLines.push(...answer.badLines);
      column ??= answer.column ?? null;
      for (const fault of answer.faults) faults.push(fault);
    }
  } finally {
    bar.clear();
  }
  return { ...sum, badLines, faults, column };
}

/** What became of a list whose server is gone. @param done lines that it has answered for */
function lostIn(done: number, all: number) {
  const { whole } = formats;
  return {
    lines: [
      done === 0
        ? `Of the first ${whole(Math.min(PORTION, all))} lines some may be stored, and stay.`
        : `The first ${whole(done)} of ${whole(all)} lines are stored; of those behind them some may be.`,
    ],
    hint: "Once the server answers again, send the list again: what is known already is not stored twice.",
  };
}

/** Which lines nobody understands, in words. */
export function badLinesTold({ notUnderstood, badLines }: ListAnswer): string | null {
  if (notUnderstood === 0) return null;
  const shown = badLines.slice(0, 20);
  const rest = notUnderstood - shown.length;
  const places = `${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  return `${notUnderstood} not understood, in line${notUnderstood === 1 ? "" : "s"} ${places}.`;
}
