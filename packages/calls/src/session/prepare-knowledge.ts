import { breathe } from "@rufbaum/runtime";
import type { Tree } from "@rufbaum/tree";
import type { Understanding } from "@rufbaum/understanding";

/** Entries laid out without a pause: a few milliseconds, in which no call is answered. */
const AT_ONCE = 30;

/** Lays out what a tree knows while its first words are spoken, before anybody can ask for it. */
export async function prepareKnowledge(
  { settings }: Tree,
  { prepare }: Understanding,
): Promise<void> {
  const { knowledge = [] } = settings ?? {};
  if (knowledge.length === 0 || prepare === undefined) return;
  while (!prepare(knowledge, AT_ONCE)) await breathe();
}
