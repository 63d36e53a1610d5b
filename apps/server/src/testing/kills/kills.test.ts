import { expect, test } from "bun:test";
import { faultsOfKilled, openKillGround } from "./kill-calls.ts";

test("calls go on when the server is killed in their first seconds, and nobody is greeted twice", async () => {
  const ground = await openKillGround();
  try {
    const [asked, greeted, ringing] = await ground.round({
      calls: 3,
      isTime: ([first, second]) =>
        (first?.callee.heard.length ?? 0) >= 2 &&
        first?.callee.said.length === 0 &&
        second?.callee.isHearing === true,
    });
    expect([asked, greeted, ringing].map((call) => call && faultsOfKilled(call))).toEqual([
      [],
      [],
      [],
    ]);
    expect(asked?.written).toContain("Entschuldigung, die Leitung war kurz unterbrochen.");
    expect(greeted?.written.join(" ")).toContain("Ich fange noch einmal an.");
    expect(ringing?.killedAfter).toBeNull();
    expect(ringing?.written.join(" ")).not.toContain("unterbrochen");
  } finally {
    await ground.close();
  }
});
