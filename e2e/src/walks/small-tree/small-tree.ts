import type { Page } from "playwright-core";
import { fixture, onlyTree } from "../../builder/import-fixture.ts";
import { canvasOf } from "../../builder/open-builder.ts";
import type { Program } from "../../program/start-program.ts";

/** A tree that fits on a screen, open in the builder. */
export interface SmallTree {
  program: Program;
  page: Page;
  id: string;
}

/** The tree as it was at first, and no step to be undone. */
export async function anew(program: Program, page: Page): Promise<SmallTree> {
  await page.goto("about:blank");
  const { id } = await onlyTree(program, await fixture());
  await page.goto(program.url);
  await canvasOf(page).locator("[data-card]").first().waitFor();
  await page.getByRole("button", { name: "Hilfe" }).waitFor();
  return { program, page, id };
}
