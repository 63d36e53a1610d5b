import { decodeFile, type Imported, importTree, type Tree } from "@rufbaum/tree";
import { withFirm } from "@rufbaum/tree/graph";
import { wordsIn } from "@rufbaum/words";
import { ask, type Client } from "../client.ts";
import { type Context, withConnection } from "../context.ts";
import { CliError, wrongInput } from "../errors.ts";
import { findTree, loadTree, type TreeEntry } from "./find-tree.ts";
import { readTreeFile } from "./read-tree-file.ts";
import { isInNewData } from "./with-tree.ts";

/** A tree and what to call it in messages. */
export interface NamedTree {
  name: string;
  tree: Tree;
}

/** How a tree can be meant, for help texts. */
export const NAMING_ANYWHERE = `
A tree is a file (a path ending in .json, or - for stdin), or one the server has: its id, its name,
or the start of either, with @<number>, @published or @draft for one of its versions.
`;

/** The same where stdin holds something else. */
export const NAMING_IN_CHAT = `
A tree is a file (a path ending in .json; stdin holds what the caller says), or one the server has:
its id, its name, or the start of either, with @<number>, @published or @draft for one of its versions.
`;

/** Reads a tree from a file, or asks the server for it; only then a server is needed. */
export async function readTree(context: Context, wanted: string): Promise<NamedTree> {
  if (isFile(wanted)) return readFromFile(context, wanted);
  return withConnection(context, ({ client }) => readFromServer(client, wanted), {
    beforeNew: () => isInNewData(parseVersioned(wanted).name),
  });
}

/**
 * The same as its calls have it: where its texts name a firm that nothing of its own fills, with the one of
 * the server's settings. A tree in a file belongs to no server, and fills them by its own `variables`.
 */
export async function readTreeAsCalled(context: Context, wanted: string): Promise<NamedTree> {
  if (isFile(wanted)) return readFromFile(context, wanted);
  return withConnection(
    context,
    async ({ client }) => {
      const { name, tree } = await readFromServer(client, wanted);
      return { name, tree: await withFirmOfSettings(client, tree) };
    },
    { beforeNew: () => isInNewData(parseVersioned(wanted).name) },
  );
}

/** Settings are asked for only where a firm is missing. */
async function withFirmOfSettings(client: Client, tree: Tree): Promise<Tree> {
  if (withFirm(tree, "?") === tree) return tree;
  const { company } = await ask(client, client.api.api.settings["lawful-calling"].get());
  return withFirm(tree, company);
}

/** Whether a tree is meant that stands in a file. */
export function isFile(wanted: string): boolean {
  return wanted === "-" || wanted.endsWith(".json") || wanted.includes("/");
}

async function readFromFile({ deps }: Context, file: string): Promise<NamedTree> {
  const { bytes, name } = await readTreeFile(deps, file);
  const read = importTree(decodeFile(bytes).text);
  if (!read.ok) throw faultyFile(name, read);
  const { id = "", isActive = false, createdAt = "", ...document } = read.tree;
  return { name, tree: { id, name, isActive, createdAt, ...document } };
}

function faultyFile(
  name: string,
  { reason, problems, further }: Extract<Imported, { ok: false }>,
): CliError {
  const told = problems.map((problem) => {
    const { path, nodeId } = problem;
    return {
      path,
      ...(nodeId !== undefined && { nodeId }),
      message: wordsIn("en").problem(problem),
    };
  });
  return wrongInput(`${name} is no tree that can be read.`, {
    reason,
    lines: told.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`)),
    details: { file: name, problems: told },
    ...(further > 0 && {
      hint: `There are ${further} more: \`rufbaum tree lint\` lists them all.`,
    }),
  });
}

async function readFromServer(client: Client, wanted: string): Promise<NamedTree> {
  const { name, version } = parseVersioned(wanted);
  const found = await findTree(client, name);
  if (version === "draft") return { name: found.name, tree: await loadTree(client, found.id) };
  const routes = client.api.api["decision-trees"]({ id: encodeURIComponent(found.id) });
  const number = version === "published" ? await publishedNumber(client, found) : version;
  const { tree } = await ask(client, routes.versions({ number }).get());
  return { name: `${found.name}@${number}`, tree };
}

async function publishedNumber(client: Client, { id, name }: TreeEntry): Promise<number> {
  const routes = client.api.api["decision-trees"]({ id: encodeURIComponent(id) });
  const { published } = await ask(client, routes.draft.get());
  if (published) return published.number;
  throw new CliError(`"${name}" was never published.`, {
    reason: "never-published",
    hint: "Publish it with `rufbaum tree publish`, or leave @published out.",
  });
}

/** `name@3`, `name@published`, `name@draft`; a name alone means the draft. */
export function parseVersioned(wanted: string): {
  name: string;
  version: "draft" | "published" | number;
} {
  const at = wanted.lastIndexOf("@");
  const version = at < 0 ? "" : wanted.slice(at + 1);
  const name = wanted.slice(0, at);
  if (version === "draft" || version === "published") return { name, version };
  if (/^[1-9]\d{0,8}$/.test(version)) return { name, version: Number(version) };
  return { name: wanted, version: "draft" };
}
