/** A block of commands in a page, and what keeps the soak from running it. */
export interface ShellBlock {
  /** The heading of second order that it stands under. */
  section: string;
  /** Line of the page, from 1, of its first command. */
  line: number;
  commands: string[];
  /** `null`: it runs as it stands. */
  notRun: string | null;
}

/**
 * The fenced `sh` blocks of a page. One that can't be run where the soak runs has a line above it that
 * readers see, too: `_Not run by the soak: it needs Docker._`
 */
export function shellBlocks(page: string): ShellBlock[] {
  const blocks: ShellBlock[] = [];
  let section = "";
  let before = "";
  let open: ShellBlock | null = null;
  for (const [index, line] of page.split("\n").entries()) {
    const text = line.trim();
    if (open && text === "```") open = null;
    else if (open) addLine(open.commands, text);
    else if (text === "```sh") {
      const notRun = NOT_RUN.exec(before)?.[1] ?? null;
      open = { section, line: index + 2, commands: [], notRun };
      blocks.push(open);
    } else if (text.startsWith("## ")) section = text.slice(3);
    if (text !== "") before = text;
  }
  return blocks;
}

const NOT_RUN = /^_Not run by the soak: (.+)\._$/;

/** A command goes on in the next line where its own ends with a backslash. */
function addLine(commands: string[], line: string): void {
  const last = commands.at(-1);
  if (last?.endsWith("\\")) commands[commands.length - 1] = `${last.slice(0, -1)}${line}`;
  else if (line !== "") commands.push(line);
}
