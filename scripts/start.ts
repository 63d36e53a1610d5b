import { prepare } from "./prepare.ts";

/** `bun run start [options of rufbaum serve]`: from a fresh clone to a running program. */
try {
  await prepare();
} catch (error) {
  const causes = error instanceof AggregateError ? error.errors : [error];
  for (const cause of causes) console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
const { main } = await import("@rufbaum/cli/main");
await main(["serve", ...process.argv.slice(2)]);
