import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { flaws } from "../browser/flaws.ts";
import { signIn } from "../browser/sign-in.ts";
import type { Program } from "../program/start-program.ts";
import { until } from "../until.ts";
import { walk, walksTogether } from "../walk.ts";

const AGREED = "030 23125 001";
const NEVER_ASKED = "030 23125 009";
const BLOCKED_SOON = "030 23125 101";

/** What the first of them fills in stays in its page. */
const formWalk = walksTogether({ env: { EMULATOR_SPEED: "20" } });

formWalk("a contact file's columns are told and mended before anybody is called", async (tools) => {
  const program = await tools.start();
  const { page, complaints } = await tools.open({ reducedMotion: "reduce" });
  await open(page, program);
  const start = page.getByRole("button", { name: "Kampagne starten" });
  await page.getByLabel("Kampagnenname").press("Enter");
  await page
    .getByText("Bitte geben Sie einen Kampagnennamen ein und laden Sie Kontakte hoch.", {
      exact: true,
    })
    .waitFor();
  await choose(page, "bild.png", "\x89PNG\r\n");
  await page
    .getByText("Bitte laden Sie eine CSV- oder Excel-Datei hoch.", { exact: true })
    .waitFor();
  await page.getByText("„bild.png“ ist ein Bild.").waitFor();
  await choose(page, "leer.csv", "");
  await page.getByText("Die CSV-Datei konnte nicht verarbeitet werden.", { exact: true }).waitFor();
  const lines = Array.from({ length: 12 }, (_, index) => `030 231250${10 + index}\n`);
  await choose(page, "viele.csv", `Telefon\n${lines.join("")}`);
  await page.getByText("... and 2 more contacts", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Andere Kontakte wählen" }).click();

  await choose(page, "odd.csv", `Wer;Wohin;Ort\nErika;${AGREED};Kiel\nMax;112;Ulm\n`);
  await page.getByLabel("Spalte mit der Telefonnummer").selectOption("Wohin");
  expect(await flaws(page)).toEqual([]);
  await page.getByRole("button", { name: "Zuordnen" }).click();
  await page.getByText("Datei erfolgreich hochgeladen", { exact: true }).waitFor();
  await page.getByText("1 Kontakte erkannt", { exact: true }).waitFor();
  await page.getByRole("button", { name: "1 Zeile ausgelassen" }).click();
  await page.getByText("Zeile 3", { exact: true }).waitFor();
  await page.getByText("Wohin: 112").waitFor();

  await page.getByText("So hört es der erste Kontakt").waitFor();
  await page.getByLabel("Bedeutung von Wer").selectOption("Vorname");
  await page.getByText("So hört es Erika").waitFor();
  await page.getByRole("button", { name: "customField1" }).click();
  const greeting = page.getByLabel("Begrüßungstext");
  expect(await greeting.inputValue()).toContain("[customField1]");
  await greeting.fill(" ");
  await page.getByText("Leer: Es bleibt bei der üblichen Begrüßung.").waitFor();
  await page.getByText("Haben Sie kurz Zeit?").waitFor();
  await greeting.fill("Hallo [firstName] aus [customField1], [plz]");
  await page.locator("mark", { hasText: "Kiel" }).waitFor();
  await page.getByText("Eine Variable „plz“ gibt es nicht").waitFor();
  expect(await flaws(page)).toEqual([]);

  expect(await start.isDisabled()).toBe(true);
  await page.getByLabel("Kampagnenname").fill("Ohne Baum");
  await page.getByLabel("Decision Tree verwenden").click();
  await start.click();
  await page.getByText("Bitte wählen Sie einen Decision Tree aus.", { exact: true }).waitFor();
  expect(complaints.except()).toEqual([]);
});

walk(
  "who is skipped is seen and acknowledged; a file's consent lets its people be called",
  async (tools) => {
    const program = await tools.start();
    await keepRules(program);
    const { page, complaints } = await tools.open({ reducedMotion: "reduce" });
    await open(page, program);
    await page.getByLabel("Kampagnenname").fill("Mit Einwilligung");
    await choose(page, "ja.csv", `Telefon;Vorname\n${AGREED};Erika\n${BLOCKED_SOON};Ada\n`);
    await page.getByLabel("Einwilligung", { exact: true }).selectOption("Neue Erklärung …");
    await states(page);
    await page.getByRole("button", { name: "Prüfen", exact: true }).click();
    await page.getByText(/^2 werden angerufen/).waitFor();
    await page.getByRole("button", { name: "Kampagne starten" }).click();
    await page
      .getByText("Bulk-Call Kampagne wurde erfolgreich gestartet.", { exact: true })
      .waitFor();
    expect(await page.getByLabel("Kampagnenname").inputValue()).toBe("");

    await page.getByLabel("Kampagnenname").fill("Gemischt");
    await choose(
      page,
      "alle.csv",
      `Telefon;Vorname\n${AGREED};Erika\n${NEVER_ASKED};Neu\n${BLOCKED_SOON};Ada\n12;Kurz\n`,
    );
    await page.getByRole("button", { name: "Kampagne starten" }).click();
    const word = page.getByLabel("Mir ist bekannt, dass 2 Kontakte übersprungen werden.");
    await word.waitFor();
    await page.waitForFunction(() => document.activeElement?.id === "acknowledge");
    expect(await flaws(page)).toEqual([]);
    await page.getByRole("button", { name: /Ohne Einwilligung/ }).click();
    const people = page.getByRole("dialog", { name: "Kontakte: Ohne Einwilligung" });
    await people.getByText("Neu", { exact: true }).waitFor();
    expect(await people.getByText("Erika").count()).toBe(0);
    expect(await flaws(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^1 Ungültig/ }).click();
    const rows = page.getByRole("dialog", { name: "Ausgelassene Zeilen" });
    await rows.getByText("Zeile 5", { exact: true }).waitFor();
    expect(await flaws(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await word.check();
    await blockElsewhere(program, "Gemischt");
    await page.getByRole("button", { name: "Kampagne starten" }).click();
    const anew = page.getByLabel("Mir ist bekannt, dass 3 Kontakte übersprungen werden.");
    await page.waitForFunction(() => document.activeElement?.id === "acknowledge");
    expect(await anew.isChecked()).toBe(false);
    await page.getByRole("button", { name: /Gesperrt/ }).waitFor();
    await anew.check();
    await page.getByRole("button", { name: "Kampagne starten" }).click();
    await page.getByText("Neue Kampagne").waitFor();
    const campaigns = await campaignsOf(program);
    // Who was busy and blocked since is skipped in the first one, too, when it would try again.
    expect(campaigns).toMatchObject([
      { name: "Gemischt", totalCalls: 3, skipped: 2 },
      { name: "Mit Einwilligung", totalCalls: 2 },
    ]);
    expect(campaigns).toHaveLength(2);
    await page.getByRole("link", { name: "Gemischt" }).click();
    await page.getByRole("tab", { name: "Plan" }).click();
    const plan = page.getByRole("tabpanel", { name: "Plan" });
    await plan.getByText("hier spricht die KI von Sonnwerk GmbH.").waitFor();
    await plan.getByText("Die Stimme Christian Plasa gibt es").waitFor();
    expect(await flaws(page)).toEqual([]);
    expect(complaints.except(409)).toEqual([]);
  },
);

formWalk("a form that is left is a draft, and goes on where it was", async (tools) => {
  const program = await tools.start();
  const { page, complaints } = await tools.open({ reducedMotion: "reduce" });
  await open(page, program);
  await staysWithoutAName(page);
  await choose(page, "liste.csv", `Telefon;Vorname;Ort\n${AGREED};Erika;Kiel\n`);
  await page.getByLabel("Kampagnenname").fill("Später");
  await page.getByLabel("Agent").selectOption("Tom");
  await page.getByLabel("Decision Tree verwenden").click();
  await page.getByLabel("Decision Tree", { exact: true }).selectOption({ index: 1 });
  await page.getByText("Noch nicht veröffentlicht.").waitFor();
  await page.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
  const greeting = page.getByLabel("Begrüßungstext");
  await page.getByText("So beginnt der Decision Tree.").waitFor();
  expect(await greeting.inputValue()).toContain("Photovoltaik");
  await greeting.fill("Hier ist Tom für [firstName].");
  await page.getByRole("button", { name: "Weitere Einstellungen" }).click();
  await page.getByLabel("Gleichzeitig").fill("2");
  await page.getByLabel("Eigene Anrufzeiten").click();
  await page.getByLabel("Montag, von").fill("10:30");
  expect(await flaws(page)).toEqual([]);
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  await restsMeanwhile(page);
  await saysName(page);
  await page.getByText("Entwurf gespeichert", { exact: true }).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === "Entwurf speichern");
  await greeting.click();
  await greeting.fill("Hier ist Tom, eine KI, für [firstName] aus [Ort].");
  // Whoever goes elsewhere has said enough.
  await page.getByRole("link", { name: "Contacts", exact: true }).click();
  await until("the draft as it was left", async () => {
    const [draft] = await campaignsOf(program);
    return draft?.message.includes("eine KI") ? draft : null;
  });
  await page.goto(`${program.url}/bulk-calls`);
  await makesRoom(page, "Später");
  await page.getByText("1 Kontakt", { exact: true }).waitFor();
  const first = page.getByRole("region", { name: "Die ersten Kontakte der Liste" });
  await first.getByRole("row", { name: "+49 30 23125001 Erika Kiel" }).waitFor();
  expect(await page.getByLabel("Agent").inputValue()).toBe("Tom");
  expect(await greeting.inputValue()).toBe("Hier ist Tom, eine KI, für [firstName] aus [Ort].");
  await page.getByRole("button", { name: "Weitere Einstellungen" }).click();
  expect(await page.getByLabel("Gleichzeitig").inputValue()).toBe("2");
  expect(await page.getByLabel("Montag, von").inputValue()).toBe("10:30");
  await page.getByRole("button", { name: "Probelauf an mich" }).click();
  const trial = page.getByRole("dialog", { name: "Probelauf" });
  await trial.getByLabel("Meine Nummer").fill("+49 30 23125 000");
  expect(await flaws(page)).toEqual([]);
  await trial.getByRole("button", { name: "Anrufen", exact: true }).click();
  await page.getByText("Probelauf gestartet", { exact: true }).waitFor();
  await until("the trial's greeting", async () => {
    const said = await saidOf(program);
    return said.includes("Hier ist Tom, eine KI, für Erika aus Kiel.") ? said : null;
  });
  await page.getByRole("button", { name: "Kampagne starten" }).click();
  await page.getByText("Kampagne gestartet", { exact: true }).waitFor();
  const [started, ...others] = await campaignsOf(program);
  expect(started).toMatchObject({ status: "running", totalCalls: 1, treeVersion: 1 });
  expect(others).toEqual([]);
  expect(complaints.except(409)).toEqual([]);
});

async function campaignsOf(program: Program): Promise<Campaign[]> {
  return (await program.ask("/api/bulk-calls/campaigns")).json() as Promise<Campaign[]>;
}

/** Nobody has said who he is: there is no draft yet, and nothing is lost. */
async function staysWithoutAName(page: Page): Promise<void> {
  await page.getByLabel("Kampagnenname").fill("Unfertig");
  await page.getByRole("link", { name: "Contacts", exact: true }).click();
  await page.getByText("Noch nicht als Entwurf gespeichert", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Bulk Calls" }).click();
  expect(await page.getByLabel("Kampagnenname").inputValue()).toBe("Unfertig");
}

/** What stands in the form is a draft when another one opens; this one is deleted then. */
async function makesRoom(page: Page, name: string): Promise<void> {
  const campaigns = page.getByRole("list", { name: "Kampagnen" });
  await choose(page, "andere.csv", `Telefon;Vorname\n${NEVER_ASKED};Neu\n`);
  await page.getByText("1 Kontakte erkannt", { exact: true }).waitFor();
  await campaigns.getByRole("button", { name, exact: true }).click();
  await page.getByText("„Ohne Namen“ steht als Entwurf in der Liste.", { exact: true }).waitFor();
  await page.getByText(`Entwurf: ${name}`).waitFor();
  await campaigns.getByRole("button", { name: "Ohne Namen löschen" }).click();
  const asked = page.getByRole("alertdialog", { name: "„Ohne Namen“ löschen?" });
  await asked.getByRole("button", { name: "Löschen" }).click();
  await page.getByText("Kampagne gelöscht", { exact: true }).waitFor();
  await campaigns.getByRole("listitem", { name: "Ohne Namen" }).waitFor({ state: "detached" });
}

/** Nothing is typed into a form that is being stored: it would be lost. */
async function restsMeanwhile(page: Page): Promise<void> {
  await page.getByRole("dialog", { name: "Wer sind Sie?" }).waitFor();
  const isInert = await page
    .getByLabel("Kampagnenname")
    .evaluate((field) => field.closest("[inert]") !== null);
  expect(isInert).toBe(true);
  const columns = page.locator("[aria-label^='Bedeutung von']");
  for (const column of await columns.all()) expect(await column.isDisabled()).toBe(true);
}

async function saidOf(program: Program): Promise<string> {
  return (await program.ask("/api/transcripts")).text();
}

interface Campaign {
  id: string;
  name: string;
  status: string;
  message: string;
  treeVersion: number | null;
  totalCalls: number;
  skipped: number;
}

async function open(page: Page, program: Program): Promise<void> {
  await page.goto(`${program.url}/bulk-calls`);
  await signIn(page, program.password ?? "");
  await page.getByText("Neue Kampagne").waitFor();
}

async function choose(page: Page, name: string, content: string): Promise<void> {
  const mimeType = name.endsWith(".csv") ? "text/csv" : "image/png";
  const buffer = Buffer.from(content, name.endsWith(".csv") ? "utf-8" : "latin1");
  await page.getByLabel("Kontaktdatei").setInputFiles({ name, mimeType, buffer });
}

/** As with a real carrier. */
async function keepRules(program: Program): Promise<void> {
  const rules = { company: "Sonnwerk GmbH", purpose: "Beratung", applyInEmulator: true };
  await send(program, "PUT", "/api/settings/lawful-calling", rules);
}

/** Somebody else blocks one of those who were let through, and asks the rules once more. */
async function blockElsewhere(program: Program, name: string): Promise<void> {
  const draft = (await campaignsOf(program)).find((each) => each.name === name);
  await send(program, "POST", "/api/suppressions", { number: BLOCKED_SOON, note: "Brief" });
  await send(program, "POST", `/api/bulk-calls/campaigns/${draft?.id}/check`, {});
}

async function send(program: Program, method: string, path: string, body: object): Promise<void> {
  const answer = await program.ask(path, {
    method,
    headers: { "content-type": "application/json", "rufbaum-person": "Ada" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

async function states(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Erklärung für die ganze Datei" });
  await dialog.getByLabel("Wortlaut").fill("Sonnwerk darf mich anrufen, auch mit einer KI.");
  await dialog.getByLabel("Erteilt bei").fill("Formular auf der Website");
  await dialog.getByLabel("Erteilt am").fill("2026-01-02");
  await dialog.getByLabel("Nachweis in Worten").fill("Vorgang 4711");
  expect(await flaws(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Übernehmen" }).click();
  await saysName(page);
  await dialog.waitFor({ state: "detached" });
}

async function saysName(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Wer sind Sie?" });
  await dialog.getByLabel("Name").fill("Ada Löwe");
  await page.keyboard.press("Enter");
}
