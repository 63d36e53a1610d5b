import { expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportTree } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";

test("a command that is ended with Ctrl-C exits with 130 and has written nothing", async () => {
  const home = await mkdtemp(join(tmpdir(), "rufbaum-interrupted-"));
  try {
    const file = join(home, "sample.json");
    const tree = sampleTree({ id: "sample", createdAt: "2026-01-01T00:00:00.000Z" });
    await Bun.write(file, exportTree(tree));
    const words = ["simulate", file, "--runs", "1000000", "--workers", "1"];
    const script = `
      import { main } from ${JSON.stringify(join(import.meta.dir, "main.ts"))};
      const look = setInterval(() => {
        if (process.listenerCount("SIGINT") === 0) return;
        clearInterval(look);
        process.kill(process.pid, "SIGINT");
      }, 20);
      await main(${JSON.stringify(words)});`;
    const child = Bun.spawn([process.execPath, "-e", script], { stdout: "pipe", stderr: "pipe" });
    const [code, stdout, stderr] = await Promise.all([
      child.exited,
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
    ]);
    expect([code, stdout]).toEqual([130, ""]);
    expect(stderr).toContain("stopped before its end; nothing was written");
  } finally {
    await rm(home, { recursive: true, force: true });
  }
});
