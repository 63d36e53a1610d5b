import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PRESETS } from "@rufbaum/dialing/presets";
import { freePort } from "@rufbaum/e2e/free-port";
import { type Program, startProgram } from "@rufbaum/e2e/program";
import { benchTree } from "./bench-tree.ts";
import { ACCOUNT, playTwilio } from "./twilio-account.ts";

/** The program on data of its own, whose carrier this process plays. */
export interface TwilioProgram {
  program: Program;
  directory: string;
  /** The program's data, within that directory. */
  data: string;
  /** Ends the program and starts it on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** @param env beside what an account needs @param fill what there is before the program begins */
export async function startTwilioProgram(
  env: Record<string, string> = {},
  fill: (data: string) => Promise<void> = async () => {},
): Promise<TwilioProgram> {
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-bench-"));
  const data = join(directory, "data");
  await fill(data);
  const twilio = playTwilio();
  const port = freePort();
  const options = {
    data,
    port,
    env: {
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TWILIO_ACCOUNT_SID: ACCOUNT.sid,
      TWILIO_AUTH_TOKEN: ACCOUNT.token,
      TWILIO_FROM: ACCOUNT.from,
      TWILIO_API_BASE: twilio.url,
      ...env,
    },
  };
  let program = await startProgram(options);
  // As many calls as are measured: what is usual with Twilio is ten at once.
  const none = { atOnce: null, perMinute: null, minutesPerDay: null };
  const lifted = await program.ask("/api/settings/limits", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(none),
  });
  if (!lifted.ok) throw new Error(await lifted.text());
  const reason = "The benchmark's carrier reaches nobody.";
  const loosened = await program.ask("/api/settings/lawful-calling", {
    method: "PUT",
    headers: { "content-type": "application/json", "rufbaum-person": "bench" },
    body: JSON.stringify({ rules: PRESETS.none, reason }),
  });
  if (!loosened.ok) throw new Error(await loosened.text());
  return {
    get program() {
      return program;
    },
    directory,
    data,
    async restart() {
      await program.stop();
      program = await startProgram(options);
    },
    async stop() {
      await program.stop();
      twilio.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** @returns the id under which a tree of so many questions was stored */
export async function storeBenchTree(program: Program, questions: number): Promise<string> {
  const response = await program.ask("/api/decision-trees/import", {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: JSON.stringify(benchTree(questions)),
  });
  if (!response.ok) throw new Error(await response.text());
  const { tree } = (await response.json()) as { tree: { id: string } };
  return tree.id;
}
