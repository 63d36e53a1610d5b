import type { SimulationResult } from "@rufbaum/simulation";
import { CliError } from "../errors.ts";
import type { SimulateOptions } from "./options.ts";

/** Throws, with exit code 1, where a figure is not as good as was asked for. */
export function holdToLimits(
  { rates }: SimulationResult,
  { minSuccess, maxBounce }: Pick<SimulateOptions, "minSuccess" | "maxBounce">,
): void {
  const missed: string[] = [];
  if (minSuccess !== undefined && rates.success.percent < minSuccess) {
    missed.push(`success is ${rates.success.percent}%, not ${minSuccess}% (--min-success)`);
  }
  if (maxBounce !== undefined && rates.bounce.percent > maxBounce) {
    missed.push(`bounce is ${rates.bounce.percent}%, more than ${maxBounce}% (--max-bounce)`);
  }
  if (missed.length === 0) return;
  throw new CliError(`A limit is missed: ${missed.join("; ")}.`, {
    reason: "limit-missed",
    details: { success: rates.success, bounce: rates.bounce, minSuccess, maxBounce },
  });
}
