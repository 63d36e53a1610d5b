import { buildPseudoPage, PSEUDO_PATH } from "@rufbaum/dashboard/testing/build-pseudo-page";
import { german } from "@rufbaum/dashboard/testing/german";
import { fixedParts, MARKS, unreadParts } from "@rufbaum/dashboard/testing/pseudo";
import type { Page } from "playwright-core";

const PARTS = fixedParts(german);

/** Has the page load the dashboard that can change to the pseudo language, in place of the built one. */
export async function servePseudoPage(page: Page): Promise<void> {
  const { entry, files } = await buildPseudoPage();
  // The shell stays the program's: Chromium forbids sockets to a page that came from elsewhere.
  await page.route("**/assets/main-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `import "${entry}";` }),
  );
  await page.route(`**${PSEUDO_PATH}*`, (route) => {
    const file = files.get(new URL(route.request().url()).pathname);
    if (!file) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: file.type, body: Buffer.from(file.body) });
  });
}

/** Changes the language of the page that is shown. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("pseudo-language")));
  await page.waitForFunction(
    (mark) => document.title.includes(mark) && document.documentElement.lang === "en",
    MARKS[0],
  );
}

/** What the page shows or tells of the German catalog, outside the marks; `known` is data that reads the same. */
export async function germanLeft(page: Page, known: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate(textsOfPage);
  return texts.flatMap((text) =>
    known.includes(text)
      ? []
      : unreadParts(unquoted(text, known), PARTS).map((part) => `“${part}” in: ${text}`),
  );
}

/** The text without what it quotes of the data. */
function unquoted(text: string, known: readonly string[]): string {
  return text.replace(/“([^”]*)”/gu, (quote, said) => (known.includes(said) ? "“”" : quote));
}

/** How many texts stand between the marks: a page without any would prove nothing. */
export async function markedCount(page: Page): Promise<number> {
  const texts = await page.evaluate(textsOfPage);
  return texts.filter((text) => text.includes(MARKS[0])).length;
}

/** Everything that is there to be read or heard. */
function textsOfPage(): string[] {
  const ATTRIBUTES = [
    "aria-label",
    "aria-valuetext",
    "aria-description",
    "title",
    "placeholder",
    "alt",
  ];
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest("script, style, noscript")) texts.push(node.nodeValue ?? "");
  }
  for (const element of document.body.querySelectorAll("*")) {
    for (const name of ATTRIBUTES) texts.push(element.getAttribute(name) ?? "");
  }
  return texts.map((text) => text.trim()).filter((text) => text !== "");
}
