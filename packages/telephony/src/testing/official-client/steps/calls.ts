import assert from "node:assert/strict";
import twilio from "twilio";
import { ANSWERS, pausing, type Steps } from "../session.ts";

const { VoiceResponse } = twilio.twiml;

export const calls: Steps = {
  async "a call from its start to its end, with another script in the middle"({
    client,
    app,
    fault,
    answered,
    ended,
  }) {
    const call = await answered("whole");
    assert.deepEqual([call.status, call.direction], ["queued", "outbound-api"]);
    const running = await client.calls(call.sid).fetch();
    assert.equal(running.status, "in-progress");
    assert(running.startTime instanceof Date && running.endTime === null);
    const bye = new VoiceResponse();
    bye.say("Auf Wiederhören.");
    bye.hangup();
    await client.calls(call.sid).update({ twiml: bye.toString() });
    const last = await ended("whole");
    assert.equal(last.form.CallStatus, "completed");
    assert(Number(last.form.CallDuration) > 0);
    const told = app.received.filter(({ path }) => path === "/status?name=whole");
    const order = told.map(({ form }) => [Number(form.SequenceNumber), form.CallStatus]);
    assert.deepEqual(
      order.sort(([a], [b]) => Number(a) - Number(b)),
      [
        [0, "initiated"],
        [1, "ringing"],
        [2, "in-progress"],
        [3, "completed"],
      ],
    );
    const over = await client.calls(call.sid).fetch();
    assert.equal(over.duration, last.form.CallDuration);
    assert(over.endTime instanceof Date);
    const late = client.calls(call.sid).update({ twiml: bye.toString() });
    assert.deepEqual(await fault(late), { status: 400, code: 21220 });
    assert.equal(await client.calls(call.sid).remove(), true);
    assert.equal((await fault(client.calls(call.sid).fetch())).code, 20404);
  },

  async "a call whose script comes along, and one that is redirected by address"({
    client,
    app,
    from,
    ended,
  }) {
    app.answer("/other", pausing("Hier geht es weiter."));
    const call = await client.calls.create({
      to: ANSWERS,
      from,
      twiml: pausing("Einen Moment."),
      statusCallback: app.url("/status?name=along"),
      statusCallbackEvent: ["answered", "completed"],
    });
    await app.webhook("the answer", ({ form }) => {
      return form.CallSid === call.sid && form.CallStatus === "in-progress";
    });
    await client.calls(call.sid).update({ url: app.url("/other"), method: "POST" });
    const asked = await app.webhook("the other script", ({ path }) => path === "/other");
    assert.equal(asked.form.CallSid, call.sid);
    await client.calls(call.sid).update({ status: "completed" });
    assert.equal((await ended("along")).form.CallStatus, "completed");
  },

  async "busy, and cancelled before anybody answers"({ client, app, from, ended }) {
    const name = (which: string) => ({
      from,
      url: app.url("/never"),
      statusCallback: app.url(`/status?name=${which}`),
    });
    await client.calls.create({ to: "+493023125100", ...name("busy") });
    const rings = await client.calls.create({ to: "+493023125200", ...name("canceled") });
    const canceled = await client.calls(rings.sid).update({ status: "canceled" });
    assert.equal(canceled.status, "canceled");
    assert.equal((await ended("canceled")).form.CallStatus, "canceled");
    const busy = (await ended("busy")).form;
    assert.deepEqual([busy.CallStatus, busy.CallDuration], ["busy", "0"]);
    assert(!app.received.some(({ path }) => path === "/never"));
  },
};
