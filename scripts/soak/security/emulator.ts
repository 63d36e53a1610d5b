import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram } from "@rufbaum/e2e/program";
import { smallHostileBodies } from "../../attacks/hostile-bodies.ts";
import { type Attack, answerOf, type Count, countAnswer } from "./attack.ts";

const ACCOUNT = `AC${"0".repeat(31)}1`;
const PATHS = [
  ["GET", `/2010-04-01/Accounts/${ACCOUNT}/Calls.json`],
  ["POST", `/2010-04-01/Accounts/${ACCOUNT}/Calls.json`],
  ["POST", `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`],
  ["GET", `/2010-04-01/Accounts/${ACCOUNT}/IncomingPhoneNumbers.json`],
  ["DELETE", `/2010-04-01/Accounts/${ACCOUNT}/Recordings/RE0.json`],
  ["POST", "/_emulator/calls"],
  ["GET", "/_emulator/state"],
  ["GET", "/../api/tokens"],
  ["GET", "/"],
] as const;
const LOGINS = ["", "Basic ", "Basic !", `Basic ${btoa(`${ACCOUNT}:`)}`, `Basic ${btoa("a:b")}`];

/** The bundled carrier, in a program that has it: its interface has an authorisation of its own. */
const emulator: Attack = {
  name: "the emulator without its authorisation",
  async run(_target, count) {
    const directory = await mkdtemp(join(tmpdir(), "rufbaum-security-"));
    const program = await startProgram({ data: join(directory, "data") });
    try {
      await attack(program.url, count);
      const local = await answerOf(program.ask(`/emulator${PATHS[0][1]}`));
      countAnswer(count, "the command line's token", local, local.status < 300);
      if (/fault_\w+:/.test(program.output())) count.opened.push(program.output());
    } finally {
      await program.stop();
      await rm(directory, { recursive: true, force: true });
    }
  },
};

async function attack(url: string, count: Count): Promise<void> {
  for (const [method, path] of PATHS) {
    for (const authorization of LOGINS) {
      for (const { name, type, body } of method === "POST" ? smallHostileBodies() : [NOTHING]) {
        const headers = { "content-type": type, ...(authorization && { authorization }) };
        const asked = { method, headers, ...(body !== "" && { body }) };
        const answer = await answerOf(fetch(`${url}/emulator${path}`, asked));
        countAnswer(
          count,
          `${method} ${path}, ${authorization}, ${name}`,
          answer,
          answer.status < 300,
        );
      }
    }
  }
}

const NOTHING = { name: "nothing", type: "text/plain", body: "" };

export const EMULATOR = [emulator];
