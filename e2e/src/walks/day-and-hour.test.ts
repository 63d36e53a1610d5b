import { expect } from "bun:test";
import { flaws } from "../browser/flaws.ts";
import { draftOf } from "../builder/drafts.ts";
import { onlyTree } from "../builder/import-fixture.ts";
import { openBuilder } from "../builder/open-builder.ts";
import { until } from "../until.ts";
import { walk } from "../walk.ts";

const at = (x: number) => ({ position: { x, y: 0 } });
const ASK = "Wann dürfen wir vorbeikommen?";
const TREE = {
  name: "Wartung",
  nodes: [
    {
      ...{ id: "start", type: "start", title: "Start", ...at(0) },
      content: "Guten Tag, hier ist die KI-Assistentin von Ott.",
    },
    {
      ...{ id: "when", type: "input", title: "Wann?", content: ASK, ...at(400) },
      input: { variable: "wunsch" },
    },
    {
      ...{ id: "end", type: "end", title: "Ende", outcome: "appointment", ...at(800) },
      content: "Bis dann.",
    },
  ],
  connections: [
    { id: "c1", sourceNodeId: "start", targetNodeId: "when", condition: null },
    { id: "c2", sourceNodeId: "when", targetNodeId: "end", condition: null },
  ],
};

walk("an input is made to ask for day and hour, and asks for what is missing", async (tools) => {
  const program = await tools.start();
  const { id } = await onlyTree(program, JSON.stringify(TREE));
  const { page, complaints } = await tools.open({ reducedMotion: "reduce" });
  await openBuilder(page, program, program.password ?? "");

  await page.locator('.react-flow__node[data-id="when"]').dblclick({ position: { x: 60, y: 44 } });
  const editor = page.getByRole("dialog", { name: "Node bearbeiten" });
  await editor.getByLabel("Art der Antwort").selectOption({ label: "Datum und Uhrzeit" });
  expect(await flaws(page)).toEqual([]);
  await editor.getByRole("button", { name: "Speichern" }).click();
  await editor.waitFor({ state: "detached" });

  await page.getByRole("tab", { name: "Testen" }).click();
  const chat = page.getByRole("tabpanel", { name: "Testen" });
  await chat.getByRole("button", { name: "Gespräch beginnen" }).click();
  await chat.getByText(ASK).waitFor();
  const says = async (reply: string) => {
    await chat.getByLabel("Antwort des Gesprächspartners").fill(reply);
    await page.keyboard.press("Enter");
  };
  await says("Donnerstag");
  await chat.getByText(/^Donnerstag, .* gern\. Um wie viel Uhr\?$/).waitFor();
  await says("um zehn");
  await chat.getByText("Bis dann.").waitFor();
  await chat
    .getByText(/Donnerstag, \d\d\.\d\d\.\d{4}, 10:00 Uhr/)
    .first()
    .waitFor();
  expect(await flaws(page)).toEqual([]);

  const value = await until("the kind in the draft", async () => {
    const { tree } = await draftOf(program, id);
    return tree.nodes.find((node) => node.id === "when")?.input?.value ?? null;
  });
  expect(value).toBe("date-time");
  expect(complaints.all()).toEqual([]);
});
