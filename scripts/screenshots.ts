import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepare } from "./prepare.ts";

/** `bun scripts/screenshots.ts`: takes the pictures of the README anew, in the running program. */
await prepare();
const { launchBrowser } = await import("@rufbaum/e2e/browser");
const { startProgram } = await import("@rufbaum/e2e/program");

const PASSWORD = "ein Passwort für die Bilder";
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
  await page.getByRole("button", { name: "Testgespräch" }).click();
  await page.getByRole("button", { name: "Gespräch beginnen" }).click();
  await page.getByText("Spreche ich mit").last().waitFor();
  await page.getByRole("textbox", { name: /Antwort/ }).fill("Ja, am Apparat.");
  await page.keyboard.press("Enter");
  await page.getByText("zwei Minuten").last().waitFor();
  const toast = page.getByText("Erfolgreich angemeldet");
  while ((await toast.count()) > 0) await page.waitForTimeout(100);
  await page.screenshot({ path: join(IMAGES, "builder.png") });
  await page.getByRole("button", { name: "Testgespräch schließen" }).click();
  await page.getByPlaceholder("+49 123 456789").fill("+49 30 23125 001");
  await page.getByRole("button", { name: "Anrufen" }).click();
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
} finally {
  await browser.close();
  await program.stop();
  await rm(data, { recursive: true, force: true });
}
