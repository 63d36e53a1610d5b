import { expect } from "bun:test";
import { callAnybody } from "./call-anybody.ts";
import { ask, inConversation, placeCall, readCall, untilOver } from "./place-call.ts";
import { servers } from "./servers.ts";

/** Nobody is called twice at a time. */
const WILLING = ["+493023125001", "+496990009001", "+494066969001"];

servers(
  "calls outlast two kills of the program: nobody is called twice, nothing that was said is lost",
  async ({ start, carrier }) => {
    const line = await carrier({ speed: 0.7 });
    // Calls come back under the address they were placed from.
    const port = 20_000 + (process.pid % 20_000);
    const env = { ...line.account, PUBLIC_URL: `http://127.0.0.1:${port}`, PORT: String(port) };
    let program = await start("a", env);
    await callAnybody(program);
    const ids: string[] = [];
    for (const to of WILLING) ids.push(await placeCall(program, to));
    for (const id of ids) await inConversation(program, id);
    for (let kill = 0; kill < 2; kill += 1) {
      const said = new Map<string, string[]>();
      for (const id of ids) {
        const { messages } = await readCall(program, id);
        said.set(
          id,
          messages.map(({ id }) => id),
        );
      }
      await program.crash();
      program = await start("a", env);
      for (const id of ids) {
        const { messages } = await readCall(program, id);
        const kept = messages.map(({ id }) => id);
        expect(kept.slice(0, said.get(id)?.length)).toEqual(said.get(id) ?? []);
      }
    }
    for (const id of ids) {
      const { status, endReason, messages } = await untilOver(program, id);
      expect([status, endReason]).toEqual(["completed", expect.any(String)]);
      expect(["fault", "lost", "not-placed"]).not.toContain(endReason ?? "");
      expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
    }
    expect(await line.placed()).toBe(ids.length);
    expect(await ask(program, "/api/calls/active")).toEqual([]);
  },
);
