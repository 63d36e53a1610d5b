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

walk("a crash in the middle of a call loses nothing that was said", async ({ start }) => {
  const env = { EMULATOR_SPEED: "10" };
  const first = await start({ env });
  const [tree] = await read<{ id: string }[]>(first, "/api/decision-trees");
  const placed = await first.ask("/api/make-call", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ to: "+49 30 23125 001", treeId: tree?.id }),
  });
  const { callId } = (await placed.json()) as { callId: string };
  const path = `/api/calls/${callId}`;
  const heard = await until("both to have spoken twice", async () => {
    const call = await read<Call>(first, path);
    return call.messages.length >= 4 ? call : null;
  });
  expect(heard).toMatchObject({ status: "in-progress", outcome: null });
  await first.crash();

  const second = await start({ env });
  const after = await until("the call to have an outcome", async () => {
    const call = await read<Call>(second, path);
    return call.outcome === null ? null : call;
  });
  expect(["completed", "failed"]).toContain(after.status);
  expect(after.endReason).toEqual(expect.any(String));
  expect(after.messages.slice(0, heard.messages.length)).toEqual(heard.messages);
  expect(await read<Call[]>(second, "/api/calls/active")).toEqual([]);
  const transcript = await read<{ id: string }[]>(second, "/api/transcripts");
  expect(transcript.map(({ id }) => id)).toEqual(after.messages.map(({ id }) => id));
});

async function read<Body>(program: Program, path: string): Promise<Body> {
  const response = await program.ask(path);
  expect(response.status).toBe(200);
  return (await response.json()) as Body;
}
