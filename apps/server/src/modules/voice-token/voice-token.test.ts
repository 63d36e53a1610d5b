import { expect, test } from "bun:test";
import { voiceTokenRoutes } from "./routes.ts";

test.each([
  ["sales-agent", "sales_agent"],
  ["sales_agent", "sales_agent"],
])("a token for %s is signed as the provider takes it", async (identity, signed) => {
  const asked: string[] = [];
  const routes = voiceTokenRoutes(async (name) => {
    asked.push(name);
    return `for ${name}`;
  });
  const answer = await routes.handle(
    new Request(`http://rufbaum.test/api/token?identity=${identity}`),
  );
  expect(await answer.json()).toEqual({ token: `for ${signed}` });
  expect(asked).toEqual([signed]);
});

test("other signs are refused", async () => {
  const routes = voiceTokenRoutes(async () => {
    throw new Error("not to be asked for");
  });
  const answer = await routes.handle(
    new Request("http://rufbaum.test/api/token?identity=sales%20agent"),
  );
  expect(answer.status).not.toBe(200);
  expect(await answer.text()).not.toContain("not to be asked for");
});
