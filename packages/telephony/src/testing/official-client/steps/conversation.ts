import assert from "node:assert/strict";
import twilio from "twilio";
import { ANSWERS, type Steps } from "../session.ts";

const { VoiceResponse } = twilio.twiml;

export const conversation: Steps = {
  async "a conversation over ConversationRelay"({ client, app, from, ended }) {
    const twiml = new VoiceResponse();
    const connect = twiml.connect({ action: app.url("/relay-ended") });
    connect
      .conversationRelay({ url: app.socketUrl(), language: "de-DE" })
      .parameter({ name: "order", value: "42" });
    app.answer("/converse", twiml.toString());
    const hangUp = new VoiceResponse();
    hangUp.hangup();
    app.answer("/relay-ended", hangUp.toString());
    app.converse(({ type }) => {
      if (type === "setup") return { type: "text", token: "Haben Sie kurz Zeit?", last: true };
      return type === "prompt" ? { type: "end", handoffData: '{"reason":"done"}' } : null;
    });
    const call = await client.calls.create({
      to: ANSWERS,
      from,
      url: app.url("/converse"),
      statusCallback: app.url("/status?name=relay"),
    });
    const { form } = await app.webhook("the session's end", ({ path }) => path === "/relay-ended");
    assert.deepEqual([form.SessionStatus, form.HandoffData], ["ended", '{"reason":"done"}']);
    assert.equal((await ended("relay")).form.CallStatus, "completed");
    const [setup] = app.frames;
    assert.equal(setup?.callSid, call.sid);
    assert.deepEqual(setup?.customParameters, { order: "42" });
    const prompt = app.frames.find(({ type }) => type === "prompt");
    assert.equal(prompt?.last, true);
    assert.equal(prompt?.lang, "de-DE");
    assert(String(prompt?.voicePrompt).length > 0);
  },
};
