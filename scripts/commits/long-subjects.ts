import { join, relative } from "node:path";

/** Longer ones are cut off where commits are listed. */
export const LONGEST_SUBJECT = 60;

/** What nobody has amended by then stands for good, and is no reason to fail for ever. */
const NEWEST = 20;

/** The commit that brought this file has brought the rule. */
const RULE = relative(join(import.meta.dir, "../.."), import.meta.path);

/**
 * The commits whose subject is too long, as `id subject`: of the newest that are younger than the rule
 * and on no remote yet, so that they can still be amended. None where there is no history to look at,
 * as in an exported folder.
 */
export async function longSubjects(root: string, rule = RULE): Promise<string[]> {
  if ((await git(root, "rev-parse", "--show-prefix")) !== "") return [];
  const brought = await git(root, "log", "--diff-filter=A", "--format=%H", "--", rule);
  const since = brought?.split("\n").at(-1);
  if (!since) return [];
  const commits = await git(
    root,
    ...["log", "--no-merges", "--ancestry-path", `--max-count=${NEWEST}`, "--format=%h %s"],
    ...[`${since}..HEAD`, "--not", "--remotes"],
  );
  return (commits ?? "").split("\n").filter((commit) => lengthOf(commit) > LONGEST_SUBJECT);
}

function lengthOf(commit: string): number {
  return [...commit.slice(commit.indexOf(" ") + 1)].length;
}

/** What git answers, `null` where it has none or is not there. */
async function git(root: string, ...words: string[]): Promise<string | null> {
  const program = Bun.which("git");
  if (!program) return null;
  // Whoever runs this from a hook has told git of another place.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")),
  );
  const run = Bun.spawn([program, ...words], { cwd: root, env, stdout: "pipe", stderr: "ignore" });
  const [answer, code] = await Promise.all([new Response(run.stdout).text(), run.exited]);
  return code === 0 ? answer.trim() : null;
}
