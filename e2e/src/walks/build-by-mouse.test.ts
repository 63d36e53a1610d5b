import { expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { flaws } from "../browser/flaws.ts";
import { signIn } from "../browser/sign-in.ts";
import { draftOf } from "../builder/drafts.ts";
import { canvasOf, cardOf, saved } from "../builder/open-builder.ts";
import { treeNamed, waysIn } from "../builder/trees.ts";
import { until } from "../until.ts";
import { walksTogether } from "../walk.ts";

/** Each builds a tree of its own. */
const walk = walksTogether();

walk("a tree is built from nothing by mouse", async ({ start, open }) => {
  const program = await start();
  const { page, complaints } = await open({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await page.goto(program.url);
  await signIn(page, program.password ?? "");
  await page.getByRole("button", { name: "Neuer Decision Tree" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Neuer Decision Tree" });
  await dialog.getByRole("radio", { name: "Zahnarzt: Vorsorge" }).waitFor();
  expect(await flaws(page)).toEqual([]);
  await dialog.getByLabel("Name des neuen Decision Trees").fill("Aus dem Nichts");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Aus dem Nichts" }).waitFor();
  const { id } = await treeNamed(program, "Aus dem Nichts");

  // From the library: by a click into the middle of the view, by dragging to where it is dropped.
  await dragBy(page, cardOf(page, "Start"), { x: -280, y: -100 });
  await canvasOf(page)
    .locator(".react-flow__pane")
    .click({ position: { x: 30, y: 600 } });
  await library(page, "Entscheidung").click();
  await cardOf(page, "Entscheidung").waitFor();
  await dropKind(page, "Ende", { x: 0.85, y: 0.3 });
  await dropKind(page, "Ende", { x: 0.85, y: 0.75 });
  await name(page, "Start", "Begrüßung");
  await name(page, "Entscheidung", "Passt es?");
  await ends(page)
    .first()
    .dblclick({ position: { x: 60, y: 44 } });
  await retitle(page, "Termin");
  await name(page, "Ende", "Abschied");

  // Plus and check mark, port to port, and from a condition's row.
  await cardOf(page, "Begrüßung").getByLabel("Verbindung von „Begrüßung“ beginnen").click();
  await page.getByRole("button", { name: "Mit „Passt es?“ verbinden" }).click();
  await drag(page, port(page, "Passt es?", "Ja"), inPort(page, "Termin"));
  // The whole card of a target is as good as its check mark.
  await cardOf(page, "Passt es?").getByLabel("Verbindung von „Nein“ beginnen").click();
  await cardOf(page, "Abschied").click({ position: { x: 180, y: 60 } });
  await saved(page);
  expect(waysIn(await draftOf(program, id))).toEqual([
    "Begrüßung → Passt es?",
    "Passt es? [Ja] → Termin",
    "Passt es? [Nein] → Abschied",
  ]);

  // A drag is one step; the context menu duplicates, pastes and deletes.
  await dragBy(page, cardOf(page, "Abschied"), { x: -40, y: 48 });
  await page.getByRole("button", { name: "Rückgängig: 1 Element verschoben" }).waitFor();
  await choose(page, cardOf(page, "Abschied"), "Duplizieren");
  await page.getByRole("button", { name: "Rückgängig: 1 Node dupliziert" }).click();
  await choose(page, cardOf(page, "Passt es?"), "Löschen");
  await cardOf(page, "Passt es?").waitFor({ state: "detached" });
  await saved(page);
  expect(waysIn(await draftOf(program, id))).toEqual([]);
  await page.getByRole("button", { name: "Rückgängig: 1 Node gelöscht" }).click();
  await cardOf(page, "Passt es?").waitFor();
  await saved(page);
  expect(waysIn(await draftOf(program, id))).toHaveLength(3);

  await looksAround(page);
  expect(complaints.except(401)).toEqual([]);
});

walk("the list of what may come next leaves the only target free", async ({ start, open }) => {
  const program = await start();
  const { page } = await open({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await page.goto(program.url);
  await signIn(page, program.password ?? "");
  await page.getByRole("button", { name: "Neuer Decision Tree" }).first().click();
  await page.getByLabel("Name des neuen Decision Trees").fill("Zwei Nodes");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Zwei Nodes" }).waitFor();
  const { id } = await treeNamed(program, "Zwei Nodes");
  // It stands right below the start, where the list would have room.
  await library(page, "Entscheidung").click();
  await cardOf(page, "Entscheidung").waitFor();
  await canvasOf(page)
    .locator(".react-flow__pane")
    .click({ position: { x: 30, y: 600 } });
  await cardOf(page, "Start").getByLabel("Verbindung von „Start“ beginnen").click();
  await page.getByRole("combobox", { name: "„Start“ verbinden mit" }).waitFor();
  const { x, y } = await middleOf(cardOf(page, "Entscheidung"));
  await page.mouse.click(x, y);
  await page.locator(".react-flow__edge").waitFor({ state: "attached" });
  await saved(page);
  const draft = await draftOf(program, id);
  expect(waysIn(draft)).toEqual(["Start → Entscheidung"]);
  // A press on the list would have made another one.
  expect(draft.tree.nodes).toHaveLength(2);
});

/** Wheel, both ways of dragging, and the buttons of the toolbar move the view and no node. */
async function looksAround(page: Page): Promise<void> {
  const percent = page.getByRole("button", { name: /^\d+ %, Auf 100 %/ });
  await percent.click();
  await page.getByRole("button", { name: /^100 %/ }).waitFor();
  await page.getByRole("button", { name: "Vergrößern" }).click();
  await page.getByRole("button", { name: /^120 %/ }).waitFor();
  await page.getByRole("button", { name: "Verkleinern" }).click();
  await page.getByRole("button", { name: /^100 %/ }).waitFor();
  // However quick the clicks, each is a step of its own, also while the view still moves.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("button", { name: "Vergrößern" }).evaluate((button: HTMLElement) => {
    for (let click = 0; click < 5; click += 1) button.click();
  });
  await page.getByRole("button", { name: /^249 %/ }).waitFor();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await percent.click();
  const { x, y } = await at(page, { x: 0.3, y: 0.8 });
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -300);
  await until("a larger view", async () =>
    Number.parseInt((await percent.textContent()) ?? "", 10) > 100 ? true : null,
  );
  await page.getByRole("button", { name: "Alles zeigen" }).click();

  for (const [button, from] of [
    ["left", "the empty canvas"],
    ["right", "the empty canvas"],
    ["right", "a card"],
  ] as const) {
    const before = await settled(cardOf(page, "Begrüßung"));
    const start = from === "a card" ? { x: before.x + 60, y: before.y + 44 } : { x, y };
    await page.mouse.move(start.x, start.y);
    await page.mouse.down({ button });
    await page.mouse.move(start.x + 30, start.y - 50, { steps: 5 });
    await page.mouse.up({ button });
    await until(`a view moved by the ${button} button from ${from}`, async () => {
      const after = await placeOf(cardOf(page, "Begrüßung"));
      return Math.abs(after.x - before.x - 30) < 2 && Math.abs(after.y - before.y + 50) < 2
        ? true
        : null;
    });
  }
  expect(await page.getByRole("menu").count()).toBe(0);
  await page.mouse.click(x, y, { button: "right" });
  await page.getByRole("menuitem", { name: "Alles auswählen" }).click();
  await page.getByRole("toolbar", { name: "Aktionen der Auswahl" }).waitFor();
}

function library(page: Page, kind: string): Locator {
  return page.getByRole("button", { name: `${kind} hinzufügen` });
}

function ends(page: Page): Locator {
  return cardOf(page, "Ende");
}

function port(page: Page, title: string, condition: string): Locator {
  return cardOf(page, title).getByLabel(`Verbindung von „${condition}“ beginnen`);
}

function inPort(page: Page, title: string): Locator {
  return cardOf(page, title).locator(".react-flow__handle.target");
}

/** A point of the canvas, in parts of its width and height. */
async function at(page: Page, part: { x: number; y: number }): Promise<{ x: number; y: number }> {
  const box = await canvasOf(page).boundingBox();
  if (!box) throw new Error("There is no canvas.");
  return { x: box.x + box.width * part.x, y: box.y + box.height * part.y };
}

async function dropKind(page: Page, kind: string, part: { x: number; y: number }): Promise<void> {
  const count = await cardOf(page, kind).count();
  const from = await middleOf(library(page, kind));
  const to = await at(page, part);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x - 5, to.y, { steps: 5 });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await cardOf(page, kind).nth(count).waitFor();
}

async function name(page: Page, from: string, to: string): Promise<void> {
  await cardOf(page, from).dblclick({ position: { x: 60, y: 44 } });
  await retitle(page, to);
}

async function retitle(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Node bearbeiten" });
  await dialog.getByLabel("Titel").fill(title);
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await dialog.waitFor({ state: "detached" });
}

async function choose(page: Page, target: Locator, item: string): Promise<void> {
  await target.click({ button: "right", position: { x: 60, y: 44 } });
  await page.getByRole("menuitem", { name: item }).click();
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x - 10, end.y, { steps: 8 });
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

async function dragBy(page: Page, card: Locator, by: { x: number; y: number }): Promise<void> {
  const { x, y } = await placeOf(card);
  await page.mouse.move(x + 60, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 60 + by.x, y + 20 + by.y, { steps: 5 });
  await page.mouse.up();
}

/** Where it is once the view moves no more. */
function settled(target: Locator): Promise<{ x: number; y: number }> {
  return until("a view that stands still", async () => {
    const before = await placeOf(target);
    await target.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await target.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const after = await placeOf(target);
    return before.x === after.x && before.y === after.y ? after : null;
  });
}

async function placeOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not to be seen.");
  return box;
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not to be seen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
