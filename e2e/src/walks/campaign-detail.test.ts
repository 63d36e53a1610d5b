import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { downloaded } from "../browser/downloaded.ts";
import { flaws } from "../browser/flaws.ts";
import { signIn } from "../browser/sign-in.ts";
import { sampleOf } from "../builder/drafts.ts";
import type { Program } from "../program/start-program.ts";
import { walk } from "../walk.ts";

const NAME = "Dächer Süd";
/** A friendly one, a secretary, somebody in a hurry, and one whose line is busy. */
const NUMBERS = ["+493023125001", "+493023125003", "+493023125004", "+493023125101"];
/** How a workbook begins. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

walk("a campaign is watched, looked into, steered and followed by another", async (tools) => {
  const program = await tools.start({ env: { EMULATOR_SPEED: "5" } });
  await startCampaign(program);
  const { page, complaints } = await tools.open({ reducedMotion: "reduce" });
  await page.goto(`${program.url}/bulk-calls`);
  await signIn(page, program.password ?? "");

  const row = page
    .getByRole("list", { name: "Kampagnen" })
    .getByRole("listitem", { name: NAME, exact: true });
  await row.getByText("Läuft", { exact: true }).waitFor();
  await row.getByRole("button", { name: "Pausieren" }).click();
  await page.getByText("Kampagne pausiert", { exact: true }).waitFor();
  await row.getByText("Von Hand pausiert.").waitFor();
  expect(await flaws(page)).toEqual([]);
  await row.getByRole("button", { name: "Fortsetzen" }).click();
  await saysName(page);
  await page.getByText("Kampagne fortgesetzt", { exact: true }).waitFor();
  await row
    .getByText(/[1-9] Erfolge?/)
    .first()
    .waitFor();

  await row.getByRole("link", { name: NAME }).click();
  await page.getByRole("heading", { name: NAME }).waitFor();
  await looksAtContacts(page);
  await looksAtPictures(page);
  await plansAnew(page);
  await saves(page);
  await adds(page);
  await redials(page);

  await page.goto(`${program.url}/bulk-calls`);
  await row.getByRole("link", { name: NAME }).click();
  await copies(page);

  await page.goto(`${program.url}/bulk-calls`);
  await row.getByRole("link", { name: NAME }).click();
  await page.getByRole("button", { name: "Notfall-Stopp" }).click();
  const stop = page.getByRole("dialog", { name: `„${NAME}“ sofort stoppen?` });
  await stop.getByLabel("Sofort beenden").check();
  expect(await flaws(page)).toEqual([]);
  await stop.getByRole("button", { name: "Jetzt stoppen" }).click();
  await page.getByText("Kampagne gestoppt", { exact: true }).waitFor();
  await page
    .getByRole("region", { name: NAME })
    .getByText("Notfall-Stopp.", { exact: true })
    .waitFor();
  expect(complaints.except(409)).toEqual([]);
});

/** From the first call that came to something to what was said in it, and back. */
async function looksAtContacts(page: Page): Promise<void> {
  const table = page.getByRole("table", { name: "Kontakte der Kampagne" });
  await table.getByText("Erika Berger").waitFor();
  await page.getByLabel("Suchen").fill("gibt es nicht");
  await page.getByText("Kein Kontakt passt dazu").waitFor();
  await page.getByRole("button", { name: "Filter zurücksetzen" }).click();
  await page.getByRole("button", { name: /^Termin vereinbart/ }).click();
  const open = table.getByRole("button", { name: /^Anrufe mit/ }).first();
  await open.click();
  expect(await open.getAttribute("aria-expanded")).toBe("true");
  await page.getByText("Versuch 1").waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.getByRole("link", { name: "Transcript", exact: true }).click();
  await page.getByRole("region", { name: "Gesprächsverlauf" }).getByText("Hier ist Tom").waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: NAME }).waitFor();
}

