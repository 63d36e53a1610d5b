import { describe, expect, test } from "bun:test";
import { renderScript } from "../../twilio/index.ts";
import { readTwiml } from "./twiml.ts";

describe("readTwiml", () => {
  test("understands what the product says to its carrier", () => {
    const context = { publicUrl: "https://voice.example.test", callId: "call_42" };
    const answer = renderScript([{ do: "converse", resumed: false }], context);
    expect(readTwiml(answer)).toEqual([
      {
        verb: "connect",
        action: "https://voice.example.test/twilio/voice/relay-ended?call=call_42",
        relay: {
          url: "wss://voice.example.test/twilio/relay",
          language: "de-DE",
          welcomeGreeting: "",
          interruptible: true,
          speakerEvents: true,
          tokensPlayed: true,
          parameters: { call: "call_42" },
        },
      },
    ]);
    expect(
      readTwiml(
        renderScript([{ do: "say", text: "Bis bald & danke." }, { do: "hang-up" }], context),
      ),
    ).toEqual([{ verb: "say", text: "Bis bald & danke." }, { verb: "hang-up" }]);
  });

  test("reads the other verbs", () => {
    const text = "<Response><Pause length='3'/><Pause/><Redirect> /next </Redirect></Response>";
    expect(readTwiml(text)).toEqual([
      { verb: "pause", seconds: 3 },
      { verb: "pause", seconds: 1 },
      { verb: "redirect", url: "/next" },
    ]);
  });

  test.each([
    ["<Antwort/>", 12100],
    ["<Response", 12100],
    ["<Response><Dial>+49</Dial></Response>", 12200],
    ["<Response><Connect/></Response>", 12200],
    ["<Response><Redirect>http://[</Redirect></Response>", 12200],
    ["<Response><Connect><ConversationRelay url='https://x'/></Connect></Response>", 64101],
    ["<Response><Connect><ConversationRelay url='wss://a:b:c'/></Connect></Response>", 64101],
  ])("refuses %s as the carrier does", (text, code) => {
    expect(() => readTwiml(text)).toThrow(expect.objectContaining({ code }));
  });
});
