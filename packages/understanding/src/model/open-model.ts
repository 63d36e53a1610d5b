import { readBundledFile } from "#read-bundled-file";
import matchingFile from "../../model/matching.bin" with { type: "file" };
import weightsFile from "../../model/weights.bin" with { type: "file" };
import type { Matching } from "../matching/matcher.ts";
import { matchingOf, readMatchingFile } from "../matching/matching-file.ts";
import type { Model } from "./model.ts";
import { readModelFile } from "./model-file.ts";

/** All that was learnt: built-in intents, and how conditions are matched that users name themselves. */
export interface Learnt {
  model: Model;
  matching: Matching;
}

/** Opens what was learnt from the library; once, however often it is asked for. */
export const openModel: () => Promise<Learnt> = openOnce(async () => {
  const [model, learnt] = await Promise.all([
    readBundledFile(weightsFile).then(readModelFile),
    readBundledFile(matchingFile).then(readMatchingFile),
  ]);
  return { model, matching: matchingOf(model, learnt) };
});

/** Does something once, and anew where it failed. */
export function openOnce<Result>(open: () => Promise<Result>): () => Promise<Result> {
  let opened: Promise<Result> | null = null;
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
}