/** The way of the calls on the tree, and the hours, which the arrows go through. */
async function looksAtPictures(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Gesprächsfluss" }).click();
  await page.getByRole("button", { name: /^Begrüßung: [1-9]\d* Anruf/ }).click();
  await page.getByText("100,0 %", { exact: true }).waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.getByRole("tab", { name: "Erreichbarkeit" }).click();
  await page.getByRole("grid").locator("[tabindex='0']").focus();
  await page.keyboard.press("ArrowDown");
  await page
    .getByText(/^Dienstag, \d+–\d+ Uhr: /)
    .last()
    .waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.getByRole("radio", { name: "Tabelle" }).click();
  await page.getByRole("columnheader", { name: "Angenommen" }).waitFor();
  expect(await flaws(page)).toEqual([]);
}

async function plansAnew(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Plan" }).click();
  await page.getByRole("button", { name: "Plan ändern" }).click();
  const dialog = page.getByRole("dialog", { name: "Plan ändern" });
  await dialog.getByLabel("Gleichzeitig").fill("7");
  expect(await flaws(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await page.getByText("Plan geändert", { exact: true }).waitFor();
  await page.getByRole("definition").getByText("7", { exact: true }).waitFor();
}

async function saves(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Weitere Aktionen" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Als CSV exportieren" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Dächer-Süd.csv");
  const text = new TextDecoder().decode(await downloaded(file));
  for (const number of NUMBERS) expect(text).toContain(number.slice(-7));
  await page.getByRole("button", { name: "Weitere Aktionen" }).click();
  const workbook = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Als Excel exportieren" }).click();
  expect((await workbook).suggestedFilename()).toBe("Dächer-Süd.xlsx");
  const bytes = await downloaded(await workbook);
  expect(Array.from(bytes.slice(0, 4))).toEqual(ZIP);
}

/** One by hand, while it runs. */
async function adds(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Kontakte hinzufügen" }).click();
  const dialog = page.getByRole("dialog", { name: "Kontakte hinzufügen" });
  await dialog.getByLabel("Telefonnummer").fill("030 23125 201");
  await dialog.getByLabel("Vorname").fill("Inge");
  expect(await flaws(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Hinzufügen", exact: true }).click();
  await page.getByText("Kontakte hinzugefügt", { exact: true }).waitFor();
  await page.getByText("1 neu.", { exact: true }).waitFor();
}

/** A draft like it, in the form. */
async function copies(page: Page): Promise<void> {
  await page.getByRole("heading", { name: NAME }).waitFor();
  await page.getByRole("button", { name: "Weitere Aktionen" }).click();
  await page.getByRole("menuitem", { name: "Kopieren" }).click();
  await page.getByText("Entwurf angelegt", { exact: true }).waitFor();
  await page.getByText(/^Entwurf: Dächer Süd/).waitFor();
}

/** Who came to something stands in a draft of his own, in the form. */
async function redials(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Weitere Aktionen" }).click();
  await page.getByRole("menuitem", { name: "Erneut anrufen" }).click();
  const dialog = page.getByRole("dialog", { name: "Erneut anrufen" });
  await dialog.getByLabel("Termin vereinbart").check();
  expect(await flaws(page)).toEqual([]);
  await dialog.getByRole("button", { name: /^Entwurf mit/ }).click();
  await page.getByText("Entwurf angelegt", { exact: true }).waitFor();
  await page.getByText(/^Entwurf: /).waitFor();
  const first = page.getByRole("region", { name: "Die ersten Kontakte der Liste" });
  await first
    .getByRole("row", { name: / Berger/ })
    .first()
    .waitFor();
}

async function startCampaign(program: Program): Promise<void> {
  const { id } = await sampleOf(program);
  await send(program, `/api/decision-trees/${id}/versions`, {});
  await send(program, "/api/bulk-calls/start", {
    name: NAME,
    agent: "Tom",
    message: "Hier ist Tom, eine KI, für [firstName].",
    contacts: NUMBERS.map((phoneNumber, index) => ({
      phoneNumber,
      firstName: ["Erika", "Max", "Ute", "Ali"][index],
      lastName: "Berger",
    })),
    treeId: id,
    useDecisionTree: true,
  });
}

async function send(program: Program, path: string, body: unknown): Promise<void> {
  const answer = await program.ask(path, {
    method: "POST",
    headers: { "content-type": "application/json", "rufbaum-person": "Ada" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

async function saysName(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Wer sind Sie?" });
  await dialog.getByLabel("Name").fill("Ada Löwe");
  await page.keyboard.press("Enter");
}
