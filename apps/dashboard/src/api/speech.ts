/** Speech as the browser offers it: it reads aloud, and some of them listen. */

export function canSpeak(): boolean {
  return "speechSynthesis" in window;
}

/** Reads a German text aloud, after what is being read. @returns what ends it */
export function speak(text: string, options: { rate?: number; ended?(): void } = {}): () => void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = "de-DE";
  utterance.rate = options.rate ?? 1;
  const german = speechSynthesis.getVoices().find(({ lang }) => lang.startsWith("de"));
  if (german) utterance.voice = german;
  const { ended } = options;
  if (ended) {
    utterance.addEventListener("end", ended);
    utterance.addEventListener("error", ended);
  }
  speechSynthesis.speak(utterance);
  return stopSpeaking;
}

export function stopSpeaking(): void {
  if (canSpeak()) speechSynthesis.cancel();
}

export function canListen(): boolean {
  return recogniser() !== null;
}

export type ListeningFault = "nothing-heard" | "refused" | "unreachable";

export interface ListeningHandlers {
  /** What has been understood so far; `isFinal` when it will not change any more. */
  heard(text: string, isFinal: boolean): void;
  failed(fault: ListeningFault): void;
  /** Once, whatever came of it. */
  ended(): void;
}

/** Listens to one German sentence. @returns what ends it early */
export function listenOnce(handlers: ListeningHandlers): () => void {
  const Recogniser = recogniser();
  if (!Recogniser) {
    handlers.failed("unreachable");
    handlers.ended();
    return () => {};
  }
  const recognition = new Recogniser();
  recognition.lang = "de-DE";
  recognition.interimResults = true;
  recognition.onresult = ({ results }) => {
    const parts = Array.from({ length: results.length }, (_, index) => results[index]);
    const text = parts.map((part) => part?.[0]?.transcript ?? "").join("");
    handlers.heard(text.trim(), parts.at(-1)?.isFinal ?? false);
  };
  recognition.onerror = ({ error }) => {
    if (error !== "aborted") handlers.failed(FAULTS[error] ?? "unreachable");
  };
  recognition.onend = handlers.ended;
  recognition.start();
  return () => recognition.abort();
}

const FAULTS: Record<string, ListeningFault> = {
  "no-speech": "nothing-heard",
  "not-allowed": "refused",
  "service-not-allowed": "refused",
  "audio-capture": "refused",
};

/** What is used of the Web Speech API, which no library of types describes as a whole. */
interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { results: SpeechRecognitionResultList }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

function recogniser(): (new () => Recognition) | null {
  const names = window as {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition ?? null;
}
