import { expect } from "bun:test";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { flaws } from "../browser/flaws.ts";
import { cardOf, openBuilder } from "../builder/open-builder.ts";
import { type BrowserWalk, walksTogether } from "../walk.ts";

const APPOINTMENT = ["Ja, am Apparat", "Ja, gern", "Ja", "am Dienstag", "um zehn Uhr", "Ja, genau"];

/** A way to each end of the tree that a new installation begins with. */
const ENDS: { node: string; outcome: string; replies: string[]; action?: string }[] = [
  { node: "Termin", outcome: "Termin vereinbart", replies: APPOINTMENT, action: "Gelingt" },
  {
    node: "Termin nicht gespeichert",
    outcome: "Rückruf gewünscht",
    replies: APPOINTMENT,
    action: "Scheitert",
  },
  {
    node: "Unterlagen",
    outcome: "Informationen gewünscht",
    replies: ["Ja", "Ja", "Schicken Sie mir Unterlagen", "erika@beispiel.de", "Ja"],
  },
  {
    node: "Rückruf",
    outcome: "Rückruf gewünscht",
    replies: ["Ich habe gerade keine Zeit", "morgen früh"],
  },
  { node: "Kein Interesse", outcome: "Kein Interesse", replies: ["Ja", "Ja", "Nein", "Nein"] },
  { node: "Falsche Person", outcome: "Falsche Person", replies: ["Sie sind falsch verbunden"] },
  {
    node: "Keine Anrufe mehr",
    outcome: "Keine weiteren Anrufe",
    replies: ["Ja", "Rufen Sie mich nie wieder an"],
  },
];

const walk = walksTogether();

