import { prepare } from "./prepare.ts";

/**
 * `bun run soak [--seeds N] [--from N] [--minutes M] [--show]`: the whole server in simulated time,
 * seed after seed, beyond those that every test runs. Ends with 1 if a promise was broken.
 */
await prepare();
const { readSoakOptions } = await import("./soak/options.ts");
const { soak } = await import("./soak/soak.ts");

const options = readSoakOptions(process.argv.slice(2));
if (typeof options === "string") {
  console.error(options);
  process.exit(2);
}
process.exit((await soak(options)) ? 0 : 1);
