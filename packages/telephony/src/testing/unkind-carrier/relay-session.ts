import { type Callee, ignoreCutOff } from "./callee.ts";
import type { RelayFate } from "./fate.ts";
import { type AppFrame, readAppFrame } from "./relay-frames.ts";
import { createRelayVoice } from "./relay-voice.ts";
import { signatureOf } from "./signature.ts";
import type { CarrierSocket, World } from "./world.ts";
import type { Element } from "./xml.ts";

/** How a session ended, as `<Connect action>` is told. */
export type RelayEnd =
  | { status: "ended"; handoff: string | undefined }
  | { status: "completed" }
  | { status: "failed"; errorCode: number; errorMessage: string };

export interface RelayDeps {
  world: World & { speed: number };
  callee: Callee;
  sessionSid: string;
  /** Of the setup frame. */
  call: Readonly<Record<string, string>>;
  fate: RelayFate;
  /** Which of the call's sessions it is, from 0. */
  ordinal: number;
  /** Ends the session from outside: the callee hung up, or the call is to do something else. */
  signal: AbortSignal;
  hangUp(): void;
  /** What the application cut off by ending the session. */
  unsaid(texts: readonly string[]): void;
}

const MOST_MALFORMED = 10;

/** One `<ConversationRelay>`, from the handshake until it is over. */
export function runRelay(element: Element, deps: RelayDeps): Promise<RelayEnd> {
  const { world, callee, fate, signal } = deps;
  const { attributes } = element;
  const { promise, resolve } = Promise.withResolvers<RelayEnd>();
  const tells = new Set(attributes.events?.split(" "));
  const reports = attributes.reportInputDuringAgentSpeech ?? "none";
  const interruptible = attributes.interruptible ?? "any";
  let isOpen = false;
  let isOver = false;
  let malformed = 0;
  let texts = 0;
  /** What the callee says comes one after the other. */
  let hearing: Promise<void> = Promise.resolve();

  const voice = createRelayVoice({
    world,
    callee,
    speaking(on) {
      if (tells.has("speaker-events")) inform("agentSpeaking", on ? "on" : "off");
    },
    played(text) {
      if (tells.has("tokens-played")) inform("tokensPlayed", text);
    },
    interrupted(utteranceUntilInterrupt, after) {
      // The documentation shows a number here, and elsewhere its digits as text.
      const durationUntilInterruptMs = deps.ordinal % 2 === 0 ? after : String(after);
      send({ type: "interrupt", utteranceUntilInterrupt, durationUntilInterruptMs });
    },
  });

  const url = attributes.url ?? "";
  const socket: CarrierSocket = world.reach.connect(
    url,
    {
      "X-Twilio-Signature": signatureOf(world.authToken, url),
      "User-Agent": "Jetty/11.0.24",
    },
    { open, message, close: closed },
  );
  signal.addEventListener("abort", leave, { once: true });

  function send(frame: object): void {
    // What it does not know, a reader passes over.
    if (isOpen && !isOver) socket.send(JSON.stringify({ ...frame, novelty: { since: 2027 } }));
  }

  function inform(name: string, value: string): void {
    send({ type: "info", name, value });
  }

  function open(): void {
    void world
      .wait(450, signal)
      .then(() => {
        isOpen = true;
        const { sessionSid: sessionId, call } = deps;
        send({ type: "setup", sessionId, ...call, customParameters: parametersOf(element) });
        inform("roundTripDelayMs", "41");
        send({ type: "novelty", value: [] });
        const greeting = attributes.welcomeGreeting;
        const by = attributes.welcomeGreetingInterruptible ?? "any";
        if (greeting) voice.say({ text: greeting, ...cutBy(by, true) });
        callee.speaksTo({ speech, key, hangUp: deps.hangUp });
      })
      .catch(ignoreCutOff);
  }

  function message(source: string): void {
    if (isOver) return;
    const read = readAppFrame(source);
    if (!read.ok) {
      refuse(source);
      return;
    }
    malformed = 0;
    for (const name of read.unknown) world.complain(`frame ${read.frame.type}: ${name}`);
    const { frame } = read;
    if (frame.type === "end") end(frame.handoffData);
    else if (frame.type === "language") checkLanguages(frame);
    else if (frame.type === "text") say(frame);
  }

  function say({ token, interruptible: own }: Extract<AppFrame, { type: "text" }>): void {
    texts++;
    if (texts === 1) breakLater();
    if (fate.voiceFails) failVoice(fate.voiceFails);
    else if (token.trim() !== "") voice.say({ text: token, ...cutBy(interruptible, own) });
  }

  function refuse(source: string): void {
    world.complain(`malformed frame: ${source.slice(0, 200)}`);
    send({ type: "error", description: `Invalid message received, code: 64107, ${source}` });
    if (++malformed < MOST_MALFORMED) return;
    finish({ status: "failed", errorCode: 64105, errorMessage: "Websocket ended" }, 1007);
  }

  function failVoice(code: number): void {
    send({ type: "error", description: `Text to speech failed, code: ${code}` });
  }

  /** Only what the document listed can be spoken and heard. */
  function checkLanguages(frame: { ttsLanguage?: string; transcriptionLanguage?: string }): void {
    const listed = [attributes.language ?? "en-US", attributes.ttsLanguage];
    listed.push(...element.children.map((child) => child.attributes.code));
    for (const language of [frame.ttsLanguage, frame.transcriptionLanguage]) {
      if (language && !listed.includes(language)) world.complain(`language ${language}`);
    }
  }

  function breakLater(): void {
    const after = fate.breaks?.[deps.ordinal];
    if (after === undefined) return;
    void world.wait(after, signal).then(() => {
      socket.drop();
      closed();
    }, ignoreCutOff);
  }

  function speech(text: string): void {
    hearing = hearing.then(() => hear(text)).catch(ignoreCutOff);
  }

  async function hear(text: string): Promise<void> {
    const isOverAgent = voice.isSpeaking;
    if (tells.has("speaker-events")) inform("clientSpeaking", "on");
    await world.wait(200, signal);
    voice.interrupt("bySpeech");
    await world.wait(text.length * 50, signal);
    const reported = !isOverAgent || reports === "any" || reports === "speech";
    const lang = attributes.transcriptionLanguage ?? attributes.language ?? "en-US";
    if (reported && attributes.partialPrompts === "true") {
      const voicePrompt = text.slice(0, text.length / 2);
      send({ type: "prompt", voicePrompt, lang, last: false });
    }
    if (tells.has("speaker-events")) inform("clientSpeaking", "off");
    await world.wait(120, signal);
    if (reported) send({ type: "prompt", voicePrompt: text, lang, last: true });
  }

  function key(digit: string): void {
    if (attributes.dtmfDetection !== "true") return;
    const reported = !voice.isSpeaking || reports === "any" || reports === "dtmf";
    voice.interrupt("byKeys");
    if (reported) send({ type: "dtmf", digit });
  }

  /** Whatever waits to be said is not said any more. */
  function end(handoff: string | undefined): void {
    void world.wait(60).then(() => finish({ status: "ended", handoff }, 1000));
  }

  function leave(): void {
    finish({ status: "completed" }, 1000);
  }

  function closed(): void {
    const errorCode = isOpen ? 64105 : 64102;
    const errorMessage = isOpen ? "Websocket ended" : "Unable to connect to the websocket URL";
    finish({ status: "failed", errorCode, errorMessage });
  }

  function finish(how: RelayEnd, code?: number): void {
    if (isOver) return;
    isOver = true;
    signal.removeEventListener("abort", leave);
    callee.speaksTo(null);
    const unsaid = voice.close();
    if (how.status === "ended") deps.unsaid(unsaid);
    if (code !== undefined) socket.close(code, "Closing websocket session");
    resolve(how);
  }

  return promise;
}

function cutBy(attribute: string, own: boolean): { bySpeech: boolean; byKeys: boolean } {
  const may = (kind: string) => own && ["any", "true", kind].includes(attribute);
  return { bySpeech: may("speech"), byKeys: may("dtmf") };
}

function parametersOf({ children }: Element): Record<string, string> {
  return Object.fromEntries(
    children
      .filter(({ name }) => name === "Parameter")
      .map(({ attributes }) => [attributes.name ?? "", attributes.value ?? ""]),
  );
}
