import { expect, test } from "bun:test";
import { addressOf, EVERYBODY, filterOf, readShown, type Shown, searchOf } from "./shown.ts";

const TODAY = Date.parse("2026-11-29T00:00:00.000Z");

function read(address: string): Shown {
  const { searchParams, hash } = new URL(address, "http://localhost");
  return readShown(searchParams, hash);
}

const FULL: Shown = {
  search: "Groß & Söhne +49",
  status: ["customer", "prospect"],
  region: "DE-BY",
  consent: "expired",
  isBlocked: false,
  lastContact: "over-90d",
  list: "import_1",
  sort: "company",
  isDescending: true,
  contactId: "contact_7",
  view: "duplicates",
};

test("an address says all that the page shows, and takes it back", () => {
  expect(read(addressOf(FULL))).toEqual(FULL);
  expect(addressOf(EVERYBODY)).toBe("/contacts");
  expect(read("/contacts")).toEqual(EVERYBODY);
});

test("what is searched for reaches no server with the address", () => {
  const { pathname, search } = new URL(addressOf(FULL), "http://localhost");
  expect(`${pathname}${search}`).not.toContain("Gro");
});

test("what an address says wrongly counts as unsaid", () => {
  const wrong = "?status=vip,lead&region=Bayern&consent=maybe&blocked=2&last=1y&sort=age&view=x";
  expect(read(`/contacts${wrong}`)).toEqual({ ...EVERYBODY, status: ["lead"] });
});

test("the server is asked for what is said, and for nothing else", () => {
  expect(searchOf(EVERYBODY, TODAY)).toEqual({});
  expect(searchOf(FULL, TODAY)).toEqual({
    search: "Groß & Söhne +49",
    status: ["customer", "prospect"],
    region: "DE-BY",
    consent: "expired",
    blocked: false,
    lastContact: { before: "2026-08-31T00:00:00.000Z" },
    list: "import_1",
    sort: "company",
    descending: true,
  });
  expect(filterOf({ ...EVERYBODY, search: "  ", lastContact: "never" }, TODAY)).toEqual({
    lastContact: "never",
  });
});
