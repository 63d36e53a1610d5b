import { describe, expect, test } from "bun:test";
import { answerTwiml, hangUpTwiml, sayAndHangUpTwiml } from "./twiml.ts";

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const answer = {
  relayUrl: "wss://voice.example.test/twilio/relay",
  endedUrl: "https://voice.example.test/twilio/voice/relay-ended?call=call_42",
  callId: "call_42",
};

describe("TwiML", () => {
  test("joins an answered call with the relay, every German setting said", () => {
    expect(answerTwiml(answer)).toBe(
      `${XML}<Response><Connect action="https://voice.example.test/twilio/voice/relay-ended?call=call_42">` +
        '<ConversationRelay url="wss://voice.example.test/twilio/relay" language="de-DE" ttsProvider="Google"' +
        ' voice="de-DE-Chirp3-HD-Kore" transcriptionProvider="Deepgram" speechModel="nova-3-general"' +
        ' interruptible="any" reportInputDuringAgentSpeech="none" dtmfDetection="true"' +
        ' events="speaker-events tokens-played"><Parameter name="call" value="call_42"/>' +
        "</ConversationRelay></Connect></Response>",
    );
  });

  test("tells a session that takes up a broken one", () => {
    expect(answerTwiml({ ...answer, resumed: true })).toContain(
      '<Parameter name="resumed" value="true"/>',
    );
  });

  test("hangs up", () => {
    expect(hangUpTwiml()).toBe(`${XML}<Response><Hangup/></Response>`);
  });

  test("says a sentence in German, whatever is in it", () => {
    expect(sayAndHangUpTwiml('Müller & Söhne <sagen> "Grüß Gott"')).toBe(
      `${XML}<Response><Say language="de-DE" voice="Google.de-DE-Chirp3-HD-Kore">` +
        'Müller &amp; Söhne &lt;sagen&gt; "Grüß Gott"</Say><Hangup/></Response>',
    );
  });
});
