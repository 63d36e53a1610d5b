import { prepare } from "./prepare.ts";

const HELP = `bun run soak [--seeds N] [--from N] [--minutes M] [--show]
                          the whole server in simulated time, seed after seed, beyond those of the tests
bun run soak tests        tests that have a larger set, with all of it: more seeds, more moments
bun run soak servers [N]  N rounds of several servers, kills and outages; 10
bun run soak kills [N]    a real server, killed N times in the middle of calls; 20
bun run soak campaigns [N] campaigns whose servers are killed N times; 1000
bun run soak security     a real server under attack
bun run soak docs [page…] every command of README.md and of the pages on running it, as it stands there;
                          "image" for those of the Dockerfile

All end with 1 if a promise was broken.`;

if (process.argv.includes("--help") || process.argv.includes("-h")) {
  console.log(HELP);
  process.exit(0);
}
await prepare();
const words = process.argv.slice(2);
if (words[0] === "tests") {
  const { soakTests } = await import("./soak/tests.ts");
  process.exit((await soakTests(words.slice(1))) ? 0 : 1);
}
if (words[0] === "security") {
  const { security } = await import("./soak/security/security.ts");
  process.exit((await security()) ? 0 : 1);
}
if (words[0] === "docs") {
  const { soakDocs } = await import("./soak/docs.ts");
  process.exit((await soakDocs(words.slice(1))) ? 0 : 1);
}
if (words[0] === "kills") {
  const { soakKills } = await import("./soak/kills.ts");
  process.exit((await soakKills(words.slice(1))) ? 0 : 1);
}
if (words[0] === "campaigns") {
  const { soakCampaigns } = await import("./soak/campaigns.ts");
  process.exit((await soakCampaigns(words.slice(1))) ? 0 : 1);
}
if (words[0] === "servers") {
  const { soakServers } = await import("./soak/servers.ts");
  process.exit((await soakServers(words.slice(1))) ? 0 : 1);
}
const { readSoakOptions } = await import("./soak/options.ts");
const { soak } = await import("./soak/soak.ts");

const options = readSoakOptions(words);
if (typeof options === "string") {
  console.error(`${options}\n\n${HELP}`);
  process.exit(2);
}
process.exit((await soak(options)) ? 0 : 1);
