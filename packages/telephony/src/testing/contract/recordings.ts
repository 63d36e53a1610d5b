import { expect } from "bun:test";
import type { Promises } from "./under-test.ts";

const NONE = `RE${"0".repeat(32)}`;

/** What was recorded is heard, and gone once it is deleted. */
export function recordingsContract(promise: Promises): void {
  promise("plays a recording until it is deleted", async (line) => {
    const sid = await line.recording();
    const audio = await line.carrier.fetchRecording(sid);
    expect(audio?.headers.get("content-type")).toMatch(/^audio\/(?:x-|vnd\.)?wave?$/);
    const begin = new Uint8Array((await audio?.arrayBuffer()) ?? new ArrayBuffer()).slice(0, 12);
    expect(new TextDecoder("latin1").decode(begin)).toMatch(/^RIFF....WAVE$/s);
    expect(await line.carrier.deleteRecording(sid)).toBe(true);
    expect(await line.carrier.fetchRecording(sid)).toBeNull();
    expect(await line.carrier.deleteRecording(sid)).toBe(false);
  });

  promise("knows nothing of a recording that never was", async (line) => {
    expect(await line.carrier.fetchRecording(NONE)).toBeNull();
    expect(await line.carrier.deleteRecording(NONE)).toBe(false);
  });
}
