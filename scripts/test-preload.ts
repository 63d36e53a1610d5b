import { setDefaultTimeout } from "bun:test";

// `[test] timeout` in bunfig.toml is ignored by Bun 1.4.5.
setDefaultTimeout(30_000);
