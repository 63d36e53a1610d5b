import { readXml, type XmlElement, XmlError } from "./xml.ts";

/** What a document tells the carrier to do, in this order. */
export type Verb =
  | { verb: "say"; text: string }
  | { verb: "pause"; seconds: number }
  | { verb: "hang-up" }
  | { verb: "redirect"; url: string }
  | { verb: "connect"; action: string | null; relay: RelayNoun };

/** `<ConversationRelay>`, as far as the emulator acts on it. */
export interface RelayNoun {
  /** As written: this is what the handshake's signature is made over. */
  url: string;
  language: string;
  welcomeGreeting: string;
  /** Whether the callee's voice cuts off the agent's, unless the text itself says otherwise. */
  interruptible: boolean;
  speakerEvents: boolean;
  tokensPlayed: boolean;
  parameters: Readonly<Record<string, string>>;
}

/** A document that the carrier refuses, with its error code. */
export class TwimlError extends Error {
  override readonly name = "TwimlError";
  readonly code: 12100 | 12200 | 64101;

  constructor(code: 12100 | 12200 | 64101, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Reads TwiML: 12100 for broken XML, 12200 for verbs it does not know, 64101 for a bad relay. */
export function readTwiml(text: string): Verb[] {
  const root = parse(text);
  if (root.name !== "Response") throw new TwimlError(12100, `<${root.name}> is no <Response>`);
  return root.children.map(toVerb);
}

function parse(text: string): XmlElement {
  try {
    return readXml(text);
  } catch (error) {
    if (error instanceof XmlError) throw new TwimlError(12100, error.message, error);
    throw error;
  }
}

function toVerb(element: XmlElement): Verb {
  switch (element.name) {
    case "Say":
      return { verb: "say", text: element.text.trim() };
    case "Pause":
      return { verb: "pause", seconds: Number(element.attributes.length ?? 1) || 1 };
    case "Hangup":
      return { verb: "hang-up" };
    case "Redirect":
      return { verb: "redirect", url: webAddress(element.text.trim()) };
    case "Connect":
      return toConnect(element);
    default:
      throw new TwimlError(12200, `<${element.name}> is not understood here`);
  }
}

function toConnect(element: XmlElement): Verb {
  const [noun] = element.children;
  if (noun?.name !== "ConversationRelay" || element.children.length > 1) {
    throw new TwimlError(12200, "<Connect> takes one <ConversationRelay>");
  }
  const { action } = element.attributes;
  return {
    verb: "connect",
    action: action === undefined ? null : webAddress(action),
    relay: toRelay(noun),
  };
}

/** An address that may be relative to the document's own. */
function webAddress(text: string): string {
  if (URL.canParse(text, "https://document.invalid")) return text;
  throw new TwimlError(12200, `"${text}" is no address`);
}

function toRelay({ attributes, children }: XmlElement): RelayNoun {
  const url = attributes.url ?? "";
  if (!/^wss?:\/\//.test(url) || !URL.canParse(url))
    throw new TwimlError(64101, `no socket's address: "${url}"`);
  const events = (attributes.events ?? "").split(/\s+/);
  const interruptible = attributes.interruptible ?? "any";
  return {
    url,
    language: attributes.language ?? "en-US",
    welcomeGreeting: attributes.welcomeGreeting ?? "",
    interruptible: ["any", "speech", "true"].includes(interruptible),
    speakerEvents: events.includes("speaker-events"),
    tokensPlayed: events.includes("tokens-played"),
    parameters: Object.fromEntries(
      children
        .filter((child) => child.name === "Parameter")
        .map((child) => [child.attributes.name ?? "", child.attributes.value ?? ""]),
    ),
  };
}
