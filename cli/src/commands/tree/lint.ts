import { type Finding, lintTree } from "@rufbaum/tree";
import { Command } from "commander";
import type { Context } from "../../context.ts";
import { FailedResult } from "../../errors.ts";
import { paintedFindings } from "../../output/findings.ts";
import { oneLine } from "../../output/printable.ts";
import { NAMING_ANYWHERE, readTree } from "../../trees/read-tree.ts";

/** `rufbaum tree lint` */
export function lintCommand(context: Context): Command {
  const { output } = context;
  return new Command("lint")
    .description("look through a tree; exits with 1 if there are errors")
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
      const { name, tree } = await readTree(context, wanted);
      const findings = lintTree(tree);
      if (output.isJson()) output.json({ findings });
      else {
        for (const line of paintedFindings(findings, tree, output.paint)) output.line(line);
        output.line(`${oneLine(name)}: ${summary(findings)}`);
      }
      const failing = findings.filter(
        ({ severity }) => severity === "error" || (strict && severity === "warning"),
      );
      if (failing.length > 0) throw new FailedResult("The tree has errors.");
    });
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
