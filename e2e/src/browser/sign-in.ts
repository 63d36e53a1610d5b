import type { Page } from "playwright-core";

/** From the gate into the dashboard. */
export async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Anmelden" }).click();
  await page.getByRole("button", { name: "Anmelden" }).waitFor({ state: "detached" });
}
