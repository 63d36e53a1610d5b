import { expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { flaws } from "../browser/flaws.ts";
import { cardOf, openBuilder } from "../builder/open-builder.ts";
import { placeCall } from "../calls/live-calls.ts";
import type { Program } from "../program/start-program.ts";
import { walk } from "../walk.ts";

/** As others read it. */
const SCEPTIC = "+49 30 23125002";
const CUT_OFF = "+49 69 90009002";

walk("two clicks call somebody, who is watched on the canvas to the end", async (walk) => {
  const program = await walk.start({ env: { EMULATOR_SPEED: "4" } });
  const { page, complaints } = await walk.open({ reducedMotion: "reduce" });
  await openBuilder(page, program, program.password ?? "");
  await callsSomebody(page);
  await looksElsewhereAndComesBack(page);
  await seesTheEnd(page);
  await choosesAmongSeveral(page, program);
  await callsFromThePanel(page);
  expect(complaints.all()).toEqual([]);
  await isRefusedInPlace(page);
  expect(complaints.except(400, 422)).toEqual([]);
});

walk("a call is taken over on the canvas, on a phone, too", async ({ start, open }) => {
  const program = await start({ env: { EMULATOR_SPEED: "3" } });
  const { page, complaints } = await open({
    reducedMotion: "reduce",
    viewport: { width: 390, height: 844 },
  });
  await openBuilder(page, program, program.password ?? "");
  await page.getByRole("button", { name: "Testanruf", exact: true }).click();
  await page.getByLabel("Oder eine andere Nummer").fill(SCEPTIC);
  await page.keyboard.press("Enter");
  const card = cardOnCanvas(page);
  await saidOn(card).first().waitFor();
  const view = page.getByRole("toolbar", { name: "Werkzeuge der Zeichenfläche" });
  expect(await bottom(card)).toBeLessThan(await top(view));
  await card.getByRole("button", { name: "Übernehmen" }).click();
  await page.getByRole("dialog").getByLabel("Ihre Nummer").fill("+49 30 23125 001");
  await page.keyboard.press("Enter");
  await card.getByText("Übernommen").waitFor();
  await card.getByRole("button", { name: "Übernehmen" }).waitFor({ state: "detached" });
  expect(await flaws(page)).toEqual([]);
  await card.getByRole("link", { name: "Einzelheiten" }).click();
  await page.waitForURL("**/live-calls?call=*");
  expect(complaints.all()).toEqual([]);
});

/** The first screen, a click, another one: somebody answers, and the tree lights up. */
async function callsSomebody(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Testanruf", exact: true }).click();
  const somebody = page
    .getByRole("dialog", { name: "Testanruf" })
    .getByRole("button", { name: "Thomas Krüger" });
  await somebody.waitFor();
  expect(await flaws(page)).toEqual([]);
  await somebody.click();

  const card = cardOnCanvas(page);
  await card.getByRole("heading", { name: "Thomas Krüger" }).waitFor();
  await card.getByText("+49 30 23125011", { exact: true }).waitFor();
  await saidOn(card).nth(1).waitFor();
  await page.locator("[data-card][data-current]").waitFor();
  expect(await flaws(page)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe("/");
}

/** The panel offers the same people, and a click there calls, too. */
async function callsFromThePanel(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Testanruf", exact: true }).click();
  const offered = page.getByRole("dialog", { name: "Testanruf" }).getByRole("listitem");
  await offered.first().waitFor();
  const people = await offered.allTextContents();
  await page.keyboard.press("Escape");
  const list = page.getByRole("list", { name: /^Jemanden anrufen, den es nicht gibt/ });
  expect(await list.getByRole("listitem").allTextContents()).toEqual(people);
  await list.getByRole("button", { name: "Besetzt" }).click();
  const card = cardOnCanvas(page);
  await card.getByRole("heading", { name: "Besetzt" }).waitFor();
  await card.getByText("Die Leitung war besetzt.").waitFor();
  await card.getByRole("button", { name: "Schließen" }).click();
}

/** The view goes along until it is moved by hand, and again when that is wanted. */
async function looksElsewhereAndComesBack(page: Page): Promise<void> {
  const again = cardOnCanvas(page).getByRole("button", { name: "Mitgehen" });
  expect(await again.count()).toBe(0);
  const { x, y } = await freePlace(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 2000, y, { steps: 4 });
  await page.mouse.up();
  await again.click();
  await again.waitFor({ state: "detached" });
  await page.locator("[data-card][data-current]").waitFor();
}

async function seesTheEnd(page: Page): Promise<void> {
  const card = cardOnCanvas(page);
  const transcript = card.getByRole("link", { name: "Transcript ansehen" });
  await transcript.waitFor();
  expect(await page.locator("[data-card][data-current]").count()).toBe(0);
  expect(await flaws(page)).toEqual([]);
  await transcript.click();
  await page.waitForURL("**/transcripts?call=*");
  await page.getByText(/^CallSid: CA/).waitFor();
  await page.goBack();
  await cardOf(page, "Begrüßung").waitFor();
}

/** Calls that others place show up, too; one is chosen, hung up, and makes room for the other. */
async function choosesAmongSeveral(page: Page, program: Program): Promise<void> {
  await placeCall(program, SCEPTIC);
  const card = cardOnCanvas(page);
  await card.getByRole("heading", { name: SCEPTIC }).waitFor();
  await placeCall(program, CUT_OFF);
  await card.getByRole("button", { name: "2 Anrufe" }).click();
  await page.getByRole("menuitem", { name: CUT_OFF }).click();
  await card.getByRole("heading", { name: CUT_OFF }).waitFor();
  await card.getByRole("button", { name: "Einklappen" }).click();
  await card.getByRole("button", { name: /2 laufende Anrufe/ }).click();
  await card.getByRole("button", { name: "Auflegen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Auflegen" }).click();
  await card.getByText("Der Anruf wurde von Hand beendet.").waitFor();
  await card.getByRole("button", { name: "Schließen" }).click();
  await card.getByRole("heading", { name: SCEPTIC }).waitFor();
}

/** What can't be called is said where it was asked for, and what was typed stays. */
async function isRefusedInPlace(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Testanruf", exact: true }).click();
  const field = page.getByLabel("Oder eine andere Nummer");
  await field.fill("12");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Testanruf" }).getByRole("alert").waitFor();
  expect(await field.inputValue()).toBe("12");
  expect(await flaws(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await field.waitFor({ state: "detached" });
}

function cardOnCanvas(page: Page): Locator {
  return page.getByRole("region", { name: "Laufender Anruf" });
}

function saidOn(card: Locator): Locator {
  return card.locator("ul[aria-live=polite] > li:has(span)");
}

/** A place between the cards, where nothing is taken hold of. */
async function freePlace(page: Page): Promise<{ x: number; y: number }> {
  const place = await page.locator(".react-flow").evaluate((canvas) => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    for (let x = left + width - 30; x > left; x -= 20) {
      for (let y = top + height - 90; y > top; y -= 20) {
        if (document.elementFromPoint(x, y)?.matches(".react-flow__pane")) return { x, y };
      }
    }
    return null;
  });
  if (!place) throw new Error("The canvas is full.");
  return place;
}

async function top(place: Locator): Promise<number> {
  return (await place.boundingBox())?.y ?? Number.NaN;
}

async function bottom(place: Locator): Promise<number> {
  const box = await place.boundingBox();
  return box ? box.y + box.height : Number.NaN;
}
