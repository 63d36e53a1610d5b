import { cpus } from "node:os";
import { prepare } from "./prepare.ts";

/** `bun run bench [part …]`: measures what was promised. Nothing here fails: read the figures. */
await prepare();
const { formatRows } = await import("./bench/row.ts");
const PARTS = {
  start: async () => (await import("./bench/start-to-ready.ts")).startToReady(),
  turn: async () => (await import("./bench/webhook-turn.ts")).webhookTurn(),
  calls: async () => (await import("./bench/calls.ts")).calls(),
  bodies: async () => (await import("./bench/hostile-bodies.ts")).hostileBodiesBeside(),
  readers: async () => (await import("./bench/readers.ts")).besideReaders(),
  trees: async () => (await import("./bench/tree-list.ts")).treeList(),
  understanding: async () => (await import("./bench/understanding.ts")).understanding(),
  knowledge: async () => (await import("./bench/knowledge.ts")).knowledge(),
  numbers: async () => (await import("./bench/numbers.ts")).numbers(),
  corpus: async () => (await import("./bench/corpus.ts")).corpus(),
  "lawful-calling": async () => (await import("./bench/lawful-calling.ts")).lawfulCalling(),
  simulation: async () => (await import("./bench/simulation.ts")).simulation(),
  regions: async () => (await import("./bench/regions.ts")).regions(),
  engine: async () => (await import("./bench/engine.ts")).engine(),
  editing: async () => (await import("./bench/editing.ts")).editing(),
  canvas: async () => (await import("./bench/canvas.ts")).canvas(),
  bundle: async () => (await import("./bench/first-load.ts")).firstLoad(),
};
/** Takes minutes: only where it is asked for. */
const ON_REQUEST = {
  campaigns: async () => (await import("./bench/campaigns.ts")).campaigns(),
  transcripts: async () => (await import("./bench/transcripts.ts")).transcripts(),
  files: async () => (await import("./bench/contact-files.ts")).contactFiles(),
  "contact-import": async () => (await import("./bench/contact-import.ts")).contactImport(),
  contacts: async () => (await import("./bench/contacts.ts")).contacts(),
  "campaign-lists": async () => (await import("./bench/campaign-lists.ts")).campaignLists(),
  "browser-files": async () => (await import("./bench/browser-files.ts")).browserFiles(),
  "own-conditions-parts": async () =>
    (await import("./bench/own-conditions-parts.ts")).ownConditionsParts(),
  import: async () => (await import("./bench/import.ts")).imports(),
  backups: async () => (await import("./bench/backups.ts")).backups(),
  "simulation-memory": async () => (await import("./bench/simulation-memory.ts")).memory(),
};
const chosen = process.argv.slice(2);
const known = { ...PARTS, ...ON_REQUEST };
const unknown = chosen.find((name) => !(name in known));
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}. Parts: ${Object.keys(known).join(", ")}`);
  process.exit(2);
}
const rows = [];
for (const [name, measure] of Object.entries(chosen.length === 0 ? PARTS : known)) {
  if (chosen.length === 0 || chosen.includes(name)) rows.push(...(await measure()));
}
console.log(`\n${cpus().length} × ${cpus()[0]?.model}, Bun ${Bun.version}\n`);
console.log(formatRows(rows));
// The database that tests share stays open for whoever asks next.
process.exit(0);
