import { renderEnd, renderText } from "@rufbaum/telephony/twilio";
import type { Line } from "../calls/line.ts";

/** One relay's socket, as little of it as is needed. */
export interface RelaySocket {
  send(text: string): void;
  /** Bytes that the other side has not taken yet. */
  buffered(): number;
  close(code: number, reason: string): void;
}

/** Bytes; an hour of talk has a tenth of it. */
const MOST_BUFFERED = 1_048_576;

/** The line to the caller's ear over a relay's socket. One that does not read is closed. */
export function lineOver(socket: RelaySocket): Line {
  function send(text: string): void {
    socket.send(text);
    if (socket.buffered() > MOST_BUFFERED) socket.close(1008, "reads too slowly");
  }

  return {
    kind: "stream",
    say(parts) {
      parts.forEach(({ text, interruptible }, index) => {
        const last = index === parts.length - 1;
        send(renderText(last ? text : `${text} `, { interruptible, last }));
      });
    },
    // It listens all the time.
    listen() {},
    end: (next) => send(renderEnd(next)),
  };
}
