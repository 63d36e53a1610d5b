import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { flaws } from "../browser/flaws.ts";
import { signIn } from "../browser/sign-in.ts";
import { freePort } from "../program/free-port.ts";
import { startEmulator } from "../program/start-emulator.ts";
import { walk } from "../walk.ts";

walk(
  "a Twilio account is entered, checked, connected, taken away and brought back",
  async (tools) => {
    // A carrier of its own plays Twilio.
    const carrier = await startEmulator({ speed: 4 });
    try {
      const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_API_BASE } =
        carrier.account;
      const port = freePort();
      const env = {
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        TWILIO_API_BASE: TWILIO_API_BASE ?? "",
      };
      const program = await tools.start({ port, env });
      const { page, complaints } = await tools.open({ reducedMotion: "reduce" });
      await page.goto(`${program.url}/settings`);
      await signIn(page, program.password ?? "");
      const line = async () => (await (await program.ask("/api/voice-line")).json()).carrier;
      const button = (name: string) => page.getByRole("button", { name, exact: true });

      await button("Twilio-Konto verbinden").click();
      await page.getByLabel("Account SID").fill("AC123");
      await page.getByLabel("Auth Token").fill("f".repeat(32));
      await page.getByLabel("Rufnummer", { exact: true }).fill(TWILIO_FROM ?? "");
      await button("Verbindung prüfen").click();
      await page.getByText("Die Account SID muss aus AC und 32").waitFor();
      expect(await flaws(page)).toEqual([]);
      await page.getByLabel("Account SID").fill(TWILIO_ACCOUNT_SID ?? "");
      await button("Verbindung prüfen").click();
      await page.getByText("der Auth Token gehört nicht zu ihr").waitFor();
      await page.getByText("Geändert wurde nichts.").waitFor();
      await page.getByLabel("Auth Token").fill(TWILIO_AUTH_TOKEN ?? "");
      await button("Verbindung prüfen").click();
      await page.getByText("Über dieses Konto kann telefoniert werden.").waitFor();
      expect(await flaws(page)).toEqual([]);
      expect(await line()).toBe("emulator");

      await button("Anrufe hierüber führen").click();
      const question = page.getByRole("alertdialog", { name: "Ab jetzt echte Anrufe führen?" });
      await question.getByText("kosten bei Twilio Geld. Gerade läuft kein Anruf.").waitFor();
      expect(await flaws(page)).toEqual([]);
      await question.getByRole("button", { name: "Anrufe hierüber führen" }).click();
      await saysName(page);
      await page.getByText(`endet auf ${TWILIO_ACCOUNT_SID?.slice(-4)}`).waitFor();
      await page.getByText("Twilio", { exact: true }).first().waitFor();
      expect(await line()).toBe("twilio");
      expect(await page.content()).not.toContain(TWILIO_AUTH_TOKEN ?? "no token");
      expect(await flaws(page)).toEqual([]);

      await button("Trennen").click();
      await page
        .getByRole("alertdialog", { name: "Twilio-Konto trennen?" })
        .getByRole("button", { name: "Trennen" })
        .click();
      await button("Twilio-Konto verbinden").waitFor();
      expect(await line()).toBe("emulator");
      await page.getByText("Die letzte Änderung lässt sich noch zurücknehmen.").waitFor();
      await page.locator("#telephony").getByRole("button", { name: "Rückgängig" }).click();
      await page.getByText("Die Änderung ist zurückgenommen", { exact: true }).waitFor();
      expect(await line()).toBe("twilio");
      expect(complaints.except(409, 422)).toEqual([]);

      await program.stop();
      const again = await tools.start({ port, env });
      expect((await (await again.ask("/api/voice-line")).json()).carrier).toBe("twilio");
    } finally {
      await carrier.stop();
    }
  },
);

/** Whoever changes the account answers for it. */
async function saysName(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Wer sind Sie?" });
  await dialog.getByLabel("Name").fill("Ada");
  await page.keyboard.press("Enter");
}
