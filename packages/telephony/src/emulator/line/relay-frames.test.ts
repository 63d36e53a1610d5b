import { describe, expect, test } from "bun:test";
import { lineUnderTest, PUBLIC_URL } from "../../testing/line-under-test.ts";
import { type RelayPeer, type Seen, xml } from "../../testing/virtual-app.ts";
import type { Callee, CalleeAct, HeardByCallee } from "../callee/callee.ts";

const TEXT = "Ich rufe an, weil wir ein neues Angebot haben.";
/** The words and keys of an interruption are told only where that is asked for. */
const TOLD = 'reportInputDuringAgentSpeech="any"';
const EVENTS = 'events="speaker-events tokens-played" dtmfDetection="true"';

/** Does this once, when it hears that, and notes all it hears. */
function once(
  type: HeardByCallee["type"],
  ...acts: CalleeAct[]
): Callee & { heard: HeardByCallee[] } {
  const heard: HeardByCallee[] = [];
  let done = false;
  return {
    heard,
    react(event) {
      heard.push(event);
      if (done || event.type !== type) return [];
      done = true;
      return acts;
    },
  };
}

const say = (text: string, after: number): CalleeAct => ({ type: "say", text, after });
const press = (digits: string, after: number): CalleeAct => ({ type: "press", digits, after });
const nobody: Callee = { react: () => [] };

function relayTwiml(attributes: string): Response {
  const url = `${PUBLIC_URL.replace("http", "ws")}/twilio/relay`;
  return xml(
    `<Response><Connect><ConversationRelay url="${url}" language="de-DE" ${attributes}/></Connect></Response>`,
  );
}

function brief({ what, data }: Seen): string {
  if (what === "info") return `${data.name} ${data.value}`;
  if (what === "prompt") return `prompt ${data.voicePrompt}${data.last === "true" ? "" : " …"}`;
  if (what === "interrupt") return `interrupt ${data.utteranceUntilInterrupt}`;
  if (what === "dtmf") return `dtmf ${data.digit}`;
  return what;
}

/** The frames of a session in which the app sends this at its start. */
async function session(
  callee: Callee,
  attributes: string,
  frames: readonly object[],
  reply?: (frame: Record<string, unknown>, peer: RelayPeer) => void,
  more: { tellsInterruptions?: boolean; to?: string } = {},
) {
  const { to = "+493023125001", ...options } = more;
  const line = lineUnderTest({
    ...options,
    callees: () => callee,
    webhook: (route) => (route === "answer" ? relayTwiml(attributes) : undefined),
    frame(frame, peer) {
      if (frame.type === "setup") for (const each of frames) peer.send(each);
      else reply?.(frame, peer);
    },
  });
  await line.place(to);
  await line.time.pass(25_000);
  const told = line.app.seen.filter(({ data }) => data.type && data.type !== "setup");
  return { ...line, told, briefs: told.map(brief) };
}

const text = (token: string, more: object = {}) => ({ type: "text", token, last: true, ...more });

describe("keys during the agent's words", () => {
  test("cut it off, and each is told", async () => {
    const callee = once("agent-began", press("12", 2_000));
    const { briefs } = await session(callee, `${EVENTS} ${TOLD}`, [text(TEXT)]);
    expect(briefs).toEqual([
      "agentSpeaking on",
      "tokensPlayed Ich rufe an, weil wir ein",
      "interrupt Ich rufe an, weil wir ein",
      "agentSpeaking off",
      "dtmf 1",
      "dtmf 2",
    ]);
  });

  test.each([
    ['interruptible="speech"', ["agentSpeaking on", `tokensPlayed ${TEXT}`, "agentSpeaking off"]],
    [
      'interruptible="speech" reportInputDuringAgentSpeech="dtmf"',
      ["agentSpeaking on", "dtmf 1", `tokensPlayed ${TEXT}`, "agentSpeaking off"],
    ],
  ])("with %s leave it its words", async (attributes, expected) => {
    const callee = once("agent-began", press("1", 1_000));
    const { briefs } = await session(callee, `${EVENTS} ${attributes}`, [text(TEXT)]);
    expect(briefs).toEqual(expected);
  });

  test("are not told where nobody listens for keys", async () => {
    const callee = once("agent-finished", press("1", 100));
    const { briefs } = await session(callee, "", [text(TEXT)]);
    expect(briefs).toEqual([]);
  });
});

