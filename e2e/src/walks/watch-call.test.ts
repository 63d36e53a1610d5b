import { expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { flaws } from "../browser/flaws.ts";
import { signIn } from "../browser/sign-in.ts";
import { onlyTree } from "../builder/import-fixture.ts";
import { openBuilder } from "../builder/open-builder.ts";
import { detailsOf, placeCall, saidIn } from "../calls/live-calls.ts";
import { until } from "../until.ts";
import { walk } from "../walk.ts";

const NUMBER = "+493023125001";
const WRITTEN = "+49 30 23125001";

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
  await details.getByRole("heading", { name: WRITTEN }).waitFor();
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
  await details.getByRole("heading", { name: WRITTEN }).waitFor();
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
  await cardButton(page).press("Enter");
  await detailsOf(page).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Escape");
  await cardButton(page).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  const said = saidIn(detailsOf(page));
  await said.first().waitFor();
  const heard = await said.count();
  await said.nth(heard + 1).waitFor();

  await program.crash();
  await page.getByText(/Der Server ist nicht erreichbar\. Gezeigt wird der Stand von/).waitFor();
  expect(await said.count()).toBeGreaterThan(heard);
});

walk("a call that was recorded is listened to", async ({ start, open }) => {
  const program = await start({ env: { EMULATOR_SPEED: "8" } });
  await onlyTree(program, JSON.stringify(RECORDING));
  const settings = await (await program.ask("/api/settings/telephony")).json();
  const kept = await program.ask("/api/settings/telephony", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...settings, records: true }),
  });
  expect(kept.status).toBe(200);
  const id = await placeCall(program, NUMBER);

  const { page, complaints } = await open({ reducedMotion: "reduce" });
  await page.goto(`${program.url}/live-calls?call=${id}`);
  await signIn(page, program.password ?? "");
  const details = detailsOf(page);
  await details.getByRole("button", { name: "Aufzeichnung anhören" }).click();
  const sound = details.getByLabel("Aufzeichnung", { exact: true });
  await sound.waitFor();
  const seconds = await until("the sound's length", () =>
    sound.evaluate(({ duration }: HTMLAudioElement) => (duration > 0 ? duration : null)),
  );
  expect(seconds).toBeGreaterThan(1);
  expect(await flaws(page)).toEqual([]);
  expect(complaints.all()).toEqual([]);
});

/** Asks whether it may record, does so, and asks one question more. */
const RECORDING = {
  name: "Aufzeichnung",
  nodes: [
    {
      id: "start",
      type: "start",
      title: "Begrüßung",
      position: { x: 0, y: 0 },
      content: "Guten Tag, hier ist die KI-Assistentin der Sonnwerk GmbH.",
    },
    {
      id: "consent",
      type: "decision",
      title: "Einverstanden?",
      position: { x: 200, y: 300 },
      content: "Darf ich das Gespräch aufzeichnen?",
      conditions: [
        { id: "may", condition: "Ja", targetNodeId: "record" },
        { id: "may-not", condition: "Nein", targetNodeId: "question" },
      ],
    },
    {
      id: "record",
      type: "action",
      title: "Aufzeichnen",
      position: { x: 400, y: 0 },
      action: { kind: "start-recording" },
    },
    {
      id: "question",
      type: "decision",
      title: "Passt es?",
      position: { x: 800, y: 0 },
      content: "Passt es gerade?",
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "end" },
        { id: "no", condition: "Nein", targetNodeId: "end" },
      ],
    },
    {
      id: "end",
      type: "end",
      title: "Ende",
      position: { x: 1200, y: 0 },
      content: "Vielen Dank und auf Wiederhören.",
      outcome: "completed",
    },
  ],
  connections: [
    { id: "a", sourceNodeId: "start", targetNodeId: "consent" },
    { id: "b", sourceNodeId: "record", targetNodeId: "question" },
  ],
};

function cardButton(page: Page): Locator {
  return page.getByRole("button", { name: `Anruf ${WRITTEN} öffnen` });
}
