import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { flaws } from "../browser/flaws.ts";
import { signIn } from "../browser/sign-in.ts";
import { callWhoAgreed } from "../servers/call-anybody.ts";
import { walk } from "../walk.ts";

const NUMBER = "+49 30 61234567";

walk("who may not be called says why, and a consent that is recorded helps", async (tools) => {
  const program = await tools.start({ env: { EMULATOR_SPEED: "20" } });
  await callWhoAgreed(program);
  const { page, complaints } = await tools.open({ reducedMotion: "reduce" });
  await page.goto(program.url);
  await signIn(page, program.password ?? "");
  await call(page);
  await page.getByText("Noch kann niemand eingewilligt haben").waitFor();
  await namesCompany(page);
  await page.getByRole("link", { name: "Decision Tree" }).click();
  await call(page);
  await page.getByText("Keine Einwilligung dokumentiert.").waitFor();
  expect(await flaws(page)).toEqual([]);
  await recordsConsent(page);
  expect(await page.getByText("Darf nicht angerufen werden").count()).toBe(0);
  await page.getByRole("button", { name: "Anrufen", exact: true }).click();
  await page.getByText("Anruf gestartet", { exact: true }).waitFor();
  const { stdout } = await tools.rufbaum("consent", "show", NUMBER);
  expect(stdout).toContain("agreed   2026-01-02\n");
  expect(stdout).toContain("evidence formular.pdf");
  expect(complaints.except(409, 422)).toEqual([]);
});

async function call(page: Page): Promise<void> {
  await page.getByLabel("Testanruf").fill(NUMBER);
  await page.getByRole("button", { name: "Anrufen", exact: true }).click();
}

async function namesCompany(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Firma eintragen" }).click();
  const section = page.locator("section#lawful-calling");
  const company = section.getByLabel("Firma, für die angerufen wird", { exact: true });
  await company.fill("Sonnwerk GmbH");
  expect(await isInView(page, "lawful-calling")).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Wer sind Sie?" }).getByLabel("Name").fill("Ada Löwe");
  await page.keyboard.press("Enter");
  await section.getByText("Solange hier nichts steht").waitFor({ state: "detached" });
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll("input")].filter(({ value }) => value === "Sonnwerk GmbH")
        .length === 2,
  );
}

async function recordsConsent(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Einwilligung hinterlegen" }).click();
  const dialog = page.getByRole("dialog", { name: `Einwilligung von ${NUMBER}` });
  const save = dialog.getByRole("button", { name: "Hinterlegen" });
  await dialog.getByLabel("Wortlaut").fill("Sonnwerk darf mich anrufen, auch mit einer KI.");
  await dialog.getByLabel("Erteilt bei").fill("Formular auf der Website");
  await dialog.getByLabel("Am", { exact: true }).fill("2026-01-02");
  // Nothing shows it yet.
  expect(await save.isDisabled()).toBe(true);
  const buffer = Buffer.from("%PDF-1.4");
  const file = { name: "formular.pdf", mimeType: "application/pdf", buffer };
  await dialog.getByLabel("Nachweis als Datei").setInputFiles(file);
  expect(await flaws(page)).toEqual([]);
  await save.click();
  await page.getByText("Einwilligung hinterlegt", { exact: true }).waitFor();
}

/** Whether a section begins in the upper half of what is seen. */
function isInView(page: Page, id: string): Promise<boolean> {
  return page.evaluate((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight / 2;
  }, id);
}
