import { expect } from "bun:test";
import { flaws } from "../browser/flaws.ts";
import { draftOf } from "../builder/drafts.ts";
import { onlyTree } from "../builder/import-fixture.ts";
import { cardOf, editorOf, openBuilder, saved } from "../builder/open-builder.ts";
import { placeCall } from "../calls/live-calls.ts";
import { until } from "../until.ts";
import { walk } from "../walk.ts";

const PASSWORD = "ein Passwort für den Gang";
const at = (x: number) => ({ position: { x, y: 0 } });
const ASK = "Wohin?";
/** A secretary and a price hunter. */
const CALLEES = ["+493023125003", "+493023125005"];
const MOST_CALLS = 12;

/** Nobody who is called answers with one of these. */
const TREE = {
  name: "Hafen",
  nodes: [
    {
      id: "start",
      type: "start",
      title: "Start",
      content: "Guten Tag, hier ist eine KI.",
      ...at(0),
    },
    {
      id: "ask",
      type: "decision",
      title: ASK,
      content: "Möchten Sie lieber an die Nordsee oder an die Südsee reisen?",
      conditions: [
        { id: "north", condition: "Nordsee", targetNodeId: "end" },
        { id: "south", condition: "Südsee", targetNodeId: "end" },
      ],
      ...at(400),
    },
    { id: "end", type: "end", title: "Ende", content: "Bis bald.", outcome: "success", ...at(800) },
  ],
  connections: [{ id: "c", sourceNodeId: "start", targetNodeId: "ask", condition: null }],
};

walk(
  "what a caller said and nobody understood becomes an example with one click",
  async ({ start, open }) => {
    // Faster, callees take a busy machine for an agent who is gone, and hang up.
    const env = { EMULATOR_SPEED: "4", RUFBAUM_PASSWORD: PASSWORD };
    const program = await start({ env });
    const { id } = await onlyTree(program, JSON.stringify(TREE));
    const missed = async () => {
      const response = await program.ask(`/api/decision-trees/${id}/not-understood`);
      return ((await response.json()) as { replies: { text: string; calls: number }[] }).replies;
    };
    // What callees say differs from call to call; sooner or later one is not understood.
    for (let call = 0; call < MOST_CALLS && (await missed()).length === 0; call += 1) {
      await placeCall(program, CALLEES[call % CALLEES.length] ?? "", id);
      await until("the end of the call", async () => {
        const response = await program.ask("/api/calls/active");
        return ((await response.json()) as unknown[]).length === 0 ? true : null;
      });
    }
    const [reply] = await missed();
    const text = reply?.text ?? "";

    const { page } = await open();
    await openBuilder(page, program, PASSWORD);
    await cardOf(page, ASK)
      .getByText(/nicht verstanden$/)
      .waitFor();
    const dialog = await editorOf(page, ASK);
    const section = dialog.getByRole("region", { name: "Nicht verstanden" });
    const row = section.locator("li", { hasText: text }).first();
    await row.getByText("× in Anrufen").waitFor();
    expect(await flaws(page)).toEqual([]);

    await row.getByRole("button", { name: /als Beispiel zu „Südsee“$/ }).click();
    await section.getByText(`„${text}“ ist jetzt ein Beispiel für „Südsee“.`).waitFor();
    await section
      .getByText(/gespeicherte/)
      .first()
      .waitFor();
    await section.getByText("vorher nicht verstanden, jetzt Südsee").first().waitFor();
    expect(await section.getByRole("button", { name: `„${text}“ als Beispiel` }).count()).toBe(0);
    expect(await flaws(page)).toEqual([]);
    await section.getByRole("button", { name: "Zurücknehmen" }).click();
    await section.getByRole("button", { name: `„${text}“ als Beispiel zu „Nordsee“` }).click();
    await dialog.getByRole("button", { name: "Speichern" }).click();
    await dialog.waitFor({ state: "detached" });
    await saved(page);
    expect(await examples()).toEqual([[text], undefined]);
    expect((await missed()).map((each) => each.text)).not.toContain(text);

    await page.keyboard.press("Control+z");
    await until("the draft as it was", async () =>
      (await examples())[0] === undefined ? true : null,
    );
    expect((await missed()).map((each) => each.text)).toContain(text);

    async function examples(): Promise<(string[] | undefined)[]> {
      const { tree } = await draftOf(program, id);
      const conditions = tree.nodes.find((node) => node.id === "ask")?.conditions ?? [];
      return conditions.map((each) => (each as { examples?: string[] }).examples);
    }
  },
);
