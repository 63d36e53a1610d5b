import { expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { flaws } from "../browser/flaws.ts";
import { signIn } from "../browser/sign-in.ts";
import { openBuilder } from "../builder/open-builder.ts";
import { detailsOf, placeCall, saidIn } from "../calls/live-calls.ts";
import { walk } from "../walk.ts";

const NUMBER = "+493023125001";

walk("a call is watched from the builder to its end", async ({ start, open }) => {
  const program = await start({ env: { EMULATOR_SPEED: "6" } });
  const { page, complaints } = await open({ reducedMotion: "reduce" });
  await openBuilder(page, program, program.password ?? "");
  await page.getByText("Keine aktiven Anrufe").waitFor();
  await page.getByText("laufender Anruf").waitFor({ state: "detached" });

  const id = await placeCall(program, NUMBER);
  await page.getByRole("link", { name: "Live Calls 1 laufender Anruf" }).waitFor();
  await page.getByText(/^Node: /).waitFor();
  await page.getByRole("button", { name: "Monitor" }).click();
  await page.waitForURL(`**/live-calls?call=${id}`);

  const details = detailsOf(page);
  await details.getByRole("heading", { name: NUMBER }).waitFor();
  await details.getByRole("img", { name: /: der Anruf steht bei „/ }).waitFor();
  const way = details.getByRole("list", { name: "Weg durch den Baum" }).getByRole("listitem");
  await way.nth(1).waitFor();
  const card = page.getByRole("listitem").filter({ has: cardButton(page) });
  await card.getByText(/^\d+ s$/).waitFor();
  await card.getByText("Agent:").first().waitFor();

  const said = saidIn(details);
  await said.filter({ hasText: "Sicherheit" }).first().waitFor();
  await said
    .filter({ hasText: /Server \d+ ms/ })
    .first()
    .waitFor();
  expect(await flaws(page)).toEqual([]);

  // The address alone brings the call back.
  await page.reload();
  await details.getByRole("heading", { name: NUMBER }).waitFor();
  await details.getByText("Termin vereinbart").waitFor();
  await details.getByText("Das Gespräch ist bis zum Ende geführt worden.").waitFor();
  await details.getByRole("img", { name: /: der Anruf endete bei „/ }).waitFor();
  await page.getByText("laufender Anruf").first().waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await details.waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("");
  expect(complaints.all()).toEqual([]);
});

walk("a call is watched although the live socket is cut off", async ({ start, open }) => {
  const program = await start({ env: { EMULATOR_SPEED: "4" } });
  const { page } = await open({ reducedMotion: "reduce" });
  await page.routeWebSocket(/\/ws\?/, (socket) => socket.close());
  await page.goto(`${program.url}/live-calls`);
  await signIn(page, program.password ?? "");
  await page.getByText(/Der Stand wird alle 2 Sekunden geholt/).waitFor();

  await placeCall(program, NUMBER);
  await cardButton(page).click();
  const said = saidIn(detailsOf(page));
  await said.first().waitFor();
  const heard = await said.count();
  await said.nth(heard + 1).waitFor();
});

function cardButton(page: Page): Locator {
  return page.getByRole("button", { name: `Anruf ${NUMBER} öffnen` });
}
