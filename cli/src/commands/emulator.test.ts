import { expect, test } from "bun:test";
import { join } from "node:path";
import { fakeCli } from "../testing/fake-cli.ts";
import { until } from "../testing/until.ts";

const MAIN = join(import.meta.dirname, "../main.ts");
const CLIENT = join(
  import.meta.dirname,
  "../../../packages/telephony/src/testing/official-client/main.ts",
);

/** The command, until it is told to stop. */
async function emulator(...words: string[]) {
  const stop = Promise.withResolvers<void>();
  const cli = fakeCli({ overrides: { stopRequested: () => stop.promise } });
  const result = cli.run("emulator", ...words);
  await until(() => cli.stdout().includes(words.includes("--json") ? "\n" : "Ctrl-C"));
  return {
    told: cli.stdout(),
    async stop() {
      stop.resolve();
      return await result;
    },
  };
}

test("it tells where it is and with which account, and ends when it is told to", async () => {
  const { told, stop } = await emulator();
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(told)?.[0] ?? "";
  const sid = /AC[0-9a-f]{32}/.exec(told)?.[0] ?? "";
  const token = /Auth token +([0-9a-f]{32})/.exec(told)?.[1] ?? "";
  expect(told).toContain("It reaches nobody.");
  const account = `${url}/2010-04-01/Accounts/${sid}.json`;
  const authorization = `Basic ${btoa(`${sid}:${token}`)}`;
  expect((await fetch(account, { headers: { authorization } })).status).toBe(200);
  expect((await fetch(account)).status).toBe(401);
  expect(await stop()).toMatchObject({ code: 0, stderr: "" });
  await expect(fetch(account)).rejects.toThrow();
});

test("with --json its first line is what a program needs, the same for the same seed", async () => {
  const [first, again, other] = await Promise.all([
    emulator("--json", "--seed", "7"),
    emulator("--json", "--seed", "7"),
    emulator("--json"),
  ]);
  const account = ({ told }: { told: string }) => {
    const { url, ...rest } = JSON.parse(told);
    expect(url).toStartWith("http://127.0.0.1:");
    return rest;
  };
  expect(Object.keys(account(first))).toEqual(["accountSid", "authToken", "from"]);
  expect(account(again)).toEqual(account(first));
  expect(account(other).authToken).not.toBe(account(first).authToken);
  for (const one of [first, again, other]) await one.stop();
});

test.each([
  ["--port", "70000", "whole number from 0 to 65535"],
  ["--speed", "0", "number above 0"],
  ["--rate", "fast", "number above 0"],
  ["--seed", "-1", "whole number"],
  ["--account", "free", "trial, individual, business"],
])("%s %s is refused with what would be right", async (option, value, told) => {
  const result = await fakeCli().run("emulator", option, value);
  expect(result).toMatchObject({ code: 2, stdout: "" });
  expect(result.stderr).toContain(told);
});

test("a port in use is told as that", async () => {
  const { told, stop } = await emulator("--json");
  const { port } = new URL(JSON.parse(told).url);
  const result = await fakeCli().run("emulator", "--port", port);
  expect(result).toMatchObject({ code: 1, stdout: "" });
  expect(result.stderr).toContain(`Port ${port} is in use`);
  await stop();
});

test("Twilio's own client library works with it", async () => {
  const emulator = Bun.spawn(
    ["bun", MAIN, "emulator", "--json", "--speed", "20", "--rate", "20", "--seed", "7"],
    { env: { PATH: Bun.env.PATH }, stdout: "pipe", stderr: "inherit" },
  );
  try {
    const { value } = await emulator.stdout.getReader().read();
    const [account = ""] = new TextDecoder().decode(value).split("\n");
    const client = Bun.spawn(["bun", CLIENT, account], {
      env: { PATH: Bun.env.PATH },
      stdout: "pipe",
      stderr: "pipe",
    });
    const [told, faults, code] = await Promise.all([
      new Response(client.stdout).text(),
      new Response(client.stderr).text(),
      client.exited,
    ]);
    expect({ code, told, faults }).toMatchObject({ code: 0, faults: "" });
    expect(told.match(/^ok /gm)?.length).toBeGreaterThanOrEqual(14);
    expect(told).not.toContain("FAIL");
  } finally {
    emulator.kill("SIGINT");
    expect(await emulator.exited).toBe(130);
  }
});
