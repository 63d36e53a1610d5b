import { type Element, readXml } from "./xml.ts";

/** What a verb or noun may have: its attributes, each with what may stand there, and its children. */
interface Rule {
  attributes: Readonly<Record<string, RegExp>>;
  required?: readonly string[];
  children?: readonly string[];
}

const ANY = /^[\s\S]*$/;
const SECONDS = /^\d+$/;
const FLAG = /^(true|false)$/;
const METHOD = /^(GET|POST)$/;
/** Inside a REST call's `Twiml` there is no document that a relative address could be relative to. */
const ADDRESS = /^https?:\/\/[^\s]+$/;
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/;
const INPUT = /^(none|dtmf|speech|any)$/;

const RULES: Readonly<Record<string, Rule>> = {
  Response: {
    attributes: {},
    children: ["Say", "Play", "Pause", "Gather", "Redirect", "Hangup", "Dial", "Start", "Connect"],
  },
  Say: { attributes: { voice: ANY, language: LANGUAGE, loop: SECONDS } },
  Play: { attributes: { loop: SECONDS, digits: /^[0-9w#*]+$/ } },
  Pause: { attributes: { length: SECONDS } },
  Redirect: { attributes: { method: METHOD } },
  Hangup: { attributes: {} },
  Gather: {
    attributes: {
      input: /^(dtmf|speech|dtmf speech|speech dtmf)$/,
      action: ADDRESS,
      method: METHOD,
      timeout: SECONDS,
      speechTimeout: /^(\d+|auto)$/,
      finishOnKey: /^[0-9#*]?$/,
      numDigits: SECONDS,
      language: LANGUAGE,
      hints: ANY,
      actionOnEmptyResult: FLAG,
      profanityFilter: FLAG,
      bargeIn: FLAG,
      maxSpeechTime: SECONDS,
      partialResultCallback: ADDRESS,
      partialResultCallbackMethod: METHOD,
      speechModel:
        /^(default|numbers_and_commands|phone_call|experimental_conversations|experimental_utterances|googlev2_(long|short|telephony|telephony_short)|deepgram_nova-[23])$/,
      enhanced: FLAG,
    },
    children: ["Say", "Play", "Pause"],
  },
  Dial: {
    attributes: {
      action: ADDRESS,
      method: METHOD,
      timeout: SECONDS,
      callerId: /^(\+[1-9]\d{6,14}|client:.+)$/,
      answerOnBridge: FLAG,
      record: ANY,
      timeLimit: SECONDS,
      hangupOnStar: FLAG,
    },
    children: ["Number", "Client", "Sip", "Conference", "Queue"],
  },
  Number: {
    attributes: {
      sendDigits: ANY,
      url: ADDRESS,
      method: METHOD,
      statusCallback: ADDRESS,
      statusCallbackEvent: ANY,
      statusCallbackMethod: METHOD,
    },
  },
  Start: { attributes: {}, children: ["Recording", "Stream"] },
  Recording: {
    attributes: {
      channels: /^(mono|dual)$/,
      track: /^(inbound|outbound|both)$/,
      trim: /^(trim-silence|do-not-trim)$/,
      recordingStatusCallback: ADDRESS,
      recordingStatusCallbackMethod: METHOD,
      recordingStatusCallbackEvent:
        /^(in-progress|completed|absent)( (in-progress|completed|absent))*$/,
    },
  },
  Connect: { attributes: { action: ADDRESS, method: METHOD }, children: ["ConversationRelay"] },
  ConversationRelay: {
    attributes: {
      url: /^wss:\/\/[^\s?#]+$/,
      welcomeGreeting: ANY,
      welcomeGreetingInterruptible: INPUT,
      language: LANGUAGE,
      ttsLanguage: LANGUAGE,
      transcriptionLanguage: LANGUAGE,
      ttsProvider: /^(Google|Amazon|ElevenLabs)$/,
      voice: /^\S+$/,
      transcriptionProvider: /^(Google|Deepgram)$/,
      speechModel: /^\S+$/,
      deepgramSmartFormat: FLAG,
      interruptible: /^(none|dtmf|speech|any|true|false)$/,
      interruptSensitivity: /^(low|medium|high)$/,
      dtmfDetection: FLAG,
      reportInputDuringAgentSpeech: INPUT,
      preemptible: FLAG,
      hints: ANY,
      partialPrompts: FLAG,
      speechTimeout: /^(auto|\d{3,4})$/,
      eotThreshold: /^0\.[5-9]\d*$/,
      turnDetection: ANY,
      ignoreBackchannel: FLAG,
      backgroundNoiseReduction: FLAG,
      profanityFilter: FLAG,
      elevenlabsTextNormalization: /^(on|auto|off)$/,
      intelligenceService: ANY,
      conversationConfiguration: ANY,
      conversationId: ANY,
      events: /^(speaker-events|tokens-played)( (speaker-events|tokens-played))*$/,
      debug:
        /^(debugging|speaker-events|tokens-played)( (debugging|speaker-events|tokens-played))*$/,
    },
    required: ["url"],
    children: ["Language", "Parameter"],
  },
  Language: {
    attributes: {
      code: LANGUAGE,
      ttsProvider: /^(Google|Amazon|ElevenLabs)$/,
      voice: /^\S+$/,
      transcriptionProvider: /^(Google|Deepgram)$/,
      speechModel: /^\S+$/,
    },
    required: ["code"],
  },
  Parameter: { attributes: { name: /^.+$/, value: ANY }, required: ["name", "value"] },
};

export interface ReadTwiml {
  verbs: readonly Element[];
  /** What the documentation knows nothing of; a carrier that runs the document leaves it out. */
  faults: readonly string[];
}

/** Reads what a call is to do. @throws Error if it is no TwiML at all */
export function readTwiml(source: string): ReadTwiml {
  const root = readXml(source);
  if (root.name !== "Response") throw new Error(`<${root.name}> is no <Response>`);
  const faults: string[] = [];
  check(root, faults);
  return { verbs: root.children, faults };
}

function check(element: Element, faults: string[]): void {
  const { name, attributes, children } = element;
  const rule = RULES[name];
  if (!rule) return void faults.push(`<${name}> is not known`);
  for (const [attribute, value] of Object.entries(attributes)) {
    const allowed = rule.attributes[attribute];
    if (!allowed) faults.push(`<${name} ${attribute}> is not known`);
    else if (!allowed.test(value)) faults.push(`<${name} ${attribute}="${value}"> is not allowed`);
  }
  for (const attribute of rule.required ?? []) {
    if (attributes[attribute] === undefined) faults.push(`<${name}> lacks ${attribute}`);
  }
  for (const child of children) {
    if (!rule.children?.includes(child.name)) faults.push(`<${child.name}> in <${name}>`);
    else check(child, faults);
  }
  faults.push(...faultsOfHints(element), ...faultsOfAddresses(element));
}

/** At most 500 phrases, of at most 100 characters each. */
function faultsOfHints({ name, attributes }: Element): string[] {
  const hints = attributes.hints?.split(",") ?? [];
  const isTooMuch = hints.length > 500 || hints.some((hint) => hint.trim().length > 100);
  return name === "Gather" && isTooMuch ? ["<Gather hints> holds too much"] : [];
}

/** A verb without its own address asks the current one again, for ever. */
function faultsOfAddresses({ name, attributes, text }: Element): string[] {
  if (name === "Redirect" && !ADDRESS.test(text)) return [`<Redirect> to "${text}"`];
  const needsAction = name === "Gather" || name === "Connect";
  return needsAction && !attributes.action ? [`<${name}> lacks action`] : [];
}
