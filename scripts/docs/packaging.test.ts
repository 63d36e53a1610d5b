import { expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONFIG_VARIABLES, readConfig } from "@rufbaum/server/config";
import { parse } from "yaml";
import { imageCommands } from "../soak/docs/image-commands.ts";

const PACKAGING = join(import.meta.dir, "../../packaging");
const read = (name: string) => Bun.file(join(PACKAGING, name)).text();
const SERVICE = await read("rufbaum.service");
const ANALYZE = Bun.which("systemd-analyze");
const CADDY = Bun.which("caddy");
const COMPOSE = Bun.which("docker-compose");

interface Compose {
  services: Record<
    string,
    {
      environment: Record<string, string>;
      volumes: string[];
      ports?: string[];
      build?: { context: string; dockerfile: string };
    }
  >;
  volumes: Record<string, unknown>;
}
const compose: Compose = parse(await read("compose.yaml"));

test("the compose file sets nothing that the program does not know, and what it sets is right", () => {
  const environment = compose.services.rufbaum?.environment ?? {};
  expect(unknownIn(environment)).toEqual([]);
  expect(unknownIn({ ...environment, PUBLIC_ADDRESS: "" })).toEqual(["PUBLIC_ADDRESS"]);
  expect(readConfig(filled(environment, { POSTGRES_PASSWORD: "abc" }))).toMatchObject({
    ok: true,
    config: {
      databaseUrl: "postgres://rufbaum:abc@database:5432/rufbaum",
      trustedProxies: ["172.16.0.0/12"],
      publicUrl: null,
    },
  });
});

test("the compose file builds from this checkout, and keeps each volume that it names", async () => {
  const { context = "", dockerfile = "" } = compose.services.rufbaum?.build ?? {};
  expect(await Bun.file(join(PACKAGING, context, dockerfile)).text()).toBe(
    await read("Dockerfile"),
  );
  const used = Object.values(compose.services).flatMap(({ volumes }) =>
    volumes.map((one) => one.split(":")[0]),
  );
  expect(used.toSorted()).toEqual(Object.keys(compose.volumes).toSorted() as typeof used);
});

test("the image's data lie in its volume, and its port is the one that is published", async () => {
  const dockerfile = await read("Dockerfile");
  const { environment } = imageCommands(dockerfile);
  expect(unknownIn(environment)).toEqual([]);
  const { port, host, dataDirectory } = configOf(environment);
  const volume = /^VOLUME (.+)$/m.exec(dockerfile)?.[1] ?? "?";
  expect(dataDirectory).toStartWith(`${volume}/`);
  expect(compose.services.rufbaum?.volumes).toEqual([`rufbaum:${volume}`]);
  expect(compose.services.rufbaum?.ports).toEqual([`127.0.0.1:3000:${port}`]);
  expect(dockerfile).toContain(`EXPOSE ${port}\n`);
  expect(host).toBe("0.0.0.0");
});

test("the unit keeps its data where it may write", () => {
  const directory = /^StateDirectory=(.+)$/m.exec(SERVICE)?.[1];
  expect(SERVICE).toContain(`Environment=RUFBAUM_DATA=/var/lib/${directory}\n`);
  expect(SERVICE).not.toContain("MemoryDenyWriteExecute=yes");
});

test.skipIf(ANALYZE === null)("systemd finds nothing to say of the unit, and would", async () => {
  expect(await verified(SERVICE)).toEqual({ exitCode: 0, told: "" });
  expect((await verified(SERVICE.replace("Restart=", "Restrat="))).told).toContain("Restrat");
  expect((await verified(SERVICE.replace("ExecStart=/", "ExecStart=/no/such"))).exitCode).not.toBe(
    0,
  );
});

test.skipIf(CADDY === null)(
  "Caddy can read its part of docs/operations.md, and would complain",
  async () => {
    const page = await Bun.file(join(import.meta.dir, "../../docs/operations.md")).text();
    const site = /^```caddyfile\n(.*?)^```$/ms.exec(page)?.[1] ?? "";
    expect(await adapted(site)).toContain("127.0.0.1:3000");
    expect(await adapted(site.replace("reverse_proxy", "reverse_poxy"))).toContain(
      "unrecognized directive",
    );
  },
);

async function adapted(site: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-caddy-"));
  try {
    const path = join(directory, "Caddyfile");
    await Bun.write(path, site);
    const words = ["adapt", "--config", path, "--adapter", "caddyfile"];
    const { stdout, stderr } = Bun.spawnSync([CADDY ?? "", ...words]);
    return `${stdout}${stderr}`;
  } finally {
    await rm(directory, { recursive: true });
  }
}

test.skipIf(COMPOSE === null)("Compose can read its file, and asks for the password", () => {
  const config = (environment: Record<string, string>) =>
    Bun.spawnSync([COMPOSE ?? "", "--file", join(PACKAGING, "compose.yaml"), "config"], {
      env: { PATH: process.env.PATH, ...environment },
    });
  expect(config({ POSTGRES_PASSWORD: "abc" })).toMatchObject({ exitCode: 0 });
  const refused = config({});
  expect(refused.exitCode).not.toBe(0);
  expect(refused.stderr.toString()).toContain("set it in .env");
});

/** The program itself is not installed where tests run: another stands in its place. */
async function verified(unit: string): Promise<{ exitCode: number; told: string }> {
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-unit-"));
  try {
    const path = join(directory, "rufbaum.service");
    await Bun.write(path, unit.replace("/usr/local/bin/rufbaum serve", "/bin/sh serve"));
    const { exitCode, stderr } = Bun.spawnSync([ANALYZE ?? "", "verify", "--man=no", path]);
    const told = stderr
      .toString()
      .split("\n")
      .filter((line) => line.includes("rufbaum.service"));
    return { exitCode, told: told.join("\n") };
  } finally {
    await rm(directory, { recursive: true });
  }
}

function unknownIn(environment: Record<string, string>): string[] {
  return Object.keys(environment).filter((name) => !CONFIG_VARIABLES.includes(name));
}

function configOf(environment: Record<string, string>) {
  const read = readConfig(environment);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.config;
}

/** Values as Compose puts them in: `${NAME:-other}`, and `${NAME:?why}`. */
function filled(environment: Record<string, string>, given: Record<string, string>) {
  const value = (text: string) =>
    text.replaceAll(
      /\$\{(\w+):([-?])([^}]*)\}/g,
      (_, name, sign, other) => given[name] ?? (sign === "-" ? other : ""),
    );
  return Object.fromEntries(
    Object.entries(environment).map(([name, text]) => [name, value(String(text))]),
  );
}
