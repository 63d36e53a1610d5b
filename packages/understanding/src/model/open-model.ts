import { readBundledFile } from "#read-bundled-file";
import file from "../../model/weights.bin" with { type: "file" };
import type { Model } from "./model.ts";
import { readModelFile } from "./model-file.ts";

/** Opens the model that was learnt from the library; once, however often it is asked for. */
export const openModel: () => Promise<Model> = openOnce(() => readBundledFile(file));

/** Reads a model's file once, and anew where that failed. */
export function openOnce(read: () => Promise<Uint8Array<ArrayBuffer>>): () => Promise<Model> {
  let opened: Promise<Model> | null = null;
  return () => {
    opened ??= read()
      .then(readModelFile)
      .catch((error: unknown) => {
        opened = null;
        throw error;
      });
    return opened;
  };
}
