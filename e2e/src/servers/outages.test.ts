import { expect } from "bun:test";
import { until } from "../until.ts";
import { ask, inConversation, PATIENTLY, placeCall, readCall, untilOver } from "./place-call.ts";
import { serversOnPostgres } from "./servers.ts";

/** Nobody is called twice at a time. */
const WILLING = ["+493023125001", "+496990009001", "+494066969001", "+492214710001"] as const;

serversOnPostgres(
  "calls outlast a database that restarts, is away for 2 s and 20 s, and stands still",
  async ({ start }, database) => {
    const program = await start("a", { EMULATOR_SPEED: "0.8" });
    const ids: string[] = [];
    for (const [index, to] of WILLING.entries()) {
      const line = index % 2 === 0 ? "relay" : "gather";
      const body = JSON.stringify({ line });
      const headers = { "content-type": "application/json" };
      await program.ask("/api/settings/telephony", { method: "PUT", headers, body });
      ids.push(await placeCall(program, to));
    }
    for (const id of ids) await inConversation(program, id);

    const outages: [lasts: number, begin: () => unknown, end: () => unknown][] = [
      [0, database.crash, database.start],
      [2_000, database.crash, database.start],
      [2_000, database.freeze, database.thaw],
      [20_000, database.crash, database.start],
      [8_000, database.freeze, database.thaw],
    ];
    for (const [lasts, begin, end] of outages) {
      const said = new Map<string, number>();
      for (const id of ids) said.set(id, (await readCall(program, id)).messages.length);
      await begin();
      const began = performance.now();
      if (lasts > 5_000) {
        const { status } = await program.ask("/api/calls/active");
        expect(status).toBe(503);
        // Promised are 5 s; the machine may be busy with other tests, and the outage lasts longer.
        expect(performance.now() - began).toBeLessThan(lasts - 1_000);
      }
      await Bun.sleep(Math.max(0, lasts - (performance.now() - began)));
      await end();
      // Every call that is not over goes on.
      await until(
        "every call to go on",
        async () => {
          for (const id of ids) {
            const call = await readCall(program, id).catch(() => null);
            if (!call) return null;
            const isOver = call.endReason !== null;
            if (!isOver && call.messages.length <= (said.get(id) ?? 0)) return null;
          }
          return true;
        },
        PATIENTLY,
      );
    }
    for (const id of ids) {
      const call = await untilOver(program, id);
      expect(call.status).toBe("completed");
      expect(["fault", "lost", "not-placed"]).not.toContain(call.endReason ?? "");
      const first = call.messages.filter(({ message }) => message.startsWith("Guten Tag, hier"));
      expect(first).toHaveLength(1);
      expect(new Set(call.messages.map(({ id }) => id)).size).toBe(call.messages.length);
    }
    // One line for each outage that was noticed: the short ones may go by between two queries.
    const told = program.output().split("The database is away.").length - 1;
    expect(told).toBeWithin(2, outages.length + 1);
  },
);

serversOnPostgres(
  "a server stops beside a database that stands still",
  async ({ start }, database) => {
    const program = await start("a");
    const id = await placeCall(program, WILLING[0]);
    await inConversation(program, id);
    database.freeze();
    expect(await program.stop()).toBe(0);
  },
);
