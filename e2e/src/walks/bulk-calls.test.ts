import { expect } from "bun:test";
import Papa from "papaparse";
import type { Page } from "playwright-core";
import { downloaded } from "../browser/downloaded.ts";
import { flaws } from "../browser/flaws.ts";
import { signIn } from "../browser/sign-in.ts";
import { walk } from "../walk.ts";

const NAME = "Wartung Kaffeemaschinen";
/** As a firm's own program writes it: Windows-1252, semicolons, its own columns, its own mistakes. */
const FILE = [
  "Kd-Nr.;Firma;Ansprechpartner;Telefon;Gerät;Letzte Wartung;Bemerkung",
  "1001;Café Müßig;Jörg Käßbohrer;030 23125 001;=WMF 1500 S+;12.03.2026;",
  "1002;Hotel Krone & Söhne;Frau Öztürk;030/23125-007;Jura Giga;;",
  '1003;"Bäckerei Groß; Filiale 2";Uwe Schäfer;0049 30 23125101;;1.4.2025;ruft meist zurück',
  "1004;Kanzlei Weiß;Änne Weiß;(030) 23125 201;Schaerer;;",
  "1005;Praxis Dr. Lößl;;030 23125 009;;;bitte nicht mehr anrufen",
  "1006;Café Müßig;J. Käßbohrer;030-23125001;;;",
  "1007;Kiosk Süd;;12;;;",
].join("\r\n");

walk("a firm's own file becomes calls, and their results a file again", async (tools) => {
  const program = await tools.start({ env: { EMULATOR_SPEED: "5" } });
  const { page, complaints } = await tools.open({ reducedMotion: "reduce" });
  await page.goto(`${program.url}/bulk-calls`);
  await signIn(page, program.password ?? "");
  await uploads(page);
  await starts(page);
  await watches(page);
  await readsACall(page);
  expect(resultsOf(await takesTheResults(page))).toEqual([
    ["1001", "Jörg", "Käßbohrer", "Café Müßig", "Erfolg", "'=WMF 1500 S+"],
    ["1002", "", "Öztürk", "Hotel Krone & Söhne", "Erfolg", "Jura Giga"],
    ["1003", "Uwe", "Schäfer", "Bäckerei Groß; Filiale 2", "Besetzt", ""],
    ["1004", "Änne", "Weiß", "Kanzlei Weiß", "Keine Antwort", "Schaerer"],
  ]);
  expect(complaints.except(409)).toEqual([]);
});

/** Who is called, who is not, and why. */
async function uploads(page: Page): Promise<void> {
  const template = page.waitForEvent("download");
  await page.getByRole("button", { name: "Vorlage herunterladen" }).click();
  expect((await template).suggestedFilename()).toBe("bulk-calls-template.csv");
  const buffer = Buffer.from(FILE, "latin1");
  const file = { name: "Kunden Export.csv", mimeType: "text/csv", buffer };
  await page.getByLabel("Kontaktdatei").setInputFiles(file);
  await page.getByText("Datei erfolgreich hochgeladen", { exact: true }).waitFor();
  await page.getByText("4 Kontakte erkannt", { exact: true }).waitFor();
  await page.getByText("1 Nummer wird gesperrt").waitFor();
  await page.getByRole("button", { name: "3 Zeilen ausgelassen" }).click();
  for (const line of [6, 7, 8]) await page.getByText(`Zeile ${line}`, { exact: true }).waitFor();
}

async function starts(page: Page): Promise<void> {
  await page.getByLabel("Kampagnenname").fill(NAME);
  const greeting = "Guten Tag, hier ist eine KI. Es geht um Ihr Gerät [Gerät|].";
  await page.getByLabel("Begrüßungstext").fill(greeting);
  await page.locator("mark", { hasText: "=WMF 1500 S+" }).waitFor();
  await page.getByRole("button", { name: "Weitere Einstellungen" }).click();
  await page.getByLabel("Anrufe je Kontakt").fill("1");
  await page.getByRole("button", { name: "Kampagne starten" }).click();
  const dialog = page.getByRole("dialog", { name: "Wer sind Sie?" });
  await dialog.getByLabel("Name").fill("Petra Rösch");
  await page.keyboard.press("Enter");
  await page.getByText("Kampagne gestartet", { exact: true }).waitFor();
}

/** Without a click, until everybody was called. */
async function watches(page: Page): Promise<void> {
  const row = page.getByRole("list", { name: "Kampagnen" }).getByRole("listitem", { name: NAME });
  await row.getByText("Abgeschlossen", { exact: true }).waitFor();
  await row.getByText("2 Erfolge", { exact: true }).waitFor();
  await row.getByRole("link", { name: NAME }).click();
  await page.getByRole("heading", { name: NAME }).waitFor();
}

async function readsACall(page: Page): Promise<void> {
  const table = page.getByRole("table", { name: "Kontakte der Kampagne" });
  await page.getByRole("button", { name: /^Erfolg/ }).click();
  await table.getByText("Uwe Schäfer").waitFor({ state: "detached" });
  await page.getByLabel("Suchen").fill("Jura");
  await page.getByText("Kein Kontakt passt dazu").waitFor();
  await page.getByLabel("Suchen").fill("Käß");
  await table.getByRole("button", { name: /^Anrufe mit/ }).click();
  expect(await flaws(page)).toEqual([]);
  await page.getByRole("link", { name: "Transcript", exact: true }).click();
  const talk = page.getByRole("region", { name: "Gesprächsverlauf" });
  await talk.getByText("Es geht um Ihr Gerät =WMF 1500 S+.").waitFor();
  await page.goBack();
}

async function takesTheResults(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Weitere Aktionen" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Als CSV exportieren" }).click();
  return new TextDecoder().decode(await downloaded(await download));
}

/** Of each row, sorted: customer, first and last name, firm, result, machine. */
function resultsOf(text: string): (string | undefined)[][] {
  const wanted = ["Kd-Nr.", "Vorname", "Nachname", "Firma", "Ergebnis", "Gerät"];
  return Papa.parse<Record<string, string>>(text.trim(), { header: true })
    .data.map((row) => wanted.map((name) => row[name]))
    .sort();
}
