import { shellBlocks } from "../docs/shell-blocks.ts";
import { ROOT } from "../process/run-child.ts";
import { withScratch } from "../testing/scratch.ts";
import { type DocsGround, openDocsGround } from "./docs/ground.ts";
import { runImageCommands } from "./docs/image-commands.ts";

const PAGES = ["README.md", "docs/operations.md", "docs/command-line.md", "docs/api.md"];

/**
 * `bun run soak docs [page…]`: every command of the pages on running the program, as it stands there,
 * in a clone and a home of its own; and those of the Dockerfile. `true` if all of them did well.
 */
export async function soakDocs(words: readonly string[]): Promise<boolean> {
  const unknown = words.filter((word) => !PAGES.includes(word) && word !== "image");
  if (unknown.length > 0) {
    console.error(
      `"soak docs" knows ${PAGES.join(", ")} and image, and not: ${unknown.join(", ")}`,
    );
    return false;
  }
  const asked = words.length > 0 ? words : [...PAGES, "image"];
  return withScratch(async (directory) => {
    const ground = await openDocsGround(directory);
    try {
      await seesFaults(ground);
      let isWell = true;
      for (const page of asked) {
        const did =
          page === "image" ? await runImageCommands(directory) : await runPage(ground, page);
        isWell = did && isWell;
      }
      return isWell;
    } finally {
      await ground.close();
    }
  });
}

/** A ground on which nothing fails would show nothing. @throws Error */
async function seesFaults(ground: DocsGround): Promise<void> {
  await ground.begin();
  await ground.beginSection();
  for (const command of [
    "bun run rufbaum-that-is-not-there",
    "false",
    "exit 0 # then it exits with 1",
  ]) {
    const { fault } = await ground.run(command);
    if (fault === null) throw new Error(`"${command}" passed for one that did well.`);
  }
}

async function runPage(ground: DocsGround, page: string): Promise<boolean> {
  const blocks = shellBlocks(await Bun.file(`${ROOT}/${page}`).text());
  await ground.begin();
  let isWell = true;
  let section: string | null = null;
  for (const block of blocks) {
    if (block.section !== section) await ground.beginSection();
    section = block.section;
    if (block.notRun !== null) {
      console.log(`${page}:${block.line} left out: ${block.notRun}`);
      continue;
    }
    for (const command of block.commands) {
      const { fault, milliseconds } = await ground.run(command);
      const time = `${(milliseconds / 1000).toFixed(1)} s`.padStart(8);
      console.log(`${page} ${fault === null ? "ok    " : "FAILED"} ${time}  ${command}`);
      if (fault === null) continue;
      isWell = false;
      console.log(fault.replaceAll(/^/gm, "    "));
    }
  }
  return isWell;
}
