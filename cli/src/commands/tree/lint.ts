import {
  type Finding,
  lintFieldNames,
  lintFile,
  lintTree,
  type Tree,
  worstFirst,
} from "@rufbaum/tree";
import { Command } from "commander";
import type { Context } from "../../context.ts";
import { FailedResult } from "../../errors.ts";
import { paintedFindings, toldFindings } from "../../output/findings.ts";
import { oneLine } from "../../output/printable.ts";
import { isFile, NAMING_ANYWHERE, readTreeAsCalled } from "../../trees/read-tree.ts";
import { readTreeFile } from "../../trees/read-tree-file.ts";

/** `rufbaum tree lint` */
export function lintCommand(context: Context): Command {
  const { output } = context;
  return new Command("lint")
    .description(
      "look through a tree, or a file that may be none; exits with 1 if there are errors",
    )
    .argument("<tree>", "a file, id or name")
    .option("--strict", "exit with 1 on warnings, too")
    .addHelpText(
      "after",
      `${NAMING_ANYWHERE}
Examples:
  rufbaum tree lint greeting.json
  rufbaum tree lint Greeting@published --json
`,
    )
    .action(async (wanted: string, { strict = false }: { strict?: boolean }) => {
      const { name, tree, findings: found } = await lint(context, wanted);
      const findings = worstFirst(found);
      if (output.isJson())
        output.json({ isImportable: tree !== null, findings: toldFindings(findings) });
      else {
        for (const line of paintedFindings(findings, tree, output.paint)) output.line(line);
        const is = tree === null ? " can't be imported" : "";
        output.line(`${oneLine(name)}${is}: ${summary(findings)}`);
      }
      const failing = findings.filter(
        ({ severity }) => severity === "error" || (strict && severity === "warning"),
      );
      if (failing.length > 0) throw new FailedResult("The tree has errors.");
    });
}

interface Linted {
  name: string;
  /** `null`: a file that can't be imported. */
  tree: Tree | null;
  findings: Finding[];
}

async function lint(context: Context, wanted: string): Promise<Linted> {
  if (isFile(wanted)) {
    const { name, bytes } = await readTreeFile(context.deps, wanted);
    const { tree, findings } = lintFile(bytes);
    return { name, tree, findings: [...findings, ...(await understandingOf(tree))] };
  }
  const { name, tree } = await readTreeAsCalled(context, wanted);
  const findings = [...lintFieldNames(tree), ...lintTree(tree, Number.POSITIVE_INFINITY)];
  return { name, tree, findings: [...findings, ...(await understandingOf(tree))] };
}

/** What only the reader can find out, which is opened for that. */
async function understandingOf(tree: Tree | null): Promise<Finding[]> {
  if (!tree?.nodes.some(({ type }) => type === "decision")) return [];
  const [{ lintUnderstanding }, { openExplainer }] = await Promise.all([
    import("@rufbaum/conversation/lint"),
    import("@rufbaum/understanding/explaining"),
  ]);
  return lintUnderstanding(tree, await openExplainer());
}

function summary(findings: readonly Finding[]): string {
  const count = (wanted: string) => findings.filter(({ severity }) => severity === wanted).length;
  const [errors, warnings, infos] = [count("error"), count("warning"), count("info")];
  if (findings.length === 0) return "nothing found";
  return `${plural(errors, "error")}, ${plural(warnings, "warning")}, ${plural(infos, "hint")}`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
