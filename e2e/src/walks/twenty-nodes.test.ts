import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { signIn } from "../browser/sign-in.ts";
import { draftOf } from "../builder/drafts.ts";
import { canvasOf, cardOf, saved } from "../builder/open-builder.ts";
import { treeNamed, waysIn } from "../builder/trees.ts";
import type { Program } from "../program/start-program.ts";
import { walk } from "../walk.ts";

/** A node to be built: the number of its kind in the library, its German name, title and text. */
interface Wanted {
  kind: string;
  key: string;
  title: string;
  /** None where the kind says nothing. */
  text: string | null;
}

const say = (title: string): Wanted => ({
  kind: "Nachricht",
  key: "2",
  title,
  text: `${title}: so.`,
});
const ask = (title: string): Wanted => ({
  kind: "Entscheidung",
  key: "3",
  title,
  text: `${title}?`,
});
const act = (title: string): Wanted => ({ kind: "Aktion", key: "6", title, text: null });
const end = (title: string): Wanted => ({ kind: "Ende", key: "7", title, text: `${title}.` });

/** In the order of the conversation, branch by branch: each decision has three conditions. */
const NODES: readonly Wanted[] = [
  say("Vorstellung"),
  ask("Zeit jetzt"),
  say("Angebot"),
  ask("Interesse"),
  act("Buchung"),
  end("Gebucht"),
  say("Nachfrage"),
  end("Abgelehnt"),
  ask("Unsicher"),
  act("Unterlagen"),
  end("Versandt"),
  end("Kein Bedarf"),
  say("Bedenkzeit"),
  end("Bedacht"),
  say("Rückruf"),
  end("Später"),
  act("Vermerk"),
  say("Dank"),
  end("Vielleicht später"),
];

const GREETING = "Guten Tag, hier spricht eine KI.";

/** What is done beside typing: clicks, drags and keys that write no letter. */
interface Hands {
  gestures: number;
  type(text: string): Promise<void>;
  press(key: string): Promise<void>;
}

function handsOn(page: Page): Hands {
  const hands: Hands = {
    gestures: 0,
    type: (text) => page.keyboard.type(text),
    async press(key) {
      hands.gestures += 1;
      await page.keyboard.press(key);
    },
  };
  return hands;
}

walk("twenty connected nodes are built with two gestures each", async ({ start, open }) => {
  const program = await start();
  const { page, complaints } = await open({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await page.goto(program.url);
  await signIn(page, program.password ?? "");

  for (const [name, build] of [
    ["Mit der Maus", byMouse],
    ["Mit der Tastatur", byKeyboard],
  ] as const) {
    await newTree(page, name);
    const hands = handsOn(page);
    const begun = performance.now();
    await build(page, hands);
    const seconds = (performance.now() - begun) / 1_000;
    const perNode = hands.gestures / (NODES.length + 1);
    console.info(`${name}: ${hands.gestures} gestures, ${perNode} a node, ${seconds.toFixed(1)} s`);
    expect(perNode).toBeLessThanOrEqual(2);
    expect(seconds).toBeLessThan(180);
    await isBuilt(page, program, name);
  }
  expect(complaints.except(401)).toEqual([]);
});

async function newTree(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Neuer Decision Tree" }).first().click();
  await page.getByLabel("Name des neuen Decision Trees").fill(name);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name }).waitFor();
  await cardOf(page, "Start").waitFor();
  await page.getByRole("button", { name: "Hilfe" }).waitFor();
}

/** The start is chosen and written; from then on a click adds each node, another one goes from title to text. */
async function byMouse(page: Page, hands: Hands): Promise<void> {
  hands.gestures += 1;
  await cardOf(page, "Start").click({ position: { x: 60, y: 44 } });
  hands.gestures += 1;
  await cardOf(page, "Start").click({ position: { x: 60, y: 44 } });
  await titleField(page).waitFor();
  await hands.type("Begrüßung");
  hands.gestures += 1;
  await textField(page).click();
  await hands.type(GREETING);
  for (const { kind, title, text } of NODES) {
    hands.gestures += 1;
    await page.getByRole("button", { name: `${kind} hinzufügen` }).click();
    await titleField(page).waitFor();
    await hands.type(title);
    if (text === null) continue;
    hands.gestures += 1;
    await textField(page).click();
    await hands.type(text);
  }
  hands.gestures += 1;
  await canvasOf(page)
    .locator(".react-flow__pane")
    .click({ position: { x: 30, y: 300 } });
}

/** Tab goes from title to text and on to the next way, whose list takes the number of a kind. */
async function byKeyboard(page: Page, hands: Hands): Promise<void> {
  await cardOf(page, "Start").focus();
  await hands.press("F2");
  await titleField(page).waitFor();
  await hands.type("Begrüßung");
  await hands.press("Tab");
  await hands.type(GREETING);
  for (const { key, title, text } of NODES) {
    await hands.press("Tab");
    await page.getByRole("combobox").and(page.locator(":focus")).waitFor();
    await hands.type(key);
    await titleField(page).waitFor();
    await hands.type(title);
    if (text === null) continue;
    await hands.press("Tab");
    await hands.type(text);
  }
  await hands.press("Enter");
  await textField(page).waitFor({ state: "detached" });
}

function titleField(page: Page) {
  return page.getByLabel("Titel auf der Karte").and(page.locator(":focus"));
}

function textField(page: Page) {
  return page.getByLabel("Text auf der Karte");
}

/** Every node is there with title and text, each but the start has a way to it, none covers another. */
async function isBuilt(page: Page, program: Program, name: string): Promise<void> {
  await saved(page);
  const { id } = await treeNamed(program, name);
  const draft = await draftOf(program, id);
  const nodes = draft.tree.nodes.slice(1);
  expect(nodes.map(({ title }) => title)).toEqual(NODES.map(({ title }) => title));
  expect(nodes.map(({ content }) => content ?? null)).toEqual(NODES.map(({ text }) => text));
  const reached = waysIn(draft).map((way) => way.split(" → ").at(-1));
  expect(reached.toSorted()).toEqual(NODES.map(({ title }) => title).toSorted());
  const spots = draft.tree.nodes.map(({ position: { x, y } }) => `${x} ${y}`);
  expect(new Set(spots).size).toBe(NODES.length + 1);
}
