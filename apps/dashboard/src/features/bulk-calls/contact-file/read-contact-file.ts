import type { FileNews, FileOrder, FileOutcome, FileProgress } from "./file-order.ts";

/**
 * Reads a contact file beside the page, which stays as quick as it is.
 * @throws what `signal` was aborted with; an Error if the worker breaks down
 */
export async function readContactFile(
  file: File,
  { signal, ...said }: Omit<FileOrder, "file"> & { signal?: AbortSignal },
  onProgress: (progress: FileProgress) => void,
): Promise<FileOutcome> {
  signal?.throwIfAborted();
  const worker = new Worker(CONTACT_FILE_WORKER, { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<FileOutcome>();
  const abort = () => reject(signal?.reason);
  signal?.addEventListener("abort", abort);
  worker.addEventListener("message", ({ data }: MessageEvent<FileNews>) => {
    if (data.type === "progress") onProgress(data.progress);
    else if (data.type === "outcome") resolve(data.outcome);
    else reject(new Error(data.message));
  });
  worker.addEventListener("error", ({ message }) => reject(new Error(message)));
  worker.postMessage({ file, ...said } satisfies FileOrder);
  try {
    return await promise;
  } finally {
    signal?.removeEventListener("abort", abort);
    worker.terminate();
  }
}
