import { join } from "node:path";

/** A process of its own that carries out one request after another, asked for by IPC. */
export interface Child<Requests extends RequestMap> {
  ask<Name extends keyof Requests & string>(
    name: Name,
    ...given: Parameters<Requests[Name]>
  ): Promise<Awaited<ReturnType<Requests[Name]>>>;
  stop(): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: each request has parameters of its own
export type RequestMap = Record<string, (...given: any[]) => unknown>;

type ChildReply = { answer: unknown } | { fault: string };

/** @param file beside this one */
export function startChild<Requests extends RequestMap>(file: string): Child<Requests> {
  let answered: (answer: ChildReply) => void = () => {};
  const child = Bun.spawn([process.execPath, join(import.meta.dir, file)], {
    stdio: ["ignore", "inherit", "inherit"],
    serialization: "advanced",
    ipc: (message) => answered(message as ChildReply),
    onExit: () => answered({ fault: `${file} ended.` }),
  });
  return {
    async ask(name, ...given) {
      const answer = await new Promise<ChildReply>((resolve) => {
        answered = resolve;
        child.send({ name, given });
      });
      if ("fault" in answer) throw new Error(answer.fault);
      return answer.answer as never;
    },
    async stop() {
      child.kill();
      await child.exited;
    },
  };
}

/** The other end: what a child can be asked for. */
export function serveRequests(requests: RequestMap): void {
  endWithParent();
  process.on("message", async ({ name, given }: { name: string; given: unknown[] }) => {
    try {
      process.send?.({ answer: await requests[name]?.(...given) });
    } catch (error) {
      process.send?.({ fault: error instanceof Error ? (error.stack ?? "") : String(error) });
    }
  });
}

/** Whoever started this process by IPC is gone, perhaps by a signal. */
export function endWithParent(): void {
  process.on("disconnect", () => process.exit());
}
