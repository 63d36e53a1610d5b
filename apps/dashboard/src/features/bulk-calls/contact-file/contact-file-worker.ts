import type { FileNews, FileOrder } from "./file-order.ts";
import { readFileOrder } from "./read-file-order.ts";

const tell = (news: FileNews) => postMessage(news);

/** The worker's whole life: it is given one file, and tells of it until it is read. */
addEventListener("message", async ({ data }: MessageEvent<FileOrder>) => {
  try {
    const outcome = await readFileOrder(data, (progress) => tell({ type: "progress", progress }));
    tell({ type: "outcome", outcome });
  } catch (error) {
    tell({ type: "broken", message: String(error) });
  }
});
