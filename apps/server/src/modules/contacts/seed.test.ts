import { expect, test } from "bun:test";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import { deleteContacts, listContacts } from "@rufbaum/store";
import { openTestStore } from "@rufbaum/store/testing";
import { SAMPLE_CONTACTS } from "./sample-contacts.ts";
import { seedSampleContacts } from "./seed.ts";

/** „Rufnummern für Medienproduktionen“: Bundesnetzagentur, Mitteilung 148/2021, Amtsblatt 7/2021. */
const KEPT_FREE =
  /^\+49(?:3023125\d{3}|6990009\d{3}|4066969\d{3}|2214710\d{3}|8999998\d{3}|15228817386)$/;

test("the sample contacts come once in the data's life", async () => {
  const { db, close } = await openTestStore();
  const runtime = { clock: virtualTime(), random: seededRandom(1) };
  await Promise.all([seedSampleContacts(db, runtime), seedSampleContacts(db, runtime)]);
  const seeded = await listContacts(db, { limit: 100 });
  expect(seeded).toHaveLength(SAMPLE_CONTACTS.length);
  expect(new Set(seeded.map(({ status }) => status)).size).toBe(3);

  const sequences = seeded.map(({ sequence }) => sequence);
  await deleteContacts(db, sequences, { deletion: "deletion_1", at: 0, by: "Ada" });
  await seedSampleContacts(db, runtime);
  expect(await listContacts(db, { limit: 100 })).toEqual([]);
  await close();
});

test("no sample contact can be reached", () => {
  for (const { number, email } of SAMPLE_CONTACTS) {
    expect(number).toMatch(KEPT_FREE);
    expect(email).toEndWith("@example.com");
  }
});
