import { expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { flaws } from "../browser/flaws.ts";
import { signIn } from "../browser/sign-in.ts";
import { add, connectNew, find, focused } from "../builder/by-keyboard.ts";
import { draftOf } from "../builder/drafts.ts";
import { saved } from "../builder/open-builder.ts";
import { treeNamed, waysIn } from "../builder/trees.ts";
import { walk } from "../walk.ts";

const NAME = "Havelbote: Abo verlängern";
const GREETING = "Guten Tag, hier ist Klara vom Havelboten. Ich rufe wegen Ihres Zeitungsabos an.";
const LIKE_A_MACHINE = GREETING.replace("Klara", "Klara, die KI-Assistentin");

walk("an own tree is built, warned about, taught a misread reply, and succeeds more", async (t) => {
  const program = await t.start();
  const { page, complaints } = await t.open({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await page.goto(program.url);
  await signIn(page, program.password ?? "");
  await page.getByRole("button", { name: "Neuer Decision Tree" }).first().click();
  await page.getByLabel("Name des neuen Decision Trees").fill(NAME);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: NAME }).waitFor();
  const { id } = await treeNamed(program, NAME);

  await build(page);
  await mendsWhatIsWarnedAbout(page);
  await saved(page);
  expect(waysIn(await draftOf(program, id))).toEqual([
    "Ab wann? [Ab Januar] → Erst im Januar",
    "Ab wann? [Sofort] → Verlängert",
    "Begrüßung → Verlängern?",
    "Name → Ab wann?",
    "Verlängern? [Ja, bitte weiter] → Name",
    "Verlängern? [Lieber nicht mehr] → Abo läuft aus",
    "Verlängern? [Später] → Später noch einmal",
  ]);

  await simulate(page);
  await page.getByRole("tab", { name: "Abbruchstellen" }).click();
  const misread = page
    .getByRole("listitem")
    .filter({ hasText: "Ab wann?" })
    .filter({ hasText: "„Sofort.“ nicht verstanden" })
    .last();
  expect(shareIn((await misread.locator("..").textContent()) ?? "")).toBeLessThan(50);
  await page.getByRole("button", { name: "Optimierungstipps" }).click();
  await page
    .getByRole("region", { name: "Optimierungstipps" })
    .getByText(/^Bei „Ab wann\?“ war mit \d+ Antworten „Sofort“ gemeint/)
    .waitFor();
  await teachesOneExample(page);
  expect(await examplesOf("Sofort")).toEqual(["Sofort."]);
  expect(await examplesOf("Ab Januar")).toBeUndefined();

  // The same conversations, and what is more than chance in them.
  const again = page.getByRole("region", { name: "Dieselben Gespräche, mit der Änderung" });
  const rates = (await again.getByText(/^[\d,]+ % → [\d,]+ %$/).textContent()) ?? "";
  const [before = 0, after = 0] = figuresIn(rates);
  expect(after).toBeGreaterThan(before);
  const range = (await again.getByText(/Pkt\. \(95 %/).textContent()) ?? "";
  expect(lowestIn(range)).toBeGreaterThan(0);
  await again.getByText("besser", { exact: true }).waitFor();
  expect(await flaws(page)).toEqual([]);

  await again.getByRole("button", { name: "Vergleich ansehen" }).click();
  const comparison = page.getByRole("region", { name: "Vergleich", exact: true });
  await comparison
    .getByRole("row", { name: /^Erfolgsrate/ })
    .first()
    .getByText("besser", { exact: true })
    .waitFor();
  expect(complaints.except(401)).toEqual([]);

  async function examplesOf(name: string): Promise<string[] | undefined> {
    const { tree } = await draftOf(program, id);
    const conditions = tree.nodes.flatMap(({ conditions = [] }) => conditions);
    const found = conditions.find(({ condition }) => condition === name);
    return (found as { examples?: string[] } | undefined)?.examples;
  }
});

/** Nine nodes from nothing, with two oversights: nobody says that a machine speaks, "Später" leads nowhere. */
async function build(page: Page): Promise<void> {
  await find(page, "start", "Start");
  await edit(page, "Begrüßung", GREETING);
  await connectNew(page, ["neu entsch"], "Entscheidung");
  await edit(
    page,
    "Verlängern?",
    "Ihr Abo endet im Januar. Möchten Sie die Zeitung ein weiteres Jahr zum alten Preis lesen?",
    async (dialog) => {
      await names(dialog, ["Ja, bitte weiter", "Lieber nicht mehr", "Später"]);
    },
  );
  await connectNew(page, ["lieber", "neu ende"], "Ende");
  await edit(
    page,
    "Abo läuft aus",
    "Schade. Dann läuft Ihr Abo im Januar aus. Auf Wiederhören!",
    ends("Kein Interesse"),
  );
  await find(page, "möchten sie", "Verlängern?");
  await connectNew(page, ["bitte weiter", "neu eingabe"], "Eingabe");
  await edit(page, "Name", "Schön! Auf welchen Namen läuft das Abo?", async (dialog) => {
    await dialog.getByLabel("Variable", { exact: true }).fill("name");
    await pick(dialog, "Art der Antwort", "Freier Text");
  });
  await connectNew(page, ["neu entsch"], "Entscheidung");
  await edit(page, "Ab wann?", "Danke! Ab wann soll der neue Preis gelten?", async (dialog) => {
    await names(dialog, ["Sofort", "Ab Januar"]);
  });
  await connectNew(page, ["sofort", "neu ende"], "Ende");
  await edit(
    page,
    "Verlängert",
    "Vielen Dank, Ihr Abo läuft weiter. Auf Wiederhören!",
    ends("Erfolg"),
  );
  await find(page, "ab wann soll", "Ab wann?");
  await connectNew(page, ["ab januar", "neu ende"], "Ende");
  await edit(
    page,
    "Erst im Januar",
    "Gern, dann rufe ich Sie im Januar dazu an. Auf Wiederhören!",
    ends("Rückruf gewünscht"),
  );
}

/** By way of the list of what is wrong, until nothing is. */
async function mendsWhatIsWarnedAbout(page: Page): Promise<void> {
  const goTo = async (message: RegExp, title: string) => {
    await page.getByRole("button", { name: message }).first().click();
    await focused(page, title);
  };
  await page
    .getByText(/Am Anfang wird nicht gesagt, dass eine KI spricht/)
    .first()
    .waitFor();
  expect(await flaws(page)).toEqual([]);
  await goTo(/Bedingung „Später“ von „Verlängern\?“ führt nirgendwohin/, "Verlängern?");
  await connectNew(page, ["später", "neu ende"], "Ende");
  await edit(
    page,
    "Später noch einmal",
    "Gern, dann melde ich mich im Dezember noch einmal. Auf Wiederhören!",
    ends("Rückruf gewünscht"),
  );
  await goTo(/Am Anfang wird nicht gesagt, dass eine KI spricht/, "Begrüßung");
  await edit(page, "Begrüßung", LIKE_A_MACHINE);
  await page
    .getByText(/keinen eigenen Weg für „Rufen Sie mich nicht mehr an“/)
    .first()
    .waitFor();
  await add(page, "einwand", "Einwand");
  await edit(
    page,
    "Keine Anrufe mehr",
    "Das tut mir leid. Wir rufen Sie nicht mehr an.",
    async (dialog) => {
      await dialog.getByLabel("Worauf dieser Einwand antwortet").click();
      const search = page.getByRole("combobox", { name: "Worauf dieser Einwand antwortet" });
      await search.fill("nie wieder");
      await page.getByRole("option", { name: "Keine weiteren Anrufe" }).click();
      await dialog.getByRole("switch", { name: "Gilt überall im Gespräch" }).check();
    },
  );
  await page.getByText("Nichts zu bemängeln").waitFor();
}

/** A thousand conversations, and what they came to. */
async function simulate(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Analytics" }).click();
  await page.getByRole("combobox", { name: "Decision Tree wählen" }).click();
  await page.getByRole("option", { name: new RegExp(`^${NAME}`) }).click();
  await page.getByRole("radio", { name: /^1\.000/ }).click();
  await page.getByRole("button", { name: /simulieren$/ }).click();
  await page.getByText("Simulation abgeschlossen!").first().waitFor();
}

/** Of all that was misread, the plainest sentence; what would change is shown before it does. */
async function teachesOneExample(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Vorschlag prüfen: .* ein Beispiel von „Sofort“ werden/ })
    .click();
  const review = page.getByRole("dialog", { name: "Vorschlag prüfen" });
  for (const box of await review.getByRole("checkbox").all()) await box.uncheck();
  await review.getByText("Wählen Sie mindestens einen Satz.").waitFor();
  await review.getByRole("checkbox", { name: "„Sofort.“", exact: true }).check();
  const change = review.getByRole("region", { name: "Änderung" });
  await change.getByText("ohne Beispiele").waitFor();
  expect(await change.getByText("„Sofort.“").count()).toBe(1);
  expect(await flaws(page)).toEqual([]);
  await review.getByRole("button", { name: "Übernehmen und neu simulieren" }).click();
  await review.waitFor({ state: "detached" });
}

