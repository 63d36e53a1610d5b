import { expect } from "bun:test";
import { join } from "node:path";
import { walk } from "../walk.ts";

const TREE = join(import.meta.dir, "../../fixtures/appointment-reminder.json");

walk("the same path by the command line alone", async ({ start, rufbaum, data }) => {
  const env = { EMULATOR_SPEED: "10" };
  const first = await start({ env });
  const refused = await fetch(`${first.url}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: "nicht das Passwort" }),
  });
  expect(refused.status).toBe(401);

  const imported = await rufbaum("tree", "import", TREE, "--name", "Erinnerung", "--json");
  expect(imported).toMatchObject({ code: 0, stderr: "" });
  const { code, stdout, stderr } = await rufbaum(
    ...["call", "+49 30 23125 001", "--tree", "Erinnerung", "--watch"],
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain("KI-Assistentin der Zahnarztpraxis Dr. Groß");
  expect(stdout).toContain("Ended: appointment");

  const [call] = JSON.parse((await rufbaum("transcript", "list", "--json")).stdout);
  const transcript = await rufbaum("transcript", "show", call.callSid);
  expect(transcript.stdout).toContain("Können Sie ihn wahrnehmen?");

  expect(await first.stop()).toBe(0);
  const stopped = await rufbaum("transcript", "show", call.callSid);
  expect(stopped).toEqual(transcript);

  const second = await start({ env });
  expect(await rufbaum("transcript", "show", call.callSid)).toEqual(transcript);
  const third = start({ env }).catch((error: Error) => error.message);
  expect(await third).toContain(second.url);
  expect(await Bun.file(join(data, "server.json")).json()).toMatchObject({ url: second.url });
});
