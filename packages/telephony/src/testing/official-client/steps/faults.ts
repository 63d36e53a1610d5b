import assert from "node:assert/strict";
import type { Steps } from "../session.ts";

export const faults: Steps = {
  async "faults on request"({ client, account, from, connect, control, fault }) {
    await control("POST", "/faults", { kind: "too-many-requests" });
    assert.deepEqual(await fault(client.calls.list({ limit: 1 })), { status: 429, code: 20429 });
    await control("POST", "/faults", { kind: "too-many-requests", count: 2 });
    const patient = connect(account.authToken, { autoRetry: true, maxRetries: 3 });
    await patient.calls.list({ limit: 1 });
    await control("POST", "/faults", { kind: "answer-lost", method: "POST", path: "/Messages" });
    const before = (await client.messages.list()).length;
    const lost = client.messages.create({ to: "+491711234567", from, body: "Verloren?" });
    assert.equal((await fault(lost)).status, 500);
    assert.equal((await client.messages.list()).length, before + 1);
  },
};
