import { setDefaultTimeout } from "bun:test";

// For one file by hand; `bun run test` says it for all. `[test] timeout` in bunfig.toml is ignored
// by Bun 1.4.5, and this holds for the first file alone.
setDefaultTimeout(300_000);
