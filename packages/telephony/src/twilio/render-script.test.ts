import { describe, expect, test } from "bun:test";
import type { AskStep, CallStep } from "../script.ts";
import { AGENTS, voiceNamed } from "../voices.ts";
import { renderScript } from "./render-script.ts";

const HOST = "https://voice.example.test";
const context = { publicUrl: `${HOST}/`, callId: "call_42" };
const SAY = '<Say language="de-DE" voice="Google.de-DE-Chirp3-HD-Kore">';

/** What a script becomes, between `<Response>` and `</Response>`. */
function render(...script: CallStep[]): string {
  const [, inside] =
    /^<\?xml version="1.0" encoding="UTF-8"\?><Response>(.*)<\/Response>$/s.exec(
      renderScript(script, context),
    ) ?? [];
  return inside ?? "";
}

const ask: AskStep = { do: "ask", turn: 3, parts: [], silence: 4_000, keypad: null };

describe("renderScript", () => {
  test("records from consent on and joins the relay, every German setting said", () => {
    expect(render({ do: "record" }, { do: "converse", resumed: false })).toBe(
      `<Start><Recording channels="dual" recordingStatusCallback="${HOST}/twilio/voice/recording?call=call_42"` +
        ' recordingStatusCallbackEvent="in-progress completed absent"/></Start>' +
        `<Connect action="${HOST}/twilio/voice/relay-ended?call=call_42">` +
        '<ConversationRelay url="wss://voice.example.test/twilio/relay" language="de-DE" ttsProvider="Google"' +
        ' voice="de-DE-Chirp3-HD-Kore" transcriptionProvider="Deepgram" speechModel="nova-3-general"' +
        ' interruptible="any" reportInputDuringAgentSpeech="any" dtmfDetection="true"' +
        ' events="speaker-events tokens-played"><Parameter name="call" value="call_42"/>' +
        "</ConversationRelay></Connect>",
    );
  });

  test("tells a relay session that takes up a broken one", () => {
    expect(render({ do: "converse", resumed: true })).toContain(
      '<Parameter name="call" value="call_42"/><Parameter name="resumed" value="true"/>',
    );
  });

  test("asks without a relay: what may be cut into stands inside the gathering", () => {
    const parts = [
      { text: "Guten Tag.", interruptible: true },
      { text: "Dieses Gespräch wird aufgezeichnet.", interruptible: false },
      { text: "Haben Sie kurz Zeit?", interruptible: true },
    ];
    expect(render({ ...ask, parts })).toBe(
      `${SAY}Guten Tag.</Say>${SAY}Dieses Gespräch wird aufgezeichnet.</Say>` +
        `<Gather input="speech" action="${HOST}/twilio/voice/turn?call=call_42&amp;turn=3" method="POST"` +
        ' language="de-DE" speechModel="deepgram_nova-3" timeout="4" speechTimeout="1"' +
        ' actionOnEmptyResult="true" profanityFilter="false" bargeIn="true">' +
        `${SAY}Haben Sie kurz Zeit?</Say></Gather>`,
    );
  });

  test.each([
    ["until a key", { digits: null, endKey: "#" }, 'finishOnKey="#">'],
    [
      "so many, and none of them ends it",
      { digits: 1, endKey: null },
      'finishOnKey="" numDigits="1">',
    ],
    ["whichever is first", { digits: 8, endKey: "*" }, 'finishOnKey="*" numDigits="8">'],
  ])("takes keys: %s", (_, keypad, attributes) => {
    const xml = render({ ...ask, keypad, parts: [{ text: "Ja?", interruptible: true }] });
    expect(xml).toContain('<Gather input="dtmf speech"');
    expect(xml).toContain(attributes);
  });

  test.each([
    [0, 1],
    [400, 1],
    [2_600, 3],
    [10_000, 10],
  ])("waits %d ms as %d whole seconds", (silence, seconds) => {
    expect(render({ ...ask, silence })).toContain(` timeout="${seconds}"`);
  });

  test("puts through to a number and hears what became of it", () => {
    expect(
      render({ do: "dial", to: "+493023125002", from: "+493023125800", ringTimeout: 20 }),
    ).toBe(
      '<Dial answerOnBridge="true" callerId="+493023125800" timeout="20"' +
        ` action="${HOST}/twilio/voice/dialed?call=call_42"><Number>+493023125002</Number></Dial>`,
    );
  });

  test("says a sentence in German, whatever is in it, and hangs up", () => {
    expect(
      render({ do: "say", text: 'Müller & Söhne <sagen> "Grüß Gott"' }, { do: "hang-up" }),
    ).toBe(`${SAY}Müller &amp; Söhne &lt;sagen&gt; "Grüß Gott"</Say><Hangup/>`);
  });

  test("leaves out what no XML may hold", () => {
    const text = `Guten${String.fromCharCode(0, 8)}Tag\n\t, Herr \uFFFE${"\ud800"}Maier 👋.`;
    expect(render({ do: "say", text })).toBe(`${SAY}Guten Tag , Herr  \uFFFDMaier 👋.</Say>`);
  });

  test("leaves out what nobody can hear", () => {
    const parts = [{ text: " \n", interruptible: false }];
    expect(render({ do: "say", text: "" }, { ...ask, parts })).not.toContain("<Say");
  });

  test("says a text in parts if it is longer than the carrier speaks at once, and loses nothing", () => {
    const text = Array.from({ length: 2_000 }, (_, place) => `Wort${place}`).join(" ");
    const said = render({ do: "say", text })
      .split("</Say>")
      .map((part) => part.replace(SAY, ""))
      .filter((part) => part !== "");
    expect(said.length).toBeGreaterThan(1);
    expect(Math.max(...said.map((part) => part.length))).toBeLessThanOrEqual(4_096);
    expect(said.join(" ")).toBe(text);
    expect(render({ do: "say", text: "a".repeat(5_000) }).match(/<Say/g)).toHaveLength(2);
  });

  test("speaks with the voice that a text has, in its language", () => {
    const parts = [
      { text: "Guten Tag.", interruptible: false, voice: "de-DE-Neural2-B" as const },
      { text: "Is this a good time?", interruptible: true, voice: "en-US-Neural2-C" as const },
    ];
    const xml = render(
      { do: "say", text: "One moment.", voice: "en-US-Neural2-B" },
      { ...ask, parts, voice: "en-US-Neural2-C" },
    );
    expect(xml).toContain('<Say language="en-US" voice="Google.en-US-Neural2-D">One moment.</Say>');
    expect(xml).toContain('<Say language="de-DE" voice="Google.de-DE-Neural2-B">Guten Tag.</Say>');
    expect(xml).toContain(' method="POST" language="en-US" speechModel="deepgram_nova-3"');
    expect(xml).toContain(
      '<Say language="en-US" voice="Google.en-US-Neural2-C">Is this a good time?</Say></Gather>',
    );
  });

  test("tells the relay the voice of each language, and of the first one too", () => {
    const hearing = 'transcriptionProvider="Deepgram" speechModel="nova-3-general"';
    const xml = render({
      do: "converse",
      resumed: false,
      voices: ["en-US-Neural2-C", "de-DE-Neural2-B"],
      hints: ["Solaranlage", "hat schon, Anbieter", "Müller & Söhne"],
    });
    expect(xml).toContain(
      ` language="en-US" ttsProvider="Google" voice="en-US-Neural2-C" ${hearing}`,
    );
    expect(xml).toContain(
      ' hints="Solaranlage,hat schon Anbieter,Müller &amp; Söhne">' +
        `<Language code="en-US" ttsProvider="Google" voice="en-US-Neural2-C" ${hearing}/>` +
        `<Language code="de-DE" ttsProvider="Google" voice="de-DE-Neural2-B" ${hearing}/>` +
        '<Parameter name="call" value="call_42"/>',
    );
  });

  test("every agent speaks with a voice of its own, with a relay and without", () => {
    const heard = AGENTS.map((agent) => {
      const voice = voiceNamed(agent);
      const [, onRelay] =
        / voice="([^"]*)"/.exec(render({ do: "converse", resumed: false, voices: [voice] })) ?? [];
      expect(render({ do: "say", text: "Guten Tag.", voice })).toBe(
        `<Say language="de-DE" voice="Google.${onRelay}">Guten Tag.</Say>`,
      );
      return onRelay;
    });
    expect(heard).toEqual([
      "de-DE-Chirp3-HD-Charon",
      "de-DE-Chirp3-HD-Aoede",
      "de-DE-Chirp3-HD-Orus",
      "de-DE-Chirp3-HD-Leda",
      "de-DE-Chirp3-HD-Zephyr",
    ]);
  });

  test.each([
    ["none where there are none", [" ", ","], undefined],
    ["each once", ["Ja", "Ja", "Nein"], "Ja,Nein"],
    ["none that is too long to be one", ["a".repeat(101), "b".repeat(100)], "b".repeat(100)],
    ["no more than a hundred", numbered(150, ""), numbered(100, "").join(",")],
    [
      "no more than a recogniser takes",
      numbered(90, "x".repeat(47)),
      numbered(20, "x".repeat(47)).join(","),
    ],
  ])("gives the recogniser words: %s", (_, hints, expected) => {
    const found = / hints="([^"]*)"/;
    expect(found.exec(render({ ...ask, hints }))?.[1]).toBe(expected);
    expect(found.exec(render({ do: "converse", resumed: false, hints }))?.[1]).toBe(expected);
  });
});

function numbered(count: number, word: string): string[] {
  return Array.from({ length: count }, (_, place) => `${word}${String(place).padStart(2, "0")}`);
}
