import { expect } from "bun:test";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { add, connect, connectNew, find, tabTo, write } from "../builder/by-keyboard.ts";
import { draftOf } from "../builder/drafts.ts";
import { cardOf, saved } from "../builder/open-builder.ts";
import { treeNamed, waysIn } from "../builder/trees.ts";
import { walk } from "../walk.ts";

const TEMPLATE = Bun.file(
  join(import.meta.dir, "../../../packages/tree/src/templates/trees/dental-recall.json"),
);

walk("a tree is built from nothing by keyboard alone", async ({ start, open }) => {
  const program = await start();
  const { page, complaints } = await open({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  const touched = await countTouches(page);
  await page.goto(program.url);
  await tabTo(page, page.getByLabel("Passwort", { exact: true }));
  await page.keyboard.type(program.password ?? "");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Im Baum suchen" }).waitFor();
  await tabTo(page, page.getByRole("button", { name: "Neuer Decision Tree" }));
  await page.keyboard.press("Enter");
  const nameOfNew = page.getByLabel("Name des neuen Decision Trees");
  await nameOfNew.and(page.locator(":focus")).waitFor();
  await page.keyboard.type("Aus dem Nichts");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Aus dem Nichts" }).waitFor();
  const { id } = await treeNamed(program, "Aus dem Nichts");
  const { tree: first } = await draftOf(program, id);
  await tabTo(page, page.getByRole("button", { name: "Alles zeigen" }));

  await find(page, "start", "Start");
  await write(page, "Begrüßung", "Guten Tag, hier spricht die KI-Assistentin von Sonnwerk.");
  await connectNew(page, ["neu entsch"], "Entscheidung");
  await write(page, "Passt es gerade?", "Haben Sie eine Minute?");

  // From certain conditions: to a new node, to one that is there, from the port of a row.
  await connectNew(page, ["ja", "neu ende"], "Ende");
  await write(page, "Termin", "Wunderbar, bis dann.");
  await find(page, "passt", "Passt es gerade?");
  await connectNew(page, ["nein", "neu ende"], "Ende");
  await write(page, "Abschied", "Dann noch einen schönen Tag.");
  await find(page, "haben sie eine", "Passt es gerade?");
  await connect(page, ["sonst", "abschied"], "Passt es gerade?");
  await tabTo(page, cardOf(page, "Passt es gerade?").getByLabel("Verbindung von „Vielleicht“"));
  await connect(page, ["termin"], null);

  // Moving, and one node too many.
  await find(page, "bis dann", "Termin");
  const before = (await nodeOf("Termin"))?.position;
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await add(page, "nach", "Nachricht");
  await page.keyboard.press("Delete");
  await cardOf(page, "Nachricht").waitFor({ state: "detached" });
  await saved(page);

  const draft = await draftOf(program, id);
  expect(draft.tree.nodes.map(({ type, title }) => `${type} ${title}`)).toEqual([
    "start Begrüßung",
    "decision Passt es gerade?",
    "end Termin",
    "end Abschied",
  ]);
  expect(waysIn(draft)).toEqual([
    "Begrüßung → Passt es gerade?",
    "Passt es gerade? [Ja] → Termin",
    "Passt es gerade? [Nein] → Abschied",
    "Passt es gerade? [Vielleicht] → Termin",
    "Passt es gerade? → Abschied",
  ]);
  expect(JSON.stringify(draft.tree)).toContain("Haben Sie eine Minute?");
  const after = (await nodeOf("Termin"))?.position;
  expect(after?.x).toBeGreaterThan(before?.x ?? Number.POSITIVE_INFINITY);
  expect(after?.y).toBeGreaterThan(before?.y ?? Number.POSITIVE_INFINITY);

  // Everything that was done is listed, and can be taken back to the beginning.
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Tastenkürzel" }).getByText("Verbinden mit …").waitFor();
  await page.keyboard.press("Escape");
  const undo = page.getByRole("button", { name: /^Rückgängig/ });
  while (await undo.isEnabled()) await page.keyboard.press("Control+z");
  await saved(page);
  expect((await draftOf(program, id)).tree).toEqual(first);

  // Another one begins as a template, whose name it takes.
  await tabTo(page, page.getByRole("button", { name: "Neuer Decision Tree" }));
  await page.keyboard.press("Enter");
  await page.getByRole("radio", { name: "Zahnarzt: Vorsorge" }).waitFor();
  await tabTo(page, page.getByRole("radio", { name: "Leerer Baum" }));
  const recall = page.getByRole("radio", { name: "Zahnarzt: Vorsorge", checked: true });
  while (!(await recall.isVisible())) await page.keyboard.press("ArrowDown");
  await tabTo(page, page.getByRole("button", { name: "Anlegen" }));
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Zahnarzt: Vorsorge" }).waitFor();
  await cardOf(page, "Termin gewünscht?").waitFor();
  const made = await treeNamed(program, "Zahnarzt: Vorsorge");
  // The same ways between the same cards, under ids of its own.
  const template = JSON.parse(await TEMPLATE.text());
  expect(made.settings).toEqual(template.settings);
  expect(waysIn({ version: 0, tree: made })).toEqual(waysIn({ version: 0, tree: template }));
  for (const { id } of made.nodes) expect(id).toMatch(/^node_\d{13}$/);

  expect(await touched()).toBe(0);
  expect(complaints.except(401)).toEqual([]);

  async function nodeOf(title: string) {
    await saved(page);
    const { tree } = await draftOf(program, id);
    return tree.nodes.find((node) => node.title === title);
  }
});

/** How often anything was pressed with a mouse or a finger. */
async function countTouches(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, "touches", 0);
    const count = () => Reflect.set(window, "touches", Reflect.get(window, "touches") + 1);
    addEventListener("pointerdown", count, true);
  });
  return () => page.evaluate(() => Reflect.get(window, "touches"));
}
