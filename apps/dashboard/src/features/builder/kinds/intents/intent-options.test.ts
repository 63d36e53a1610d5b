import { expect, test } from "bun:test";
import { chosenIntent, intentOptions } from "./intent-options.ts";

test("every known intent is offered by its name, with what callers say", () => {
  const options = intentOptions("");
  expect(options.length).toBeGreaterThan(30);
  expect(options.find(({ id }) => id === "price_objection")).toEqual({
    id: "price_objection",
    label: "Zu teuer",
    description: "„Das ist mir zu teuer.“",
  });
  expect(options.filter(({ description }) => description === undefined)).toEqual([]);
});

test.each([
  ["sekretariat", "secretary_detected"],
  ["secretary_det", "secretary_detected"],
  ["laeuft noch", "contract_bound"],
  ["was kostet", "price_question"],
])("%p finds %p by name, key or what is said", (typed, intent) => {
  expect(intentOptions(typed)[0]?.id).toBe(intent);
});

test("what is typed can be taken as one of one's own", () => {
  const own = intentOptions("hat Hund im Garten").at(-1);
  expect(own?.label).toContain("hat Hund im Garten");
  expect(chosenIntent(own?.id ?? "")).toBe("hat_Hund_im_Garten");
  expect(intentOptions("Zu teuer").map(({ id }) => chosenIntent(id))).toEqual(["price_objection"]);
});
