import type { Runtime } from "@rufbaum/runtime";
import { claimSetting, type Database, insertTree } from "@rufbaum/store";
import { sampleTree } from "@rufbaum/tree/sample";

/** Puts the sample tree in, once in the data's life: whoever deletes it is rid of it. */
export async function seedSampleTree(
  db: Database,
  { clock, random }: Pick<Runtime, "clock" | "random">,
): Promise<void> {
  const tree = sampleTree({
    id: random.id("tree"),
    createdAt: new Date(clock.now()).toISOString(),
  });
  await db.transaction(async (tx) => {
    if (await claimSetting(tx, "seed.sample-tree", tree.id)) await insertTree(tx, tree);
  });
}
