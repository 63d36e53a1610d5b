import { environment, ROOT } from "./start-program.ts";

/** A call as the carrier has it; milliseconds since 1970. */
export interface CarriedCall {
  to: string;
  status: string;
  createdAt: number;
  answeredAt: number | null;
  endedAt: number | null;
}

/** The carrier emulator as a process of its own, as any client of Twilio's would use it. */
export interface Emulator {
  /** The environment with which the program takes it for Twilio. */
  account: Record<string, string>;
  /** Has somebody call one of the account's numbers. */
  callIn(call: { from: string; to: string }): Promise<void>;
  /** How many calls it was ever asked for. */
  placed(): Promise<number>;
  /** Every call that it was ever asked for, as it has them itself. */
  log(): Promise<CarriedCall[]>;
  stop(): Promise<void>;
}

export async function startEmulator({
  speed,
  env = {},
}: {
  speed: number;
  env?: Record<string, string>;
}): Promise<Emulator> {
  const words = ["cli/src/main.ts", "emulator", "--json", "--speed", String(speed)];
  const child = Bun.spawn([process.execPath, ...words], {
    cwd: ROOT,
    env: environment(env),
    stdin: "ignore",
    stdout: "pipe",
    stderr: "inherit",
  });
  const { url, accountSid, authToken, from } = JSON.parse(await firstLine(child.stdout));
  return {
    account: {
      TWILIO_ACCOUNT_SID: accountSid,
      TWILIO_AUTH_TOKEN: authToken,
      TWILIO_FROM: from,
      TWILIO_API_BASE: url,
    },
    async callIn(call) {
      const answer = await fetch(`${url}/_emulator/calls`, {
        method: "POST",
        headers: {
          authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}`,
          "content-type": "application/json",
        },
        body: JSON.stringify(call),
      });
      if (!answer.ok) throw new Error(`The emulator let nobody call: ${await answer.text()}`);
    },
    async placed() {
      const path = `/2010-04-01/Accounts/${accountSid}/Calls.json?PageSize=1000`;
      const answer = await fetch(url + path, {
        headers: { authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` },
      });
      return (await answer.json()).calls.length;
    },
    async log() {
      const answer = await fetch(`${url}/_emulator/log`, {
        headers: { authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` },
      });
      return answer.json();
    },
    async stop() {
      child.kill("SIGTERM");
      await child.exited;
    },
  };
}

async function firstLine(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) {
    text += decoder.decode(chunk, { stream: true });
    if (text.includes("\n")) return text.slice(0, text.indexOf("\n"));
  }
  throw new Error(`The emulator did not start: ${text}`);
}
