import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../program/free-port.ts";
import { ROOT } from "../program/start-program.ts";

export interface Nginx {
  /** Where it speaks https, such as `https://localhost:50123`. */
  url: string;
  port: number;
  /** Where it speaks http. */
  plainPort: number;
  /** The file of its certificate. */
  certificate: string;
  /** What it has answered, such as `200 /api/session`; a socket once it is closed. */
  served(): Promise<string[]>;
  stop(): Promise<void>;
}

const PATH = { PATH: `${process.env.PATH ?? ""}:/usr/sbin` };
const nginx = Bun.which("nginx", PATH);
const openssl = Bun.which("openssl", PATH);

export const hasNginx = nginx !== null && openssl !== null;

/**
 * Starts nginx with the configuration that docs/operations.md gives, in front of a server on `behind`:
 * only its addresses, its name and the files of its certificate are others.
 */
export async function startNginx({ behind }: { behind: number }): Promise<Nginx> {
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-nginx-"));
  const port = freePort();
  const plainPort = freePort();
  const certificate = join(directory, "certificate.pem");
  const key = join(directory, "key.pem");
  run([
    ...[openssl ?? "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt"],
    ...["ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=localhost"],
    ...["-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate],
  ]);
  const site = replaced(await siteOfDocs(), {
    "    listen [::]:443 ssl;\n": "",
    "    listen [::]:80;\n": "",
    "listen 443 ssl": `listen 127.0.0.1:${port} ssl`,
    "listen 80": `listen 127.0.0.1:${plainPort}`,
    "/etc/letsencrypt/live/calls.example.com/fullchain.pem": certificate,
    "/etc/letsencrypt/live/calls.example.com/privkey.pem": key,
    "calls.example.com": "localhost",
    "127.0.0.1:3000": `127.0.0.1:${behind}`,
  });
  const main = join(directory, "nginx.conf");
  await Bun.write(main, aroundSite(site, directory));
  const words = [nginx ?? "nginx", "-p", directory, "-c", main, "-e", "stderr"];
  run([...words, "-t"]);
  const server = Bun.spawn(words, { stdin: "ignore", stdout: "ignore", stderr: "pipe" });
  await answers(plainPort, server);
  return {
    url: `https://localhost:${port}`,
    port,
    plainPort,
    certificate,
    served: async () => (await Bun.file(join(directory, SERVED)).text()).split("\n"),
    async stop() {
      server.kill("SIGTERM");
      await server.exited;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const SERVED = "served.log";

async function siteOfDocs(): Promise<string> {
  const operations = await Bun.file(join(ROOT, "docs/operations.md")).text();
  const site = /^```nginx\n(.*?)^```$/ms.exec(operations)?.[1];
  if (site === undefined) throw new Error("docs/operations.md has no configuration for nginx.");
  return site;
}

function replaced(text: string, others: Record<string, string>): string {
  return Object.entries(others).reduce((site, [part, other]) => {
    if (!site.includes(part))
      throw new Error(`The configuration of docs/operations.md has no "${part}".`);
    return site.replaceAll(part, other);
  }, text);
}

/** What Debian's own nginx.conf has around a site, with every file in `directory`. */
function aroundSite(site: string, directory: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
    daemon off;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    pid ${join(directory, "nginx.pid")};
    events {}
    http {
      log_format served '$status $uri';
      access_log ${join(directory, SERVED)} served;
      ${temporary.map((kind) => `${kind}_temp_path ${join(directory, kind)};`).join("\n")}
      ${site}
    }
  `;
}

function run(words: string[]): void {
  const { success, stderr } = Bun.spawnSync(words, { stdout: "ignore", stderr: "pipe" });
  if (!success) throw new Error(`${words.join(" ")} failed: ${stderr}`);
}

async function answers(port: number, server: Bun.Subprocess<"ignore", "ignore", "pipe">) {
  while (server.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).catch(
      () => null,
    );
    if (answer) return;
    await Bun.sleep(20);
  }
  throw new Error(`nginx did not start: ${await new Response(server.stderr).text()}`);
}
