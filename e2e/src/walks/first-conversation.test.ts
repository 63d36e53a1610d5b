import { expect } from "bun:test";
import { join } from "node:path";
import { signIn } from "../browser/sign-in.ts";
import { freePort } from "../program/free-port.ts";
import { walk } from "../walk.ts";

const TREE = join(import.meta.dir, "../../fixtures/appointment-reminder.json");
const NAME = "Terminerinnerung 🦷 Zahnarztpraxis Dr. Groß";

walk("from the first start to a conversation that outlives a restart", async ({ start, open }) => {
  const port = freePort();
  const env = { EMULATOR_SPEED: "4" };
  const first = await start({ port, env });
  const password = first.password ?? "";
  expect(password).not.toBe("");
  const { page, complaints } = await open();

  await page.goto(first.url);
  await page.getByRole("heading", { name: "Geschützter Bereich" }).waitFor();
  await page.getByLabel("Passwort", { exact: true }).fill("nicht das Passwort");
  await page.keyboard.press("Enter");
  await page.getByText("Falsches Passwort").waitFor();
  await page.getByText("2 Versuche verbleibend").waitFor();
  expect(await page.getByLabel("Passwort", { exact: true }).inputValue()).toBe("");
  await signIn(page, password);
  await page.getByText("Erfolgreich angemeldet", { exact: true }).waitFor();

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Importieren" }).first().click();
  await (await chooser).setFiles(TREE);
  await page.getByText(NAME).first().waitFor();
  const report = page.getByRole("dialog", { name: `„${NAME}“ wurde importiert` });
  await report.getByRole("button", { name: "Schließen" }).last().click();

  await page.getByLabel("Testanruf").fill("+49 30 23125 001");
  await page.getByText(`mit „${NAME}“`).waitFor();
  await page.getByRole("button", { name: "Anrufen", exact: true }).click();
  await page.getByRole("link", { name: "Live Calls" }).click();
  await page.getByRole("button", { name: /^Anruf \+49 30 .*001 öffnen$/ }).click();

  const details = page.getByRole("complementary", { name: "Anruf im Einzelnen" });
  const said = details.locator("ol[aria-live] > li:has(time)");
  await said.first().waitFor();
  await details.getByText("Im Gespräch").waitFor();
  const heard = await said.count();
  await said.nth(heard).waitFor();
  await details.getByText("Termin vereinbart").waitFor();
  expect(await said.first().textContent()).toContain("KI-Assistentin der Zahnarztpraxis Dr. Groß");
  const utterances = await said.count();
  expect(utterances).toBeGreaterThanOrEqual(5);

  await page.getByRole("link", { name: "Transcripts" }).click();
  const transcript = page.getByRole("option", { name: /\+49 30 .*001/ });
  await transcript.click();
  await page.getByText(/^CallSid: CA[0-9a-f]{32}$/).waitFor();
  const conversation = page.getByRole("region", { name: "Gesprächsverlauf" });
  await conversation
    .locator("ol > li")
    .nth(utterances - 1)
    .waitFor();
  const before = await conversation.locator("ol").textContent();
  expect(before).toContain("Haben Sie gerade eine Minute für mich?");
  expect(complaints.except(401)).toEqual([]);

  expect(await first.stop()).toBe(0);
  const second = await start({ port, env });
  expect(second.password).toBeNull();
  await page.reload();
  await transcript.click();
  await conversation
    .locator("ol > li")
    .nth(utterances - 1)
    .waitFor();
  expect(await conversation.locator("ol").textContent()).toBe(before);
});