/** Opens the focused node, gives it title and text, and whatever else its kind wants. */
async function edit(
  page: Page,
  title: string,
  text: string,
  fill?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Node bearbeiten" });
  await dialog.getByLabel("Titel").fill(title);
  await dialog.getByLabel("Nachrichtentext").fill(text);
  await fill?.(dialog);
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await dialog.waitFor({ state: "detached" });
}

/** The three conditions that a new decision has, under names of one's own; one too many is deleted. */
async function names(dialog: Locator, wanted: readonly string[]): Promise<void> {
  for (const [index, name] of wanted.entries()) {
    await dialog.getByLabel(`Bedingung ${index + 1}`, { exact: true }).fill(name);
  }
  const spare = dialog.getByRole("button", { name: "Bedingung „Vielleicht“ löschen" });
  if (await spare.isVisible()) await spare.click();
}

function ends(outcome: string): (dialog: Locator) => Promise<void> {
  return (dialog) => pick(dialog, "Ergebnis des Gesprächs", outcome);
}

async function pick(dialog: Locator, field: string, option: string): Promise<void> {
  await dialog.getByLabel(field).selectOption({ label: option });
}

/** The numbers of a German sentence. */
function figuresIn(text: string): number[] {
  return [...text.matchAll(/[\d.]+(?:,\d+)?/g)].map(([one]) =>
    Number(one.replaceAll(".", "").replace(",", ".")),
  );
}

function shareIn(text: string): number {
  const [, share = ""] = text.match(/([\d,]+) % von [\d.]+/) ?? [];
  return figuresIn(share)[0] ?? Number.NaN;
}

/** Of an interval: "+1,2 Pkt. (95 %: +0,4 bis +2,1)". */
function lowestIn(range: string): number {
  const [, sign = "", low = ""] = range.match(/95 %: ([+−±])([\d,]+) bis/) ?? [];
  return (figuresIn(low)[0] ?? Number.NaN) * (sign === "−" ? -1 : 1);
}
