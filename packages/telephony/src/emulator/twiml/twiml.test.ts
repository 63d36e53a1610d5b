import { describe, expect, test } from "bun:test";
import { renderScript } from "../../twilio/index.ts";
import { AGENTS, voiceNamed } from "../../voices.ts";
import { readTwiml } from "./twiml.ts";

const CONTEXT = { publicUrl: "https://voice.example.test", callId: "call_42" };
const RELAY = 'url="wss://voice.example.test/relay"';

function relay(attributes: string): string {
  return `<Response><Connect><ConversationRelay ${RELAY} ${attributes}/></Connect></Response>`;
}

describe("readTwiml", () => {
  test("knows the voice of every agent", () => {
    for (const voice of AGENTS.map(voiceNamed)) {
      const script = [
        { do: "say", text: "Guten Tag.", voice },
        { do: "converse", resumed: false, voices: [voice] },
      ] as const;
      expect(readTwiml(renderScript(script, CONTEXT))).toMatchObject([
        { verb: "say" },
        { verb: "connect" },
      ]);
    }
  });

  test("understands what the product says to its carrier", () => {
    const answer = renderScript([{ do: "converse", resumed: false }], CONTEXT);
    expect(readTwiml(answer)).toEqual([
      {
        verb: "connect",
        action: {
          url: "https://voice.example.test/twilio/voice/relay-ended?call=call_42",
          method: "POST",
        },
        relay: {
          url: "wss://voice.example.test/twilio/relay",
          language: "de-DE",
          ttsLanguage: "de-DE",
          welcomeGreeting: "",
          welcomeInterruptible: "any",
          interruptible: "any",
          reportDuringSpeech: "any",
          keys: true,
          preemptible: false,
          partialPrompts: false,
          speakerEvents: true,
          tokensPlayed: true,
          roundTrips: false,
          parameters: { call: "call_42" },
        },
      },
    ]);
    const rest = renderScript(
      [
        { do: "say", text: "Bis bald & danke." },
        { do: "record" },
        {
          do: "ask",
          turn: 3,
          parts: [{ text: "Und jetzt?", interruptible: true }],
          silence: 5_000,
          keypad: { digits: 4, endKey: "#" },
        },
        { do: "dial", to: "+493023125001", from: "+493023125800", ringTimeout: 20 },
        { do: "hang-up" },
      ],
      CONTEXT,
    );
    expect(readTwiml(rest)).toMatchObject([
      { verb: "say", text: "Bis bald & danke." },
      { verb: "start-recording", wish: { channels: 2, source: "StartCallRecordingTwiML" } },
      { verb: "gather", speech: true, keys: true, timeout: 5, numDigits: 4, onEmpty: true },
      { verb: "dial", noun: { noun: "number", number: "+493023125001" }, answerOnBridge: true },
      { verb: "hang-up" },
    ]);
  });

  test.each([
    ["<Pause length='3'/><Pause/>", [{ seconds: 3 }, { seconds: 1 }]],
    ["<Redirect method='GET'> /next </Redirect>", [{ to: { url: "/next", method: "GET" } }]],
    ["<Say>Eins <break/> zwei <emphasis>drei</emphasis></Say>", [{ text: "Eins zwei drei" }]],
    ["<Play loop='0'>https://x.test/a.mp3</Play>", [{ source: "https://x.test/a.mp3", loop: 0 }]],
    ["<Play digits='1w2'/>", [{ digits: "1w2" }]],
    ["<Say voice='woman' language='fr-FR'>Oui</Say>", [{ text: "Oui" }]],
    ["<Reject reason='busy'/>", [{ verb: "reject", reason: "busy" }]],
    ["<Gather/>", [{ keys: true, speech: false, timeout: 5, finishOnKey: "#", onEmpty: false }]],
    [
      "<Gather input='speech' speechTimeout='auto'><Say>Ja?</Say><Pause/></Gather>",
      [{ speech: true, keys: false, speechTimeout: 1, prompts: [{ text: "Ja?" }, { seconds: 1 }] }],
    ],
    ["<Record/>", [{ timeout: 5, maxLength: 3_600, finishOnKey: "1234567890*#", playBeep: true }]],
    ["<Dial>+49 30 23125-001</Dial>", [{ noun: { noun: "number", number: "+493023125001" } }]],
    ["<Dial><Client>lena</Client></Dial>", [{ noun: { noun: "client", identity: "lena" } }]],
    [
      "<Dial><Conference endConferenceOnExit='true'>raum-1</Conference></Dial>",
      [{ noun: { noun: "conference", name: "raum-1", endOnExit: true } }],
    ],
  ])("reads %s", (verbs, expected) => {
    expect(readTwiml(`<Response>${verbs}</Response>`)).toMatchObject(expected);
  });

  test.each([
    ["<Antwort/>", 12100],
    ["<Response", 12100],
    ["<Response><Sing/></Response>", 12200],
    ["<Response><Connect/></Response>", 12200],
    ["<Response><Start><Stream url='wss://x'/></Start></Response>", 12200],
    ["<Response><Redirect>http://[</Redirect></Response>", 12200],
    ["<Response><Gather input='tapping'/></Response>", 12200],
    ["<Response><Gather timeout='bald'/></Response>", 12200],
    ["<Response><Gather><Hangup/></Gather></Response>", 12200],
    ["<Response><Gather speechTimeout='auto' speechModel='x'/></Response>", 13335],
    ["<Response><Play/></Response>", 12200],
    ["<Response><Dial/></Response>", 13223],
    ["<Response><Dial><Conference/></Dial></Response>", 13214],
    ["<Response><Connect><ConversationRelay url='https://x'/></Connect></Response>", 64101],
    ["<Response><Connect><ConversationRelay url='wss://a:b:c'/></Connect></Response>", 64101],
  ])("refuses %s as the carrier does", (text, code) => {
    expect(() => readTwiml(text)).toThrow(expect.objectContaining({ code }));
  });

  test.each([
    ["Polly.Vicki-Neural", "de-DE"],
    ["Polly.Hannah-Neural", "de-AT"],
    ["Google.de-DE-Chirp3-HD-Kore", "de-DE"],
    ["Google.de-DE-Neural2-C", "de-DE"],
  ])("lets %s speak %s", (voice, language) => {
    const say = `<Response><Say voice="${voice}" language="${language}">Guten Tag.</Say></Response>`;
    expect(readTwiml(say)).toHaveLength(1);
    const french = say.replace(`language="${language}"`, 'language="fr-FR"');
    expect(() => readTwiml(french)).toThrow(expect.objectContaining({ code: 13512 }));
  });

  test.each([
    'language="de-DE" ttsProvider="Google" voice="de-DE-Neural2-C"',
    'language="de-DE" ttsProvider="Google" voice="Google.de-DE-Neural2-C"',
    'language="de-DE" ttsProvider="Amazon" voice="Vicki-Neural"',
    'language="de-DE" ttsProvider="ElevenLabs" voice="UgBBYS2sOqTuMpoF3BR0-flash_v2_5-1.0_0.5_0.8"',
    'language="de-DE" transcriptionProvider="Google" speechModel="telephony"',
    'ttsLanguage="de-DE" transcriptionLanguage="de-AT" interruptible="true"',
    'speechTimeout="600" eotThreshold="0.9" interruptSensitivity="low" hints="Solar,Dach"',
    'something="new"',
  ])("takes a relay with %s", (attributes) => {
    expect(readTwiml(relay(attributes))).toHaveLength(1);
  });

  test.each([
    'language="de-DE" ttsProvider="Google" voice="Google.de-DE-Chirp3-HD-Kore"',
    'language="de-DE" ttsProvider="Google" voice="en-US-Journey-O"',
    'language="de-DE" ttsProvider="Amazon" voice="Joanna-Neural"',
    'language="de-DE" ttsProvider="ElevenLabs" voice="de-DE-Chirp3-HD-Kore"',
    'ttsProvider="Amazon" voice="de-DE-Neural2-C" language="de-DE"',
    'ttsProvider="Azure"',
    'language="de-DE" transcriptionProvider="Google" speechModel="nova-3-general"',
    'language="de-DE" speechModel="telephony"',
    'transcriptionProvider="Whisper"',
    'language="deutsch!"',
    'interruptible="sometimes"',
    'dtmfDetection="ja"',
    'speechTimeout="100"',
    'eotThreshold="1"',
  ])("refuses a relay with %s", (attributes) => {
    expect(() => readTwiml(relay(attributes))).toThrow(expect.objectContaining({ code: 64101 }));
  });

  test("holds the other languages of a relay against their providers, too", () => {
    const document = (language: string) =>
      relay('language="de-DE"').replace(
        "/></Connect>",
        `>${language}</ConversationRelay></Connect>`,
      );
    const english = '<Language code="en-US" ttsProvider="Google" voice="en-US-Journey-O"/>';
    expect(readTwiml(document(english))).toHaveLength(1);
    expect(() => readTwiml(document(english.replace("en-US", "fr-FR")))).toThrow("speaks en-US");
  });
});
