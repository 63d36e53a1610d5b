import { expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { downloaded } from "../browser/downloaded.ts";
import { flaws } from "../browser/flaws.ts";
import { draftOf } from "../builder/drafts.ts";
import { onlyTree } from "../builder/import-fixture.ts";
import { openBuilder } from "../builder/open-builder.ts";
import type { Program } from "../program/start-program.ts";
import { until } from "../until.ts";
import { walksTogether } from "../walk.ts";

const at = (x: number) => ({ position: { x, y: 0 } });
const ASK = "Möchten Sie zu einer Probestunde kommen?";
const TREE = {
  name: "Fahrschule",
  nodes: [
    {
      id: "start",
      type: "start",
      title: "Start",
      content: "Guten Tag, hier ist die KI-Assistentin der Fahrschule Blinker.",
      ...at(0),
    },
    {
      id: "ask",
      type: "decision",
      title: "Probestunde?",
      content: ASK,
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "end" },
        { id: "no", condition: "Nein", targetNodeId: "end" },
      ],
      ...at(400),
    },
    { id: "end", type: "end", title: "Ende", content: "Bis bald.", outcome: "success", ...at(800) },
  ],
  connections: [{ id: "c", sourceNodeId: "start", targetNodeId: "ask", condition: null }],
};
const PRICE = "Eine Fahrstunde kostet bei uns 65 Euro.";
/** As a spreadsheet saves it, with two rows that can't be taken. */
const FILE = [
  "Frage;Frage 2;Antwort",
  `Was kostet eine Fahrstunde?;Wie teuer ist der Führerschein?;${PRICE}`,
  "Wo ist die Fahrschule?;;In der Grünstraße, gleich am Bahnhof.",
  "Kann ich auf Automatik lernen?;;Ja, wir haben zwei Wagen mit Automatik.",
  "Ab wann darf ich anfangen?;;",
  ";;Ohne Frage",
].join("\r\n");
const CALM = { reducedMotion: "reduce" } as const;

/** Each puts its tree in the place of what is there. */
const walk = walksTogether();

walk("a driving school's knowledge is imported, edited and asked for", async (tools) => {
  const program = await tools.start();
  const { id } = await onlyTree(program, JSON.stringify(TREE));
  const asked = await askedInVain(program, id);
  const { page, complaints } = await tools.open(CALM);
  await openBuilder(page, program, program.password ?? "");

  const sheet = await openKnowledge(page);
  await sheet.getByText("Noch kein Wissen").waitFor();
  expect(await flaws(page)).toEqual([]);
  await importFile(page, sheet);
  await saved(sheet);
  expect((await entries()).map(({ questions, answer }) => [questions, answer])).toEqual([
    [["Was kostet eine Fahrstunde?", "Wie teuer ist der Führerschein?"], PRICE],
    [["Wo ist die Fahrschule?"], "In der Grünstraße, gleich am Bahnhof."],
    [["Kann ich auf Automatik lernen?"], "Ja, wir haben zwei Wagen mit Automatik."],
  ]);

  await findsAndEdits(page, sheet);
  await fillsWhatHasNoValue(page, sheet);
  await saved(sheet);
  const [, place] = await entries();
  expect(place).toMatchObject({
    questions: ["Wo ist die Fahrschule?", "Wo muss ich hin?"],
    answer: "In der Gartenstraße 5.",
  });

  await deletesAndTakesBack(sheet);
  expect(await flaws(page)).toEqual([]);
  await isTried(sheet);
  const [first = "", second = ""] = asked;
  await answersWhatWasAsked(page, sheet, { first, second });
  await saved(sheet);
  expect(await entries()).toMatchObject([
    {
      questions: expect.arrayContaining([
        ...["Was kostet eine Fahrstunde?", "Wie teuer ist der Führerschein?", second],
      ]),
    },
    {},
    {},
    { questions: expect.arrayContaining([first]), answer: "Das sagt Ihnen gern die Fahrlehrerin." },
  ]);
  expect(await questionsOf(program, id)).not.toContain(first);
  await isExported(page, sheet);
  await sheet.getByRole("button", { name: "Schließen" }).click();
  await sheet.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
    "Wissen",
  );
  await isAnsweredInChat(page);
  expect(complaints.all()).toEqual([]);

  async function entries(): Promise<{ questions: string[]; answer: string }[]> {
    const { tree } = await draftOf(program, id);
    const settings = tree.settings as { knowledge?: { questions: string[]; answer: string }[] };
    return settings?.knowledge ?? [];
  }
});

