import { expect, test } from "bun:test";
import type { Contact } from "../../../api/contacts.ts";
import { choicesOf, type MergedField, mergedFields } from "./merged-fields.ts";

function contact(fields: Partial<Contact>): Contact {
  const blank = { firstName: "", lastName: "", company: "", email: "", postcode: "" };
  return { ...blank, status: "lead", customFields: {}, ...fields } as Contact;
}

const KEEP = contact({ lastName: "Groß", company: "Heu AG", customFields: { Dach: "flach" } });
const OTHER = contact({
  ...{ lastName: "Gross", company: "Heu AG", email: "eva@example.de" },
  customFields: { Dach: "steil", Ort: "Bonn" },
});

test("only what differs has to be chosen", () => {
  expect(choicesOf(KEEP, [OTHER])).toEqual([{ field: "lastName", values: ["Groß", "Gross"] }]);
});

test("who stays gets what he lacks, and what was chosen", () => {
  expect(mergedFields(KEEP, [OTHER], new Map())).toEqual({
    email: "eva@example.de",
    customFields: { Dach: "flach", Ort: "Bonn" },
  });
  const chosen = new Map<MergedField, string>([["lastName", "Gross"]]);
  expect(mergedFields(KEEP, [OTHER], chosen)).toMatchObject({ lastName: "Gross" });
  expect(mergedFields(KEEP, [contact({ lastName: "Groß" })], new Map())).toEqual({});
});
