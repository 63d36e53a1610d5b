import { expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import {
  germanLeft,
  markedCount,
  servePseudoPage,
  speakPseudo,
} from "../browser/pseudo-language.ts";
import { signIn } from "../browser/sign-in.ts";
import { draftOf, sampleOf } from "../builder/drafts.ts";
import { placeCall } from "../calls/live-calls.ts";
import type { Program } from "../program/start-program.ts";
import { walk } from "../walk.ts";

/** What is done on a page once its language has changed. */
type Steps = Record<string, (page: Page) => Promise<unknown>>;

const GATE: Steps = {
  "a wrong password": async (page) => {
    const asked = page.waitForRequest(/session/);
    await page.getByLabel("⟦Passwort⟧", { exact: true }).fill("falsch");
    await page.keyboard.press("Enter");
    await page.getByText("Versuche verbleibend").waitFor();
    expect((await asked).headers()["rufbaum-language"]).toBe("en");
  },
};

const BUILDER: Steps = {
  help: (page) => press(page, "⟦Hilfe⟧"),
  shortcuts: async (page) => {
    await page.keyboard.press("?");
    await dialog(page).waitFor();
  },
  "a test chat": async (page) => {
    await close(page);
    await page.getByRole("tab", { name: "⟦Testen⟧" }).click();
    await press(page, "⟦Gespräch beginnen⟧");
    await page.getByText("Spreche ich mit").last().waitFor();
  },
  "the end of it": async (page) => {
    await page.getByRole("textbox", { name: /Antwort/ }).fill("Rufen Sie mich nie wieder an");
    await page.keyboard.press("Enter");
    await page.getByText("Gespräch beendet").first().waitFor();
  },
  "saving it as a case": (page) => inDialog(page, /als Testfall/i),
  "the tree's settings": async (page) => {
    await close(page);
    await press(page, "⟦Weitere Aktionen⟧");
    await page.getByRole("menuitem", { name: "⟦Einstellungen⟧" }).click();
    await dialog(page).waitFor();
  },
  versions: async (page) => {
    await close(page);
    await press(page, "⟦Veröffentlichen⟧");
    await page.getByRole("tabpanel").getByRole("button", { name: "⟦Veröffentlichen⟧" }).click();
    await page.getByText(/Der Entwurf ist Version/).waitFor();
  },
  "adding a node": async (page) => {
    await firstCard(page).focus();
    await page.keyboard.press("n");
    await dialog(page).waitFor();
  },
  "editing a node": async (page) => {
    await close(page);
    await firstCard(page).focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("⟦Node-Typ⟧").waitFor();
  },
  ...Object.fromEntries(
    ["message", "decision", "input", "objection", "action", "end"].map((kind) => [
      `editing as ${kind}`,
      (page: Page) => page.getByLabel("⟦Node-Typ⟧").selectOption(kind),
    ]),
  ),
};

const NODE_MENU: Steps = {
  "the menu of a node": async (page) => {
    await firstCard(page).focus();
    await page.keyboard.press("Shift+F10");
    await page.getByRole("menu").waitFor();
  },
};

const LIVE_CALLS: Steps = {
  "a call": async (page) => {
    await press(page, /öffnen⟧/);
    await page.getByRole("button", { name: "⟦Übernehmen⟧" }).waitFor();
  },
  "taking over": (page) => inDialog(page, "⟦Übernehmen⟧"),
  "its outcome": async (page) => {
    await close(page);
    await press(page, /Ergebnis/);
    await page.getByRole("menu").waitFor();
  },
};

const ANALYTICS: Steps = {
  "a tree": async (page) => {
    await page.getByRole("combobox", { name: /Decision Tree/ }).click();
    await page.getByRole("option").first().click();
    await page.getByRole("radio").first().waitFor();
  },
  "a run": async (page) => {
    await page.getByRole("radio", { name: /100/ }).first().click({ force: true });
    await press(page, /simulieren/);
    await page.getByRole("tab").first().waitFor();
  },
  paths: (page) => page.getByRole("tab").nth(1).click(),
  failures: (page) => page.getByRole("tab").nth(2).click(),
  discoveries: (page) => page.getByRole("tab").nth(3).click(),
};

const TRANSCRIPTS: Steps = {
  "a conversation": async (page) => {
    await page.getByRole("option").first().click();
    await page.getByText("CallSid").waitFor();
  },
  "what is known of an utterance": (page) => press(page, "⟦Einzelheiten⟧"),
  "its note": async (page) => {
    await inDialog(page, "⟦Notiz⟧");
    await dialog(page).getByRole("button", { name: "⟦Kopieren⟧" }).waitFor();
  },
  filters: async (page) => {
    await close(page);
    await inDialog(page, "⟦Filter⟧");
  },
};

const SETTINGS: Steps = {
  "a number": (page) => inDialog(page, "⟦Hinzufügen⟧"),
};

const PAGES: readonly (readonly [path: string, steps: Steps])[] = [
  ["/", BUILDER],
  ["/", NODE_MENU],
  ["/live-calls", LIVE_CALLS],
  ["/bulk-calls", {}],
  ["/analytics", ANALYTICS],
  ["/contacts", {}],
  ["/transcripts", TRANSCRIPTS],
  ["/digital-compound-effect", {}],
  ["/settings", SETTINGS],
  ["/ceo-demo", {}],
  ["/gibt-es-nicht", {}],
];

/** The wrong password, the page that is not there, and a socket that the change met while it opened. */
const EXPECTED = /status of 40[14]|WebSocket is closed before/;

walk("no page keeps its German when the language changes", async (tools) => {
  const program = await tools.start({ env: { EMULATOR_SPEED: "4" } });
  const { page, complaints } = await tools.open({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await servePseudoPage(page);
  await page.goto(program.url);
  await visit(page, program, GATE);
  await page.reload();
  await signIn(page, program.password ?? "");
  for (const [path, steps] of PAGES) {
    if (steps === LIVE_CALLS) await placeCall(program, "+493023125001");
    await page.goto(program.url + path);
    await visit(page, program, steps);
  }
  expect(complaints.all().filter((text) => !EXPECTED.test(text))).toEqual([]);
});

/** Shows the page in German, then changes its language, then does the steps; nothing German may stay. */
async function visit(page: Page, program: Program, steps: Steps): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await isShown(page);
  await speakPseudo(page);
  await isRead(page, program, "at first");
  for (const [name, step] of Object.entries(steps)) {
    await step(page);
    await isRead(page, program, name);
  }
}

async function isRead(page: Page, program: Program, step: string): Promise<void> {
  await isShown(page);
  const where = `${new URL(page.url()).pathname}, ${step}`;
  const left = await germanLeft(page);
  const german = left.length === 0 ? [] : await germanLeft(page, await dataOf(page, program));
  expect({ where, german }).toEqual({ where, german: [] });
  expect(await markedCount(page)).toBeGreaterThan(5);
}

async function isShown(page: Page): Promise<void> {
  await page.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
}

/** What authors and callers have written and said, or can write over: it may read like a label. */
async function dataOf(page: Page, program: Program): Promise<string[]> {
  const written = await page
    .locator("textarea")
    .evaluateAll((all) => all.map(({ textContent }) => textContent?.trim() ?? ""));
  const { id } = await sampleOf(program);
  const runs = await (await program.ask(`/api/simulation/runs?treeId=${id}`)).json();
  const run = await program.ask(`/api/simulation/runs/${runs[0]?.id}`);
  const calls = await program.ask("/api/transcripts");
  const told = [await draftOf(program, id), await run.json(), await calls.json()];
  return [...written, ...told.flatMap(stringsOf)];
}

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value.trim()];
  if (typeof value !== "object" || value === null) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap(stringsOf)];
}

function dialog(page: Page): Locator {
  return page.getByRole("dialog");
}

function firstCard(page: Page): Locator {
  return page.getByRole("group", { name: /„/ }).first();
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name }).first().click();
}

async function inDialog(page: Page, name: string | RegExp): Promise<void> {
  await press(page, name);
  await dialog(page).waitFor();
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
}
