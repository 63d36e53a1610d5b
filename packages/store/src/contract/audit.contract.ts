import { expect, test } from "bun:test";
import type { Database } from "../database.ts";
import { appendAuditEntry, listAuditEntries, type NewAuditEntry } from "../queries/audit.ts";
import { NOON } from "./samples.ts";

export function auditContract(db: () => Database) {
  const entry = (more: Partial<NewAuditEntry> = {}): NewAuditEntry => ({
    at: NOON,
    by: "Ada Löwe",
    action: "rules-loosened",
    subject: null,
    details: {},
    ...more,
  });

  test("what was written down is listed, the newest first, page by page", async () => {
    for (let n = 0; n < 5; n++) {
      await appendAuditEntry(db(), entry({ at: NOON + n, details: { n, why: ["ä"] } }));
    }
    const first = await listAuditEntries(db(), { limit: 2 });
    expect(first.map(({ details }) => details)).toEqual([
      { n: 4, why: ["ä"] },
      { n: 3, why: ["ä"] },
    ]);
    const rest = await listAuditEntries(db(), { limit: 9, before: first.at(-1)?.sequence ?? 0 });
    expect(rest.map(({ at }) => at - NOON)).toEqual([2, 1, 0]);
    expect(rest[0]).toMatchObject({ by: "Ada Löwe", action: "rules-loosened", subject: null });
  });

  test("it can be narrowed to an action and a time", async () => {
    await appendAuditEntry(db(), entry({ action: "person-erased", subject: "s".repeat(22) }));
    await appendAuditEntry(db(), entry({ at: NOON + 1 }));
    await appendAuditEntry(db(), entry({ at: NOON + 2, action: "person-erased" }));
    const times = async (wanted: Partial<Parameters<typeof listAuditEntries>[1]>) =>
      (await listAuditEntries(db(), { limit: 9, ...wanted })).map(({ at }) => at - NOON);
    expect(await times({ action: "person-erased" })).toEqual([2, 0]);
    expect(await times({ since: NOON + 1 })).toEqual([2, 1]);
    expect(await times({ since: NOON + 1, action: "person-erased" })).toEqual([2]);
    expect(await times({ action: "authority-file" })).toEqual([]);
  });

  test("it can be narrowed to who did it, and to whom it was about", async () => {
    const subject = "s".repeat(22);
    await appendAuditEntry(db(), entry({ subject }));
    await appendAuditEntry(db(), entry({ at: NOON + 1, by: "ADA LöWE" }));
    await appendAuditEntry(db(), entry({ at: NOON + 2, by: "Max", subject }));
    await appendAuditEntry(db(), entry({ at: NOON + 3, by: "Ada Löwe-Kurz" }));
    const times = async (wanted: Partial<Parameters<typeof listAuditEntries>[1]>) =>
      (await listAuditEntries(db(), { limit: 9, ...wanted })).map(({ at }) => at - NOON);
    expect(await times({ by: "ada löwe" })).toEqual([1, 0]);
    expect(await times({ subject })).toEqual([2, 0]);
    expect(await times({ subject, by: "Max" })).toEqual([2]);
    expect(await times({ subject: "t" })).toEqual([]);
    expect(await times({ by: "Max\u0000" })).toEqual([]);
  });

  test("a name that no database can hold is kept all the same", async () => {
    await appendAuditEntry(db(), entry({ by: "Ada\u0000" }));
    expect((await listAuditEntries(db(), { limit: 1 }))[0]?.by).toStartWith("Ada");
  });
}
