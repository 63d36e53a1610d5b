import type { Bench } from "../calls.ts";

/** What dashboards are sent for one turn of a call, with `{call}` in place of its id. */
export async function turnFrames({ program, callers }: Bench, callId: string): Promise<string[]> {
  const asked = await program.ask("/api/session/socket-ticket", { method: "POST" });
  const { ticket } = (await asked.json()) as { ticket: string };
  const socket = new WebSocket(`${program.url.replace("http", "ws")}/ws?ticket=${ticket}`);
  const frames: string[] = [];
  socket.onmessage = ({ data }) => {
    if (String(data).includes(callId)) frames.push(String(data).replaceAll(callId, "{call}"));
  };
  await new Promise((resolve) => {
    socket.onopen = resolve;
  });
  socket.send(JSON.stringify({ type: "subscribe", topic: "calls" }));
  await callers.ask("converse", { milliseconds: 6_000, pause: { least: 1_500, most: 2_000 } });
  socket.close();
  const said = frames.flatMap((frame, place) => (frame.includes('"call-said"') ? [place] : []));
  // From a caller's words to those of the next turn: two are said in each.
  return frames.slice(said[0], said[2]);
}
