import type { CDPSession, Page } from "playwright-core";

/** Script per frame while a gesture goes on, in milliseconds. */
export interface GestureCosts {
  pan: number;
  zoom: number;
  drag: number;
}

/** How long a tree takes to open, in milliseconds. */
export interface Opening {
  cards: number;
  lines: number;
}

/** Seconds of script in half a second of a page that has something to do. */
const BUSY = 0.01;

/** Steps of a gesture; each is a frame of its own. */
const STEPS = 60;

/** Pans, zooms and drags a node with the mouse, and measures what scripts take of each frame. */
export async function measureGestures(page: Page): Promise<GestureCosts> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await atRest(session);
  const pane = await boxOf(page, ".react-flow__pane");
  const { x: left, y: top } = await emptyPlace(page);

  const pan = await perFrame(session, async () => {
    await page.mouse.move(left, top);
    await page.mouse.down();
    for (let step = 1; step <= STEPS; step++) {
      await page.mouse.move(left - step * 6, top - step * 4);
      await frame(page);
    }
    await page.mouse.up();
  });
  const zoom = await perFrame(session, async () => {
    await page.mouse.move(pane.x + pane.width / 2, pane.y + pane.height / 2);
    for (let step = 0; step < STEPS; step++) {
      await page.mouse.wheel(0, step < STEPS / 2 ? 40 : -40);
      await frame(page);
    }
  });
  const card = await middleCard(page, pane);
  const drag = await perFrame(session, async () => {
    await page.mouse.move(card.x, card.y);
    await page.mouse.down();
    for (let step = 1; step <= STEPS; step++) {
      await page.mouse.move(card.x + step * 2, card.y + step);
      await frame(page);
    }
    await page.mouse.up();
  });
  return { pan, zoom, drag };
}

/** Waits until what opening left to do is done: it is no part of a gesture. */
async function atRest(session: CDPSession): Promise<void> {
  const patience = AbortSignal.timeout(20_000);
  for (let before = await scriptSeconds(session); !patience.aborted; ) {
    await Bun.sleep(500);
    const now = await scriptSeconds(session);
    if (now - before < BUSY) return;
    before = now;
  }
}

async function perFrame(session: CDPSession, gesture: () => Promise<void>): Promise<number> {
  const before = await scriptSeconds(session);
  await gesture();
  return (((await scriptSeconds(session)) - before) * 1_000) / STEPS;
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN;
}

async function frame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`There is no ${selector} on the page.`);
  return box;
}

/** A place in the right lower part of the canvas where nothing lies. */
async function emptyPlace(page: Page): Promise<{ x: number; y: number }> {
  const place = await page.evaluate(() => {
    const pane = document.querySelector(".react-flow__pane");
    const { left, top, right, bottom } = pane?.getBoundingClientRect() ?? new DOMRect();
    for (let y = bottom - 100; y > top + 300; y -= 7) {
      for (let x = right - 20; x > left + 400; x -= 7) {
        if (document.elementFromPoint(x, y) === pane) return { x, y };
      }
    }
    return null;
  });
  if (!place) throw new Error("The canvas has no empty place.");
  return place;
}

/** The middle of a card that lies well inside of the pane. */
async function middleCard(
  page: Page,
  pane: { x: number; y: number; width: number; height: number },
) {
  for (const node of await page.locator(".react-flow__node").all()) {
    const box = await node.boundingBox();
    if (!box || box.x < pane.x + 250 || box.y < pane.y + 250) continue;
    return { id: await node.getAttribute("data-id"), x: box.x + box.width / 2, y: box.y + 14 };
  }
  throw new Error("No card lies in the middle of the canvas.");
}

/** Milliseconds from a click until the node is painted, and until the lines are. */
export function measureOpening(page: Page, click: string, nodeId: string): Promise<Opening> {
  return page.evaluate(
    ([button, id]) =>
      new Promise<Opening>((opened, failed) => {
        const element = document.querySelector<HTMLElement>(button ?? "");
        if (!element) return failed(new Error(`There is no ${button} on the page.`));
        const start = performance.now();
        element.click();
        // What is there in a frame is painted right after it.
        const painted = (selector: string, then: () => void) =>
          void requestAnimationFrame(() =>
            document.querySelector(selector) ? setTimeout(then) : painted(selector, then),
          );
        const passed = () => performance.now() - start;
        painted(`.react-flow__node[data-id="${id}"]`, () => {
          const cards = passed();
          painted(".react-flow:not([data-unrouted]) .react-flow__edge", () =>
            opened({ cards, lines: passed() }),
          );
        });
      }),
    [click, nodeId],
  );
}
