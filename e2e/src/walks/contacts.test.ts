import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { flaws } from "../browser/flaws.ts";
import { signIn } from "../browser/sign-in.ts";
import type { Program } from "../program/start-program.ts";
import { walksTogether } from "../walk.ts";

const walk = walksTogether({ env: { EMULATOR_SPEED: "100" } });

async function openContacts(page: Page, program: Program, address = "/contacts"): Promise<void> {
  await page.goto(program.url + address);
  await signIn(page, program.password ?? "");
  await page.getByRole("grid", { name: "Kontakte" }).waitFor();
}

/** The row of somebody, by his name. */
function row(page: Page, name: string) {
  return page.getByRole("row", { name: new RegExp(name) });
}

/** Says who sits here, where that is asked. */
async function sayName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog").filter({ has: page.getByLabel("Name", { exact: true }) });
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await page.keyboard.press("Enter");
}

walk("contacts are found by text, filter and address, and in every order", async (tools) => {
  const program = await tools.start();
  const { page, complaints } = await tools.open();
  await openContacts(page, program, "/contacts?status=lead");
  await page.getByRole("button", { name: "Status: Lead" }).waitFor();
  await page.getByText("2 Kontakte").waitFor();
  expect(await flaws(page)).toEqual([]);

  await page.getByRole("button", { name: "Filter Status entfernen" }).click();
  await page.getByText("6 Kontakte").waitFor();
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Kontakte suchen" });
  await search.pressSequentially("dachb");
  await page.locator("mark", { hasText: "Dachb" }).waitFor();
  await page.getByText("1 Kontakt", { exact: true }).waitFor();
  expect(new URL(page.url()).hash).toBe("#search=dachb");
  expect(await flaws(page)).toEqual([]);
  // Down to what was found, and into it; back leads out again.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("heading", { name: "Emre Örnek" }).waitFor();
  await page.getByRole("heading", { name: "Anrufe (0)" }).waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await search.fill("niemand heißt so");
  await page.getByText("Kein Kontakt passt dazu").waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.getByRole("button", { name: "Suche und Filter löschen" }).last().click();
  await page.getByText("6 Kontakte").waitFor();

  const head = (name: string) => page.getByRole("columnheader", { name });
  await head("Name").getByRole("button").click();
  await page.locator('th[aria-sort="ascending"]', { hasText: "Name" }).waitFor();
  await page.waitForFunction(() =>
    document.querySelector("tbody tr")?.textContent?.includes("Beispielsen"),
  );
  await head("Name").getByRole("button").click();
  await page.waitForFunction(() =>
    document.querySelector("tbody tr")?.textContent?.includes("Vorlage"),
  );
  expect(new URL(page.url()).search).toBe("?sort=name&order=desc");
  // What the address says is there again after a reload.
  await page.reload();
  await page.locator('th[aria-sort="descending"]', { hasText: "Name" }).waitFor();
  expect(complaints.all()).toEqual([]);
});

