import { type Deed, doneIn } from "@rufbaum/conversation/play";
import { filledFields } from "@rufbaum/tree/graph";
import { writtenScalar } from "./written-scalar.ts";

/** What an action did, as suites write it: its kind alone where it has no field. */
export type WrittenDeed = string | ({ kind: string } & Record<string, string | null>);

/** What the actions of a call did, one after the other; those that failed did nothing. */
export function deedsOf(steps: Parameters<typeof doneIn>[0]["steps"]): WrittenDeed[] {
  return doneIn({ steps }).flatMap((deed) => (isDone(deed) ? [writtenDeed(deed)] : []));
}

function isDone({ result }: Deed): boolean {
  return result?.type !== "action-failed";
}

function writtenDeed({ action }: Deed): WrittenDeed {
  const filled = filledFields(action).filter(({ text }) => text !== "");
  if (filled.length === 0) return action.kind;
  return { kind: action.kind, ...Object.fromEntries(filled.map(({ name, text }) => [name, text])) };
}

export function kindOf(deed: WrittenDeed): string {
  return typeof deed === "string" ? deed : deed.kind;
}

/** Such as `{ kind: tag, tag: Interessent }`. */
export function deedText(deed: WrittenDeed, style: "flow" | "json"): string {
  if (typeof deed === "string") return writtenScalar(deed, style);
  const fields = Object.entries(deed).map(
    ([name, text]) => `${writtenScalar(name, style)}: ${writtenScalar(text, style)}`,
  );
  return `{ ${fields.join(", ")} }`;
}
