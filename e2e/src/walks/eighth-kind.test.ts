import { expect, test } from "bun:test";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { downloaded } from "../browser/downloaded.ts";
import { draftOf } from "../builder/drafts.ts";
import { fixture, onlyTree } from "../builder/import-fixture.ts";
import { canvasOf, cardOf, editorOf, openBuilder, saved, select } from "../builder/open-builder.ts";
import {
  type CheckoutWithKind,
  checkoutWithKind,
  REGISTRY_FILES,
} from "../program/checkout-with-kind.ts";
import { environment } from "../program/start-program.ts";
import { walk } from "../walk.ts";

const HUE = "rgb(20, 184, 166)";

test("the compiler names every registry that a new kind of node is missing from", async () => {
  await inCheckout(async (checkout) => {
    await checkout.register(1);
    expect(await checkout.missedRegistries()).toEqual(REGISTRY_FILES.slice(1).toSorted());
    await checkout.register(REGISTRY_FILES.length);
    expect(await checkout.missedRegistries()).toEqual([]);
  });
});

test("an eighth kind of node speaks, counts, is looked through and simulated", async () => {
  await inCheckout(async (checkout) => {
    await checkout.register(REGISTRY_FILES.length);
    const file = join(checkout.folder, "counted.json");
    await writeFile(file, JSON.stringify(COUNTED));
    const linted = await rufbaum(checkout, "tree", "lint", file, "--json");
    expect(linted).not.toContain("unreachable");
    const told = await rufbaum(checkout, "chat", file, "--json", "--variable", "x=1");
    expect(told).toContain("Das ist Runde 1.");
    const read = JSON.parse(await rufbaum(checkout, "simulate", file, "--runs", "40", "--json"));
    expect(read.coverage.nodes).toMatchObject({ covered: 4, total: 4 });
    const cut = { ...COUNTED, connections: COUNTED.connections.slice(0, 1) };
    await writeFile(file, JSON.stringify(cut));
    expect(await rufbaum(checkout, "tree", "lint", file, "--json")).toContain("dead-end");
  });
});

walk("an eighth kind of node is met wherever kinds are", async ({ start, open }) => {
  await inCheckout(async (checkout) => {
    await checkout.register(REGISTRY_FILES.length);
    const program = await start({ cwd: checkout.folder });
    const { page, complaints } = await open({
      viewport: { width: 1440, height: 900 },
      permissions: ["clipboard-read", "clipboard-write"],
      reducedMotion: "reduce",
    });
    const { id } = await onlyTree(program, await fixture());
    await openBuilder(page, program, program.password ?? "");

    await addsFromLibrary(page);
    await isOfferedByMenuAndPicker(page);
    await isEdited(page);
    await isCopied(page);
    const { tree } = await draftOf(program, id);
    const tallies = tree.nodes.filter(({ type }) => type === "tally");
    expect(tallies.map(({ title }) => title)).toEqual(["Runde", "Runde"]);
    expect(tallies[1]).toMatchObject({
      content: "Zum [besuche]. Mal.",
      tally: { variable: "besuche" },
    });
    await isSeenFromAfar(page);
    await isDrawn(page);
    expect(complaints.all()).toEqual([]);
  });
});

async function addsFromLibrary(page: Page): Promise<void> {
  const panel = page.getByRole("complementary", { name: "Steuerung" });
  await panel.getByRole("button", { name: "Zähler hinzufügen" }).click();
  const card = cardOf(page, "Zähler");
  await card.getByText("zählt [runden]").waitFor();
  const look = await card.locator("[data-card]").evaluate((element) => {
    const { backgroundImage } = getComputedStyle(element);
    const icon = element.querySelector("use")?.getAttribute("href") ?? "";
    return { backgroundImage, icon: document.querySelector(icon)?.innerHTML ?? "" };
  });
  expect(look.backgroundImage).toContain(HUE);
  expect(look.icon).toContain("M4 4v16M9 4v16");
  await panel.getByRole("button", { name: /„Zähler“ hat keinen Text/ }).waitFor();
}

