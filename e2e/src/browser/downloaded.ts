import type { Download } from "playwright-core";

/** What was downloaded; the browser may be another process's, so there is no path to it. */
export async function downloaded(download: Download): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks);
}
