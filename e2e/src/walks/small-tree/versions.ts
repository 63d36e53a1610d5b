import { expect } from "bun:test";
import { draftOf } from "../../builder/drafts.ts";
import { cardOf, rename, saved, select } from "../../builder/open-builder.ts";
import type { SmallTree } from "./small-tree.ts";

/** A version is published, changed, compared and restored. */
export async function keepsVersions({ program, page, id }: SmallTree): Promise<void> {
  const { tree: original } = await draftOf(program, id);
  await page.getByRole("tab", { name: "Versionen" }).click();
  const panel = page.getByRole("tabpanel", { name: "Versionen" });
  await panel.getByText("Noch nicht veröffentlicht").waitFor();
  await panel.getByLabel("Was ist neu?").fill("Erste Fassung");
  await panel.getByRole("button", { name: "Veröffentlichen" }).click();
  await panel.getByText("Der Entwurf ist Version 1").waitFor();
  await panel.getByText("Erste Fassung").waitFor();

  // What lint refuses is not published.
  await select(page, "Begrüßung");
  await page.keyboard.press("Delete");
  await panel.getByText(/Fehler verhinder(t|n) das Veröffentlichen/).waitFor();
  expect(await panel.getByRole("button", { name: "Veröffentlichen" }).isEnabled()).toBe(false);
  await page.keyboard.press("Control+z");
  await panel.getByText("Der Entwurf ist Version 1").waitFor();

  await rename(page, "Rückruf", "Später noch einmal");
  await select(page, "Bestätigt");
  await page.keyboard.press("Control+d");
  await panel.getByText("Der Entwurf weicht von Version 1 ab").waitFor();
  await panel.getByRole("button", { name: "Version 1 mit dem Entwurf vergleichen" }).click();
  const changed = panel.locator("section", { hasText: "Geändert" });
  await changed.getByText("vorher: Rückruf").waitFor();
  await changed.getByText("jetzt: Später noch einmal").waitFor();
  await panel.locator("section", { hasText: "Neu" }).getByText("Bestätigt").waitFor();
  await panel.getByRole("button", { name: "Alle Versionen" }).click();

  await panel.getByRole("button", { name: "Veröffentlichen" }).click();
  await panel.getByText("Der Entwurf ist Version 2").waitFor();
  const { tree: second } = await draftOf(program, id);

  await panel.getByRole("button", { name: "Version 1: Wiederherstellen" }).click();
  const confirm = page.getByRole("alertdialog", { name: "Version 1 wiederherstellen?" });
  await confirm.getByRole("button", { name: "Wiederherstellen" }).click();
  await cardOf(page, "Rückruf").waitFor();
  await panel.getByText("Der Entwurf weicht von Version 2 ab").waitFor();
  await saved(page);
  expect((await draftOf(program, id)).tree).toEqual(original);

  await select(page, "Rückruf");
  await page.keyboard.press("Control+z");
  await cardOf(page, "Später noch einmal").waitFor();
  await panel.getByText("Der Entwurf ist Version 2").waitFor();
  await saved(page);
  expect((await draftOf(program, id)).tree).toEqual(second);
}
