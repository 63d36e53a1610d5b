import { expect } from "bun:test";
import { signIn } from "../browser/sign-in.ts";
import { freePort } from "../program/free-port.ts";
import { startEmulator } from "../program/start-emulator.ts";
import type { Program } from "../program/start-program.ts";
import { until } from "../until.ts";
import { walk } from "../walk.ts";

const SAMPLE = "Photovoltaik-Beratung (Beispiel)";
const FRIENDLY = "+493023125001";
const NEVER_AGAIN = "+493023125006";

walk(
  "calls to our numbers are answered with the chosen tree, else by the built-in one",
  async (tools) => {
    // Faster, callers take a busy machine for an agent who is gone, and hang up.
    const emulator = await startEmulator({ speed: 4 });
    try {
      const port = freePort();
      const env = { ...emulator.account, PUBLIC_URL: `http://127.0.0.1:${port}` };
      const program = await tools.start({ port, env });
      await tools.rufbaum("tree", "publish", "Photo");
      const { page } = await tools.open();
      await page.goto(`${program.url}/settings`);
      await signIn(page, program.password ?? "");
      await page.getByText("Woher die Angaben kommen").waitFor();

      const [first, second] = JSON.parse((await tools.rufbaum("numbers", "list", "--json")).stdout);
      await page
        .getByRole("listitem", { name: first.written, exact: true })
        .getByLabel("Wer hier anruft, hört:")
        .selectOption({ label: SAMPLE });
      await page.getByText("Gespeichert", { exact: true }).waitFor();
      await page.getByRole("button", { name: `Mehr zu ${second.written}` }).click();
      await page.getByRole("menuitem", { name: "Anrufe hierher leiten" }).click();
      await page
        .getByText(`Anrufe an ${second.written} kommen jetzt hierher`, { exact: true })
        .waitFor();

      await emulator.callIn({ from: FRIENDLY, to: first.number });
      await emulator.callIn({ from: NEVER_AGAIN, to: second.number });
      const ended = await until("the end of both calls", () => inbound(program));
      const from = (number: string) => ended.find(({ phoneNumber }) => phoneNumber === number);
      expect(from(FRIENDLY)).toMatchObject({ treeName: SAMPLE });
      expect(from(NEVER_AGAIN)).toMatchObject({ treeName: "Rückruf", outcome: "opt-out" });

      const again = await tools.rufbaum("call", NEVER_AGAIN, "--tree", "Photo");
      expect(again).toMatchObject({
        code: 1,
        stderr: expect.stringContaining("they asked for it"),
      });
    } finally {
      await emulator.stop();
    }
  },
);

interface Ended {
  phoneNumber: string;
  direction: string;
  outcome: string | null;
}

/** The two inbound calls once both are over. */
async function inbound(program: Program): Promise<Ended[] | null> {
  const calls = (await (await program.ask("/api/calls")).json()) as Ended[];
  const ended = calls.filter(
    ({ direction, outcome }) => direction === "inbound" && outcome !== null,
  );
  return ended.length === 2 ? ended : null;
}
