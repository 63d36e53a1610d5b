import assert from "node:assert/strict";
import type { Steps } from "../session.ts";

export const messages: Steps = {
  async "text messages"({ client, app, from, fault }) {
    const message = await client.messages.create({
      to: "+491711234567",
      from,
      body: "Grüße aus Berlin",
      statusCallback: app.url("/message"),
    });
    assert.deepEqual([message.status, message.numSegments], ["queued", "1"]);
    await app.webhook("the delivery", ({ form }) => form.MessageStatus === "delivered");
    assert.equal((await client.messages(message.sid).fetch()).status, "delivered");
    assert.equal((await client.messages.list({ limit: 5 })).length, 1);
    const empty = client.messages.create({ to: "+491711234567", from, body: "" });
    assert.deepEqual(await fault(empty), { status: 400, code: 21602 });
    assert.equal(await client.messages(message.sid).remove(), true);
  },
};
