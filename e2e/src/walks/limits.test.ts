import { expect } from "bun:test";
import { flaws } from "../browser/flaws.ts";
import { signIn } from "../browser/sign-in.ts";
import { walk } from "../walk.ts";

walk("a limit is set, reached, told and lifted", async (tools) => {
  const program = await tools.start();
  const { page, complaints } = await tools.open();
  await page.goto(`${program.url}/settings`);
  await signIn(page, program.password ?? "");
  const row = page.getByRole("form", { name: "Gleichzeitige Anrufe" });
  const field = row.getByLabel("Gleichzeitige Anrufe", { exact: true });
  await field.fill("viele");
  await page.keyboard.press("Enter");
  await row.getByRole("alert").getByText("ganze Zahl").waitFor();
  await field.fill("1");
  await page.keyboard.press("Enter");
  await row.getByText("Gerade: 0 von 1").waitFor();

  await tools.rufbaum("call", "+49 30 23125 201", "--tree", "Photo");
  await row.getByText("Gerade: 1 von 1, erreicht").waitFor();
  expect(await flaws(page)).toEqual([]);
  const refused = await tools.rufbaum("call", "+49 69 90009 001", "--tree", "Photo");
  expect(refused.stderr).toContain("The limit on simultaneous calls has been reached (1 of 1)");

  await row.getByRole("button", { name: "Zurücksetzen (keine Grenze)" }).click();
  await row.getByText("Gerade: 1", { exact: true }).waitFor();
  const inCall = await tools.rufbaum("call", "+49 30 23125 201", "--tree", "Photo");
  expect(inCall.stderr).toContain("A call to +49 30 23125201 is already in progress");
  expect(complaints.all()).toEqual([]);
});
