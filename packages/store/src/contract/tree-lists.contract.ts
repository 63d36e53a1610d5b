import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { listTreeStamps, listTreeSummaries, readTreeTexts } from "../queries/tree-lists.ts";
import { publishTree } from "../queries/tree-versions.ts";
import { deleteTree, insertTree, setActive, undeleteTree } from "../queries/trees.ts";
import { trees } from "../schema/trees.ts";
import { changeTree } from "../testing/change-tree.ts";
import { NOON, sampleTree } from "./samples.ts";

export function treeListsContract(db: () => Database) {
  test("a tree is listed with what it holds and what was published of it last", async () => {
    const connection = { id: "c", sourceNodeId: "start", targetNodeId: "start", condition: null };
    await insertTree(db(), sampleTree({ id: "b", name: "B" }));
    await insertTree(db(), sampleTree({ id: "a", createdAt: "2026-01-05T09:00:00Z" }));
    const publish = { note: null, publishedAt: NOON };
    await publishTree(db(), "b", publish);
    await changeTree(db(), "b", (tree) => ({ ...tree, connections: [connection] }));
    await publishTree(db(), "b", { ...publish, publishedAt: NOON + 1 });
    await setActive(db(), "b", true);
    const [a, b, ...others] = await listTreeSummaries(db());
    expect(others).toEqual([]);
    expect(a).toMatchObject({
      id: "a",
      isActive: false,
      nodes: 1,
      connections: 0,
      published: null,
    });
    expect(b).toEqual({
      id: "b",
      name: "B",
      isActive: true,
      createdAt: NOON,
      nodes: 1,
      connections: 1,
      version: 2,
      published: { number: 2, publishedAt: NOON + 1 },
    });
  });

  test("trees that were stored before anybody counted are counted when they are listed", async () => {
    for (let n = 0; n < 25; n++) {
      await insertTree(db(), sampleTree({ id: `tree_${n}`, odd: "\0" } as never));
    }
    await db().update(trees).set({ nodes: null, connections: null });
    const listed = await listTreeSummaries(db());
    expect(listed.map(({ nodes, connections }) => `${nodes} ${connections}`)).toEqual(
      Array.from({ length: 25 }, () => "1 0"),
    );
    const uncounted = db().select().from(trees).where(sql`${trees.nodes} is null`);
    expect(await uncounted).toEqual([]);
  });

  test("each change of a tree gives it another stamp, and leaves the others' alone", async () => {
    await insertTree(db(), sampleTree({ id: "other" }));
    await insertTree(db(), sampleTree());
    const stampOf = async (id: string) =>
      (await listTreeStamps(db())).find((tree) => tree.id === id)?.stamp;
    const others = await stampOf("other");
    const seen = [await stampOf("tree_1")];
    const change = async (changing: Promise<unknown>) => {
      await changing;
      seen.push(await stampOf("tree_1"));
    };
    await change(changeTree(db(), "tree_1", (tree) => ({ ...tree, name: "Anders" })));
    await change(setActive(db(), "tree_1", true));
    await change(deleteTree(db(), "tree_1", NOON));
    expect(seen.at(-1)).toBeUndefined();
    await change(undeleteTree(db(), "tree_1"));
    await deleteTree(db(), "tree_1", NOON);
    await change(insertTree(db(), sampleTree({ name: "Ein anderer" })));
    expect(new Set(seen).size).toBe(seen.length);
    expect(await stampOf("other")).toBe(others);
  });

  test("trees are read as their documents were stored, byte for byte", async () => {
    const tree = sampleTree({ zebra: 1, alpha: { "2": "\0", "1": "日本" } } as never);
    await insertTree(db(), tree);
    await insertTree(db(), sampleTree({ id: "gone" }));
    await deleteTree(db(), "gone", NOON);
    await setActive(db(), "tree_1", true);
    const text = JSON.stringify(tree);
    expect(await readTreeTexts(db(), ["gone", "none", "tree_1"])).toEqual([
      { id: "tree_1", isActive: true, text },
    ]);
    expect(await readTreeTexts(db(), [])).toEqual([]);
  });

  test("more trees than one slice holds are all listed, in their order", async () => {
    const count = 1_003;
    await db().execute(sql`
      insert into ${trees} (id, name, is_active, created_at, document, nodes, connections)
      select 'tree_' || n, 'Baum', false, ${new Date(NOON).toISOString()}::timestamptz + n / 2 * interval '1 ms',
        '{}', 0, 0
      from generate_series(1, ${count}::int) as n`);
    const stamps = (await listTreeStamps(db())).map(({ id }) => id);
    expect(new Set(stamps).size).toBe(count);
    expect((await listTreeSummaries(db())).map(({ id }) => id)).toEqual(stamps);
  });
}
