import { expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { flaws } from "../browser/flaws.ts";
import { signIn } from "../browser/sign-in.ts";
import { add, connect, connectNew, focused } from "../builder/by-keyboard.ts";
import { draftOf, sampleOf } from "../builder/drafts.ts";
import { canvasOf, cardOf, openBuilder, saved } from "../builder/open-builder.ts";
import { treeNamed } from "../builder/trees.ts";
import type { Program } from "../program/start-program.ts";
import { until } from "../until.ts";
import { walk } from "../walk.ts";

walk("a new node moves the view no farther than shows it", async ({ start, open }) => {
  const program = await start();
  const { page, complaints } = await open({
    viewport: { width: 1680, height: 900 },
    reducedMotion: "reduce",
  });
  await newTree(page, program, "Aus dem Nichts");
  await cardOf(page, "Start").focus();
  await page.keyboard.press("Space");
  await focused(page, "Start");
  const before = await boxOf(cardOf(page, "Start"));

  // There is room for it: nothing moves.
  await add(page, "nach", "Nachricht");
  expect(await boxOf(cardOf(page, "Start"))).toEqual(before);
  // Then there is none: it comes to the edge, and nothing moves upwards or downwards.
  const canvas = await boxOf(canvasOf(page));
  await connectNew(page, ["neu ende"], "Ende");
  const end = await until("the new node in view", async () => {
    const box = await boxOf(cardOf(page, "Ende"));
    return box.x + box.width <= canvas.x + canvas.width ? box : null;
  });
  expect(end.x + end.width).toBeCloseTo(canvas.x + canvas.width - 8, 0);
  expect((await boxOf(cardOf(page, "Start"))).y).toBeCloseTo(before.y, 0);
  expect(complaints.except(401)).toEqual([]);
});

walk("a node from the library is written where it was dropped", async ({ start, open }) => {
  const program = await start();
  const { page, complaints } = await open({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await newTree(page, program, "Gezogen");
  const canvas = await boxOf(canvasOf(page));
  const library = await boxOf(page.getByRole("button", { name: "Nachricht hinzufügen" }));
  await page.mouse.move(library.x + 20, library.y + 10);
  await page.mouse.down();
  await page.mouse.move(canvas.x + 300, canvas.y + canvas.height - 40, { steps: 5 });
  await page.mouse.up();

  const title = page.getByLabel("Titel auf der Karte");
  await title.and(page.locator(":focus")).waitFor();
  // Dropped at the edge: its fields are all in view.
  const fields = await boxOf(page.getByRole("group", { name: /schreiben|Schreiben/ }));
  expect(fields.y + fields.height).toBeLessThanOrEqual(canvas.y + canvas.height);
  await page.keyboard.type("Begrüßung");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Guten Tag.");
  await page.keyboard.press("Enter");
  await focused(page, "Begrüßung");
  expect(complaints.except(401)).toEqual([]);
});

walk("an end says what its outcome counts as, and asks for a success", async ({ start, open }) => {
  const program = await start();
  const { page, complaints } = await open({ reducedMotion: "reduce" });
  await newTree(page, program, "Ziellos");
  const { id } = await treeNamed(program, "Ziellos");
  await cardOf(page, "Start").focus();
  await page.keyboard.press("Space");
  await focused(page, "Start");
  await connect(page, ["neu ende"], null);
  await page.getByLabel("Titel auf der Karte").and(page.locator(":focus")).waitFor();
  await page.getByText("Zählt nicht als Erfolg, in Kampagnen als „Gesprochen“.").waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await focused(page, "Ende");

  // What it is called by default is typed over; the outcome says what it means.
  const dialog = page.getByRole("dialog", { name: "Node bearbeiten" });
  await page.keyboard.press("Enter");
  const title = dialog.getByLabel("Titel");
  await title.and(page.locator(":focus")).waitFor();
  await until("the proposed title marked", async () => ((await marked(title)) ? true : null));
  await page.keyboard.type("Geschafft");
  const outcome = dialog.getByLabel("Ergebnis des Gesprächs");
  const warning = dialog.getByText("In diesem Baum zählt noch kein Ende als Erfolg.");
  await warning.waitFor();
  expect(await flaws(page)).toEqual([]);
  await outcome.selectOption("appointment");
  await dialog.getByText("Zählt als Erfolg und als Termin.").waitFor();
  await warning.waitFor({ state: "detached" });
  await outcome.selectOption("completed");
  await page.keyboard.press("Control+Enter");
  await focused(page, "Geschafft");

  // A title of its own is not marked.
  await page.keyboard.press("Enter");
  await title.and(page.locator(":focus")).waitFor();
  expect(await marked(title)).toBe(false);
  await page.keyboard.press("Escape");
  await focused(page, "Geschafft");

  // On the card it is chosen with the title; once one counts as a success, nothing is asked.
  await page.keyboard.press("F2");
  await page.getByLabel("Ergebnis des Gesprächs").selectOption("success");
  await page.getByText("Zählt als Erfolg.", { exact: true }).waitFor();
  await page.getByLabel("Titel auf der Karte").press("Enter");
  await focused(page, "Geschafft");
  await saved(page);
  const { tree } = await draftOf(program, id);
  expect(tree.nodes.at(-1)).toMatchObject({ title: "Geschafft", outcome: "success" });
  await page.keyboard.press("F2");
  await page.getByLabel("Titel auf der Karte").waitFor();
  expect(await page.getByLabel("Ergebnis des Gesprächs").count()).toBe(0);
  expect(complaints.except(401)).toEqual([]);
});

walk("an action's variable is explained and chosen from a list", async ({ start, open }) => {
  const program = await start();
  const { page } = await open({ reducedMotion: "reduce" });
  await newTree(page, program, "Handelt");
  await cardOf(page, "Start").focus();
  await page.keyboard.press("Space");
  await focused(page, "Start");
  await add(page, "aktion", "Aktion");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Node bearbeiten" });
  await dialog.getByText(/^Wo der Tag des Termins steht/).waitFor();
  await dialog.getByLabel("Was geschehen soll").selectOption("set-variable");
  await dialog.getByText(/^Sie bekommt den Wert/).waitFor();
  expect(await flaws(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Variable wählen" }).click();
  await page.getByRole("menuitem", { name: "Nachname" }).click();
  expect(await dialog.getByLabel("Name der Variable").inputValue()).toBe("lastName");
});

walk("on a phone no keyboard comes up, and the list lies below its hint", async (walk) => {
  const program = await walk.start();
  const { page } = await walk.open({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    reducedMotion: "reduce",
  });
  await openBuilder(page, program, program.password ?? "");
  const { id } = await sampleOf(program);
  const { tree } = await draftOf(program, id);
  const [first] = tree.nodes;
  await cardOf(page, first?.title ?? "").focus();
  await page.keyboard.press("c");
  const list = page.locator("[data-connect-choice]");
  await list.getByRole("combobox").waitFor();
  const hint = page.getByRole("status").filter({ hasText: CONNECTING });
  const gap = await until("the list below the hint", async () => {
    const [upper, lower] = [await boxOf(hint), await boxOf(list)];
    return upper.height > 30 ? lower.y - upper.y - upper.height : null;
  });
  expect(gap).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Escape");

  await cardOf(page, first?.title ?? "").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Node bearbeiten" });
  await dialog.and(page.locator(":focus")).waitFor();
});

const CONNECTING = "Wählen Sie das Ziel der Verbindung. Esc bricht ab.";

/** Whether all of a field is marked, so that typing takes its place. */
function marked(field: Locator): Promise<boolean> {
  return field.evaluate(
    (input: HTMLInputElement) =>
      input.selectionStart === 0 && input.selectionEnd === input.value.length,
  );
}

async function newTree(page: Page, program: Program, name: string): Promise<void> {
  await page.goto(program.url);
  await signIn(page, program.password ?? "");
  await page.getByRole("button", { name: "Neuer Decision Tree" }).first().click();
  await page.getByLabel("Name des neuen Decision Trees").fill(name);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name }).waitFor();
  // The help comes with the keys, a moment after the first paint.
  await page.getByRole("button", { name: "Hilfe" }).waitFor();
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not to be seen.");
  return box;
}
