import { expect, test } from "bun:test";
import type { Config } from "@rufbaum/server/config";
import type { CliDeps } from "../deps.ts";
import { fakeCli } from "../testing/fake-cli.ts";
import { until } from "../testing/until.ts";

/** A command line whose server starts at once, unless told otherwise. */
function cliWith(options: { generatedPassword?: string; overrides?: Partial<CliDeps> } = {}) {
  const configs: Config[] = [];
  const events: string[] = [];
  /** What had been written when the server was told that its password was shown. */
  const shown: string[] = [];
  let stop = () => {};
  const cli = fakeCli({
    overrides: {
      env: { PORT: "3000", RUFBAUM_DATA: "/from-environment" },
      launch: async (config, { log }) => {
        configs.push(config);
        log("Data is kept in the embedded database.");
        return {
          url: `http://${config.host}:${config.port}`,
          localToken: "local",
          generatedPassword: options.generatedPassword ?? null,
          passwordShown: async () => void shown.push(cli.stdout()),
          stop: async () => void events.push("stopped"),
        };
      },
      stopRequested: () =>
        new Promise((resolve) => {
          stop = resolve;
        }),
      leave: () => void events.push("left"),
      ...options.overrides,
    },
  });
  async function serve(...words: string[]) {
    const result = cli.run("serve", ...words);
    await until(() => cli.stdout().includes(words.includes("--json") ? "\n" : "Ctrl-C"));
    expect(events).toEqual([]);
    stop();
    return { ...(await result), events, shown, config: configs[0] };
  }
  return { cli, serve };
}

test("it tells address and first password, and stops when it is told to", async () => {
  const { serve } = cliWith({ generatedPassword: "sesame" });
  const { code, stdout, stderr, events } = await serve();
  expect(code).toBe(0);
  expect(stdout).toContain("runs at http://127.0.0.1:3000\n");
  expect(stdout).toContain("The dashboard's password, shown only this once:\n\n    sesame\n");
  expect(stderr).toBe("Data is kept in the embedded database.\n");
  expect(events).toEqual(["stopped", "left"]);
});

test("the server keeps its first password only after somebody could read it", async () => {
  for (const words of [[], ["--json"]]) {
    const { shown } = await cliWith({ generatedPassword: "sesame" }).serve(...words);
    expect(shown).toEqual([expect.stringContaining("sesame")]);
  }
});

test("later starts say nothing of a password", async () => {
  const { stdout, shown } = await cliWith().serve();
  expect(stdout).not.toContain("password");
  expect(shown).toEqual([]);
});

test("options win over the environment", async () => {
  const { config } = await cliWith().serve("--port", "0", "--host", "::1", "--data", "/here");
  expect(config).toMatchObject({ port: 0, host: "::1", dataDirectory: "/here" });
  expect((await cliWith().serve()).config).toMatchObject({ dataDirectory: "/from-environment" });
});

test("with --json the first line tells where it runs", async () => {
  const { stdout, stderr } = await cliWith({ generatedPassword: "sesame" }).serve("--json");
  expect(JSON.parse(stdout)).toMatchObject({
    url: "http://127.0.0.1:3000",
    dataDirectory: "/from-environment",
    generatedPassword: "sesame",
  });
  expect(JSON.parse(stderr)).toEqual({ notice: "Data is kept in the embedded database." });
});

const inUse = Object.assign(new Error("Port 3000 of 127.0.0.1 is in use."), {
  reason: "port-in-use",
});
const refusals: [what: string, words: string[], Partial<CliDeps>, code: number, told: string][] = [
  ["a port that is none", ["--port", "many"], {}, 2, "PORT must be a whole number"],
  ["a port in use", [], { launch: () => Promise.reject(inUse) }, 1, inUse.message],
  [
    "a fault nobody foresaw",
    [],
    { launch: () => Promise.reject(new Error("broken")) },
    1,
    "The server could not start: broken",
  ],
  [
    "no dashboard",
    [],
    { loadDashboard: () => Promise.reject(new Error("never built")) },
    1,
    "The dashboard can't be served: never built",
  ],
];

test.each(refusals)("%s ends it with a sentence", async (_what, words, overrides, code, told) => {
  const result = await cliWith({ overrides }).cli.run("serve", ...words);
  expect(result).toMatchObject({ code, stdout: "" });
  expect(result.stderr).toContain(told);
  expect(result.stderr).toContain("\nhint: ");
});
