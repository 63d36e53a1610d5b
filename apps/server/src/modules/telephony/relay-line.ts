import type { Line } from "@rufbaum/calls";
import { languageOf, type VoiceName } from "@rufbaum/telephony";
import { renderEnd, renderLanguage, renderText } from "@rufbaum/telephony/twilio";

/** One relay's socket, as little of it as is needed. */
export interface RelaySocket {
  send(text: string): void;
  /** Bytes that the other side has not taken yet. */
  buffered(): number;
  close(code: number, reason: string): void;
}

/** Bytes; an hour of talk has a tenth of it. */
const MOST_BUFFERED = 1_048_576;

/**
 * The line to the caller's ear over a relay's socket. One that does not read is closed.
 *
 * A relay has one voice for each language: of two that speak the same one, the other is never heard.
 */
export function lineOver(socket: RelaySocket): Line {
  /** What the relay speaks and hears now. */
  let spoken: string = languageOf("usual");
  let heard = spoken;

  function send(text: string): void {
    socket.send(text);
    if (socket.buffered() > MOST_BUFFERED) socket.close(1008, "reads too slowly");
  }

  /** Who is spoken to in a language answers in it. */
  function speak(language: string): void {
    if (language === spoken) return;
    spoken = language;
    heard = language;
    send(renderLanguage({ spoken, heard }));
  }

  return {
    kind: "stream",
    opens(voice) {
      spoken = languageOf(voice);
      heard = spoken;
    },
    say(parts) {
      parts.forEach(({ text, interruptible, voice }, index) => {
        const next = parts[index + 1];
        // What was begun in one language is not ended in another.
        const last = next === undefined || languageIn(next) !== languageIn({ voice });
        speak(languageIn({ voice }));
        send(renderText(last ? text : `${text} `, { interruptible, last }));
      });
    },
    // It listens all the time; one of our sentences may have been said in another language.
    listen(_silence, _keypad, hearing) {
      const language = hearing ? languageOf(hearing.voice) : heard;
      if (language === heard) return;
      heard = language;
      send(renderLanguage({ heard }));
    },
    end: (next) => send(renderEnd(next)),
  };
}

function languageIn({ voice = "usual" }: { voice?: VoiceName | undefined }): string {
  return languageOf(voice);
}
