import { expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { draftOf, type TreeDocument } from "../../builder/drafts.ts";
import {
  canvasOf,
  cardOf,
  editorOf,
  fit,
  rename,
  saved,
  select,
} from "../../builder/open-builder.ts";
import { until } from "../../until.ts";
import type { SmallTree } from "./small-tree.ts";

/** One step of undo each, with the words that undo has for it. */
const EDITS: readonly (readonly [label: string, edit: (page: Page) => Promise<void>])[] = [
  ["1 Element verschoben", (page) => drag(page, "Begrüßung")],
  [
    "1 Element verschoben",
    async (page) => {
      await select(page, "Rückruf");
      const before = await restingBox(cardOf(page, "Rückruf"));
      for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowDown");
      await until("a node that has moved", async () => {
        const now = await cardOf(page, "Rückruf").boundingBox();
        return now && now.y > before.y ? now : null;
      });
    },
  ],
  ["Nachricht hinzugefügt", (page) => add(page, "2", "Nachricht")],
  ["Entscheidung hinzugefügt", (page) => add(page, "3", "Entscheidung")],
  ["„Termin?“ geändert", (page) => rename(page, "Termin bestätigen", "Termin?")],
  [
    "„Begrüßung“ geändert",
    async (page) => {
      const dialog = await editorOf(page, "Begrüßung");
      await dialog.getByLabel("Nachrichtentext").fill("Guten Tag, hier ist eine KI.");
      await dialog.getByRole("button", { name: "Speichern" }).click();
    },
  ],
  [
    "1 Node dupliziert",
    async (page) => {
      await select(page, "Bestätigt");
      await page.keyboard.press("Control+d");
    },
  ],
  ["1 Node ausgeschnitten", (page) => press(page, "Control+x")],
  ["1 Node eingefügt", (page) => press(page, "Control+v")],
  [
    "1 Verbindung gelöscht",
    async (page) => {
      await select(page, "Begrüßung");
      await wayOf(page, "Von „Begrüßung“ zu „Passt es gerade?“").focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("Delete");
    },
  ],
  [
    "Verbunden",
    (page) => connect(page, "Begrüßung", "Verbindung von „Begrüßung“ beginnen", "Nachricht"),
  ],
  [
    "Verbunden",
    (page) => connect(page, "Nachricht", "Verbindung von „Nachricht“ beginnen", "Passt es gerade?"),
  ],
  ["Verbunden", (page) => connect(page, "Entscheidung", "Verbindung von „Ja“ beginnen", "Rückruf")],
  ["Notiz hinzugefügt", (page) => press(page, "Shift+N")],
  [
    "Notiz geändert",
    async (page) => {
      await page.getByRole("textbox", { name: "Notiz bearbeiten" }).fill("Hier fehlt der Preis.");
      await page.keyboard.press("Control+Enter");
    },
  ],
  [
    "2 Nodes ausgerichtet",
    async (page) => {
      await fit(page);
      await select(page, "Begrüßung");
      await cardOf(page, "Rückruf").click({ modifiers: ["Shift"] });
      await page.keyboard.press("Alt+a");
    },
  ],
  [
    "Automatisch angeordnet",
    async (page) => {
      await page.getByRole("button", { name: "Automatisch anordnen" }).click();
      await page.getByRole("button", { name: "Rückgängig: Automatisch angeordnet" }).waitFor();
    },
  ],
  [
    "9 Elemente verschoben",
    async (page) => {
      await fit(page);
      await select(page, "Begrüßung");
      await page.keyboard.press("Control+a");
      await page.keyboard.press("ArrowDown");
    },
  ],
  [
    "1 Node gelöscht",
    async (page) => {
      await fit(page);
      await select(page, "Rückruf");
      await page.keyboard.press("Delete");
    },
  ],
  ["Ende hinzugefügt", (page) => add(page, "7", "Ende")],
];

/** Twenty mixed edits are undone to the start, and done again. */
export async function undoes({ program, page, id }: SmallTree): Promise<void> {
  const { tree: before } = await draftOf(program, id);
  const undo = page.getByRole("button", { name: /^Rückgängig/ });
  const redo = page.getByRole("button", { name: /^Wiederholen/ });
  for (const [label, edit] of EDITS) {
    await edit(page);
    await page.getByRole("button", { name: `Rückgängig: ${label}`, exact: true }).waitFor();
  }
  await saved(page);
  const { tree: after } = await draftOf(program, id);
  expect(after).not.toEqual(before);

  await select(page, "Begrüßung");
  expect(await runThrough(page, undo, "Control+z")).toBe(EDITS.length);
  await drafted(before);
  expect(await runThrough(page, redo, "Control+Shift+z")).toBe(EDITS.length);
  await drafted(after);

  async function drafted(expected: TreeDocument): Promise<void> {
    await saved(page);
    const { tree } = await draftOf(program, id);
    expect(tree).toEqual(expected);
    // The order of fields, too.
    expect(JSON.stringify(tree)).toBe(JSON.stringify(expected));
  }
}

/** Presses until there is nothing more to do. @returns how often */
async function runThrough(page: Page, button: Locator, keys: string): Promise<number> {
  let count = 0;
  while ((await button.isEnabled()) && count < 2 * EDITS.length) {
    await page.keyboard.press(keys);
    count += 1;
  }
  return count;
}

/** A new node takes the focus as soon as it stands in the view. */
async function add(page: Page, key: string, title: string): Promise<void> {
  await page.keyboard.press(key);
  await cardOf(page, title).and(page.locator(":focus")).waitFor();
}

async function press(page: Page, keys: string): Promise<void> {
  await page.keyboard.press(keys);
}

function wayOf(page: Page, name: string): Locator {
  return canvasOf(page).getByRole("group", { name, exact: true });
}

async function drag(page: Page, title: string): Promise<void> {
  const box = await restingBox(cardOf(page, title));
  const [x, y] = [box.x + box.width / 2, box.y + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 60, { steps: 4 });
  await page.mouse.up();
}

/** Where something is, once it stands still. */
async function restingBox(target: Locator) {
  let last = "";
  return until("a view that stands still", async () => {
    const box = await target.boundingBox();
    const now = JSON.stringify(box);
    if (box && now === last) return box;
    last = now;
    return null;
  });
}

/** With the mouse: a port, then the check mark of the target. */
async function connect(page: Page, from: string, port: string, to: string): Promise<void> {
  await fit(page);
  await cardOf(page, from).getByRole("button", { name: port, exact: true }).click();
  await page.getByRole("button", { name: `Mit „${to}“ verbinden` }).click();
  await canvasOf(page)
    .getByRole("group", { name: `Von „${from}“ zu „${to}“` })
    .first()
    .waitFor({ state: "attached" });
}
