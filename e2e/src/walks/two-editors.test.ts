import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { draftOf, sampleOf } from "../builder/drafts.ts";
import { cardOf, fit, openBuilder, rename, saved, select } from "../builder/open-builder.ts";
import { until } from "../until.ts";
import { walk } from "../walk.ts";

walk("two browsers edit one tree: both see it live, and choose where they clash", async (tools) => {
  const program = await tools.start();
  const { id } = await sampleOf(program);
  const [anna, bernd] = [await tools.open(CALM), await tools.open(CALM)];
  for (const { page } of [anna, bernd]) {
    await openBuilder(page, program, program.password ?? "");
    await fit(page);
  }

  await select(anna.page, "Falsche Person");
  await anna.page.keyboard.press("Control+d");
  await hasCards(bernd.page, "Falsche Person", 2);
  await rename(bernd.page, "Begrüßung", "Guten Morgen");
  await cardOf(anna.page, "Guten Morgen").waitFor();

  // Somebody else's edit is not in one's own undo.
  await anna.page.keyboard.press("Control+z");
  await hasCards(bernd.page, "Falsche Person", 1);
  await anna.page.keyboard.press("Control+z");
  await cardOf(anna.page, "Guten Morgen").waitFor();
  await saved(anna.page);

  // Different nodes, at the same time and with one line down: both stay.
  await bernd.page.context().setOffline(true);
  await rename(bernd.page, "Vorzimmer", "Empfang");
  await rename(anna.page, "Interesse?", "Neugierig?");
  await saved(anna.page);
  await bernd.page.context().setOffline(false);
  await cardOf(bernd.page, "Neugierig?").waitFor();
  await cardOf(anna.page, "Empfang").waitFor();

  // The same title: nothing is saved over before somebody has chosen.
  await bernd.page.context().setOffline(true);
  await rename(bernd.page, "Zeit?", "Zeit von Bernd");
  await rename(anna.page, "Zeit?", "Zeit von Anna");
  await saved(anna.page);
  await bernd.page.context().setOffline(false);
  const dialog = bernd.page.getByRole("dialog", { name: "Eine Änderung passt nicht zusammen" });
  await dialog.getByText("Zeit von Anna").waitFor();
  await dialog.getByText("Zeit von Bernd").first().waitFor();
  expect(await titlesOf()).toContain("Zeit von Anna");
  await dialog.getByRole("radio", { name: "Ihre Fassung Zeit von Bernd" }).check();
  await dialog.getByRole("button", { name: "Übernehmen" }).click();
  await cardOf(anna.page, "Zeit von Bernd").waitFor();
  await saved(bernd.page);
  expect(await titlesOf()).toContain("Zeit von Bernd");
  expect(await titlesOf()).not.toContain("Zeit von Anna");

  // Both end with what the server has.
  const titles = (await titlesOf()).toSorted();
  for (const { page } of [anna, bernd]) {
    await until("the same cards on both canvases", async () =>
      Bun.deepEquals((await shownTitles(page)).toSorted(), titles) ? true : null,
    );
  }
  expect(anna.complaints.all()).toEqual([]);

  async function titlesOf(): Promise<string[]> {
    return (await draftOf(program, id)).tree.nodes.map(({ title }) => title);
  }
});

const CALM = { reducedMotion: "reduce" } as const;

async function hasCards(page: Page, title: string, count: number): Promise<void> {
  await until(`${count} × ${title}`, async () =>
    (await cardOf(page, title).count()) === count ? true : null,
  );
}

async function shownTitles(page: Page): Promise<string[]> {
  const labels = await page
    .locator(".react-flow__node")
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute("aria-label") ?? ""));
  return labels.map((label) => /„(.*)“/u.exec(label)?.[1] ?? "");
}
