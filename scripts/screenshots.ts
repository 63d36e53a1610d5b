import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepare } from "./prepare.ts";

/** `bun scripts/screenshots.ts`: takes the pictures of the README anew, in the running program. */
await prepare();
const { launchBrowser } = await import("@rufbaum/e2e/browser");
const { startProgram } = await import("@rufbaum/e2e/program");

const PASSWORD = "ein Passwort für die Bilder";
/** As a firm's own program writes them. */
const CONTACTS = [
  "Kd-Nr.;Firma;Ansprechpartner;Telefon;Anlage;Letzte Wartung;Bemerkung",
  "2041;Bäckerei Käßbohrer;Jörg Käßbohrer;030 23125 301;Vaillant;12.03.2025;",
  "2044;Hotel Krone;Sabine Öztürk;030/23125-302;Viessmann;04.11.2024;",
  "2051;Praxis Dr. Lößl;Änne Lößl;(030) 23125 303;Wolf;;nur vormittags",
  "2058;Kanzlei Weiß;Uwe Weiß;0049 30 23125304;Vaillant;30.01.2025;",
  "2060;Tischlerei Groß;Max Groß;030 23125 305;Bosch;;bitte nicht mehr anrufen",
  "2063;Café Müßig;Ute Müßig;030 23125 306;Stiebel Eltron;19.06.2025;",
].join("\r\n");
const IMAGES = join(import.meta.dir, "../docs/images");

const data = await mkdtemp(join(tmpdir(), "rufbaum-images-"));
const program = await startProgram({
  data,
  env: { RUFBAUM_PASSWORD: PASSWORD, EMULATOR_SPEED: "4" },
});
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "de-DE" });
  await page.goto(program.url);
  await page.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.locator("[data-card]").first().waitFor();
  await page.getByRole("tab", { name: "Testen" }).click();
  await page.getByRole("button", { name: "Gespräch beginnen" }).click();
  await page.getByText("Spreche ich mit").last().waitFor();
  await page.getByRole("textbox", { name: /Antwort/ }).fill("Ja, am Apparat.");
  await page.keyboard.press("Enter");
  await page.getByText("zwei Minuten").last().waitFor();
  const toast = page.getByText("Erfolgreich angemeldet");
  while ((await toast.count()) > 0) await page.waitForTimeout(100);
  await page.screenshot({ path: join(IMAGES, "builder.png") });
  await page.getByRole("tab", { name: "Bauen" }).click();
  await page.getByPlaceholder("+49 123 456789").fill("+49 30 23125 001");
  await page.getByRole("button", { name: "Anrufen", exact: true }).click();
  await page.getByRole("link", { name: /^Live Calls/ }).click();
  await page.locator("main").getByText("+49 30 23125001").first().click();
  await page.getByText("An welchem Tag").first().waitFor();
  await page.screenshot({ path: join(IMAGES, "live-call.png") });
  await page.getByRole("link", { name: "Analytics" }).click();
  await page.getByRole("combobox", { name: "Decision Tree wählen" }).click();
  await page.getByRole("option").first().click();
  await page.getByRole("radio", { name: "10.000 Umfassend" }).click();
  await page.getByRole("button", { name: "10.000 Gespräche simulieren" }).click();
  await page.getByRole("tab", { name: "Gesprächswege" }).click({ timeout: 120_000 });
  await page
    .getByRole("heading", { name: /^Ergebnis:/ })
    .evaluate((heading) => heading.closest("section")?.scrollIntoView({ block: "start" }));
  await page.getByRole("button", { name: /^Interesse\?/ }).hover();
  const done = page.getByText("Simulation abgeschlossen!", { exact: true });
  while ((await done.count()) > 1) await page.waitForTimeout(100);
  await page.screenshot({ path: join(IMAGES, "analytics.png") });
  await startCampaign();
  await page.getByRole("link", { name: "Bulk Calls" }).click();
  await page.getByLabel("Kontaktdatei").setInputFiles({
    name: "Wärmepumpen-Kunden.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(CONTACTS, "latin1"),
  });
  await page.getByText("So hört es Jörg").waitFor();
  await page.getByLabel("Kampagnenname").fill("Wartung Wärmepumpen");
  await page
    .getByText(/^([3-9]|1\d) Erfolge$/)
    .first()
    .waitFor({ timeout: 120_000 });
  const uploaded = page.getByText("Datei erfolgreich hochgeladen");
  while ((await uploaded.count()) > 0) await page.waitForTimeout(100);
  await page.screenshot({ path: join(IMAGES, "bulk-calls.png") });
} finally {
  await browser.close();
  await program.stop();
  await rm(data, { recursive: true, force: true });
}

/** Some dozens of the emulator's people, as the first campaign of a day. */
async function startCampaign(): Promise<void> {
  const trees = (await (await program.ask("/api/decision-trees")).json()) as { id: string }[];
  const treeId = trees[0]?.id ?? "";
  await send(`/api/decision-trees/${treeId}/versions`, {});
  const ends = ["001", "002", "003", "004", "005", "006", "007", "101", "201", "301", "501"];
  const blocks = ["+493023125", "+496990009", "+494066969", "+492214710"];
  const contacts = blocks.flatMap((block) => ends.map((end) => ({ phone: block + end })));
  const plan = { atOnce: 10, perMinute: 60 };
  await send("/api/bulk-calls/start", {
    ...{ name: "Dachcheck November", treeId, useDecisionTree: true, contacts, plan },
  });
}

async function send(path: string, body: object): Promise<void> {
  const answer = await program.ask(path, {
    method: "POST",
    headers: { "content-type": "application/json", "rufbaum-person": "Ada" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
