import { expect } from "bun:test";
import { join } from "node:path";
import type { TreeDocument } from "../builder/drafts.ts";
import { canvasOf, cardOf, openBuilder, rename, saved, select } from "../builder/open-builder.ts";
import { walk } from "../walk.ts";

const NODES = 5_000;
const COLUMNS = 100;

walk("a tree of 5,000 nodes is imported, opened and edited", async ({ data, start, open }) => {
  const path = join(data, "..", "groß.json");
  await Bun.write(path, JSON.stringify(largeTree()));
  const program = await start();
  const { page, complaints } = await open({ reducedMotion: "reduce" });
  await openBuilder(page, program, program.password ?? "");

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Importieren" }).first().click();
  await (await chooser).setFiles(path);
  const report = page.getByRole("dialog", { name: /„Groß“/ });
  await report.getByRole("button", { name: "Schließen" }).last().click();
  await page.getByText("5.000 Nodes").filter({ visible: true }).first().waitFor();
  await canvasOf(page).locator("[data-card]").first().waitFor();

  await page.keyboard.press("Control+f");
  await page.getByPlaceholder(/^Titel, Text/).fill("Schritt 4321");
  await page.keyboard.press("Enter");
  await cardOf(page, "Schritt 4321").waitFor();
  await page.keyboard.press("Escape");
  await rename(page, "Schritt 4321", "Umbenannt");
  await saved(page);
  const trees = await program.ask("/api/decision-trees");
  const large = ((await trees.json()) as TreeDocument[]).find(({ name }) => name === "Groß");
  expect(large?.nodes).toHaveLength(NODES);
  expect(large?.nodes[4321]?.title).toBe("Umbenannt");

  // There is no room for one more, and that is said.
  await select(page, "Umbenannt");
  await page.keyboard.press("Control+d");
  await page.getByText("Ein Baum hat höchstens 5000 Nodes. Teilen Sie ihn auf.").first().waitFor();
  expect(complaints.all()).toEqual([]);
});

/** A row of questions, on as much of the canvas as there is. */
function largeTree() {
  const nodes = Array.from({ length: NODES }, (_, index) => ({
    id: `node_${index}`,
    type: index === 0 ? "start" : index === NODES - 1 ? "end" : "message",
    title: index === 0 ? "Begrüßung" : `Schritt ${index}`,
    position: { x: (index % COLUMNS) * 48, y: Math.floor(index / COLUMNS) * 96 },
    content: `Guten Tag, hier ist eine KI. Dies ist Satz ${index}.`,
  }));
  const connections = nodes.slice(1).map(({ id }, index) => ({
    id: `connection_${index}`,
    sourceNodeId: `node_${index}`,
    targetNodeId: id,
    condition: null,
  }));
  return { name: "Groß", nodes, connections };
}
