import { expect } from "bun:test";
import { flaws } from "../browser/flaws.ts";
import { signIn } from "../browser/sign-in.ts";
import { walk } from "../walk.ts";

walk("one zone for all: set, searched, put back, and followed by an open page", async (tools) => {
  const program = await tools.start();
  const { page, complaints } = await tools.open({ timezoneId: "Asia/Tokyo" });
  await page.goto(`${program.url}/settings`);
  await signIn(page, program.password ?? "");
  const zone = page.getByLabel("Zeitzone", { exact: true });
  await page.getByText(/^In Berlin ist es jetzt/).waitFor();
  expect(await zone.inputValue()).toBe("Europe/Berlin");
  const kept = async () => (await program.ask("/api/settings/system")).json();

  await zone.selectOption("America/New_York");
  await page.getByText(/^In New York ist es jetzt/).waitFor();
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await page.getByText(/^In Berlin ist es jetzt/).waitFor();
  expect(await kept()).toMatchObject({ timeZone: "Europe/Berlin", version: 2 });

  await zone.selectOption("other");
  const search = page.getByRole("combobox", { name: "Zeitzone suchen" });
  await search.fill("Bonn");
  await page.getByText("Keine Zeitzone heißt so.").waitFor();
  expect(await flaws(page)).toEqual([]);
  await search.fill("lisb");
  await page.getByRole("option", { name: "Lisbon" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByText(/^In Lisbon ist es jetzt/).waitFor();
  expect(await zone.inputValue()).toBe("Europe/Lisbon");

  // Another page follows, and what somebody typed there stays.
  const other = await tools.open({});
  await other.page.goto(`${program.url}/settings`);
  await signIn(other.page, program.password ?? "");
  await other.page.getByText(/^In Lisbon ist es jetzt/).waitFor();
  await other.page.getByLabel("Name", { exact: true }).fill("Auswertung");
  await zone.selectOption("Europe/London");
  await other.page.getByText(/^In London ist es jetzt/).waitFor();
  expect(await other.page.getByLabel("Name", { exact: true }).inputValue()).toBe("Auswertung");

  await page.getByLabel("Standardstimme").selectOption("Ramona");
  await page.getByRole("switch", { name: "Gespräche protokollieren" }).click();
  await page.getByRole("switch", { name: "Gespräche protokollieren", checked: false }).waitFor();
  await other.page
    .getByRole("switch", { name: "Gespräche protokollieren", checked: false })
    .waitFor();
  await page.getByRole("button", { name: "Jetzt sichern" }).click();
  await page.getByText(/^Gesichert: /).waitFor();
  await page.getByText("von Hand").waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.reload();
  await page.getByText(/^In London ist es jetzt/).waitFor();
  expect(await page.getByLabel("Standardstimme").inputValue()).toBe("Ramona");
  expect(complaints.except()).toEqual([]);
});