walk("a test chat reaches each end, is saved as a case, and takes back any turn", async (tools) => {
  const program = await tools.start();
  const { page, complaints } = await tools.open({
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await openBuilder(page, program, program.password ?? "");
  const chat = await openChat(page);
  await reachesEnds(page, chat);
  await savesCase(page, chat, tools);
  await takesBack(page, chat);
  await page.getByRole("tab", { name: "Bauen" }).click();
  await page.locator("[data-current]").waitFor({ state: "detached" });
  expect(complaints.all()).toEqual([]);
});

walk("a test chat whose reader can't be loaded says so, and loads it on demand", async (tools) => {
  const program = await tools.start();
  const { page } = await tools.open({ reducedMotion: "reduce" });
  let isReachable = false;
  await page.route("**/assets/weights-*.bin", (route) =>
    isReachable ? route.continue() : route.abort(),
  );
  await openBuilder(page, program, program.password ?? "");
  const chat = await openChat(page);
  const alert = chat.getByRole("alert");
  await alert.getByText("Das Sprachverständnis konnte nicht geladen werden").waitFor();
  await alert.getByRole("button", { name: "Erneut versuchen" }).click();
  await alert.waitFor();
  isReachable = true;
  await alert.getByRole("button", { name: "Erneut versuchen" }).click();
  await chat.getByRole("button", { name: "Gespräch beginnen" }).click();
  await chat.getByLabel("Antwort des Gesprächspartners").fill("Ja, gern");
  await page.keyboard.press("Enter");
  await chat.getByText("Ja, gern").waitFor();
});

/** Each end of the sample tree, with a copy of what was said. */
async function reachesEnds(page: Page, chat: Locator): Promise<void> {
  await chat.getByLabel("firstName").fill("Erika Muster");
  await page.keyboard.press("Enter");
  await chat.getByText("Spreche ich mit Erika Muster?").waitFor();

  for (const { node, outcome, replies, action } of ENDS) {
    for (const reply of replies) await say(chat, reply);
    if (action) await chat.getByRole("button", { name: action }).click();
    const status = chat.getByRole("status").filter({ hasText: "Gespräch beendet" });
    await status.getByText(outcome).waitFor();
    await cardOf(page, node).locator("[data-current]").waitFor();
    expect(await page.locator("[data-current]").count()).toBe(1);

    await chat.getByRole("button", { name: "Gespräch kopieren" }).click();
    await chat.getByRole("button", { name: "Gespräch kopiert" }).waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain("[firstName] = Erika Muster");
    for (const reply of replies) expect(text).toContain(`Gesprächspartner: ${reply}`);
    expect(text).toContain(`Ergebnis: ${outcome}.`);
    await chat.getByRole("button", { name: "Noch einmal" }).click();
    await status.waitFor({ state: "detached" });
  }
}

/** As a case, which `rufbaum test` passes. */
async function savesCase(page: Page, chat: Locator, { rufbaum, data }: BrowserWalk): Promise<void> {
  for (const reply of ["Ja", "Ja", "Nein", "Nein"]) await say(chat, reply);
  await chat.getByRole("button", { name: "Als Testfall speichern" }).last().click();
  const dialog = page.getByRole("dialog", { name: "Als Testfall speichern" });
  const name = dialog.getByLabel("Name des Testfalls");
  expect(await name.inputValue()).toBe("Kein Interesse");
  expect(await flaws(page)).toEqual([]);
  await name.fill("Ein Nein genügt");
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const file = await download;
  expect(file.suggestedFilename()).toBe("Photovoltaik-Beratung-Beispiel-Ein-Nein-genügt.yaml");
  const path = join(data, "case.yaml");
  await file.saveAs(path);
  await page.getByText(/^So läuft er: rufbaum test Photovoltaik/).waitFor();

  const { code, stdout, stderr } = await rufbaum("test", path);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain("✓ Ein Nein genügt");
}

/** What it understood is told, and any turn is taken back. */
async function takesBack(page: Page, chat: Locator): Promise<void> {
  await chat.getByRole("button", { name: "Noch einmal" }).click();
  await say(chat, "Wurstbrot mit Senf");
  await chat.getByText("Keine Bedingung erkannt").waitFor();
  await chat.getByText(/^Erwartet: Ja, Sekretariat/).waitFor();
  await say(chat, "Ja, am Apparat");
  await chat.getByText("Bedingung „Ja“", { exact: true }).waitFor();
  await chat
    .getByText(/^Sicherheit \d\d %$/)
    .first()
    .waitFor();
  await chat
    .getByText(/^Zustimmung: „/)
    .first()
    .waitFor();
  await chat.getByRole("button", { name: "Unterbrechen" }).click();
  await chat.getByText("unterbricht").waitFor();
  await chat.getByRole("button", { name: "Kein Interesse" }).click();
  await cardOf(page, "Letztes Angebot").locator("[data-current]").waitFor();

  const line = chat.getByRole("listitem").filter({ hasText: "Ja, am Apparat" });
  await line.hover();
  await line.getByRole("button", { name: "Hier anders antworten" }).click();
  const field = chat.getByLabel("Antwort des Gesprächspartners");
  expect(await field.inputValue()).toBe("Ja, am Apparat");
  await cardOf(page, "Richtige Person?").locator("[data-current]").waitFor();
  await field.fill("Da sind Sie falsch verbunden");
  await page.keyboard.press("Enter");
  await cardOf(page, "Falsche Person").locator("[data-current]").waitFor();

  expect(await flaws(page)).toEqual([]);

  await chat.getByRole("button", { name: "Node „Begrüßung“ zeigen" }).click();
  await cardOf(page, "Begrüßung").and(page.locator(":focus")).waitFor();

  // It talks to the draft as it is on the canvas, and says so when that is no longer so.
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Node bearbeiten" });
  await dialog.getByLabel("Nachrichtentext").fill("Moin, hier ist eine KI.");
  await dialog.getByRole("button", { name: "Speichern" }).click();
  const note = chat.getByRole("status").filter({ hasText: "Der Baum wurde geändert." });
  await note.getByRole("button", { name: "Neu beginnen" }).click();
  await chat.getByText("Moin, hier ist eine KI.").waitFor();
}

async function openChat(page: Page): Promise<Locator> {
  await page.getByRole("tab", { name: "Testen" }).click();
  return page.getByRole("tabpanel", { name: "Testen" });
}

async function say(chat: Locator, text: string): Promise<void> {
  const field = chat.getByLabel("Antwort des Gesprächspartners");
  await field.fill(text);
  await field.press("Enter");
}
