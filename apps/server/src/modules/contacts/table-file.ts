import { BYTE_ORDER_MARK, csvLines, type TableRow } from "@rufbaum/dialing/contact-files";
import { DomainError } from "../../errors.ts";
import type { ContactFiles } from "./contact-files.ts";

/** A workbook is made in one go: as many rows as one may have that is read in. */
const MOST_IN_WORKBOOK = 100_000;
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Content types of what `tableFile` makes. */
export const TABLE_TYPES = ["text/csv", XLSX] as const;
/** Content types of contact files; what a file is, is found by looking at it. */
export const CONTACT_FILE_TYPES = ["text/csv", XLSX, "application/octet-stream"] as const;

export type TableRows = AsyncGenerator<readonly TableRow[]>;

/** @throws DomainError `workbook-too-large` */
export function refuseTooLarge(amount: number): void {
  if (amount <= MOST_IN_WORKBOOK) return;
  const limits = { amount, limit: MOST_IN_WORKBOOK };
  throw new DomainError(
    { code: "workbook-too-large", ...limits },
    { status: 413, details: limits },
  );
}

/** Rows, the columns' names among them, as a file that runs no formula. */
export async function tableFile(
  { format, name, sheet }: { format: "csv" | "xlsx"; name: string; sheet: string },
  rows: TableRows,
  files: Pick<ContactFiles, "workbook">,
): Promise<Response> {
  if (format === "csv") return answer(csv(rows), "text/csv;charset=utf-8", `${name}.csv`);
  return answer(await files.workbook(rows, sheet), XLSX, `${name}.xlsx`);
}

/** Opens rightly in German Excel; formulas are text, `+49 …` with an apostrophe before it, too. */
function csv(rows: TableRows): ReadableStream {
  const encoder = new TextEncoder();
  async function* lines() {
    yield encoder.encode(BYTE_ORDER_MARK);
    for await (const some of rows) yield encoder.encode(csvLines(some));
  }
  const rest = lines();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await rest.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await rest.return?.()),
  });
}

function answer(body: ReadableStream | Blob, type: string, name: string): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
