import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { flaws } from "../browser/flaws.ts";
import { signIn } from "../browser/sign-in.ts";
import type { Program } from "../program/start-program.ts";
import { type BrowserWalk, walk } from "../walk.ts";

const DEFAULT = "+49 30 23125800";
const SECOND = "+49 30 23125801";

walk("numbers, telephony and limits are set, and others see it", async (tools) => {
  const program = await tools.start();
  const { page, complaints } = await tools.open({ reducedMotion: "reduce" });
  await page.goto(`${program.url}/settings`);
  await signIn(page, program.password ?? "");
  const place = { tools, program, page };
  await setsNumbers(place);
  await setsTelephony(place);
  expect(complaints.except(400)).toEqual([]);
  await readsApiDocs(place);
  expect(complaints.except(400)).toEqual([]);
  await setsLimits(place);
  expect(complaints.except(400)).toEqual([]);
});

/** The description of the API opens in a tab of its own, and needs no address that signs in. */
async function readsApiDocs({ page }: Place): Promise<void> {
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Beschreibung der Schnittstelle" }).click();
  const docs = await opening;
  const route = docs.locator("details", { hasText: "/api/may-dial" });
  await route.locator("summary").click();
  await route.getByText("whoever is signed in").waitFor();
  expect(await flaws(docs)).toEqual([]);
  await docs.close();
}

interface Place {
  tools: BrowserWalk;
  program: Program;
  page: Page;
}

/** They are entered, refused, made the default, answered and removed. */
async function setsNumbers({ tools, page }: Place): Promise<void> {
  const numbers = page.getByRole("list", { name: "Rufnummern" });
  const row = (number: string) => numbers.getByRole("listitem", { name: number, exact: true });
  await row(DEFAULT).getByText("Standard", { exact: true }).waitFor();
  await row(SECOND).getByText("Vom Anbieter gekauft").waitFor();

  await page.getByRole("button", { name: "Hinzufügen" }).click();
  const dialog = page.getByRole("dialog", { name: "Rufnummer hinzufügen" });
  await dialog.getByLabel("Rufnummer", { exact: true }).fill("0900 1234567");
  await page.keyboard.press("Enter");
  await dialog.getByRole("alert").getByText("Premium-Nummern (0900)").waitFor();
  expect(await flaws(page)).toEqual([]);
  await dialog.getByLabel("Rufnummer", { exact: true }).fill("030 / 231 25-999");
  await dialog.getByLabel("Bezeichnung").fill("Vertrieb");
  await dialog.getByLabel("Nachweis").fill("Vertrag 4711");
  await dialog.getByRole("button", { name: "Hinzufügen" }).click();
  await dialog.waitFor({ state: "detached" });
  const added = row("+49 30 23125999");
  await added.getByText("Der Anbieter kennt diese Nummer nicht").waitFor();
  expect(await flaws(page)).toEqual([]);

  await choose(page, SECOND, "Zum Standard machen");
  await row(SECOND).getByText("Standard", { exact: true }).waitFor();
  await tools.rufbaum("tree", "publish", "Photo");
  const answer = row(SECOND).getByLabel("Wer hier anruft, hört:");
  await answer.selectOption({ label: "Photovoltaik-Beratung (Beispiel)" });
  await page.getByText("Gespeichert", { exact: true }).waitFor();

  await choose(page, "+49 30 23125999", "Entfernen");
  await page
    .getByRole("alertdialog", { name: "+49 30 23125999 entfernen?" })
    .getByRole("button", { name: "Entfernen" })
    .click();
  await added.waitFor({ state: "detached" });

  const listed = await tools.rufbaum("numbers", "list", "--json");
  const [first, ...others] = JSON.parse(listed.stdout);
  expect(first).toMatchObject({
    number: "+493023125801",
    isDefault: true,
    inboundTreeId: expect.stringMatching(/^tree_/),
    problem: null,
  });
  expect(others.some(({ number }: { number: string }) => number.endsWith("999"))).toBe(false);
}

/** Settings persist, and what somebody else changes of the numbers is seen. */
async function setsTelephony({ tools, program, page }: Place): Promise<void> {
  const records = page.getByRole("switch", { name: "Gespräche aufzeichnen" });
  expect(await records.isChecked()).toBe(false);
  await records.press("Space");
  await page.getByLabel("Gesprächsführung").selectOption("gather");
  const operator = page.getByLabel("Nummer für Übernahmen", { exact: true });
  await operator.fill("110");
  await operator.press("Enter");
  await page.getByText(/^Notrufnummern/).waitFor();
  expect(await flaws(page)).toEqual([]);
  await operator.fill("030 23125 002");
  await operator.press("Enter");
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>("input[type=tel]")?.value === "+493023125002",
  );

  await page.reload();
  await page.getByRole("switch", { name: "Gespräche aufzeichnen", checked: true }).waitFor();
  expect(await page.getByLabel("Gesprächsführung").inputValue()).toBe("gather");
  expect(await operator.inputValue()).toBe("+493023125002");
  const kept = await (await program.ask("/api/settings/telephony")).json();
  expect(kept).toMatchObject({ line: "gather", records: true, operatorNumber: "+493023125002" });

  const former = page.getByRole("listitem", { name: DEFAULT, exact: true });
  await former.waitFor();
  await tools.rufbaum("numbers", "remove", DEFAULT, "--yes");
  await former.waitFor({ state: "detached" });
}

/** A limit is set, reached, told and lifted. */
async function setsLimits({ tools, page }: Place): Promise<void> {
  const row = page.getByRole("form", { name: "Gleichzeitige Anrufe" });
  const field = row.getByLabel("Gleichzeitige Anrufe", { exact: true });
  await field.fill("viele");
  await page.keyboard.press("Enter");
  await row.getByRole("alert").getByText("ganze Zahl").waitFor();
  await field.fill("1");
  await page.keyboard.press("Enter");
  await row.getByText("Gerade: 0 von 1").waitFor();

  await tools.rufbaum("call", "+49 30 23125 201", "--tree", "Photo");
  await row.getByText("Gerade: 1 von 1, erreicht").waitFor();
  expect(await flaws(page)).toEqual([]);
  const refused = await tools.rufbaum("call", "+49 69 90009 001", "--tree", "Photo");
  expect(refused.stderr).toContain("The limit on simultaneous calls has been reached (1 of 1)");

  await row.getByRole("button", { name: "Zurücksetzen (keine Grenze)" }).click();
  await row.getByText("Gerade: 1", { exact: true }).waitFor();
  const inCall = await tools.rufbaum("call", "+49 30 23125 201", "--tree", "Photo");
  expect(inCall.stderr).toContain("A call to +49 30 23125201 is already in progress");
}

async function choose(page: Page, number: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `Mehr zu ${number}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
}
