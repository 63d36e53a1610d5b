import type { Locator, Page } from "playwright-core";
import { cardOf } from "./open-builder.ts";

/** N, the beginning of a kind, Enter: the new node has the focus. */
export async function add(page: Page, kind: string, title: string): Promise<void> {
  await page.keyboard.press("n");
  await choose(page, kind);
  await focused(page, title);
}

/** C, and what is typed into each list that opens. */
export async function connect(page: Page, typed: string[], back: string | null): Promise<void> {
  await page.keyboard.press("c");
  for (const text of typed) await choose(page, text);
  // The card of a new end may offer its outcome, by a combobox, too.
  await page.getByRole("combobox").and(page.locator(":focus")).waitFor({ state: "detached" });
  if (back) await focused(page, back);
}

/** As `connect`, to a new node; its title is ready to be written, which Enter ends. */
export async function connectNew(page: Page, typed: string[], title: string): Promise<void> {
  await connect(page, typed, null);
  await page.getByLabel("Titel auf der Karte").and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  await focused(page, title);
}

async function choose(page: Page, text: string): Promise<void> {
  const list = page.getByRole("combobox").and(page.locator(":focus"));
  await list.waitFor();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

/** Enter opens the editor of the focused node; Ctrl+Enter saves it. */
export async function write(page: Page, title: string, text: string): Promise<void> {
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Node bearbeiten" });
  await tabTo(page, dialog.getByLabel("Titel"));
  await page.keyboard.press("Control+a");
  await page.keyboard.type(title);
  await tabTo(page, dialog.getByLabel("Nachrichtentext"));
  await page.keyboard.type(text);
  await page.keyboard.press("Control+Enter");
  await dialog.waitFor({ state: "detached" });
  await focused(page, title);
}

/** By the search, which leaves the focus at what it found. */
export async function find(page: Page, text: string, title: string): Promise<void> {
  await page.keyboard.press("Control+f");
  const field = page.getByRole("textbox", { name: "Im Baum suchen" });
  await field.and(page.locator(":focus")).waitFor();
  await page.keyboard.type(text);
  await page.getByText(/^1 von \d+$/).waitFor();
  await cardOf(page, title).and(page.locator(".selected")).waitFor();
  await page.keyboard.press("Escape");
  await focused(page, title);
}

/** Waits until keys go to that node. */
export async function focused(page: Page, title: string): Promise<void> {
  await cardOf(page, title).and(page.locator(":focus")).waitFor();
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  const field = target.first();
  await field.waitFor();
  for (let step = 0; step < 60; step += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}.`);
}
