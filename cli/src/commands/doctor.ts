import { Command } from "commander";
import type { Context } from "../context.ts";
import type { Finding, Standing } from "../doctor/check.ts";
import { examine } from "../doctor/examine.ts";
import { FailedResult } from "../errors.ts";
import type { Colour } from "../output/colours.ts";
import { oneLine } from "../output/printable.ts";

const COLOURS: Record<Standing, Colour> = { ok: "green", warn: "yellow", fail: "red" };

/** `rufbaum doctor` */
export function doctorCommand({ deps, output }: Context): Command {
  return new Command("doctor")
    .description("look for what keeps Rufbaum from running, and say what to do")
    .addHelpText(
      "after",
      `
Looks at Bun, configuration, data directory, database, backups, port, carrier, language model,
clock and dashboard of this machine. Exit code 1 if anything fails; warnings alone are no failure.
`,
    )
    .action(async () => {
      const findings: Finding[] = [];
      await examine(deps, (finding) => {
        findings.push(finding);
        const { standing, subject, message, advice } = finding;
        const mark = output.paint(COLOURS[standing], standing.padEnd(4));
        output.line(`${mark}  ${subject.padEnd(13)}  ${oneLine(message)}`);
        if (advice !== null) output.line(`${" ".repeat(21)}${oneLine(advice)}`);
      });
      const isHealthy = findings.every(({ standing }) => standing !== "fail");
      if (output.isJson()) output.json({ ok: isHealthy, checks: findings });
      if (!isHealthy) throw new FailedResult("Something fails.");
    });
}
