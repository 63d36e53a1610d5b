import assert from "node:assert/strict";
import { pausing, type Steps } from "../session.ts";

export const incoming: Steps = {
  async "somebody calls one of the numbers"({ client, app, from, control, ended }) {
    app.answer("/incoming", pausing("Willkommen."));
    const [number] = await client.incomingPhoneNumbers.list({ phoneNumber: from });
    await client.incomingPhoneNumbers(number?.sid ?? "").update({
      voiceUrl: app.url("/incoming"),
      statusCallback: app.url("/status?name=incoming"),
    });
    const call = await control("POST", "/calls", { from: "+493023125001", to: from });
    const { form } = await app.webhook("the incoming call", ({ path }) => path === "/incoming");
    assert.deepEqual(
      [form.CallSid, form.Direction, form.CallStatus, form.From, form.To],
      [call.sid, "inbound", "ringing", "+493023125001", from],
    );
    await client.calls(call.sid ?? "").update({ status: "completed" });
    assert.equal((await ended("incoming")).form.Direction, "inbound");
  },
};