walk("a contact is written, changed, called, deleted and brought back", async (tools) => {
  const program = await tools.start();
  const { page, complaints } = await tools.open();
  await openContacts(page, program);
  await page.keyboard.press("n");
  const form = page.getByRole("dialog", { name: "Neuer Kontakt" });
  await form.getByLabel("Vorname").fill("Eva");
  await form.getByLabel("Nachname").fill("Groß");
  await form.getByLabel("E-Mail").fill("eva@");
  await form.getByRole("button", { name: "Anlegen" }).click();
  await form.getByText("Ohne Telefonnummer kann niemand angerufen werden.").waitFor();
  await form.getByText(/^So sieht keine E-Mail-Adresse aus/).waitFor();
  expect(await flaws(page)).toEqual([]);
  await form.getByLabel("E-Mail").fill("eva.gross@example.de");
  const phone = form.getByLabel("Telefon");
  await phone.fill("12");
  await form.getByRole("button", { name: "Anlegen" }).click();
  await form.locator('[type="tel"][aria-invalid="true"]').waitFor();
  // A number that somebody has leads to him, and what was typed is asked for anew.
  await phone.fill("030 23125 026");
  await form.getByRole("button", { name: "Anlegen" }).click();
  await form.getByText(/gehört schon zu einem anderen Kontakt/).waitFor();
  await form.getByRole("button", { name: "Diesen Kontakt öffnen" }).waitFor();
  await phone.fill("030 23125 001");
  await form.getByRole("button", { name: "Angabe hinzufügen" }).click();
  await form.getByLabel("Name der Angabe").fill("Dach");
  await form.getByLabel("Wert von Dach").fill("flach");
  await form.getByRole("button", { name: "Anlegen" }).click();
  const drawer = page.getByRole("dialog", { name: "Kontakt" });
  await drawer.getByRole("heading", { name: "Eva Groß" }).waitFor();
  await drawer.getByText("[Dach]").waitFor();
  expect(await flaws(page)).toEqual([]);

  await drawer.getByRole("textbox", { name: "Notiz" }).fill("Ruft im Mai an.");
  await drawer.getByRole("button", { name: "Notiz speichern" }).click();
  await sayName(page, "Ada");
  await drawer.getByText(/^Ada, /).waitFor();

  await drawer.getByRole("button", { name: "Bearbeiten" }).click();
  const edit = page.getByRole("dialog", { name: "Eva Groß bearbeiten" });
  await edit.getByLabel("Firma").fill("Heu AG");
  await edit.getByLabel("Status").selectOption("customer");
  await edit.getByRole("button", { name: "Speichern" }).click();
  await edit.waitFor({ state: "detached" });
  await drawer.getByText("Heu AG").first().waitFor();
  await drawer.getByRole("button", { name: "Schließen" }).click();
  await row(page, "Eva Groß").getByText("Kunde").waitFor();

  await row(page, "Eva Groß").getByRole("button", { name: "Eva Groß anrufen" }).click();
  const call = page.getByRole("dialog", { name: "Eva Groß anrufen" });
  await call.getByText(/Darf jetzt angerufen werden|Würde nicht angerufen/).waitFor();
  expect(await flaws(page)).toEqual([]);
  await call.getByRole("button", { name: "Anrufen" }).click();
  await call.getByText("Der Anruf ist gestartet", { exact: true }).waitFor();
  await call.getByRole("link", { name: "Zuschauen" }).click();
  await page.getByRole("heading", { level: 1, name: "Live Calls" }).waitFor();
  expect(page.url()).toContain("/live-calls?call=");
  await page.goBack();
  await row(page, "Eva Groß").waitFor();

  await row(page, "Eva Groß").getByRole("button", { name: "Eva Groß löschen" }).click();
  await page.getByText("Eva Groß gelöscht", { exact: true }).waitFor();
  await row(page, "Eva Groß").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await row(page, "Eva Groß").waitFor();

  // Several at once, by keys.
  const grid = page.getByRole("grid", { name: "Kontakte" });
  await grid.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+Space");
  const selection = page.getByRole("region", { name: "Auswahl" });
  await selection.getByText("2 ausgewählt").waitFor();
  expect(await flaws(page)).toEqual([]);
  await selection.getByRole("button", { name: "Löschen" }).click();
  await page.getByText("2 Kontakte gelöscht", { exact: true }).waitFor();
  await page.getByText("5 Kontakte", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await page.getByText("7 Kontakte", { exact: true }).waitFor();
  expect(complaints.except(400, 409, 422)).toEqual([]);
});

walk("of two who change a contact the second chooses field by field", async (tools) => {
  const program = await tools.start();
  const ada = await tools.open();
  const bob = await tools.open();
  for (const { page } of [ada, bob]) {
    await openContacts(page, program);
    await row(page, "Sophie Vorlage")
      .getByRole("button", { name: /bearbeiten/ })
      .click();
  }
  const form = (page: Page) => page.getByRole("dialog", { name: "Sophie Vorlage bearbeiten" });
  await form(ada.page).getByLabel("Firma").fill("Muster AG");
  await form(ada.page).getByLabel("Postleitzahl").fill("60311");
  await form(ada.page).getByRole("button", { name: "Speichern" }).click();
  // Whoever looks on sees it, and what stands in an open form stays.
  await bob.page.locator("tbody tr", { hasText: "Muster AG" }).waitFor();
  await form(bob.page).getByLabel("Firma").fill("Probe GmbH");
  await form(bob.page).getByLabel("Vorname").fill("Sofie");
  await form(bob.page).getByRole("button", { name: "Speichern" }).click();
  const clash = form(bob.page);
  await clash.getByText("Inzwischen hat jemand diesen Kontakt geändert").waitFor();
  await clash.getByText("Postleitzahl: 60311").waitFor();
  expect(await flaws(bob.page)).toEqual([]);
  await clash.getByRole("radio", { name: /Jetziger Stand/ }).check();
  await clash.getByRole("button", { name: "Auswahl übernehmen" }).click();
  expect(await form(bob.page).getByLabel("Firma").inputValue()).toBe("Muster AG");
  expect(await form(bob.page).getByLabel("Postleitzahl").inputValue()).toBe("60311");
  await form(bob.page).getByRole("button", { name: "Speichern" }).click();
  await row(ada.page, "Sofie Vorlage").getByText("Muster AG").waitFor();
  expect(ada.complaints.all()).toEqual([]);
  expect(bob.complaints.except(409)).toEqual([]);
});

walk("a file is looked at, read in and shown; duplicates become one", async (tools) => {
  const program = await tools.start();
  const { page, complaints } = await tools.open();
  await openContacts(page, program);
  await page.getByRole("button", { name: "Importieren" }).click();
  const dialog = page.getByRole("dialog", { name: "Kontakte importieren" });
  await dialog.getByLabel("Kontaktdatei").setInputFiles({
    name: "liste.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      "Telefon;Vorname;Nachname;Firma\n030 23125 011;Ada;Licht;Heu AG\nkeine;Max;Klein;\n030 23125 012;Ada;Licht;Heu AG\n",
    ),
  });
  await dialog.getByText("1 Zeile ausgelassen").first().waitFor();
  expect(await flaws(page)).toEqual([]);
  await dialog.getByRole("button", { name: "2 Kontakte importieren" }).click();
  await sayName(page, "Ada");
  await page.getByText("Import abgeschlossen", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Anzeigen" }).click();
  await page.getByRole("button", { name: "Liste: liste.csv" }).waitFor();
  await page.getByText("2 Kontakte", { exact: true }).waitFor();

  await page.getByRole("button", { name: "Weiteres" }).click();
  await page.getByRole("menuitem", { name: "Dubletten" }).click();
  await page.getByRole("heading", { name: "Mögliche Dubletten" }).waitFor();
  const group = page.getByRole("region", { name: "Gleicher Name, gleiche Firma" });
  await group.getByRole("button", { name: "Zusammenführen" }).click();
  const merge = page.getByRole("dialog", { name: "2 Kontakte zusammenführen" });
  await merge.getByLabel("Dieser bleibt").waitFor();
  expect(await flaws(page)).toEqual([]);
  await merge.getByRole("button", { name: "Zusammenführen" }).click();
  await page.getByText("Keine Dubletten gefunden").waitFor();
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await group.waitFor();
  expect(await flaws(page)).toEqual([]);
  expect(complaints.except(409)).toEqual([]);
});
