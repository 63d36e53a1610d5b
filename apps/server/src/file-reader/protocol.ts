import type { FileNews, FileOrder, WorkbookOrder } from "./file-order.ts";

/** What the thread of a file is told: the file's next bytes, and that its news are wanted. */
export type ToThread =
  | { kind: "begin"; order: FileOrder | WorkbookOrder }
  | { kind: "next" }
  /** `null`: that was all of them. */
  | { kind: "bytes"; bytes: Uint8Array | null };

/** What it says: one answer to each `next`, and any number of `more` before it. */
export type FromThread =
  | { kind: "more" }
  | { kind: "news"; news: FileNews }
  | { kind: "ended" }
  | { kind: "failed"; name: string; stack: string };
