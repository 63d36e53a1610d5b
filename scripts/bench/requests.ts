import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Program, startProgram } from "@rufbaum/e2e/program";
import type { Row } from "./figures.ts";

const SECONDS = 3;
const AT_ONCE = 32;

/** `GET /api/decision-trees`, signed in, beside a bare `Bun.serve` that sends the same bytes. */
export async function benchRequests(): Promise<Row[]> {
  const data = await mkdtemp(join(tmpdir(), "rufbaum-bench-"));
  const program = await startProgram({ data });
  const bytes = await (await program.ask("/api/decision-trees")).text();
  const bare = await startBare(bytes);
  try {
    const plain = await perSecond(() => fetch(bare.url));
    const ours = await perSecond(() => program.ask("/api/decision-trees"));
    const size = `${(bytes.length / 1024).toFixed(0)} kB`;
    return [
      {
        what: `GET ${size} from a bare Bun.serve`,
        figure: `${plain.toFixed(0)} requests/s`,
        goal: "",
      },
      {
        what: "GET /api/decision-trees, the same bytes",
        figure: `${ours.toFixed(0)} requests/s, ${(100 * (ours / plain)).toFixed(0)} % of it`,
        goal: "",
      },
    ];
  } finally {
    await bare.stop();
    await program.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/** In a process of its own, as the program is. */
async function startBare(bytes: string): Promise<Pick<Program, "url"> & { stop(): Promise<void> }> {
  const script = `
    const body = ${JSON.stringify(bytes)};
    const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () =>
      new Response(body, { headers: { "content-type": "application/json" } }) });
    console.log(server.url.href);`;
  const child = Bun.spawn([process.execPath, "-e", script], { stdout: "pipe" });
  const reader = child.stdout.getReader();
  const { value } = await reader.read();
  return {
    url: new TextDecoder().decode(value).trim(),
    async stop() {
      child.kill();
      await child.exited;
    },
  };
}

async function perSecond(ask: () => Promise<Response>): Promise<number> {
  const until = performance.now() + SECONDS * 1_000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < until) {
        await (await ask()).arrayBuffer();
        answered += 1;
      }
    }),
  );
  return answered / SECONDS;
}
