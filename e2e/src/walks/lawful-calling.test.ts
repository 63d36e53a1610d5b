import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { flaws } from "../browser/flaws.ts";
import { signIn } from "../browser/sign-in.ts";
import { type BrowserWalk, walk } from "../walk.ts";

const NUMBER = "+49 30 23125001";
const WHY = "Freigabe der Rechtsabteilung vom 02.03.2026";

walk("a rule is loosened with a name and a reason, and a number blocked", async (tools) => {
  const program = await tools.start({ env: { EMULATOR_SPEED: "20" } });
  const { page, complaints } = await tools.open({ reducedMotion: "reduce" });
  await page.goto(`${program.url}/settings`);
  await signIn(page, program.password ?? "");
  await loosensRule(page);
  await setsRetention(page);
  await blocksFromTranscript(tools, page);
  await liftsBlock(page);
  expect(complaints.except(409, 422)).toEqual([]);
});

async function loosensRule(page: Page): Promise<void> {
  const rule = page.getByRole("listitem", { name: "Versuche am Tag" });
  const field = rule.getByRole("textbox", { name: "Versuche am Tag" });
  await rule.getByText("Branchenkodex der Callcenter von 2015").waitFor();
  await field.fill("3");
  await page.keyboard.press("Enter");
  const asked = page.getByRole("dialog", { name: "Wer sind Sie?" });
  await asked.getByLabel("Name").fill("Ada Löwe");
  await page.keyboard.press("Enter");
  const why = page.getByRole("dialog", { name: "Warum soll das gelten?" });
  await why.getByLabel("Begründung").fill("darum");
  expect(await why.getByRole("button", { name: "So übernehmen" }).isDisabled()).toBe(true);
  expect(await flaws(page)).toEqual([]);
  await why.getByLabel("Begründung").fill(WHY);
  await why.getByRole("button", { name: "So übernehmen" }).click();
  await rule.getByText("Lockerer als die Vorgabe").waitFor();
  await page.reload();
  await rule.getByText(`„${WHY}“ · Ada Löwe`).waitFor();
  await rule.getByText("eigene Einstellung").waitFor();
  expect(await field.inputValue()).toBe("3");
  expect(await flaws(page)).toEqual([]);
  await rule.getByRole("button", { name: "Versuche am Tag: zurück zur Vorgabe" }).click();
  await rule.getByText("Branchenkodex der Callcenter von 2015").waitFor();
  await page.getByText(`Anrufregeln gelockert (Versuche am Tag) „${WHY}“`).waitFor();
}

async function setsRetention(page: Page): Promise<void> {
  const row = page.getByRole("form", { name: "Aufnahmen" });
  const field = row.getByRole("textbox", { name: "Aufnahmen" });
  await field.fill("3");
  await page.keyboard.press("Enter");
  await row.getByText("ganze Tage von 7").waitFor();
  await field.fill("30");
  await page.keyboard.press("Enter");
  const reset = row.getByRole("button", { name: "Aufnahmen: zurück zum Üblichen" });
  await reset.waitFor();
  await field.fill("");
  await page.keyboard.press("Enter");
  const why = page.getByRole("dialog", { name: "Warum soll das gelten?" });
  await why.getByText("länger als üblich (Aufnahmen: 90 Tage)").waitFor();
  expect(await flaws(page)).toEqual([]);
  await why.getByLabel("Begründung").fill(WHY);
  await why.getByRole("button", { name: "So übernehmen" }).click();
  await why.waitFor({ state: "detached" });
  await page.reload();
  await reset.waitFor();
  expect(await field.inputValue()).toBe("");
  await reset.click();
  await reset.waitFor({ state: "detached" });
}

async function blocksFromTranscript({ rufbaum }: BrowserWalk, page: Page): Promise<void> {
  await rufbaum("call", NUMBER, "--tree", "Photo");
  await page.getByRole("link", { name: "Transcripts" }).click();
  await page.getByRole("option", { name: NUMBER }).first().click();
  await page.getByRole("button", { name: "Nicht mehr anrufen" }).click();
  const sure = page.getByRole("alertdialog", { name: `${NUMBER} nicht mehr anrufen?` });
  await sure.getByRole("button", { name: "Nicht mehr anrufen" }).click();
  await page.getByText("Gesperrt", { exact: true }).waitFor();
  expect(await flaws(page)).toEqual([]);
}

async function liftsBlock(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Settings" }).click();
  const row = page.getByRole("listitem", { name: NUMBER });
  await row.getByText("von Hand eingetragen · Ada Löwe").waitFor();
  await row.getByRole("button", { name: `${NUMBER} freigeben` }).click();
  const why = page.getByRole("dialog", { name: `${NUMBER} wieder anrufen lassen?` });
  await why.getByLabel("Begründung").fill("Er hat es selbst widerrufen.");
  await why.getByRole("button", { name: "Freigeben" }).click();
  await row.waitFor({ state: "detached" });
  await page.getByText("Niemand ist gesperrt.").waitFor();
}
