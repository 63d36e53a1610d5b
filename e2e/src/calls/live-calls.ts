import { expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { sampleOf } from "../builder/drafts.ts";
import type { Program } from "../program/start-program.ts";

/** Places a call, with the tree of a new installation if no other is named. @returns its id */
export async function placeCall(program: Program, to: string, tree?: string): Promise<string> {
  const treeId = tree ?? (await sampleOf(program)).id;
  const response = await program.ask("/api/make-call", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ to, treeId }),
  });
  expect(response.status).toBe(200);
  return (await response.json()).callId;
}

/** The open call beside the list. */
export function detailsOf(page: Page): Locator {
  return page.getByRole("complementary", { name: "Anruf im Einzelnen" });
}

/** What was said in it. */
export function saidIn(details: Locator): Locator {
  return details.locator("ol[aria-live] > li:has(time)");
}
