import { expect } from "bun:test";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { signIn } from "../browser/sign-in.ts";
import { walk } from "../walk.ts";

const NODE = { type: "message", title: "Doppelt", position: { x: 0, y: 0 } };
const TREE = { name: "Kaputt", nodes: [{ ...NODE, id: "node_1" }], connections: [] };

const FILES = [
  { name: "kein-json.json", text: '{ "name": ', says: /Zeile 1, Spalte \d+/ },
  { name: "leer.json", text: "", says: "Die Datei ist leer." },
  { name: "kein-baum.json", text: "[1, 2]", says: /Decision Tree/ },
  {
    name: "doppelt.json",
    text: JSON.stringify({ ...TREE, nodes: [TREE.nodes[0], TREE.nodes[0]] }),
    says: /node_1/,
  },
  {
    name: "ins-leere.json",
    text: JSON.stringify({
      ...TREE,
      connections: [{ id: "connection_1", sourceNodeId: "node_1", targetNodeId: "node_9" }],
    }),
    says: "Die Verbindung „connection_1“ führt zu „node_9“, aber diesen Node gibt es nicht.",
  },
  { name: "zu-groß.json", text: `"${"x".repeat(50 * 1024 * 1024)}"`, says: /5\d.*MB.*10.*MB/ },
];

const NUMBERS = [
  { number: "keine Nummer", says: /^Die Telefonnummer enthält Buchstaben\./ },
  { number: "112", says: /^Notrufnummern/ },
  { number: "+49 30 23125 901", says: /^Beim Anbieter ist ein Fehler aufgetreten/ },
  { number: "+49 30 23125 929", says: /^Der Anbieter nimmt gerade nicht mehr Anfragen an\./ },
];

walk("what can't be used is refused with a sentence, and nothing is stored", async (tools) => {
  const program = await tools.start({ env: { EMULATOR_SPEED: "100" } });
  const { page, complaints } = await tools.open();
  await page.goto(program.url);
  await signIn(page, program.password ?? "");
  const before = await (await program.ask("/api/decision-trees")).text();

  for (const { name, text, says } of FILES) {
    const path = join(tools.data, "..", name);
    await Bun.write(path, text);
    await importFile(page, path);
    const dialog = page.getByRole("dialog", { name: "Import nicht möglich" });
    await dialog.getByText(says).first().waitFor();
    await dialog.getByText(`Datei: ${name}`).waitFor();
    await dialog.getByRole("button", { name: "Schließen" }).last().click();
    await dialog.waitFor({ state: "detached" });
  }
  const large = await program.ask("/api/decision-trees/import", {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: "x".repeat(50 * 1024 * 1024),
  });
  expect(large.status).toBe(413);
  expect(await large.json()).toMatchObject({
    reason: "too-large",
    message: expect.stringMatching(/50.*MB.*10.*MB/),
  });
  expect(await (await program.ask("/api/decision-trees")).text()).toBe(before);

  const unstartable = await program.ask("/api/decision-trees", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...TREE, name: "Ohne Start" }),
  });
  const { id } = (await unstartable.json()) as { id: string };
  expect((await tools.rufbaum("call", "+493023125001", "--tree", id)).code).toBe(1);

  for (const { number, says } of NUMBERS) {
    await page.getByLabel("Testanruf").fill(number);
    await page.getByRole("button", { name: "Anrufen", exact: true }).click();
    await page.getByText(says).first().waitFor();
  }
  await page.getByLabel("Testanruf").fill("+49 30 23125 101");
  await page.getByRole("button", { name: "Anrufen", exact: true }).click();
  await page.getByText("Anruf gestartet", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Live Calls" }).click();
  const card = page.getByRole("listitem").filter({ hasText: "Besetzt" });
  await card.getByText("Die Leitung war besetzt.").waitFor();
  expect(complaints.all().filter((text) => !text.includes("Failed to load resource"))).toEqual([]);
});

async function importFile(page: Page, path: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Importieren" }).first().click();
  await (await chooser).setFiles(path);
}
