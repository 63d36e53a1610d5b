import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram } from "@rufbaum/e2e/program";
import { realDisk } from "@rufbaum/runtime/real";
import { readLocalServer } from "@rufbaum/store";
import { type Load, requestsPerSecond } from "./http-load.ts";
import { median, type Row } from "./row.ts";

const ROUNDS = 5;
const PATH = "/api/decision-trees";

/** The list of trees beside a server that does nothing but send the same bytes. */
export async function treeList(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-bench-"));
  const data = join(directory, "data");
  const program = await startProgram({ data });
  const body = join(directory, "body.json");
  await Bun.write(body, await (await program.ask(PATH)).text());
  const bare = Bun.spawn([process.execPath, join(import.meta.dir, "bare-server.ts"), body], {
    stdout: "pipe",
  });
  try {
    const barePort = await firstLine(bare.stdout);
    const local = await readLocalServer(realDisk, data);
    const headers = { authorization: `Bearer ${local?.token}`, accept: "application/json" };
    const load: Load = { headers, connections: 16, milliseconds: 1_500 };
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await requestsPerSecond(program.url + PATH, load));
      theirs.push(await requestsPerSecond(`http://127.0.0.1:${barePort}${PATH}`, load));
    }
    const kilobytes = (Bun.file(body).size / 1000).toFixed(1);
    const ratio = (median(ours) / median(theirs)) * 100;
    return [
      row(`GET ${PATH}, ${kilobytes} kB`, ours, `${ratio.toFixed(0)} % of the bare server`),
      row("  the same bytes by a bare Bun.serve", theirs, ""),
    ];
  } finally {
    bare.kill();
    await bare.exited;
    await program.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function firstLine(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  for await (const chunk of stream) {
    text += new TextDecoder().decode(chunk);
    if (text.includes("\n")) break;
  }
  return text.trim();
}

function row(name: string, values: readonly number[], note: string): Row {
  const whole = (value: number) => Math.round(value).toLocaleString("en");
  const spread = `min ${whole(Math.min(...values))}, max ${whole(Math.max(...values))}`;
  return {
    name,
    value: `${whole(median(values))}/s`,
    spread: note === "" ? spread : `${spread}; ${note}`,
    promise: "",
  };
}
