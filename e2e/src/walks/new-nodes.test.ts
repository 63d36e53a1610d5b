import { expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { signIn } from "../browser/sign-in.ts";
import { add, connectNew, focused } from "../builder/by-keyboard.ts";
import { canvasOf, cardOf } from "../builder/open-builder.ts";
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
