import { expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { readTwiml, TwimlError } from "./twiml.ts";

const DOCUMENTS = [
  '<Response><Say voice="Polly.Vicki-Neural" language="de-DE">Grüß &amp; Gott</Say><Hangup/></Response>',
  '<Response><Gather input="dtmf speech" timeout="5" numDigits="3"><Say>Na?</Say></Gather></Response>',
  '<Response><Dial timeout="9"><Number statusCallback="/x">+493023125001</Number></Dial></Response>',
  '<Response><Start><Recording channels="dual"/></Start><Record maxLength="9"/></Response>',
  '<Response><Connect action="/a"><ConversationRelay url="wss://x.test/r" language="de-DE" ttsProvider="Google" voice="de-DE-Neural2-C"><Parameter name="a" value="b"/><Language code="en-US"/></ConversationRelay></Connect></Response>',
];
const SCRAPS = [
  "<",
  ">",
  '"',
  "/",
  "&",
  "]]>",
  "<!--",
  "<Say>",
  "</Response>",
  "=",
  " x='1'",
  "\u0000",
  "💥",
];

test.each([1, 2, 3, 4])(
  "a damaged document is read or refused, and nothing else (seed %d)",
  (seed) => {
    const random = seededRandom(seed);
    const pick = <T>(from: readonly T[]) => from[Math.floor(random.number() * from.length)] as T;
    const outcomes = { read: 0, refused: 0 };
    for (let round = 0; round < 2_000; round++) {
      let text = pick(DOCUMENTS);
      for (let damage = 0; damage < 1 + random.number() * 3; damage++) {
        const at = Math.floor(random.number() * text.length);
        const end = at + Math.floor(random.number() * 6);
        text = text.slice(0, at) + (random.number() < 0.5 ? pick(SCRAPS) : "") + text.slice(end);
      }
      try {
        readTwiml(text);
        outcomes.read += 1;
      } catch (error) {
        expect(error).toBeInstanceOf(TwimlError);
        outcomes.refused += 1;
      }
    }
    expect(outcomes.read).toBeGreaterThan(10);
    expect(outcomes.refused).toBeGreaterThan(500);
  },
);