walk("two who write into the knowledge at the same time lose nothing", async (tools) => {
  const program = await tools.start();
  const { id } = await onlyTree(program, JSON.stringify(TREE));
  const [anna, bernd] = [await tools.open(CALM), await tools.open(CALM)];
  for (const { page } of [anna, bernd]) await openBuilder(page, program, program.password ?? "");
  const sheets = [await openKnowledge(anna.page), await openKnowledge(bernd.page)] as const;
  await write(sheets[0], { question: "Was kostet das?", answer: PRICE });
  await saved(sheets[0]);
  await sheets[1].getByRole("option", { name: /Was kostet das/ }).waitFor();

  await bernd.page.context().setOffline(true);
  await write(sheets[1], { question: "Wo sind Sie?", answer: "Am Bahnhof." });
  await write(sheets[0], { question: "Gibt es Automatik?", answer: "Ja." });
  await saved(sheets[0]);
  await bernd.page.context().setOffline(false);
  await until("all entries in both browsers", async () => {
    for (const sheet of sheets) if ((await sheet.getByRole("option").count()) !== 3) return null;
    return true;
  });
  await saved(sheets[1]);
  const { tree } = await draftOf(program, id);
  const { knowledge } = tree.settings as { knowledge: { answer: string }[] };
  expect(knowledge.map(({ answer }) => answer).toSorted()).toEqual(["Am Bahnhof.", PRICE, "Ja."]);
});

async function openKnowledge(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Wissen", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Wissen", exact: true });
  await sheet.waitFor();
  return sheet;
}

/** Waits until the sheet says that the server has every edit. */
function saved(sheet: Locator): Promise<void> {
  return sheet.getByText("Gespeichert", { exact: true }).waitFor();
}

/** What simulated callers ask and the tree can't answer, the most frequent first. */
async function askedInVain(program: Program, treeId: string): Promise<string[]> {
  const response = await program.ask("/api/simulation/run", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ treeId, numSimulations: 300, seed: 3 }),
  });
  expect(response.status).toBe(200);
  return until("questions that nobody could answer", async () => {
    const questions = await questionsOf(program, treeId);
    return questions.length > 1 ? questions : null;
  });
}

async function questionsOf(program: Program, treeId: string): Promise<string[]> {
  const response = await program.ask(`/api/decision-trees/${treeId}/unanswered-questions`);
  const { questions } = (await response.json()) as { questions: { question: string }[] };
  return questions.map(({ question }) => question);
}

