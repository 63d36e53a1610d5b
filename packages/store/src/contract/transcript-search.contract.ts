import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { type CallFilter, countCalls, listCalls } from "../queries/call-lists.ts";
import { endCall, findCall, markOutcome, unmarkOutcome } from "../queries/calls.ts";
import { forgetTranscripts } from "../queries/retention.ts";
import { searchWordsOf } from "../queries/search-words.ts";
import { findMessages, readTranscriptFacts } from "../queries/transcript-lists.ts";
import {
  areTranscriptsUnread,
  nodeQuery,
  readTranscriptWords,
} from "../queries/transcript-words.ts";
import { recordTurns } from "../queries/turns.ts";
import { calls, messages } from "../schema/calls.ts";
import { transcripts } from "../schema/transcripts.ts";
import { message, NOON, state, storedCall } from "./samples.ts";

export function transcriptSearchContract(db: () => Database) {
  let second = 0;

  /** A call that is over, the newest one, in which this was said by turns. */
  async function talked(id: string, ...texts: string[]): Promise<void> {
    second += 1;
    await storedCall(db(), { id, callSid: `CA${id}`, createdAt: NOON + second * 1_000 });
    await said(id, ...texts);
    await ended(id);
  }

  async function said(id: string, ...texts: string[]): Promise<void> {
    const standing = { state: state(), currentNodeId: null, outcome: null, endReason: null };
    const words = texts.map((text) => message(`${id}_${text}`, { text, nodeId: "greeting" }));
    await recordTurns(db(), [{ callId: id, ...standing, messages: words }]);
  }

  async function ended(id: string): Promise<void> {
    const end = { status: "completed", outcome: "success", endReason: "completed" } as const;
    await endCall(db(), { callId: id, ...end, errorCode: null, at: NOON + 60_000 });
  }

  async function readAll(): Promise<void> {
    while ((await readTranscriptWords(db())) > 0);
  }

  async function found(text: string, filter: CallFilter = {}): Promise<string> {
    const search = await searchWordsOf(db(), text);
    const listed = await listCalls(db(), { ...filter, words: search?.all, limit: 10 });
    return listed.map(({ id }) => id).join(" ");
  }

  async function documents(): Promise<number> {
    return db().$count(transcripts, sql`${transcripts.words} is not null`);
  }

  test("transcripts are found by words of any form, numbers, names, beginnings and phrases", async () => {
    await talked("a", "Die Häuser haben schöne Dächer.", "Bitte eine Vereinbarung zu Terminen");
    await talked("b", "Ich heiße Kowalczyk, Postleitzahl 10967.", "Das Haus gehört mir");
    await talked("c", "Nein danke, um 10:30 habe ich Termine.");
    const wanted = {
      haus: "b a",
      "haus dach": "a",
      "Dach Kowalczyk": "",
      kowalczyk: "b",
      kowal: "b",
      10967: "b",
      1096: "b",
      "10:30": "c",
      Termin: "c a",
      vereinbaru: "a",
      vereinbarung: "a",
      "ver* Haus": "a",
      "ver Haus": "",
      '"haus gehört"': "b",
      '"gehört haus"': "",
      // Words of two utterances follow one another no more than those of two calls.
      '"Dächer bitte"': "",
      "„schöne Dächer“": "a",
      "haus und": "b a",
      "und haus": "b a",
      "un*": "",
    };
    const both = async () =>
      Object.fromEntries(
        await Promise.all(Object.keys(wanted).map(async (text) => [text, await found(text)])),
      );
    expect(await both()).toEqual(wanted);
    await readAll();
    expect(await documents()).toBe(3);
    expect(await both()).toEqual(wanted);
  });

  test("what every text has is not looked for, and signs alone are no search", async () => {
    expect(await searchWordsOf(db(), "und haus ")).toMatchObject({ ignored: ["und"] });
    expect((await searchWordsOf(db(), '"und der"'))?.all).toBe("");
    for (const text of ["", " ", '"', "!&|", "' \\ :*"]) {
      expect(await searchWordsOf(db(), text)).toBeNull();
    }
    for (const text of ["a'b", "a\\", "haus:*", "!haus", "(haus", "haus & dach |", "\u0000haus"]) {
      expect(await searchWordsOf(db(), text)).not.toBeNull();
    }
  });

  test("a running call is found by what was said until now", async () => {
    await storedCall(db(), { id: "call_1" });
    await said("call_1", "Guten Tag");
    await readAll();
    expect(await documents()).toBe(0);
    await said("call_1", "Ich nehme die Wärmepumpe");
    expect(await found("wärmepumpen")).toBe("call_1");
    await ended("call_1");
    await readAll();
    expect(await documents()).toBe(1);
    await said("call_1", "Tschüs");
    expect(await documents()).toBe(0);
    expect(await found("tschüs")).toBe("call_1");
  });

  test("words go with the messages they are made of, and with their call", async () => {
    await talked("a", "Haus");
    await talked("b", "Haus", "Dach");
    await readAll();
    await db().delete(messages).where(sql`${messages.text} = 'Dach'`);
    expect([await found("dach"), await found("haus")]).toEqual(["", "b a"]);
    await readAll();
    expect([await found("dach"), await found("haus")]).toEqual(["", "b a"]);
    await db().update(messages).set({ text: "Balkon" }).where(sql`${messages.callId} = 'b'`);
    expect([await found("haus"), await found("balkon")]).toEqual(["a", "b"]);
    expect(await forgetTranscripts(db(), { before: NOON + 120_000, limit: 1 })).toBe(1);
    expect(await db().$count(transcripts)).toBe(1);
    await db().delete(calls).where(sql`true`);
    expect(await db().$count(transcripts)).toBe(0);
  });

  test("of a rare word the index tells the calls, of a frequent one the newest are walked", async () => {
    await talked("oldest", "Ich habe eine Wärmepumpe und ein Haus");
    for (let n = 0; n < 260; n++)
      await storedCall(db(), { id: `none_${n}`, createdAt: NOON + 1e6 + n });
    await talked("old", "Das Haus");
    second += 2_000;
    await talked("new", "Das Haus");
    second -= 2_000;
    for (const read of [async () => {}, readAll]) {
      await read();
      expect(await found("Wärmepumpe")).toBe("oldest");
      expect(await found("Haus")).toBe("new old oldest");
      const [first] = await listCalls(db(), { words: "'haus'", limit: 1 });
      expect(await found("Haus", { before: first })).toBe("old oldest");
      expect(await countCalls(db(), { words: "'haus'", most: 10 })).toEqual({
        count: 3,
        isMore: false,
      });
      expect(await countCalls(db(), { words: "'haus'", most: 2 })).toEqual({
        count: 2,
        isMore: true,
      });
    }
  });

  test("what many old calls have is found in the weeks in which they were", async () => {
    const week = 7 * 86_400_000;
    const ids = Array.from({ length: 520 }, (_, n) => `old_${n}`);
    for (const [n, id] of ids.entries()) {
      await storedCall(db(), { id, createdAt: NOON - (2 + (n % 3)) * week - n });
    }
    const standing = { state: state(), currentNodeId: null, outcome: null, endReason: null };
    const turns = ids.map((callId) => {
      return { callId, ...standing, messages: [message(callId, { text: "Solarziegel" })] };
    });
    await recordTurns(db(), turns);
    await db().update(calls).set({ closedAt: NOON });
    for (let n = 0; n < 260; n++) await storedCall(db(), { id: `new_${n}`, createdAt: NOON + n });
    await readAll();
    const pages: string[] = [];
    for (let before: CallFilter["before"]; ; ) {
      const page = await listCalls(db(), { words: "'solarziegel'", before, limit: 200 });
      pages.push(...page.map(({ id }) => id));
      before = page.at(-1);
      if (page.length < 200) break;
    }
    expect(new Set(pages).size).toBe(520);
    const ages = pages.map((id) => Number(id.slice(4)) % 3);
    expect(ages).toEqual(ages.toSorted());
    const since = NOON - 3.5 * week;
    const some = await listCalls(db(), { words: "'solarziegel'", since, limit: 600 });
    expect(some).toHaveLength(347);
  });

  test("calls are found by nodes they came by, direction, and whether anything was said", async () => {
    await talked("a", "Haus");
    await storedCall(db(), { id: "silent", createdAt: NOON + 9e6 });
    const inbound = { direction: "inbound", from: "+493023125002" } as const;
    await storedCall(db(), { id: "inbound", createdAt: NOON + 8e6, ...inbound });
    await said("inbound", "Haus");
    await ended("inbound");
    const ids = async (filter: CallFilter) =>
      (await listCalls(db(), { ...filter, limit: 10 })).map(({ id }) => id).join(" ");
    for (const read of [async () => {}, readAll]) {
      await read();
      // The one is of the messages, the other of the way.
      expect(await ids({ words: nodeQuery("greeting") })).toBe("inbound a");
      expect(await ids({ words: nodeQuery("start") })).toBe("inbound a");
      expect(await ids({ words: `'haus' & ${nodeQuery("start")}` })).toBe("inbound a");
      expect(await ids({ words: nodeQuery("it's \\ other") })).toBe("");
      expect(await ids({ hasTranscript: true })).toBe("inbound a");
      expect(await ids({ direction: "inbound" })).toBe("inbound");
    }
    expect(await ids({})).toBe("silent inbound a");
  });

  test("the utterances that match are told, with the places of the words", async () => {
    await talked("a", "Die Häuser, das Haus!", "Nein", "Ein Dach fürs Haus");
    const search = await searchWordsOf(db(), "haus dach ");
    const messages = await findMessages(db(), ["a"], search?.any ?? "");
    expect(
      messages.map(({ text, marks }) => marks.map(([from, to]) => text.slice(from, to))),
    ).toEqual([
      ["Häuser", "Haus"],
      ["Dach", "Haus"],
    ]);
    expect(await readTranscriptFacts(db(), ["a", "none"])).toEqual(
      new Map([["a", { messageCount: 3, hasRecording: false }]]),
    );
  });

  test("while old transcripts are still to be read, a search says that it may miss some", async () => {
    for (let n = 0; n < 201; n++) await talked(`n${n}`, "Haus");
    expect(await areTranscriptsUnread(db())).toBe(true);
    await readTranscriptWords(db());
    expect(await areTranscriptsUnread(db())).toBe(false);
  });

  test("an outcome set by a person is taken back, whatever the call came to meanwhile", async () => {
    await storedCall(db(), { id: "call_1" });
    await markOutcome(db(), "call_1", "callback");
    expect(await unmarkOutcome(db(), "call_1")).toMatchObject({ outcome: null, outcomeBy: null });
    expect(await unmarkOutcome(db(), "call_1")).toBeNull();
    await markOutcome(db(), "call_1", "callback");
    await ended("call_1");
    await markOutcome(db(), "call_1", "appointment");
    expect(await findCall(db(), "call_1")).toMatchObject({ outcome: "appointment" });
    const back = { outcome: "success", outcomeBy: null };
    expect(await unmarkOutcome(db(), "call_1")).toMatchObject(back);
    expect(await findCall(db(), "call_1")).toMatchObject(back);
  });
}
