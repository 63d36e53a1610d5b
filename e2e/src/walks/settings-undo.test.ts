import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { flaws } from "../browser/flaws.ts";
import { signIn } from "../browser/sign-in.ts";
import { walk } from "../walk.ts";

walk("each save is undone, and none overwrites what somebody else has saved", async (tools) => {
  const program = await tools.start();
  const { page, complaints } = await tools.open({ reducedMotion: "reduce" });
  const settings = async (name: string) => (await program.ask(`/api/settings/${name}`)).json();
  await page.goto(`${program.url}/settings`);
  await signIn(page, program.password ?? "");

  await page.getByRole("switch", { name: "Gespräche aufzeichnen" }).click();
  await page.getByRole("switch", { name: "Gespräche aufzeichnen", checked: true }).waitFor();
  await undo(page);
  expect(await settings("telephony")).toMatchObject({ records: false });

  const operator = page.getByLabel("Nummer für Übernahmen", { exact: true });
  await operator.fill("030 23125 002");
  await operator.press("Enter");
  await undo(page);
  expect(await settings("telephony")).toMatchObject({ operatorNumber: null });

  // Two at once are both kept.
  const both = page.waitForResponse(
    async (response) =>
      response.request().method() === "PUT" && (await response.json()).line === "gather",
  );
  await page.getByRole("switch", { name: "Anrufbeantworter erkennen" }).click();
  await page.getByLabel("Gesprächsführung").selectOption("gather");
  await both;
  expect(await settings("telephony")).toMatchObject({ line: "gather", detectsMachines: false });
  // With what was told of these two, whose "Rückgängig" is not the next one's.
  await page.reload();

  const limit = page.getByRole("textbox", { name: "Gleichzeitige Anrufe" });
  await limit.fill("7");
  await limit.press("Enter");
  await undo(page);
  expect((await settings("limits")).limits).toMatchObject({ atOnce: null });

  const calls = page.getByRole("form", { name: "Anrufe", exact: true }).getByRole("textbox");
  await calls.fill("30");
  await calls.press("Enter");
  await named(page);
  await undo(page);
  expect((await settings("retention")).days).toMatchObject({ calls: 1_095 });

  // Stricter first; what is put back allows no more than the preset, so that no reason is asked for.
  const perDay = page.getByRole("listitem", { name: "Versuche am Tag" }).getByRole("textbox");
  const before = await perDay.inputValue();
  await perDay.fill("1");
  await perDay.press("Enter");
  await undo(page);
  await page.waitForFunction(
    ([name, value]) =>
      document.querySelector<HTMLInputElement>(`li[aria-label="${name}"] input`)?.value === value,
    ["Versuche am Tag", before] as const,
  );
  expect(await flaws(page)).toEqual([]);

  // The page does not hear of what others save, as for a moment happens: its own save comes too late.
  const stale = await settings("limits");
  const isOf = (url: URL) => url.pathname === "/api/settings/limits";
  await page.route(isOf, (route) =>
    route.request().method() === "GET" ? route.fulfill({ json: stale }) : route.continue(),
  );
  const asked = page.waitForRequest((request) => isOf(new URL(request.url())));
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ atOnce: 3 });
  await program.ask("/api/settings/limits", { method: "PUT", headers, body });
  await asked;
  const minute = page.getByRole("textbox", { name: "Anrufe je Minute" });
  await minute.fill("9");
  await minute.press("Enter");
  await page.getByText("Das ist fehlgeschlagen").first().waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLInputElement>('form[aria-label="Gleichzeitige Anrufe"] input')
        ?.value === "3",
  );
  await page.unroute(isOf);
  // What was typed is still there, and counts the second time.
  expect(await minute.inputValue()).toBe("9");
  await minute.press("Enter");
  await page.getByText("Gespeichert", { exact: true }).first().waitFor();
  expect((await settings("limits")).limits).toMatchObject({ atOnce: 3, perMinute: 9 });
  expect(complaints.except(409)).toEqual([]);
});

async function undo(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await page.getByText("Zurückgenommen").first().waitFor();
}

/** Says who one is, where that is asked. */
async function named(page: Page): Promise<void> {
  await page.getByRole("dialog", { name: "Wer sind Sie?" }).getByLabel("Name").fill("Ada");
  await page.keyboard.press("Enter");
}
