import type { Locator, Page } from "playwright-core";
import { signIn } from "../browser/sign-in.ts";
import type { Program } from "../program/start-program.ts";

/** Into the builder, up to the moment when the tree stands on the canvas. */
export async function openBuilder(page: Page, program: Program, password: string): Promise<void> {
  await page.goto(program.url);
  await signIn(page, password);
  await canvasOf(page).locator("[data-card]").first().waitFor();
}

export function canvasOf(page: Page): Locator {
  return page.getByLabel("Decision Tree als Zeichenfläche");
}

/** A node on the canvas, by its title. */
export function cardOf(page: Page, title: string): Locator {
  const quoted = title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return canvasOf(page).getByRole("group", { name: new RegExp(`^\\S+ „${quoted}“(,|$)`, "u") });
}

/** Waits until the server has every edit. */
export async function saved(page: Page): Promise<void> {
  await page.getByRole("status").filter({ hasText: "Gespeichert" }).waitFor();
}