/** One becomes an entry, the other a further wording of one. */
async function answersWhatWasAsked(
  page: Page,
  sheet: Locator,
  { first, second }: { first: string; second: string },
): Promise<void> {
  await sheet.getByRole("tab", { name: /^Unbeantwortete Fragen/ }).click();
  const row = (text: string) =>
    sheet
      .getByRole("listitem")
      .filter({ hasText: `„${text}“` })
      .first();
  await row(first).getByText("× in Simulationen").waitFor();
  expect(await flaws(page)).toEqual([]);
  await row(second)
    .getByRole("button", { name: /^Zu einem Eintrag/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Zu welchem Eintrag gehört die Frage?" });
  expect(await flaws(page)).toEqual([]);
  await dialog.getByRole("option", { name: /Was kostet eine Fahrstunde/ }).click();
  await sheet.getByText(`„${second}“ gehört jetzt zu „Was kostet eine Fahrstunde?“.`).waitFor();

  await row(first)
    .getByRole("button", { name: /^Als Eintrag/ })
    .click();
  const answer = sheet.getByLabel("Das sagt der Agent");
  await until("the cursor in the answer", async () =>
    (await answer.evaluate((field) => field === document.activeElement)) ? true : null,
  );
  await page.keyboard.type("Das sagt Ihnen gern die Fahrlehrerin.");
}

/** What is new and what is wrong is told before anything is taken in. */
async function importFile(page: Page, sheet: Locator): Promise<void> {
  await sheet.getByRole("button", { name: "Importieren" }).click();
  const dialog = page.getByRole("dialog", { name: "Wissen importieren" });
  const chosen = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Datei wählen" }).click();
  const chooser = await chosen;
  await chooser.setFiles({ name: "brief.pdf", mimeType: "", buffer: Buffer.from("%PDF-1.7") });
  await dialog.getByRole("alert").getByText(/PDF/).waitFor();
  await chooser.setFiles({ name: "fragen.csv", mimeType: "", buffer: Buffer.from(FILE, "latin1") });
  await dialog.getByText("3 neu").waitFor();
  await dialog.getByText("2 Zeilen ausgelassen").waitFor();
  await dialog.getByText("Zeile 5, „Antwort“").waitFor();
  expect(await flaws(page)).toEqual([]);
  await dialog.getByRole("button", { name: "3 Einträge übernehmen" }).click();
  await dialog.waitFor({ state: "detached" });
  await sheet.getByRole("option").nth(2).waitFor();
}

async function findsAndEdits(page: Page, sheet: Locator): Promise<void> {
  await sheet.getByRole("searchbox").fill("gruenstr bahnhof");
  await sheet.getByText("1 von 3 Einträge").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const questions = sheet.getByLabel(/^So wird gefragt/);
  await until("the cursor in the wordings", async () =>
    (await questions.evaluate((field) => field === document.activeElement)) ? true : null,
  );
  await page.keyboard.type("\nWo muss ich hin?");
  await sheet.getByLabel("Das sagt der Agent").fill("In der Gartenstraße 5.");
  await sheet.getByRole("button", { name: "Suche leeren" }).click();
}

/** What a finding says has no value gets one there. */
async function fillsWhatHasNoValue(page: Page, sheet: Locator): Promise<void> {
  const answer = sheet.getByLabel("Das sagt der Agent");
  const before = await answer.inputValue();
  await answer.fill("In der [strasse].");
  const findings = sheet.getByRole("list", { name: "Prüfung" });
  await findings.getByRole("button", { name: /^Wert festlegen/ }).click();
  const value = page.getByRole("textbox", { name: /strasse/ });
  await value.waitFor();
  expect(await flaws(page)).toEqual([]);
  await value.fill("Gartenstraße 5");
  await page.keyboard.press("Enter");
  await findings.waitFor({ state: "detached" });
  await answer.fill(before);
}

async function deletesAndTakesBack(sheet: Locator): Promise<void> {
  await sheet.getByRole("option", { name: /Automatik/ }).click();
  await sheet.getByRole("button", { name: "Eintrag löschen" }).click();
  await sheet.getByText("„Kann ich auf Automatik lernen?“ gelöscht").waitFor();
  expect(await sheet.getByRole("option").count()).toBe(2);
  await until("the focus on the list", async () =>
    (await sheet.getByRole("listbox").evaluate((list) => list === document.activeElement))
      ? true
      : null,
  );
  await sheet.getByRole("button", { name: "Rückgängig", exact: true }).click();
  await sheet.getByRole("option", { name: /Automatik/ }).waitFor();
}

async function isTried(sheet: Locator): Promise<void> {
  await sheet.getByLabel("Probieren").fill("was nehmen sie denn für eine fahrstunde");
  const found = sheet.getByRole("button", { name: /Darauf antwortet.*Was kostet eine Fahrstunde/ });
  await found.getByText(/Sicherheit \d+ %/).waitFor();
  expect(await flaws(sheet.page())).toEqual([]);
  await sheet.getByLabel("Probieren").fill("Ja gern");
  await sheet.getByText("Darauf antwortet kein Eintrag.").waitFor();
}

async function isExported(page: Page, sheet: Locator): Promise<void> {
  const download = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Exportieren" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Fahrschule-Wissen.csv");
  const text = new TextDecoder().decode(await downloaded(file));
  expect(text).toMatch(/ID;Frage;Frage 2;Frage 3;(?:Frage 4;)?Antwort/);
  expect(text).toContain(PRICE);
}

/** And the question stands again. */
async function isAnsweredInChat(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Testen" }).click();
  const chat = page.getByRole("tabpanel", { name: "Testen" });
  await chat.getByRole("button", { name: "Gespräch beginnen" }).click();
  await chat.getByText(ASK).waitFor();
  await chat.getByLabel("Antwort des Gesprächspartners").fill("und was kostet eine fahrstunde");
  await page.keyboard.press("Enter");
  await chat.getByText(PRICE).waitFor();
  expect(await flaws(page)).toEqual([]);
  await chat.getByRole("button", { name: /^Aus dem Wissen: „Was kostet eine Fahrstunde/ }).click();
  const sheet = page.getByRole("dialog", { name: "Wissen", exact: true });
  await sheet.getByText("Eintrag 1 von 4").waitFor();
  expect(await sheet.getByLabel("Das sagt der Agent").inputValue()).toBe(PRICE);
  expect(await flaws(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
}

async function write(
  sheet: Locator,
  { question, answer }: { question: string; answer: string },
): Promise<void> {
  await sheet.getByRole("button", { name: /Eintrag anlegen/ }).click();
  await sheet.getByLabel(/^So wird gefragt/).fill(question);
  await sheet.getByLabel("Das sagt der Agent").fill(answer);
}
