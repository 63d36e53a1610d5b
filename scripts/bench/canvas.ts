import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchBrowser } from "@rufbaum/e2e/browser";
import { type Program, startProgram } from "@rufbaum/e2e/program";
import { signIn } from "@rufbaum/e2e/sign-in";
import type { Tree } from "@rufbaum/tree";
import type { Browser, Page } from "playwright-core";
import { ROOT } from "../process/run-child.ts";
import {
  type GestureCosts,
  measureGestures,
  measureOpening,
  type Opening,
} from "./canvas/gestures.ts";
import { largeTree } from "./canvas/large-tree.ts";
import { measureTyping } from "./canvas/typing.ts";
import { median, type Row } from "./row.ts";

const NODES = 1_000;
const CONNECTIONS = 1_500;
const ROUNDS = 5;
const PASSWORD = "ein langes Passwort";
/** A node that is in view when the tree opens. */
const SEEN = "node_40";

interface Measured extends GestureCosts {
  open: number;
  lines: number;
  /** Cards drawn once it was open. */
  cards: number;
}

/** What part of the tree a canvas shows, and how large the canvas is. */
interface View {
  x: number;
  y: number;
  zoom: number;
  width: number;
  height: number;
}

/** The builder's canvas beside React Flow by itself, with the same nodes and edges, in turns. */
export async function canvas(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-bench-"));
  const tree = largeTree(NODES, CONNECTIONS);
  const program = await startProgram({
    data: join(directory, "data"),
    env: { RUFBAUM_PASSWORD: PASSWORD },
  });
  const bare = await serveBare(tree, directory);
  const browser = await launchBrowser();
  try {
    await store(program, tree);
    const ours: Measured[] = [];
    const theirs: Measured[] = [];
    let edit: Awaited<ReturnType<typeof measureEdit>> | null = null;
    for (let round = 0; round < ROUNDS; round++) {
      const view = await onPage(browser, async (page) => {
        const { measured, view } = await measureOurs(page, program);
        ours.push(measured);
        if (round === 0) edit = await measureEdit(page);
        return view;
      });
      theirs.push(await onPage(browser, (page) => measureBare(page, bare.url, view)));
    }
    return [...compared(ours, theirs), ...editRows(edit)];
  } finally {
    await browser.close();
    bare.stop();
    await program.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function onPage<Result>(browser: Browser, work: (page: Page) => Promise<Result>) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The same part of the tree in a canvas of the same size: else the two draw different numbers of cards. */
async function measureBare(page: Page, url: string, view: View): Promise<Measured> {
  await page.goto(`${url}?view=${encodeURIComponent(JSON.stringify(view))}`);
  await page.locator("#open").waitFor();
  const opening = await measureOpening(page, "#open", SEEN);
  return measured(page, opening);
}

async function measureOurs(page: Page, program: Program) {
  await page.goto(program.url);
  await signIn(page, PASSWORD);
  await page.locator("[data-card]").first().waitFor();
  const button = page.locator("aside button, aside a").filter({ hasText: "Großer Baum" }).first();
  await button.evaluate((element) => element.setAttribute("data-bench", ""));
  const opening = await measureOpening(page, "[data-bench]", SEEN);
  const view = await viewOn(page);
  return { measured: await measured(page, opening), view };
}

async function measured(page: Page, { cards: open, lines }: Opening): Promise<Measured> {
  const cards = await cardsOn(page);
  return { open, lines, cards, ...(await measureGestures(page)) };
}

function cardsOn(page: Page): Promise<number> {
  return page.locator(".react-flow__node").count();
}

function viewOn(page: Page): Promise<View> {
  return page.evaluate(() => {
    const { width, height } =
      document.querySelector(".react-flow__pane")?.getBoundingClientRect() ?? new DOMRect();
    const drawn = document.querySelector(".react-flow__viewport");
    const { e, f, a } = new DOMMatrix(drawn ? getComputedStyle(drawn).transform : "none");
    return { x: e, y: f, zoom: a, width, height };
  });
}

/** What one drag costs: cards touched besides the dragged one, and bytes of the request that saves it. */
async function measureEdit(page: Page) {
  const sent = page.waitForRequest((request) => request.url().endsWith("/edits"));
  const card = page.locator(`.react-flow__node[data-id]`).nth(12);
  const box = await card.boundingBox();
  const id = await card.getAttribute("data-id");
  if (!box) throw new Error("No card can be dragged.");
  await page.mouse.move(box.x + box.width / 2, box.y + 14);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 8, box.y + 14, { steps: 4 });
  // From here on only the drag goes on: pressing the button has selected the card.
  await page.evaluate((dragged) => {
    const touched = new Set<string>();
    Object.assign(window, { touched });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const node = element?.closest(".react-flow__node")?.getAttribute("data-id");
        if (node && node !== dragged) touched.add(node);
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  }, id);
  for (let step = 1; step <= 12; step++) {
    await page.mouse.move(box.x + box.width / 2 + 8 + step * 6, box.y + 14);
  }
  const touched = await page.evaluate(
    () => (window as never as { touched: Set<string> }).touched.size,
  );
  await page.mouse.up();
  const bytes = (await sent).postDataBuffer()?.byteLength ?? 0;
  return {
    touched,
    bytes,
    typing: await measureTyping(page, page.locator(`.react-flow__node[data-id="${id}"]`)),
  };
}

async function store(program: Program, tree: Tree): Promise<void> {
  const response = await program.ask("/api/decision-trees/import", {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: JSON.stringify(tree),
  });
  if (!response.ok) throw new Error(`The tree was not taken: ${await response.text()}`);
}

async function serveBare(tree: Tree, directory: string) {
  const built = await Bun.build({
    entrypoints: [join(ROOT, "apps/dashboard/bench/bare-canvas.tsx")],
    outdir: join(directory, "bare"),
    target: "browser",
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const named = (end: string) => built.outputs.find(({ path }) => path.endsWith(end));
  const page = `<!doctype html><link rel="stylesheet" href="/style.css"><div id="root"></div><script type="module" src="/main.js"></script>`;
  const server = Bun.serve({
    port: 0,
    routes: {
      "/": () => new Response(page, { headers: { "content-type": "text/html" } }),
      "/main.js": () => new Response(named(".js")),
      "/style.css": () => new Response(named(".css")),
      "/tree.json": () => Response.json(tree),
    },
  });
  return { url: server.url.href, stop: () => server.stop(true) };
}

/** What is measured on both, and what is aimed at; lines come after the cards. */
const PARTS = [
  ["open", "opening a tree of 1,000 nodes, 1,500 connections", "ratio ≤ 1.1"],
  ["lines", "  until its lines are drawn", ""],
  ["pan", "  script per frame, panning", "ratio ≤ 1.1"],
  ["zoom", "  script per frame, zooming", "ratio ≤ 1.1"],
  ["drag", "  script per frame, dragging a node", "ratio ≤ 1.1"],
] as const;

function compared(ours: readonly Measured[], theirs: readonly Measured[]): Row[] {
  const [mine, bare] = [ours, theirs].map((all) => median(all.map(({ cards }) => cards)));
  const cards: Row = {
    name: "  cards drawn once it is open",
    value: String(mine),
    spread: `bare React Flow ${bare}`,
    promise: "",
  };
  return [...costs(ours, theirs), cards];
}

function costs(ours: readonly Measured[], theirs: readonly Measured[]): Row[] {
  return PARTS.map(([part, name, promise]) => {
    const [mine, bare] = [ours, theirs].map((all) => all.map((each) => each[part]));
    const ratio = median(mine ?? []) / median(bare ?? []);
    return {
      name,
      value: milliseconds(median(mine ?? [])),
      spread: `bare React Flow ${milliseconds(median(bare ?? []))}, ratio ${ratio.toFixed(2)}`,
      promise,
    };
  });
}

function editRows(edit: Awaited<ReturnType<typeof measureEdit>> | null): Row[] {
  if (!edit) return [];
  return [
    {
      name: "  other cards touched by a drag",
      value: String(edit.touched),
      spread: "",
      promise: "0",
    },
    {
      name: "  request that saves a drag",
      value: `${(edit.bytes / 1000).toFixed(2)} kB`,
      spread: "",
      promise: "< 2 kB",
    },
    {
      name: "  typing in the editor, key to paint",
      value: milliseconds(median(edit.typing)),
      spread: `max ${milliseconds(Math.max(...edit.typing))}`,
      promise: "",
    },
  ];
}

function milliseconds(value: number): string {
  return `${value.toFixed(value < 20 ? 2 : 0)} ms`;
}
