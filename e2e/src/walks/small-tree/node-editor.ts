import { expect } from "bun:test";
import { flaws } from "../../browser/flaws.ts";
import { draftOf } from "../../builder/drafts.ts";
import { canvasOf, cardOf, editorOf, saved } from "../../builder/open-builder.ts";
import type { SmallTree } from "./small-tree.ts";

/** In the dialog, which keeps what can't be saved and asks before it drops anything. */
export async function makesNode({ program, page, id }: SmallTree): Promise<void> {
  // Where nothing lies: beside the cards, which begin further in.
  const canvas = await canvasOf(page).boundingBox();
  if (!canvas) throw new Error("There is no canvas.");
  await page.mouse.dblclick(canvas.x + 12, canvas.y + 12);
  const create = page.getByRole("dialog", { name: "Neuen Node erstellen" });
  const save = create.getByRole("button", { name: "Speichern" });
  const text = create.getByLabel("Nachrichtentext");
  await create.waitFor();
  expect(await save.isDisabled()).toBe(true);
  await create.getByLabel("Titel").fill("Hinweis");
  expect(await save.isEnabled()).toBe(true);

  // Too much is kept, and said; it can't be saved.
  await text.fill("x".repeat(20_001));
  await create.getByText("Der Text hat 20.001 Zeichen").waitFor();
  expect(await save.isDisabled()).toBe(true);
  expect((await text.inputValue()).length).toBe(20_001);

  await text.fill("Hallo [firstName], hier [fremd].");
  await create.getByText("Ausgelassen: für [fremd] gibt es keinen Wert").waitFor();
  await create.getByText("Im Text von „Hinweis“: für [fremd] gibt es keinen Wert").waitFor();
  await create.getByRole("button", { name: "Variable einfügen" }).click();
  await page.getByRole("menuitem", { name: "company" }).click();
  await create.getByLabel("Stimme").selectOption("de-DE-Neural2-C");
  await create.getByLabel("Geschwindigkeit").selectOption("slow");
  await create.getByRole("button", { name: "Danach" }).click();
  await page.getByPlaceholder("Node suchen …").fill("rückr");
  await page.keyboard.press("Enter");
  await create.getByRole("button", { name: "Danach Rückruf" }).waitFor();
  expect(await flaws(page)).toEqual([]);
  await create.getByLabel("Titel").press("Control+Enter");
  await create.waitFor({ state: "detached" });
  await saved(page);
  const { tree } = await draftOf(program, id);
  const made = tree.nodes.find(({ title }) => title === "Hinweis");
  expect(made).toMatchObject({
    type: "message",
    content: "Hallo [firstName], hier [fremd].[company]",
    voiceSettings: { voice: "de-DE-Neural2-C", speed: "slow" },
  });
  expect(tree.connections).toContainEqual(expect.objectContaining({ sourceNodeId: made?.id }));

  // Another kind keeps the text and says what it takes; leaving asks.
  const edit = await editorOf(page, "Passt es gerade?");
  await edit.getByLabel("Node-Typ").selectOption("message");
  await edit.getByText("Mit dem Typ gehen verloren: Bedingungen").waitFor();
  await edit.getByLabel("Node-Typ").selectOption("decision");
  await edit.getByLabel("Bedingung 1", { exact: true }).waitFor();
  await edit.getByRole("button", { name: "Bedingung hinzufügen" }).click();
  expect(await edit.getByRole("button", { name: "Speichern" }).isDisabled()).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Verwerfen" }).click();
  await edit.waitFor({ state: "detached" });
  expect((await draftOf(program, id)).tree).toEqual(tree);
}

/** It adds nodes, and leads to findings. */
export async function usesPanel({ page }: SmallTree): Promise<void> {
  const panel = page.getByRole("complementary", { name: "Steuerung" });
  await panel.getByRole("tab", { name: "Bauen" }).click();
  await panel.getByRole("button", { name: "Ende hinzufügen" }).focus();
  await page.keyboard.press("Enter");
  await cardOf(page, "Ende").waitFor();
  await page.getByRole("button", { name: "Rückgängig: Ende hinzugefügt" }).waitFor();

  await panel.getByRole("button", { name: /„Ende“ wird nie erreicht/ }).press("Enter");
  await cardOf(page, "Ende").and(page.locator(":focus")).waitFor();
}

/** The settings of the tree. */
export async function fillsVariables({ program, page, id }: SmallTree): Promise<void> {
  await page.getByRole("button", { name: "Weitere Aktionen" }).click();
  await page.getByRole("menuitem", { name: "Einstellungen" }).click();
  const settings = page.getByRole("dialog", { name: "Einstellungen des Decision Tree" });
  await settings.getByLabel("Schritte höchstens").fill("0");
  const save = settings.getByRole("button", { name: "Speichern" });
  expect(await save.isDisabled()).toBe(true);
  await settings.getByLabel("Schritte höchstens").fill("40");
  const between = settings.getByLabel("Rückfrage zwischen zwei Bedingungen");
  await between.fill("Eher [eins]?");
  await settings.getByText("[zwei] fehlt.").waitFor();
  await between.fill("Eher [eins] oder [zwei]?");
  await settings.getByText("[eins] und [zwei] stehen für die beiden").waitFor();
  await settings.getByRole("button", { name: "Variable hinzufügen" }).click();
  await settings.getByLabel("Name der Variable 1", { exact: true }).fill("firma");
  await settings.getByLabel("Wert von firma").fill("Sonnwerk");
  await settings.getByLabel("Wert von firma").press("Enter");
  await settings.waitFor({ state: "detached" });
  await saved(page);
  const { tree } = await draftOf(program, id);
  expect(tree.settings).toMatchObject({
    ...{ maxSteps: 40, askBetween: "Eher [eins] oder [zwei]?" },
    variables: { firma: "Sonnwerk" },
  });
}
