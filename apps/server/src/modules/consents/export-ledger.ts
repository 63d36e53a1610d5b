import { consentStatementsAfter, type Database, readChain, readConsentHead } from "@rufbaum/store";

const PAGE = 1_000;

/**
 * The whole ledger as JSON lines: what was agreed to, all entries in their order, the head. With
 * them each hash can be made anew; of files of evidence, and of what was purged after its time, only
 * theirs. It names nobody.
 */
export function exportLedger(db: Database): Response {
  const encoder = new TextEncoder();
  const pages = pagesOf(db);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pages.next();
      if (done) controller.close();
      else
        controller.enqueue(encoder.encode(value.map((one) => `${JSON.stringify(one)}\n`).join("")));
    },
    cancel: async () => void (await pages.return(undefined)),
  });
  return new Response(body, {
    headers: {
      "content-type": "application/x-ndjson",
      "content-disposition": 'attachment; filename="consents.jsonl"',
      "cache-control": "no-store",
    },
  });
}

async function* pagesOf(db: Database): AsyncGenerator<object[], void, undefined> {
  for (let after = ""; ; ) {
    const page = await consentStatementsAfter(db, after, PAGE);
    if (page.length > 0) yield page.map((statement) => ({ type: "statement", ...statement }));
    if (page.length < PAGE) break;
    after = page.at(-1)?.id ?? "";
  }
  for (let after = 0; ; ) {
    const page = await readChain(db, after, PAGE);
    if (page.length > 0) yield page.map(lineOf);
    if (page.length < PAGE) break;
    after = page.at(-1)?.sequence ?? after;
  }
  yield [{ type: "head", ...(await readConsentHead(db)) }];
}

function lineOf(entry: Awaited<ReturnType<typeof readChain>>[number]): object {
  if ("purge" in entry) return { type: "purged", ...entry };
  const { statementHash: _, ...written } = entry;
  return { type: "entry", ...written };
}
