import assert from "node:assert/strict";
import twilio from "twilio";
import { ANSWERS, type Steps } from "../session.ts";

const { VoiceResponse } = twilio.twiml;

export const scripts: Steps = {
  async "a question whose answer is gathered turn by turn"({ client, app, from, ended }) {
    const question = new VoiceResponse();
    const gather = question.gather({
      input: ["speech"],
      action: app.url("/gathered"),
      language: "de-DE",
      speechTimeout: "auto",
      actionOnEmptyResult: true,
    });
    gather.say({ language: "de-DE" }, "Guten Tag. Haben Sie einen Moment Zeit?");
    app.answer("/gather", question.toString());
    const hangUp = new VoiceResponse();
    hangUp.hangup();
    app.answer("/gathered", hangUp.toString());
    await client.calls.create({
      to: ANSWERS,
      from,
      url: app.url("/gather"),
      statusCallback: app.url("/status?name=gather"),
    });
    const { form } = await app.webhook("what was heard", ({ path }) => path === "/gathered");
    assert((form.SpeechResult ?? "").length > 0);
    const confidence = Number(form.Confidence);
    assert(confidence > 0 && confidence <= 1, `Confidence ${form.Confidence}`);
    assert.equal((await ended("gather")).form.CallStatus, "completed");
  },

  async "a mailbox that is found out, and gets a message"({ client, app, from, ended }) {
    const waits = new VoiceResponse();
    waits.pause({ length: 60 });
    const call = await client.calls.create({
      to: "+493023125301",
      from,
      twiml: waits.toString(),
      machineDetection: "DetectMessageEnd",
      asyncAmd: "true",
      asyncAmdStatusCallback: app.url("/machine"),
      statusCallback: app.url("/status?name=mailbox"),
    });
    const { form } = await app.webhook("the verdict", ({ path }) => path === "/machine");
    assert.equal(form.CallSid, call.sid);
    assert.equal(form.AnsweredBy, "machine_end_beep");
    assert(Number(form.MachineDetectionDuration) > 0);
    assert.equal((await client.calls(call.sid).fetch()).answeredBy, "machine_end_beep");
    const message = new VoiceResponse();
    message.say({ language: "de-DE" }, "Wir melden uns wieder.");
    message.hangup();
    await client.calls(call.sid).update({ twiml: message.toString() });
    assert.equal((await ended("mailbox")).form.CallStatus, "completed");
  },

  async "somebody who is put through, and recorded meanwhile"({ client, app, from, ended }) {
    const twiml = new VoiceResponse();
    twiml.start().recording({
      channels: "dual",
      recordingStatusCallback: app.url("/put-through-recording"),
      recordingStatusCallbackEvent: ["completed"],
    });
    const dial = twiml.dial({
      action: app.url("/dialed"),
      answerOnBridge: true,
      timeout: 20,
      timeLimit: 20,
    });
    dial.number("+493023125003");
    app.answer("/put-through", twiml.toString());
    const hangUp = new VoiceResponse();
    hangUp.hangup();
    app.answer("/dialed", hangUp.toString());
    const call = await client.calls.create({
      to: ANSWERS,
      from,
      url: app.url("/put-through"),
      statusCallback: app.url("/status?name=put-through"),
    });
    const { form } = await app.webhook("the end of the other call", ({ path }) => {
      return path === "/dialed";
    });
    assert.match(form.DialCallStatus ?? "", /^(completed|answered)$/);
    const [other] = await client.calls.list({ parentCallSid: call.sid });
    assert.deepEqual([other?.sid, other?.direction], [form.DialCallSid, "outbound-dial"]);
    await ended("put-through");
    const recorded = await app.webhook("its recording", ({ path }) => {
      return path === "/put-through-recording";
    });
    assert.equal(recorded.form.RecordingSource, "StartCallRecordingTwiML");
    assert(Number(recorded.form.RecordingDuration) > 0);
  },
};
