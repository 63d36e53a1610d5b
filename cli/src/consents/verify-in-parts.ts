import { ask, type Client } from "../client.ts";
import type { Context } from "../context.ts";
import { progressBar } from "../output/progress-bar.ts";

/** Entries looked at by one request: the server follows them in a second or two. */
const PART = 20_000;

/**
 * Follows the ledger's chain from its beginning, part by part, so that one sees how far it is.
 * @param kept what was told as its head before: it has to stand there still
 */
export async function verifyInParts(
  { deps, output }: Context,
  client: Client,
  kept: { after: number; hash: string } | null,
) {
  if (kept) {
    const query = { most: 1, ...kept };
    const asKept = await ask(client, client.api.api.consents.verify.get({ query }));
    if (!asKept.ok) return asKept;
  }
  const bar = progressBar(deps, !output.isJson());
  const { clock } = deps.runtime;
  const begun = clock.now();
  let from: { after: number; hash: string } | null = null;
  try {
    for (;;) {
      const query: { most: number; after?: number; hash?: string } = { most: PART, ...from };
      const part = await ask(client, client.api.api.consents.verify.get({ query }));
      if (part.isDone) return part;
      const { sequence: done, hash } = part.head;
      from = { after: done, hash };
      const seconds = (clock.now() - begun) / 1000;
      bar.show({ done, total: part.total, rate: seconds > 0 ? done / seconds : 0 });
    }
  } finally {
    bar.clear();
  }
}
