import { expect } from "bun:test";
import { join } from "node:path";
import { flaws } from "../browser/flaws.ts";
import { signIn } from "../browser/sign-in.ts";
import { draftOf } from "../builder/drafts.ts";
import { cardOf } from "../builder/open-builder.ts";
import { walk } from "../walk.ts";

const NAME = "Fehlgeleitet";

interface Stored {
  id: string;
  nodes: { id: string; conditions?: { condition: string; targetNodeId?: string }[] }[];
}

/** Whoever agrees to an appointment is said goodbye to. */
function misled({ nodes, ...tree }: Stored): object {
  const withoutYes = nodes.map((node) => {
    const { conditions = [] } = node;
    if (node.id !== "interest") return node;
    return {
      ...node,
      conditions: conditions.map((one) =>
        one.condition === "Ja" ? { ...one, targetNodeId: "end-no" } : one,
      ),
    };
  });
  return { ...tree, id: "astray", name: NAME, nodes: withoutYes };
}

walk("a branch that leads astray is named, read about and shown where it is", async (t) => {
  const program = await t.start();
  const [sample] = (await (await program.ask("/api/decision-trees")).json()) as Stored[];
  if (!sample) throw new Error("There is no sample tree.");
  const { tree } = await draftOf(program, sample.id);
  const file = join(t.data, "..", "astray.json");
  await Bun.write(file, JSON.stringify(misled(tree as Stored)));
  expect(await t.rufbaum("tree", "import", file)).toMatchObject({ code: 0 });
  const { page, complaints } = await t.open({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await page.goto(program.url);
  await signIn(page, program.password ?? "");
  await page.getByRole("link", { name: "Analytics" }).click();
  await page.getByRole("combobox", { name: "Decision Tree wählen" }).click();
  await page.getByRole("option", { name: new RegExp(`^${NAME}`) }).click();
  await page.getByRole("radio", { name: "500 Standard" }).click();
  await page.getByRole("button", { name: /simulieren$/ }).click();
  await page.getByText("Simulation abgeschlossen!").first().waitFor();

  await page.getByRole("tab", { name: "Abbruchstellen" }).click();
  const told = page.getByText(/% derer, die bei „Interesse\?“ zustimmen, enden als/).first();
  await told.waitFor();
  const sentence = (await told.textContent()) ?? "";
  expect(sentence).toContain("„Ja“ führt zu „Kein Interesse“");
  const row = page.getByRole("row", { name: /^Interesse\?/ });
  expect(await row.textContent()).toMatch(
    /Kein Interesse\d+ % · Ja\d+(?:zu lesen in Gespräch [\d, ]+)?$/,
  );
  expect(await flaws(page)).toEqual([]);

  await page.getByRole("button", { name: "Ursache bei „Interesse?“: Gespräche lesen" }).click();
  const reader = page.getByRole("dialog", { name: "Gespräch" });
  await reader.getByText("Interesse?: Falscher Weg").first().waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await reader.waitFor({ state: "detached" });

  // It is the first tip as well.
  await page.getByRole("button", { name: "Optimierungstipps" }).click();
  const tips = page.getByRole("region", { name: "Optimierungstipps" }).getByRole("listitem");
  await tips.first().waitFor();
  expect(await tips.first().textContent()).toBe(sentence);

  await page.getByRole("button", { name: "Ursache bei „Interesse?“ im Baum zeigen" }).click();
  await cardOf(page, "Interesse?").and(page.locator(".selected")).waitFor();
  expect(complaints.all()).toEqual([]);
});
