import { expect } from "bun:test";
import { join } from "node:path";
import type { Download, Page } from "playwright-core";
import { downloaded } from "../browser/downloaded.ts";
import { flaws } from "../browser/flaws.ts";
import { signIn } from "../browser/sign-in.ts";
import { draftOf } from "../builder/drafts.ts";
import { cardOf } from "../builder/open-builder.ts";
import type { Program } from "../program/start-program.ts";
import { walk } from "../walk.ts";

const OWN = {
  id: "own",
  name: "Frieda Fest",
  type: "Rentnerin",
  personality: ["geduldig", "misstrauisch"],
  patienceLevel: 9,
};

walk(
  "a tree is simulated, its faults are read and mended, and it is simulated again",
  async (t) => {
    const program = await t.start();
    const { page, complaints } = await t.open({
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
    });
    await page.goto(program.url);
    await signIn(page, program.password ?? "");
    await page.getByRole("link", { name: "Analytics" }).click();
    await page.getByText("5 KI-Personas").waitFor();
    await page.getByRole("combobox", { name: "Decision Tree wählen" }).click();
    await page.getByRole("option", { name: /\(\d+ Nodes\)$/ }).click();
    const personas = page.getByRole("checkbox", { name: /Geduld.*\d+\/10/ });
    await personas.first().waitFor();
    expect(await personas.count()).toBe(5);
    expect(await page.getByRole("radio", { checked: true }).textContent()).toBe("5Kurztest");

    await run(page, "500 Standard");
    const [first] = await runsOf(program);
    expect(first).toMatchObject({ totalRuns: 500, seed: 1, isTreeCurrent: true });
    const result = await read<Result>(program, `/api/simulation/runs/${first?.id}`);
    await page
      .getByText(`Erfolgsrate: ${result.successRate.toFixed(1)}%`)
      .first()
      .waitFor();
    await page.getByRole("tab", { name: "Übersicht" }).and(page.locator(":visible")).waitFor();
    expect(await isInView(page, "Ergebnis:")).toBe(true);
    await page.getByRole("table").getByRole("rowheader").first().waitFor();
    expect(await flaws(page)).toEqual([]);

    await readsPaths(page, result);
    await readsFailures(page, result);

    // Whoever has been elsewhere finds the same tree and run again.
    await page.getByRole("link", { name: "Live Calls" }).click();
    await page.getByRole("link", { name: "Analytics" }).click();
    await page.getByRole("tab", { name: "Übersicht" }).and(page.locator(":visible")).waitFor();
    expect(page.url()).toContain(`run=${first?.id}`);

    // A suggestion is looked through and changed, made an edit, led again, and taken back.
    await page.getByRole("tab", { name: "Entdeckungen" }).click();
    const { tree: before } = await draftOf(program, result.tree.id);
    await openFirstSuggestion(page);
    const review = page.getByRole("dialog", { name: "Vorschlag prüfen" });
    const sentences = review.getByRole("checkbox");
    const unticked = (await sentences.last().locator("..").textContent()) ?? "";
    const mayUntick = (await sentences.count()) > 2;
    if (mayUntick) await sentences.last().uncheck();
    const change = review.getByRole("region", { name: "Änderung" });
    await change.getByText("Nachher").waitFor();
    expect(await flaws(page)).toEqual([]);
    expect((await draftOf(program, result.tree.id)).tree).toEqual(before);
    await review.getByRole("button", { name: "Übernehmen und neu simulieren" }).click();
    await review.waitFor({ state: "detached" });
    const { tree: after } = await draftOf(program, result.tree.id);
    expect(after).not.toEqual(before);
    if (mayUntick) {
      expect(JSON.stringify(after)).not.toContain(unticked.slice(1, -1));
    }
    const again = page.getByRole("region", { name: "Dieselben Gespräche, mit der Änderung" });
    await again.getByText(/ % → .* %$/).waitFor();
    await again.getByText(/Pkt\. \(95 %: .* gewonnen, .* verloren$/).waitFor();
    expect((await runsOf(program))[0]).toMatchObject({ totalRuns: 500, seed: 1 });
    expect(await flaws(page)).toEqual([]);
    await page.getByText("Baum seither geändert").first().waitFor();
    const found = page.getByRole("tabpanel", { name: /^Entdeckungen/ });
    await found.getByRole("button", { name: "Rückgängig" }).click();
    await page.getByText("Vorschlag zurückgenommen").first().waitFor();
    expect((await draftOf(program, result.tree.id)).tree).toEqual(before);

    await page.getByRole("button", { name: "Optimierungstipps" }).click();
    await page
      .getByRole("region", { name: "Optimierungstipps" })
      .getByRole("listitem")
      .first()
      .waitFor();

    // Somebody of one's own, alone, and both runs side by side.
    await page.getByRole("button", { name: "Erweitert" }).click();
    const file = page.locator('input[type="file"]');
    await file.setInputFiles(await written(t.data, "falsch.json", { ...OWN, patienceLevel: 99 }));
    await page
      .getByRole("alert")
      .getByText(/Erwartet wird eine Liste/)
      .waitFor();
    await file.setInputFiles(await written(t.data, "eigene.json", [OWN]));
    await page.getByRole("checkbox", { name: /Frieda Fest/, checked: true }).waitFor();
    await page.getByLabel("Startwert").fill("-1");
    expect(await page.getByRole("button", { name: /simulieren$/ }).isEnabled()).toBe(false);
    await page.getByLabel("Startwert").fill("7");
    await run(page, "100 Schnell");
    expect((await runsOf(program))[0]).toMatchObject({ seed: 7, personas: [OWN.name] });
    const boxes = await page.getByRole("checkbox", { name: /zum Vergleich/ }).all();
    for (const box of boxes.slice(0, 2)) {
      await box.check();
    }
    await page.getByRole("button", { name: "Vergleichen" }).click();
    const comparison = page.getByRole("region", { name: "Vergleich", exact: true });
    await comparison.getByText("Die Personas sind nicht dieselben").waitFor();
    expect(await comparison.getByRole("row", { name: /^Erfolgsrate/ }).count()).toBeGreaterThan(0);
    expect(await flaws(page)).toEqual([]);

    const csv = await exported(page, "CSV-Datei");
    expect(csv).toStartWith("\ufeffAbschnitt;");
    expect(csv).toContain(";100;");
    const json = JSON.parse(await exported(page, "JSON-Datei"));
    expect(json).toMatchObject({ totalRuns: 100, seed: 7 });
    expect(complaints.all()).toEqual([]);
  },
);

interface SpokenLine {
  type: string;
  text?: string;
}
interface Result {
  runId: string;
  successRate: number;
  pathAnalysis: Record<string, { count: number }>;
  failurePoints: Record<string, { count: number }>;
  samples: { of: { type: string; path?: string }; conversation: { lines: SpokenLine[] } }[];
  tree: { id: string; nodes: { id: string; title: string }[] };
}

async function run(page: Page, count: string): Promise<void> {
  await page.getByRole("radio", { name: count }).click();
  const start = page.getByRole("button", { name: /simulieren$/ });
  await start.click();
  await page.getByText("Simulation abgeschlossen!").first().waitFor();
  await page.getByRole("tab", { name: "Übersicht" }).waitFor();
  await start.and(page.locator(":enabled")).waitFor();
}

/** The most walked path, on the tree, as a conversation, and step by step with the keyboard. */
async function readsPaths(page: Page, { pathAnalysis, samples, tree }: Result): Promise<void> {
  await page.getByRole("tab", { name: "Gesprächswege" }).click();
  const nodes = page.getByRole("button", { name: /: [\d.]+ Gespräche?, [\d.]+ gescheitert$/ });
  expect(await nodes.count()).toBe(tree.nodes.length);
  await page.getByRole("heading", { name: "Hier scheitern anteilig die meisten" }).waitFor();
  const [path] = Object.entries(pathAnalysis).sort(([, a], [, b]) => b.count - a.count)[0] ?? [];
  const sample = samples.find(({ of }) => of.type === "path" && of.path === path);
  const lines = sample?.conversation.lines ?? [];
  expect(await flaws(page)).toEqual([]);

  await page.getByRole("button", { name: "Weg 1: Gespräche lesen" }).click();
  const reader = page.getByRole("dialog", { name: "Gespräch" });
  const items = reader.getByRole("listitem");
  await reader.getByText(lines[0]?.text ?? "").waitFor();
  expect(await items.count()).toBe(lines.length);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  expect(await items.count()).toBe(lines.length - 2);
  await page.keyboard.press("ArrowRight");
  expect(await items.count()).toBe(lines.length - 1);
  await reader.getByRole("button", { name: "Abspielen" }).click();
  await reader.getByText(`${lines.length} von ${lines.length}`).waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await reader.waitFor({ state: "detached" });
}

/** The worst place: a conversation that failed there, and the place on the canvas. */
async function readsFailures(page: Page, { failurePoints, tree }: Result): Promise<void> {
  await page.getByRole("tab", { name: "Abbruchstellen" }).click();
  const [id] = Object.entries(failurePoints).sort(([, a], [, b]) => b.count - a.count)[0] ?? [];
  const title = tree.nodes.find((node) => node.id === id)?.title ?? "";
  const read = page.getByRole("button", { name: `bei „${title}“: Gespräche lesen` });
  await read.first().click();
  const reader = page.getByRole("dialog", { name: "Gespräch" });
  await reader.getByText(`bei „${title}“`).first().waitFor();
  await page.keyboard.press("Escape");
  await reader.waitFor({ state: "detached" });
  const address = page.url();
  const worst = page.getByRole("listitem").filter({ has: read });
  await worst.getByRole("button", { name: "Im Baum zeigen" }).click();
  await cardOf(page, title).and(page.locator(".selected")).waitFor();
  await page.goBack();
  await page.getByRole("tab", { name: "Übersicht" }).waitFor();
  expect(page.url()).toBe(address);
}

/** Discoveries are folded away behind their names; some have nothing to be applied. */
async function openFirstSuggestion(page: Page): Promise<void> {
  // What goes to the knowledge still needs its answer.
  const review = page.getByRole("button", { name: /^Vorschlag prüfen: (?!.*Wissen)/ });
  const folded = page.getByRole("tabpanel").locator('h3 button[aria-expanded="false"]');
  await page.getByRole("tabpanel").getByRole("heading").first().waitFor();
  while ((await review.count()) === 0) await folded.first().click();
  await review.first().click();
}

interface Run {
  id: string;
  totalRuns: number;
  seed: number;
  personas: string[];
  isTreeCurrent: boolean;
}

function runsOf(program: Program): Promise<Run[]> {
  return read(program, "/api/simulation/runs");
}

async function read<T>(program: Program, path: string): Promise<T> {
  return (await (await program.ask(path)).json()) as T;
}

async function isInView(page: Page, heading: string): Promise<boolean> {
  const box = await page.getByRole("heading", { name: heading }).boundingBox();
  return box !== null && box.y >= 0 && box.y < 900;
}

async function written(data: string, name: string, value: unknown): Promise<string> {
  const path = join(data, "..", name);
  await Bun.write(path, JSON.stringify(value));
  return path;
}

async function exported(page: Page, item: string): Promise<string> {
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: item }).click();
  return textOf(await download);
}

async function textOf(download: Download): Promise<string> {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await downloaded(download));
}
