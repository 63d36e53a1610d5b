import type { Runtime } from "@rufbaum/runtime";
import { readLocalServer } from "@rufbaum/store/local-server";
import type { Environment } from "./deps.ts";
import { patient } from "./patient.ts";

/** What a completion script asks for, beside the commands that people use: it loads none of them. */
export const TREE_NAMES = "__tree-names";

/** Who presses Tab waits no longer, in milliseconds. */
const PATIENCE = 250;

/**
 * The names of the stored trees, as a running server tells them: the one that the environment names,
 * else the one on this machine. None where there is no server, or none that answers at once; nothing is
 * started or made for it.
 */
export async function treeNames(
  runtime: Pick<Runtime, "disk" | "network" | "timers">,
  env: Environment,
): Promise<string[]> {
  try {
    const server = await runningServer(runtime, env);
    if (!server) return [];
    const answer = await patient(runtime, PATIENCE).fetch(
      new URL("/api/decision-trees?view=list", server.url).href,
      { headers: { authorization: `Bearer ${server.token}` } },
    );
    return answer.ok ? namesIn(await answer.json()) : [];
  } catch {
    return [];
  }
}

async function runningServer(
  { disk }: Pick<Runtime, "disk">,
  env: Environment,
): Promise<{ url: string; token: string } | null> {
  const [url = "", token = ""] = [env.RUFBAUM_URL?.trim(), env.RUFBAUM_TOKEN?.trim()];
  if (url !== "" || token !== "") return { url, token };
  return readLocalServer(disk, env.RUFBAUM_DATA || ".rufbaum");
}

/** One line each: what has several, or would steer a terminal, is left out. */
function namesIn(trees: unknown): string[] {
  const names = (Array.isArray(trees) ? trees : []).flatMap((tree: { name?: unknown }) =>
    typeof tree?.name === "string" ? [tree.name] : [],
  );
  return [...new Set(names)].filter((name) => name !== "" && !/\p{C}/u.test(name));
}
