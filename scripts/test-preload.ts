import { setDefaultTimeout } from "bun:test";
import { TEST_LIMIT } from "./testing/test-limit.ts";

// The limit of a test that `bun run test` gives, for those run by hand with `bun test`. Bun 1.4.5
// ignores `[test] timeout` in bunfig.toml, and forgets a default at the end of each file: it is set
// as each is loaded.
Bun.plugin({
  name: "test limit",
  setup(build) {
    build.onLoad({ filter: /\.test\.tsx?$/ }, async ({ path }) => {
      setDefaultTimeout(TEST_LIMIT);
      const loader = path.endsWith("x") ? "tsx" : "ts";
      return { contents: await Bun.file(path).text(), loader };
    });
  },
});
