import { expect } from "bun:test";
import { join } from "node:path";
import { type Program, ROOT } from "../program/start-program.ts";
import { sampleOf, type TreeDocument } from "./drafts.ts";

/** Puts a tree in the place of the one that a new installation begins with. */
export async function onlyTree(program: Program, text: string): Promise<TreeDocument> {
  const { id } = await sampleOf(program);
  const removed = await program.ask(`/api/decision-trees/${id}`, { method: "DELETE" });
  expect(removed.status).toBe(200);
  const response = await program.ask("/api/decision-trees/import", {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: text,
  });
  expect(response.status).toBe(201);
  return sampleOf(program);
}

/** A small tree that fits on a screen: a reminder with five nodes. */
export async function fixture(): Promise<string> {
  return Bun.file(join(ROOT, "e2e/fixtures/appointment-reminder.json")).text();
}