describe("a voice during the agent's words", () => {
  test("is told without cutting in where the app wants that", async () => {
    const callee = once("agent-began", say("Ja.", 1_000));
    const attributes = `${EVENTS} interruptible="none" reportInputDuringAgentSpeech="speech"`;
    const { briefs } = await session(callee, attributes, [text(TEXT)]);
    expect(briefs).toEqual([
      "agentSpeaking on",
      "clientSpeaking on",
      "clientSpeaking off",
      "prompt Ja.",
      `tokensPlayed ${TEXT}`,
      "agentSpeaking off",
    ]);
  });

  test("leaves a greeting alone that may not be cut into", async () => {
    const callee = once("agent-began", say("Ja.", 300));
    const greeting =
      'welcomeGreeting="Grüß Gott, hier ist Lena." welcomeGreetingInterruptible="none"';
    const { briefs, told } = await session(callee, `${EVENTS} ${greeting}`, []);
    expect(briefs).toEqual([
      "agentSpeaking on",
      "tokensPlayed Grüß Gott, hier ist Lena.",
      "agentSpeaking off",
    ]);
    expect(told[0]?.at).toBeGreaterThan(0);
  });
});

describe("whether words or keys cut the agent off, and whether they are told, are two questions", () => {
  /** interruptible, reportInputDuringAgentSpeech, told all the same; what comes of words, of a key */
  const TABLE = [
    ["any", "any", false, "cuts, told", "cuts, told"],
    ["any", "none", false, "cuts", "cuts"],
    ["any", "none", true, "cuts, told", "cuts, told"],
    ["any", "speech", false, "cuts, told", "cuts"],
    ["any", "dtmf", false, "cuts", "cuts, told"],
    ["none", "any", false, "told", "told"],
    ["none", "none", false, "", ""],
    ["none", "none", true, "", ""],
    ["none", "speech", false, "told", ""],
    ["none", "dtmf", false, "", "told"],
    ["speech", "dtmf", false, "cuts", "told"],
    ["speech", "dtmf", true, "cuts, told", "told"],
    ["dtmf", "speech", false, "told", "cuts"],
    ["dtmf", "none", true, "", "cuts, told"],
  ] as const;

  test.each(TABLE)(
    "interruptible %s, reported %s, interruptions told %p: words %s; keys %s",
    async (interruptible, reported, tellsInterruptions, words, keys) => {
      const attributes = `dtmfDetection="true" interruptible="${interruptible}" reportInputDuringAgentSpeech="${reported}"`;
      async function comesOf(act: CalleeAct): Promise<string> {
        const callee = once("agent-began", act);
        const { told } = await session(callee, attributes, [text(TEXT)], undefined, {
          tellsInterruptions,
        });
        const cuts = told.some(({ what }) => what === "interrupt");
        const isTold = told.some(({ what }) => what === "prompt" || what === "dtmf");
        return [cuts ? "cuts" : "", isTold ? "told" : ""].filter(Boolean).join(", ");
      }
      expect([await comesOf(say("Ja.", 1_000)), await comesOf(press("1", 1_000))]).toEqual([
        words,
        keys,
      ]);
    },
  );

  test("nothing is told by the documentation's own default", async () => {
    const callee = once("agent-began", say("Rufen Sie mich nie wieder an!", 1_000));
    const { briefs } = await session(callee, EVENTS, [text(TEXT)]);
    expect(briefs).toEqual([
      "agentSpeaking on",
      "clientSpeaking on",
      "tokensPlayed Ich rufe an,",
      "interrupt Ich rufe an,",
      "agentSpeaking off",
      "clientSpeaking off",
    ]);
  });

  test("what is said once the agent is silent is told in any case", async () => {
    const callee = once("agent-finished", say("Ja.", 100), press("1", 100));
    const { briefs } = await session(callee, 'dtmfDetection="true"', [text("Na?")]);
    expect(briefs).toEqual(["prompt Ja.", "dtmf 1"]);
  });
});

describe("a voice that fails", () => {
  const TEXTS = [text("Guten Tag."), text("Haben Sie Zeit?"), text("Hallo?")];
  const failure = (code: number) => `error Text-to-speech failed, code: ${code}`;

  test.each([
    [
      "+493023125051",
      ["agentSpeaking on", "tokensPlayed Guten Tag.", "agentSpeaking off"],
      64111,
      2,
    ],
    ["+493023125061", [], 64112, 3],
  ] as const)(
    "behind %s is told for each text, and the session stays open",
    async (to, heard, code, times) => {
      const callee = once("silence", say("Hallo?", 0));
      const { told, app } = await session(callee, EVENTS, TEXTS, undefined, { to });
      const frames = told.map((frame) =>
        frame.what === "error" ? `error ${frame.data.description}` : brief(frame),
      );
      expect(frames.filter((frame) => frame === failure(code))).toHaveLength(times);
      expect(frames.filter((frame) => /agentSpeaking|tokensPlayed/.test(frame))).toEqual([
        ...heard,
      ]);
      expect(frames.at(-1)).toBe("prompt Hallo?");
      expect(app.closes).toEqual([]);
    },
  );
});

