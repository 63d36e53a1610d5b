import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { findPostgres, type PostgresServer, startPostgres } from "@rufbaum/store/testing";
import { ROOT, runChild } from "../../process/run-child.ts";
import { cleanEnvironment } from "../../testing/clean-environment.ts";
import { startServer } from "./start-server.ts";

export interface DocsGround {
  /** Empties home and data, as before a page. */
  begin(): Promise<void>;
  /** Ends a server that runs, and forgets what was exported: another section, another terminal. */
  beginSection(): Promise<void>;
  run(command: string): Promise<{ fault: string | null; milliseconds: number }>;
  close(): Promise<void>;
}

/** The role and database that the pages tell to make, and their address there. */
const DATABASE = "postgres://rufbaum:secret@127.0.0.1:5432/rufbaum";

/** A fresh clone with the changes of this checkout, an empty home, and a PostgreSQL server. */
export async function openDocsGround(directory: string): Promise<DocsGround> {
  const clone = await cloneInto(join(directory, "clone"));
  const bin = join(directory, "bin");
  await mkdir(bin);
  await symlink(process.execPath, join(bin, "bun"));
  const programs = await findPostgres();
  const postgres = programs === null ? null : await startPostgres(programs);
  const database = postgres === null ? null : await makeDatabase(postgres, programs ?? "");
  const port = freePort();
  const home = join(directory, "home");
  const state = join(directory, "exported");
  const environment = {
    ...cleanEnvironment(process.env),
    PATH: [bin, programs ?? "", process.env.PATH ?? ""].join(":"),
    HOME: home,
    PORT: String(port),
    EMULATOR_SPEED: "20",
    BUN_INSTALL_CACHE_DIR: join(homedir(), ".bun/install/cache"),
    npm_config_cache: join(homedir(), ".npm"),
  };
  let server: Awaited<ReturnType<typeof startServer>> | null = null;

  async function endServer(): Promise<void> {
    await server?.stop();
    server = null;
  }

  /** What is written for everybody, as it is here. */
  function here(command: string): string {
    if (command.includes(DATABASE) && database === null) throw new Error("PostgreSQL is missing.");
    return command.replaceAll(DATABASE, database ?? "").replaceAll(":3000/", `:${port}/`);
  }

  async function ran(command: string): Promise<string | null> {
    const env = {
      ...environment,
      ...(command.includes("$DATABASE_URL") || command.includes("rufbaum.dump")
        ? { DATABASE_URL: database ?? "" }
        : {}),
    };
    const script = `. ${state}; ${here(command)}\nexport -p > ${state}`;
    if (/\brun start$/.test(command)) {
      await endServer();
      server = await startServer(["sh", "-ec", script], { cwd: clone, env });
      return server.fault;
    }
    if (/\brufbaum restore\b/.test(command)) await endServer();
    const { code, output } = await runChild(["sh", "-ec", script], { cwd: clone, env });
    return code === expectedCode(command) ? null : `exit code ${code}\n${output}`;
  }

  return {
    async begin() {
      await endServer();
      for (const path of [home, join(clone, ".rufbaum")]) {
        await rm(path, { recursive: true, force: true });
      }
      await mkdir(home);
    },
    async beginSection() {
      await endServer();
      await Bun.write(state, "");
    },
    async run(command) {
      const start = performance.now();
      const fault = await ran(command);
      return { fault, milliseconds: performance.now() - start };
    },
    async close() {
      await endServer();
      await postgres?.stop();
    },
  };
}

/** A page says so where a command that did well exits with 1. */
function expectedCode(command: string): number {
  return /#.*\bexits with 1$/.test(command) ? 1 : 0;
}

async function cloneInto(clone: string): Promise<string> {
  const git = async (...words: string[]) => {
    const { code, output } = await runChild(["git", ...words]);
    if (code !== 0) throw new Error(`git ${words.join(" ")} failed: ${output}`);
    return output.split("\0").filter(Boolean);
  };
  await git("clone", "--quiet", ROOT, clone);
  for (const path of await git("ls-files", "-z", "--modified", "--others", "--exclude-standard")) {
    const from = join(ROOT, path);
    if (!(await Bun.file(from).exists())) await rm(join(clone, path), { force: true });
    else {
      await mkdir(dirname(join(clone, path)), { recursive: true });
      await cp(from, join(clone, path));
    }
  }
  return clone;
}

/** As the page has it made by the owner of the server. */
async function makeDatabase({ url }: PostgresServer, programs: string): Promise<string> {
  const psql = join(programs, "psql");
  const statements = [
    "create role rufbaum login createdb password 'secret'",
    "create database rufbaum owner rufbaum",
  ];
  for (const statement of statements) {
    const { code, output } = await runChild([psql, url, "-qc", statement]);
    if (code !== 0) throw new Error(`${statement} failed: ${output}`);
  }
  return url.replace("//postgres@", "//rufbaum:secret@").replace(/\/postgres$/, "/rufbaum");
}

function freePort(): number {
  const listener = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data() {} } });
  listener.stop(true);
  return listener.port;
}
