import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { draftOf, sampleOf, type TreeDocument } from "../builder/drafts.ts";
import { canvasOf, fit, openBuilder, saved, select } from "../builder/open-builder.ts";
import { freePort } from "../program/free-port.ts";
import { until } from "../until.ts";
import { walk } from "../walk.ts";

walk("a server that is killed in the middle of editing loses no edit", async ({ start, open }) => {
  const port = freePort();
  const first = await start({ port });
  const sample = await sampleOf(first);
  const { page } = await open({ reducedMotion: "reduce" });
  await openBuilder(page, first, first.password ?? "");
  await fit(page);

  await moveRight(page, "Zeit?", 5);
  await until("the move to be saved", async () =>
    xOf((await draftOf(first, sample.id)).tree, "time") > xOf(sample, "time") ? true : null,
  );
  // Not saved yet when the server dies: edits wait for a moment of quiet.
  await moveRight(page, "Interesse?", 5);
  await first.crash();
  await page.getByText("Offline: Änderungen werden aufbewahrt").first().waitFor();
  await duplicate(page, "Rückruf");
  await moveRight(page, "Noch unsicher", 5);

  const second = await start({ port });
  const after = await until("every edit to be saved", async () => {
    const { tree } = await draftOf(second, sample.id);
    const isThere =
      tree.nodes.length === sample.nodes.length + 1 &&
      ["time", "interest", "doubt"].every((id) => xOf(tree, id) > xOf(sample, id));
    return isThere ? tree : null;
  });
  await saved(page);
  expect(without(after, sample)).toHaveLength(1);
  // Above the canvas and in the list.
  const count = page.getByText(`${after.nodes.length} Nodes`);
  await until("both counts", async () => ((await count.count()) === 2 ? true : null));

  // What was not saved outlives a reload of the page as well.
  await moveRight(page, "Welcher Tag?", 5);
  await second.crash();
  await page.getByText("Offline: Änderungen werden aufbewahrt").first().waitFor();
  const third = await start({ port });
  await page.reload();
  await until("the edit before the reload to be saved", async () =>
    xOf((await draftOf(third, sample.id)).tree, "day") > xOf(sample, "day") ? true : null,
  );
  await canvasOf(page).locator("[data-card]").first().waitFor();
});

async function moveRight(page: Page, title: string, steps: number): Promise<void> {
  await select(page, title);
  for (let step = 0; step < steps; step += 1) await page.keyboard.press("ArrowRight");
}

async function duplicate(page: Page, title: string): Promise<void> {
  await select(page, title);
  await page.keyboard.press("Control+d");
}

function xOf(tree: TreeDocument, id: string): number {
  const node = tree.nodes.find((each) => each.id === id);
  return node?.position.x ?? Number.NaN;
}

function without(tree: TreeDocument, other: TreeDocument): TreeDocument["nodes"] {
  return tree.nodes.filter(({ id }) => !other.nodes.some((each) => each.id === id));
}
