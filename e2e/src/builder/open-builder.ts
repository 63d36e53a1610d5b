import type { Locator, Page } from "playwright-core";
import { signIn } from "../browser/sign-in.ts";
import type { Program } from "../program/start-program.ts";

/** Into the builder, up to the moment when the tree stands on the canvas and keys are listened to. */
export async function openBuilder(page: Page, program: Program, password: string): Promise<void> {
  await page.goto(program.url);
  await signIn(page, password);
  await canvasOf(page).locator("[data-card]").first().waitFor();
  // The help comes with the keys, a moment after the first paint.
  await page.getByRole("button", { name: "Hilfe" }).waitFor();
}

export function canvasOf(page: Page): Locator {
  return page.getByLabel("Decision Tree als Zeichenfläche");
}

/** A node on the canvas, by its title. */
export function cardOf(page: Page, title: string): Locator {
  const quoted = title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return canvasOf(page).getByRole("group", { name: new RegExp(`^\\S+ „${quoted}“(,|$)`, "u") });
}

/** Selects a node and nothing else by keyboard, wherever on the canvas it stands. */
export async function select(page: Page, title: string): Promise<void> {
  const card = cardOf(page, title);
  if ((await card.count()) === 0) await fit(page);
  await card.focus();
  await page.keyboard.press("Escape");
  await card.focus();
  await page.keyboard.press("Space");
}

/** The dialog that edits a node. */
export async function editorOf(page: Page, title: string): Promise<Locator> {
  await select(page, title);
  await page.keyboard.press("Enter");
  return page.getByRole("dialog", { name: "Node bearbeiten" });
}

/** Gives a node another title, by its dialog. */
export async function rename(page: Page, from: string, to: string): Promise<void> {
  const dialog = await editorOf(page, from);
  await dialog.getByLabel("Titel").fill(to);
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await dialog.waitFor({ state: "detached" });
}

/** Shows the whole tree, so that each of its nodes is drawn. */
export async function fit(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Alles zeigen" }).click();
}

/** Waits until the page says that the server has every edit. */
export async function saved(page: Page): Promise<void> {
  await page.getByText("Gespeichert", { exact: true }).waitFor();
}
