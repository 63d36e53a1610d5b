import { expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { flaws } from "../browser/flaws.ts";
import { openBuilder } from "../builder/open-builder.ts";
import { detailsOf, placeCall, saidIn } from "../calls/live-calls.ts";
import { placeRecordedCall } from "../calls/recorded-call.ts";
import type { Program } from "../program/start-program.ts";
import { until } from "../until.ts";
import { walk } from "../walk.ts";

/** Friendly people all three, each with a telephone. */
const WATCHED = "+49 30 23125001";
const CUT_OFF = "+49 40 66969001";

walk(
  "calls are watched to their end, listened to, and followed without a socket",
  async ({ start, open }) => {
    // Faster, callees take a busy machine for an agent who is gone, and hang up.
    const program = await start({ env: { EMULATOR_SPEED: "4" } });
    const { page, complaints } = await open({ reducedMotion: "reduce" });
    await openBuilder(page, program, program.password ?? "");
    await isWatched(page, program);
    await isListenedTo(page, program, await placeRecordedCall(program));
    expect(complaints.all()).toEqual([]);
    await isFollowedWithoutSocket(page, program);
  },
);

/** From the builder to its end. */
async function isWatched(page: Page, program: Program): Promise<void> {
  await page.getByText("Keine aktiven Anrufe").waitFor();
  await page.getByText("laufender Anruf").waitFor({ state: "detached" });

  const id = await placeCall(program, WATCHED);
  await page.getByRole("link", { name: "Live Calls 1 laufender Anruf" }).waitFor();
  await page.getByText(/^Node: /).waitFor();
  await page.getByRole("button", { name: "Monitor" }).click();
  await page.waitForURL(`**/live-calls?call=${id}`);

  const details = detailsOf(page);
  await details.getByRole("heading", { name: WATCHED }).waitFor();
  await details.getByRole("img", { name: /: der Anruf steht bei „/ }).waitFor();
  const way = details.getByRole("list", { name: "Weg durch den Baum" }).getByRole("listitem");
  await way.nth(1).waitFor();
  const card = page.getByRole("listitem").filter({ has: cardButton(page, WATCHED) });
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
  await details.getByRole("heading", { name: WATCHED }).waitFor();
  await details.getByText("Termin vereinbart").waitFor();
  await details.getByText("Gespräch regulär beendet.").waitFor();
  await details.getByRole("img", { name: /: der Anruf endete bei „/ }).waitFor();
  await page.getByText("laufender Anruf").first().waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await details.waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("");
  await cardButton(page, WATCHED).waitFor();
  await isReadWithItsNodes(page);
}

/** Over, it stays in sight with a way to all; its transcript names its nodes, asked for anew, too. */
async function isReadWithItsNodes(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Alle Gespräche" }).click();
  await page.getByRole("option", { name: WATCHED }).click();
  const nodes = page.getByRole("listitem").getByText("Begrüßung", { exact: true });
  await nodes.first().waitFor();
  const named = await nodes.count();
  const refresh = page.getByRole("button", { name: "Aktualisieren" });
  const answered = page.waitForResponse((response) => response.url().includes("/api/transcripts"));
  await refresh.click();
  await answered;
  await refresh.and(page.locator(":enabled")).waitFor();
  expect(await nodes.count()).toBe(named);
}

/** Its state is asked for again and again; at last the server is gone, too. */
async function isFollowedWithoutSocket(page: Page, program: Program): Promise<void> {
  await page.routeWebSocket(/\/ws\?/, (socket) => socket.close());
  await page.goto(`${program.url}/live-calls`);
  await page.getByText(/Der Stand wird alle 2 Sekunden geholt/).waitFor();

  await placeCall(program, CUT_OFF);
  const card = cardButton(page, CUT_OFF);
  await card.press("Enter");
  await detailsOf(page).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Escape");
  await card.and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  const said = saidIn(detailsOf(page));
  await said.first().waitFor();
  const heard = await said.count();
  await said.nth(heard + 1).waitFor();

  await program.crash();
  await page.getByText(/Der Server ist nicht erreichbar\. Gezeigt wird der Stand von/).waitFor();
  expect(await said.count()).toBeGreaterThan(heard);
}

/** What was recorded, once it is there. */
async function isListenedTo(page: Page, program: Program, id: string): Promise<void> {
  await page.goto(`${program.url}/live-calls?call=${id}`);
  const details = detailsOf(page);
  await details.getByRole("button", { name: "Aufzeichnung anhören" }).click();
  const sound = details.getByLabel("Aufzeichnung", { exact: true });
  await sound.waitFor();
  const seconds = await until("the sound's length", () =>
    sound.evaluate(({ duration }: HTMLAudioElement) => (duration > 0 ? duration : null)),
  );
  expect(seconds).toBeGreaterThan(1);
  expect(await flaws(page)).toEqual([]);
}

function cardButton(page: Page, number: string): Locator {
  return page.getByRole("button", { name: `Anruf ${number} öffnen` });
}
