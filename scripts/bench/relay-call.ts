import type { Program } from "@rufbaum/e2e/program";
import { ACCOUNT, signature } from "./twilio-account.ts";

/** A call as Twilio leads it: the answered phone and the relay's socket, signed. */
export interface RelayCall {
  /** The program's name for it. */
  callId: string;
  /** The carrier's. */
  callSid: string;
  /** Says `text` to the agent and hears it out. @returns milliseconds until its first word */
  ask(text: string): Promise<number>;
  /** Sends a frame, whatever comes of it. */
  send(frame: string): void;
  isOpen(): boolean;
  close(): void;
}

/** Places a call, answers it and waits for the agent's first words. */
export async function openRelayCall(
  program: Pick<Program, "url" | "ask">,
  to: string,
  treeId: string,
): Promise<RelayCall> {
  const placed = await program.ask("/api/make-call", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ to, treeId }),
  });
  if (!placed.ok) throw new Error(`The call was refused: ${await placed.text()}`);
  const { callSid, callId } = (await placed.json()) as { callSid: string; callId: string };
  await answer(program, callId, callSid);

  const address = `${program.url.replace("http", "ws")}/twilio/relay`;
  // Bun's own option: the standard constructor takes protocols here.
  const options = { headers: { "x-twilio-signature": signature(address) } };
  const socket = new WebSocket(address, options as unknown as string[]);
  let heard = () => {};
  const firstWords = new Promise<void>((resolve, reject) => {
    heard = resolve;
    socket.onclose = () => reject(new Error("The relay closed."));
  });
  // The voice is in no hurry to nobody's ear: each text is spoken as soon as it is there. Who answered
  // before would have answered nothing.
  let isSpoken = () => {};
  const inform = (name: string, value: string) =>
    socket.send(JSON.stringify({ type: "info", name, value }));
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(String(data));
    if (frame.type !== "text") return;
    heard();
    inform("agentSpeaking", "on");
    inform("tokensPlayed", frame.token);
    if (!frame.last) return;
    inform("agentSpeaking", "off");
    isSpoken();
  };
  socket.onopen = () => {
    const customParameters = { call: callId };
    const about = { accountSid: ACCOUNT.sid, callSid, from: ACCOUNT.from, to, customParameters };
    socket.send(JSON.stringify({ type: "setup", sessionId: `VX${callSid.slice(2)}`, ...about }));
  };
  const firstTurn = new Promise<void>((resolve) => {
    isSpoken = resolve;
  });
  await firstWords;
  await firstTurn;

  return {
    callId,
    callSid,
    send: (frame) => socket.send(frame),
    isOpen: () => socket.readyState === WebSocket.OPEN,
    ask(text) {
      const start = performance.now();
      let waited = 0;
      return new Promise((resolve, reject) => {
        socket.onclose = () => reject(new Error("The relay closed in the middle of a turn."));
        heard = () => {
          heard = () => {};
          waited = performance.now() - start;
        };
        isSpoken = () => {
          isSpoken = () => {};
          resolve(waited);
        };
        socket.send(
          JSON.stringify({ type: "prompt", voicePrompt: text, lang: "de-DE", last: true }),
        );
      });
    },
    close: () => socket.close(),
  };
}

async function answer(
  program: Pick<Program, "url">,
  callId: string,
  callSid: string,
): Promise<void> {
  const path = `/twilio/voice/answer?call=${callId}`;
  const form = { AccountSid: ACCOUNT.sid, CallSid: callSid, CallStatus: "in-progress" };
  const response = await fetch(program.url + path, {
    method: "POST",
    headers: { "x-twilio-signature": signature(program.url + path, form) },
    body: new URLSearchParams(form),
  });
  if (!response.ok) throw new Error(`The answer was refused: ${await response.text()}`);
  await response.text();
}