describe("what the callee says", () => {
  test("is told word by word where the app wants that", async () => {
    const callee = once("agent-finished", say("Das kommt darauf an, worum es geht.", 100));
    const { briefs, told } = await session(callee, 'partialPrompts="true"', [text("Na?")]);
    const partials = told.slice(0, -1);
    expect(partials.length).toBeGreaterThan(3);
    for (const { data } of partials) {
      expect("Das kommt darauf an, worum es geht.").toStartWith(data.voicePrompt ?? "?");
      expect(data).toMatchObject({ last: "false", lang: "de-DE" });
    }
    expect(briefs.at(-1)).toBe("prompt Das kommt darauf an, worum es geht.");
    const gaps = partials.slice(1).map(({ at }, index) => at - (partials[index]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(200);
  });

  test("is told in the language that the app chose last", async () => {
    const callee = once("agent-finished", say("Yes.", 100));
    const { told } = await session(callee, "", [
      { type: "language", transcriptionLanguage: "en-US", ttsLanguage: "en-US" },
      text("Well?"),
    ]);
    expect(told.at(-1)?.data).toMatchObject({ voicePrompt: "Yes.", lang: "en-US" });
  });

  test("and how long the app took to answer it, for those who look for faults", async () => {
    const callee = once("agent-finished", say("Ja.", 100));
    const answer = (frame: Record<string, unknown>, peer: RelayPeer) => {
      if (frame.type === "prompt") peer.send(text("Gut."));
    };
    const { briefs } = await session(callee, 'debug="debugging"', [text("Na?")], answer);
    expect(briefs).toEqual(["prompt Ja.", "roundTripDelayMs 0"]);
  });
});

describe("what the app sends", () => {
  test("gives way to what comes after it, untold as an interruption", async () => {
    const callee = once("silence");
    const { time, briefs } = await session(callee, EVENTS, [
      text("Einen Moment bitte, ich sehe nach.", { preemptible: true }),
      text("Ich habe es."),
    ]);
    expect(briefs).toEqual(["agentSpeaking on", "tokensPlayed Ich habe es.", "agentSpeaking off"]);
    expect(time.waiting).toBeGreaterThan(0);
  });

  test("gives way in the middle of a word, of which the beginning was heard", async () => {
    const line = lineUnderTest({
      callees: () => nobody,
      webhook: (route) =>
        route === "answer" ? relayTwiml(`${EVENTS} preemptible="true"`) : undefined,
      frame(frame, peer) {
        if (frame.type === "setup") peer.send(text(TEXT));
        if (frame.name === "agentSpeaking" && frame.value === "on") {
          line.time.after(1_000, () => peer.send(text("Nun aber.", { preemptible: false })));
        }
      },
    });
    await line.place("+493023125001");
    await line.time.pass(20_000);
    const infos = line.app.seen.filter(({ what }) => ["info", "interrupt"].includes(what));
    expect(infos.map(brief)).toEqual([
      "agentSpeaking on",
      "tokensPlayed Ich rufe an,",
      "tokensPlayed Nun aber.",
      "agentSpeaking off",
    ]);
  });

  test("is one utterance until its last token, which does not cut itself off", async () => {
    const { briefs } = await session(nobody, `${EVENTS} preemptible="true"`, [
      { type: "text", token: "Guten ", last: false },
      { type: "text", token: "Tag.", last: true },
    ]);
    expect(briefs).toContain("tokensPlayed Guten ");
    expect(briefs).toContain("tokensPlayed Tag.");
  });

  test("is said, played and pressed in its order", async () => {
    const callee = once("silence");
    const { told, briefs } = await session(callee, EVENTS, [
      text("Hören Sie."),
      { type: "play", source: "https://voice.example.test/a.mp3", loop: 2 },
      { type: "sendDigits", digits: "1w#" },
      text("Fertig."),
    ]);
    expect(briefs).toEqual([
      "agentSpeaking on",
      "tokensPlayed Hören Sie.",
      "tokensPlayed Fertig.",
      "agentSpeaking off",
    ]);
    const [, first, second] = told;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBe(6_000 + 1_000 + "Fertig.".length * 65);
    expect(callee.heard).toContainEqual({ type: "agent-pressed", digits: "1w#" });
  });

  test.each([
    { type: "play" },
    { type: "play", source: "keine Adresse" },
    { type: "play", source: "https://x.test", loop: 1_001 },
    { type: "sendDigits", digits: "12a" },
    { type: "sendDigits", digits: "" },
    { type: "language" },
    { type: "text" },
    { type: "text", token: null },
    { type: "text", token: "x", last: "ja" },
    { type: "end", handoffData: { reason: "done" } },
    { type: "interrupt" },
    ["text"],
    null,
  ])("is refused as malformed: %j", async (frame) => {
    const { told } = await session(nobody, "", [frame as object]);
    expect(told.map(({ what }) => what)).toEqual(["error"]);
    expect(told[0]?.data.description).toStartWith("Invalid message received, code: 64107, ");
  });
});
