import { prepare } from "./prepare.ts";

/**
 * `bun run soak [--seeds N] [--from N] [--minutes M] [--show]`: the whole server in simulated time,
 * seed after seed, beyond those that every test runs. `bun run soak security`: a real server is
 * attacked; `bun run soak kills [N]`: one is killed N times;
 * `bun run soak servers [N]`: N rounds of several servers, kills and outages. All end with 1 if a promise was broken.
 */
await prepare();
const words = process.argv.slice(2);
if (words[0] === "security") {
  const { security } = await import("./soak/security/security.ts");
  process.exit((await security()) ? 0 : 1);
}
if (words[0] === "kills") {
  const { soakKills } = await import("./soak/kills.ts");
  process.exit((await soakKills(words.slice(1))) ? 0 : 1);
}
if (words[0] === "servers") {
  const { soakServers } = await import("./soak/servers.ts");
  process.exit((await soakServers(words.slice(1))) ? 0 : 1);
}
const { readSoakOptions } = await import("./soak/options.ts");
const { soak } = await import("./soak/soak.ts");

const options = readSoakOptions(words);
if (typeof options === "string") {
  console.error(options);
  process.exit(2);
}
process.exit((await soak(options)) ? 0 : 1);
