import { expect, test } from "bun:test";
import { join } from "node:path";
import { shellBlocks } from "./shell-blocks.ts";

const PAGE = `# A page

## First

\`\`\`sh
one
two \\
  and more
\`\`\`

_Not run by the soak: it needs Docker._

\`\`\`sh
three
\`\`\`

\`\`\`nginx
no command
\`\`\`

## Second

- In a list:

  \`\`\`sh
  four
  \`\`\`
`;

test("blocks are found with their section, and with what keeps them from being run", () => {
  expect(shellBlocks(PAGE)).toEqual([
    { section: "First", line: 6, commands: ["one", "two and more"], notRun: null },
    { section: "First", line: 14, commands: ["three"], notRun: "it needs Docker" },
    { section: "Second", line: 26, commands: ["four"], notRun: null },
  ]);
});

/** What the soak can't have: a block with one of these has to say so above it, and no other may. */
const ELSEWHERE = /\b(?:docker|systemctl|journalctl|certbot|sudo|runuser|git pull)\b|run test$/;

/** What the soak does have, behind the variables that are set for a command. */
const HERE =
  /^(?:\w+=\S+ )*(?:bun|npx|curl|echo|export|createdb|pg_restore|psql|\.\/dist\/rufbaum)\b/;

test.each(["README.md", "docs/operations.md", "docs/api.md", "docs/command-line.md"])(
  "%s leaves out only what can't be run",
  async (path) => {
    const blocks = shellBlocks(await Bun.file(join(import.meta.dir, "../..", path)).text());
    expect(blocks.length).toBeGreaterThan(0);
    for (const { line, commands, notRun } of blocks) {
      const isElsewhere = commands.some(
        (command) => ELSEWHERE.test(command) || !HERE.test(command),
      );
      expect({ path, line, isLeftOut: notRun !== null }).toEqual({
        path,
        line,
        isLeftOut: isElsewhere,
      });
    }
  },
);