async function isOfferedByMenuAndPicker(page: Page): Promise<void> {
  const box = await canvasOf(page).boundingBox();
  if (!box) throw new Error("There is no canvas.");
  await page.mouse.click(box.x + 12, box.y + 12, { button: "right" });
  await page.getByRole("menuitem", { name: "Hinzufügen", exact: true }).click();
  await page.getByRole("menuitem", { name: "Zähler" }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  await select(page, "Begrüßung");
  await page.keyboard.press("n");
  await page.keyboard.type("zähl");
  await page.getByRole("option", { name: /^Zähler/ }).waitFor();
  await page.keyboard.press("Escape");
}

async function isEdited(page: Page): Promise<void> {
  const dialog = await editorOf(page, "Zähler");
  await dialog.waitFor();
  const kinds = dialog.getByLabel("Node-Typ").locator("option");
  expect(await kinds.allTextContents()).toContain("Zähler");
  await dialog.getByLabel("Titel").fill("Runde");
  await dialog.getByLabel("Nachrichtentext").fill("Zum [besuche]. Mal.");
  await dialog.getByLabel("Zählt in", { exact: true }).fill(" besuche");
  await dialog.getByLabel("Node-Typ").selectOption("message");
  await dialog.getByText("Mit dem Typ gehen verloren: Zähler").waitFor();
  await dialog.getByLabel("Node-Typ").selectOption("tally");
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await dialog.waitFor({ state: "detached" });
  await cardOf(page, "Runde").getByText("zählt [besuche]").waitFor();
}

async function isCopied(page: Page): Promise<void> {
  await select(page, "Runde");
  await page.keyboard.press("Control+c");
  await page.keyboard.press("Control+v");
  await cardOf(page, "Runde").nth(1).waitFor();
  await saved(page);
}

async function isSeenFromAfar(page: Page): Promise<void> {
  const nodes = page.locator(".react-flow__minimap-node");
  if ((await nodes.count()) === 0) {
    await page.getByRole("button", { name: "Übersichtskarte" }).click();
  }
  await nodes.first().waitFor();
  const hues = await nodes.evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  expect(hues).toContain(HUE);
}

async function isDrawn(page: Page): Promise<void> {
  const svg = await exported(page, "Als SVG-Bild");
  expect(svg).toContain("zählt [besuche]");
  expect(svg).toContain("#14b8a6");
  expect(svg).toContain("M4 4v16M9 4v16");
  expect(await exported(page, "Als Mermaid-Datei")).toMatch(/\[\("Runde<br\/>.*"\)\]:::kind_tally/);
  expect((await exported(page, "Als PNG-Bild")).slice(1, 4)).toBe("PNG");
}

async function exported(page: Page, item: string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Weitere Aktionen" }).click();
  await page.getByRole("menuitem", { name: item }).click();
  return new TextDecoder().decode(await downloaded(await download));
}

async function inCheckout(body: (checkout: CheckoutWithKind) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "rufbaum-kind-"));
  try {
    await body(await checkoutWithKind(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function rufbaum({ folder }: CheckoutWithKind, ...words: string[]): Promise<string> {
  const child = Bun.spawn([process.execPath, "cli/src/main.ts", ...words], {
    cwd: folder,
    env: environment({ RUFBAUM_DATA: join(folder, "data") }),
    stdin: "ignore",
    stdout: "pipe",
    stderr: "inherit",
  });
  return new Response(child.stdout).text();
}

const COUNTED = {
  id: "counted",
  name: "Zählen",
  isActive: true,
  createdAt: "2026-01-05T08:00:00.000Z",
  nodes: [
    { id: "s", type: "start", content: "Guten Tag, hier spricht die KI der Stadtwerke." },
    { id: "t", type: "tally", content: "Das ist Runde [runden].", tally: { variable: "runden" } },
    {
      id: "q",
      type: "decision",
      content: "Noch eine Runde?",
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "t" },
        { id: "no", condition: "Nein", targetNodeId: "e" },
      ],
    },
    { id: "e", type: "end", content: "Auf Wiederhören.", outcome: "success" },
  ].map((node, index) => ({ title: node.id, position: { x: 320 * index, y: 0 }, ...node })),
  connections: [
    { id: "c1", sourceNodeId: "s", targetNodeId: "t", condition: null },
    { id: "c2", sourceNodeId: "t", targetNodeId: "q", condition: null },
  ],
};
