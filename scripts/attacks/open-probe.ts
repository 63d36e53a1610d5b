import type { Program } from "@rufbaum/e2e/program";
import { startChild } from "../bench/calls/child.ts";
import { openRelayCall } from "../bench/relay-call.ts";
import { ACCOUNT, signature } from "../bench/twilio-account.ts";
import type { WebhookProbe } from "./webhook-probe.ts";

/** Measures how long signed webhooks of a call wait beside something else. */
export interface Probe {
  beside<Result>(work: () => Promise<Result>): Promise<{ result: Result; waits: number[] }>;
  stop(): Promise<void>;
}

/** Opens a call with the tree; its status is reported again and again. */
export async function openProbe(
  program: Pick<Program, "url" | "ask">,
  treeId: string,
): Promise<Probe> {
  const call = await openRelayCall(program, "+493023125001", treeId);
  const child = startChild<WebhookProbe>("../../attacks/webhook-probe.ts");
  const url = `${program.url}/twilio/voice/status?call=${call.callId}`;
  const form = {
    AccountSid: ACCOUNT.sid,
    CallSid: call.callSid,
    CallStatus: "in-progress",
    SequenceNumber: "2",
  };
  return {
    async beside(work) {
      await child.ask("begin", { url, form, signature: signature(url, form) });
      try {
        const result = await work();
        return { result, waits: await child.ask("end") };
      } catch (error) {
        await child.ask("end");
        throw error;
      }
    },
    async stop() {
      call.close();
      await child.stop();
    },
  };
}
