import { expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { coveredControls } from "../browser/covered-controls.ts";
import { flaws } from "../browser/flaws.ts";
import { signIn } from "../browser/sign-in.ts";
import { detailsOf, placeCall, saidIn } from "../calls/live-calls.ts";
import type { Program } from "../program/start-program.ts";
import { until } from "../until.ts";
import { walk } from "../walk.ts";

const WHISPER = "Übrigens beraten wir Sie auch am Samstag.";
const SECOND = "Rufen Sie uns dazu gern an.";

walk(
  "a call is whispered into, hung up, taken over, and led again if nobody takes it",
  async ({ start, open }) => {
    const program = await start({ env: { EMULATOR_SPEED: "3" } });
    const { page, complaints } = await open({ reducedMotion: "reduce" });
    await page.goto(`${program.url}/live-calls`);
    await signIn(page, program.password ?? "");
    const operator = { program, page, details: detailsOf(page) };
    await whispersAndHangsUp(operator);
    expect(complaints.except(409)).toEqual([]);
    await takesOver(operator);
    expect(complaints.except(400, 409)).toEqual([]);
    await isLedAgain(operator);
    expect(complaints.except(400, 409)).toEqual([]);
  },
);

interface Operator {
  program: Program;
  page: Page;
  details: Locator;
}

/** What is whispered is said; an outcome is set before the end, and another after it. */
async function whispersAndHangsUp({ program, page, details }: Operator): Promise<void> {
  await openCall({ program, page, details }, "+49 30 23125002");
  const field = details.getByLabel("Zuflüstern", { exact: true });
  await field.fill(WHISPER);
  await page.keyboard.press("Enter");
  expect(await field.inputValue()).toBe("");
  await field.fill(SECOND);
  await page.keyboard.press("Enter");
  const line = details.getByRole("listitem").filter({ hasText: WHISPER });
  await line.getByText("Zugeflüstert").waitFor();
  await details.getByText("Wird gesagt").waitFor({ state: "detached" });
  expect(await line.count()).toBe(1);
  expect(await details.getByRole("listitem").filter({ hasText: SECOND }).count()).toBe(1);
  expect(await flaws(page)).toEqual([]);

  await details.getByRole("button", { name: "Ergebnis" }).click();
  await page.getByRole("menuitem", { name: "Rückruf gewünscht" }).click();
  // Somebody may be called for it: who says so has to answer for it.
  const asked = page.getByRole("dialog", { name: "Wer sind Sie?" });
  await asked.getByLabel("Name").fill("Ada Löwe");
  await page.keyboard.press("Enter");
  const toast = page.getByRole("region", { name: /^Benachrichtigungen/ }).getByRole("listitem");
  await toast.getByText("Ergebnis: Rückruf gewünscht").waitFor();
  await until("a toast that covers no control", async () =>
    ((await coveredControls(page)) ?? []).length === 0 ? true : null,
  );

  await details.getByRole("button", { name: "Auflegen" }).click();
  const question = page.getByRole("alertdialog", { name: "Anruf beenden?" });
  expect(await flaws(page)).toEqual([]);
  await question.getByRole("button", { name: "Auflegen" }).click();
  await details.getByText("Der Anruf wurde von Hand beendet.").waitFor();
  await details.getByText("Rückruf gewünscht").waitFor();
  await details.getByText("von Hand gesetzt").waitFor();

  await details.getByRole("button", { name: "Ergebnis" }).click();
  await page.getByRole("menuitem", { name: "Termin vereinbart" }).click();
  await details.getByText("Termin vereinbart").waitFor();
}

/** By number, and everybody sees it. */
async function takesOver({ program, page, details }: Operator): Promise<void> {
  await openCall({ program, page, details }, "+49 69 90009002");
  await details.getByRole("button", { name: "Übernehmen" }).click();
  const dialog = page.getByRole("dialog", { name: /übernehmen$/ });
  const field = dialog.getByLabel("Ihre Nummer");
  await field.fill("12");
  await page.keyboard.press("Enter");
  await dialog.getByRole("alert").waitFor();
  expect(await flaws(page)).toEqual([]);

  await field.fill("+49 30 23125 001");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Der Anruf wird durchgestellt").first().waitFor();
  await details.getByText("Übernommen").waitFor();
  await details.getByLabel("Zuflüstern", { exact: true }).waitFor({ state: "detached" });
  await page.getByRole("listitem").getByText("Übernommen").waitFor();
  const [call] = await (await program.ask("/api/calls/active")).json();
  expect(call.isTakenOver).toBe(true);
  await details.getByText("Ab hier spricht ein Mensch.").waitFor();

  await details.getByRole("button", { name: "Auflegen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Auflegen" }).click();
  await details.getByText("Der Anruf wurde von Hand beendet.").waitFor();
}

/** By the agent, where nobody answers who was to take it over. */
async function isLedAgain({ program, page, details }: Operator): Promise<void> {
  await openCall({ program, page, details }, "+49 30 23125001");
  await details.getByRole("button", { name: "Übernehmen" }).click();
  await page.getByRole("dialog").getByLabel("Ihre Nummer").fill("+49 30 23125 101");
  await page.keyboard.press("Enter");
  await page.getByText("Niemand hat abgenommen.").first().waitFor();
  await details.getByText("Übernommen").waitFor({ state: "detached" });
  const heard = await saidIn(details).count();
  await saidIn(details).nth(heard).waitFor();
  await details.getByLabel("Zuflüstern", { exact: true }).fill(WHISPER);
  await page.keyboard.press("Enter");
  await details.getByText("Zugeflüstert").waitFor();
}

/** A call that is being led, opened by its card in the list. */
async function openCall({ program, page, details }: Operator, number: string): Promise<void> {
  const id = await placeCall(program, number);
  await page.getByRole("button", { name: `Anruf ${number} öffnen` }).click();
  await page.waitForURL(`**/live-calls?call=${id}`);
  await details.getByLabel("Zuflüstern", { exact: true }).waitFor();
  await saidIn(details).first().waitFor();
}
