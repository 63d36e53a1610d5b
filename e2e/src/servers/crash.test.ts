import { expect } from "bun:test";
import type { Program } from "../program/start-program.ts";
import { until } from "../until.ts";
import { walk } from "../walk.ts";

interface Call {
  id: string;
  status: string;
  outcome: string | null;
  endReason: string | null;
  messages: { id: string; message: string }[];
}

walk("a crash in the middle of a call loses nothing that was said", async ({ start, rufbaum }) => {
  const env = { EMULATOR_SPEED: "10" };
  const first = await start({ env });
  const [tree] = await read<{ id: string }[]>(first, "/api/decision-trees");
  const witness = rufbaum(
    ...["call", "+49 30 23125 001", "--tree", tree?.id ?? "", "--watch", "--json"],
  );
  const running = await until("both to have spoken twice", async () => {
    const [call] = await read<{ id: string }[]>(first, "/api/calls/active");
    if (!call) return null;
    const { messages, status } = await read<Call>(first, `/api/calls/${call.id}`);
    return messages.length >= 4 && status === "in-progress" ? call : null;
  });
  await first.crash();
  const second = await start({ env });
  const after = await until("the call to have an outcome", async () => {
    const call = await read<Call>(second, `/api/calls/${running.id}`);
    return call.outcome === null ? null : call;
  });
  expect(["completed", "failed"]).toContain(after.status);
  expect(after.endReason).toEqual(expect.any(String));
  // Who watched asks on for a while, then says that the call may go on.
  const { code, stdout } = await witness;
  expect(code).toBe(3);
  const heard = stdout
    .split("\n")
    .filter((line) => line.includes('"call-said"'))
    .map((line) => JSON.parse(line).message.message as string);
  expect(heard.length).toBeGreaterThanOrEqual(4);
  const kept = after.messages.map(({ message }) => message);
  expect(kept.slice(0, heard.length)).toEqual(heard);
  expect(await read<Call[]>(second, "/api/calls/active")).toEqual([]);
  const transcript = await read<{ id: string }[]>(second, "/api/transcripts");
  expect(transcript.map(({ id }) => id)).toEqual(after.messages.map(({ id }) => id));
});

async function read<Body>(program: Program, path: string): Promise<Body> {
  const response = await program.ask(path);
  expect(response.status).toBe(200);
  return (await response.json()) as Body;
}
