import { expect, test } from "bun:test";
import { realRandom } from "@rufbaum/runtime/real";
import type { Database } from "../database.ts";
import { findSubjectKey, readSubjectKey } from "../queries/subject-key.ts";

export function subjectsContract(db: () => Database) {
  test("the key of the subjects is made once, however many ask for it at once", async () => {
    expect(await findSubjectKey(db())).toBeNull();
    const keys = await Promise.all(
      Array.from({ length: 12 }, () => readSubjectKey(db(), realRandom)),
    );
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toHaveLength(43);
    expect(await findSubjectKey(db())).toBe(keys[0] ?? "");
  });
}
