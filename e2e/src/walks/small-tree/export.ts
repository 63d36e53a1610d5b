import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { downloaded } from "../../browser/downloaded.ts";
import { rename } from "../../builder/open-builder.ts";
import type { SmallTree } from "./small-tree.ts";

/** The draft goes out as it stands: JSON, SVG, PNG and Mermaid. */
export async function goesOut({ page }: SmallTree): Promise<void> {
  // Nothing of it reaches the server any more: what is exported is what the screen shows.
  await page.route("**/edits", (route) => route.abort());
  await rename(page, "Rückruf", "Später <noch> einmal");

  const json = await exported(page, "Als JSON-Datei");
  const titles = JSON.parse(json.text).nodes.map(({ title }: { title: string }) => title);
  expect(titles).toContain("Später <noch> einmal");
  expect(json.name).toEndWith(".json");

  const svg = await exported(page, "Als SVG-Bild");
  const { root, texts, size } = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    const found = [...parsed.querySelectorAll("text")].map(({ textContent }) => textContent);
    const side = (name: string) => Number(parsed.getAttribute(name));
    return { root: parsed.tagName, texts: found, size: [side("width"), side("height")] };
  }, svg.text);
  expect(root).toBe("svg");
  expect(texts).toContain("Später <noch> einmal");
  expect(svg.text).toContain("#0b0e11");

  const png = await exported(page, "Als PNG-Bild");
  expect(new TextDecoder("latin1").decode(png.bytes.subarray(1, 4))).toBe("PNG");
  const header = new DataView(png.bytes.buffer, png.bytes.byteOffset);
  expect([header.getUint32(16), header.getUint32(20)]).toEqual(size.map((side) => side * 2));

  const mermaid = await exported(page, "Als Mermaid-Datei");
  expect(mermaid.text).toStartWith("flowchart LR\n");
  expect(mermaid.text).toContain("Später #60;noch#62; einmal");
  await page.getByRole("button", { name: "Weitere Aktionen" }).click();
  await page.getByRole("menuitem", { name: "Mermaid kopieren" }).click();
  await page.getByText("Mermaid kopiert", { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(mermaid.text);
}

async function exported(page: Page, item: string) {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Weitere Aktionen" }).click();
  await page.getByRole("menuitem", { name: item }).click();
  const file = await download;
  const bytes = await downloaded(file);
  return { name: file.suggestedFilename(), bytes, text: new TextDecoder().decode(bytes) };
}
