import { expect, test } from "bun:test";
import type { Database } from "../database.ts";
import type { CallKey } from "../queries/call-slices.ts";
import { countTranscripts, readTranscripts } from "../queries/transcripts.ts";
import { recordTurns } from "../queries/turns.ts";
import { message, NOON, state, storedCall } from "./samples.ts";

const STANDING = { state: state(), currentNodeId: null, outcome: null, endReason: null };

export function transcriptsContract(db: () => Database) {
  /** A call in which so much was said, `second` seconds after noon. */
  async function talked(id: string, second: number, words: number, more = {}): Promise<void> {
    await storedCall(db(), { id, callSid: `CA${id}`, createdAt: NOON + second * 1_000, ...more });
    const messages = Array.from({ length: words }, (_, n) => message(`${id}${n}`));
    await recordTurns(db(), [{ callId: id, ...STANDING, messages }]);
  }

  async function pages(limit: number): Promise<string[]> {
    const found: string[] = [];
    let before: CallKey | null = null;
    do {
      const page = await readTranscripts(db(), { limit, before });
      found.push(page.messages.map(({ id }) => id).join(" "));
      before = page.next;
    } while (before);
    return found;
  }

  test("transcripts come by whole calls, the newest first, on pages that leave nothing out", async () => {
    await talked("a", 0, 2);
    await talked("c", 1, 1);
    await talked("b", 1, 3);
    await talked("silent", 2, 0);
    await talked("d", 3, 1);
    expect(await pages(2)).toEqual(["d0 c0", "b0 b1 b2 a0 a1"]);
    expect(await pages(1)).toEqual(["d0", "c0", "b0 b1 b2", "a0 a1"]);
    expect(await pages(4)).toEqual(["d0 c0 b0 b1 b2 a0 a1"]);
    expect(await countTranscripts(db(), {})).toBe(4);
    expect(await countTranscripts(db(), { since: NOON + 1_000, until: NOON + 3_000 })).toBe(2);
  });

  test("words of calls at once stand with their calls, and with the other party's number", async () => {
    await talked("a", 0, 0);
    await talked("b", 1, 0, { direction: "inbound", from: "+493023125002" });
    await recordTurns(db(), [
      { callId: "a", ...STANDING, messages: [message("1")] },
      { callId: "b", ...STANDING, messages: [message("2")] },
      { callId: "a", ...STANDING, messages: [message("3")] },
    ]);
    const { messages } = await readTranscripts(db(), { limit: 10, before: null });
    expect(messages.map(({ id, callSid, from, at }) => [id, callSid, from, at])).toEqual([
      ["2", "CAb", "+493023125002", NOON],
      ["1", "CAa", "+493023125999", NOON],
      ["3", "CAa", "+493023125999", NOON],
    ]);
  });

  test("a call in which very much was said is whole, and a page of such calls is short", async () => {
    for (let n = 0; n < 25; n++)
      await talked(`n${String(n).padStart(2, "0")}_`, n, n === 24 ? 1_900 : 10);
    const { messages, next } = await readTranscripts(db(), { limit: 100, before: null });
    const ofLongest = messages.filter(({ callSid }) => callSid === "CAn24_");
    expect(ofLongest.map(({ id }) => id)).toEqual(
      Array.from({ length: 1_900 }, (_, n) => `n24_${n}`),
    );
    expect(next?.id).toBe("n05_");
    const rest = await readTranscripts(db(), { limit: 100, before: next });
    expect(messages.length + rest.messages.length).toBe(1_900 + 24 * 10);
    expect(rest.next).toBeNull();
  });

  test("calls in which nobody said anything are passed over, however many", async () => {
    await talked("first", 0, 1);
    for (let n = 1; n <= 260; n++) await storedCall(db(), { id: `none_${n}`, createdAt: NOON + n });
    expect(await pages(10)).toEqual(["first0"]);
    expect(await countTranscripts(db(), {})).toBe(1);
  });
}
