import { FAULTS, type Fault, openGround, type Run, runSeed } from "@rufbaum/server/chaos";
import type { SoakOptions } from "./options.ts";

/** Milliseconds between two lines about how far it is. */
const TELL_EVERY = 15_000;

/** Runs seed after seed; `true` if every promise was kept. */
export async function soak({ from, seeds, minutes, show }: SoakOptions): Promise<boolean> {
  const ground = await openGround();
  const begin = performance.now();
  const struck = new Map<Fault, number>();
  const broken: number[] = [];
  let calls = 0;
  let told = begin;
  let seed = from;
  for (; seed < from + seeds && passed(begin) < minutes * 60_000; seed++) {
    const run = await runSeed(seed, ground);
    calls += run.calls;
    for (const [fault, count] of run.faults) struck.set(fault, (struck.get(fault) ?? 0) + count);
    if (show) console.log(run.notes.join("\n"));
    if (run.violations.length > 0) {
      broken.push(seed);
      report(run);
    }
    if (passed(told) > TELL_EVERY) {
      told = performance.now();
      console.log(`seed ${seed}: ${pace(seed - from + 1, begin)}, ${broken.length} broken`);
    }
  }
  await ground.close();
  const count = seed - from;
  console.log(`\n${count} seeds from ${from}, ${calls} calls, ${pace(count, begin)}`);
  for (const fault of FAULTS) console.log(`${String(struck.get(fault) ?? 0).padStart(8)} ${fault}`);
  console.log(
    broken.length === 0 ? "Every promise was kept." : `Broken by seeds ${broken.join(", ")}.`,
  );
  return broken.length === 0;
}

function report({ seed, violations }: Run): void {
  console.log(`SEED=${seed} (bun run soak --from ${seed} --seeds 1 --show)`);
  for (const violation of violations) console.log(`  ${violation}`);
}

function pace(count: number, begin: number): string {
  return `${((count * 1_000) / passed(begin)).toFixed(1)} seeds a second`;
}

function passed(since: number): number {
  return performance.now() - since;
}
