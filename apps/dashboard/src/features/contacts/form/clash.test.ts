import { expect, test } from "bun:test";
import { clashOf, settled } from "./clash.ts";
import { BLANK, changesOf, faultsOf, typedOf, writtenOf } from "./written.ts";

const BEFORE = {
  ...writtenOf(BLANK),
  phone: "+493023125001",
  company: "Heu AG",
  customFields: { Dach: "flach", Ort: "Bonn" },
};
const MINE = { ...BEFORE, company: "Stroh AG", email: "a@b.de", customFields: { Dach: "steil" } };
const THEIRS = {
  ...BEFORE,
  company: "Gras AG",
  lastName: "Groß",
  customFields: { Dach: "rund", Ort: "Bonn", Alter: "3" },
};

test("of two who change a contact only what differs has to be chosen", () => {
  const clash = clashOf(BEFORE, MINE, THEIRS);
  expect(clash.differing.map(({ key, mine, theirs }) => [key, mine, theirs])).toEqual([
    ["company", "Stroh AG", "Gras AG"],
    ["own Dach", "steil", "rund"],
  ]);
  expect(clash.theirs.map(({ key }) => key)).toEqual(["lastName", "own Alter"]);
});

test("what was chosen stands beside what only one of them changed", () => {
  const clash = clashOf(BEFORE, MINE, THEIRS);
  const whole = settled(clash, MINE, THEIRS, ({ key }) => key === "company");
  expect(whole).toMatchObject({ company: "Stroh AG", email: "a@b.de", lastName: "Groß" });
  expect(whole.customFields).toEqual({ Dach: "rund", Alter: "3" });
});

test("who changed the same to the same has no clash", () => {
  expect(clashOf(BEFORE, MINE, MINE)).toEqual({ differing: [], theirs: [] });
});

test("only what was changed is sent", () => {
  expect(changesOf(BEFORE, BEFORE)).toEqual({});
  const typed = { ...typedOf(BEFORE), company: " Stroh AG " };
  expect(changesOf(BEFORE, writtenOf(typed))).toEqual({ company: "Stroh AG" });
  const own = { ...typedOf(BEFORE), own: [{ key: 7, name: " Ort ", value: "Bonn" }] };
  expect(changesOf(BEFORE, writtenOf(own))).toEqual({ customFields: { Ort: "Bonn" } });
});

test("what is wrong is told at its field", () => {
  const own = [
    { key: 1, name: "", value: "x" },
    { key: 2, name: "Ort", value: "" },
    { key: 3, name: "Ort ", value: "" },
    { key: 4, name: "", value: "" },
  ];
  expect([...faultsOf({ ...BLANK, email: "eva@", own })]).toEqual([
    ["phone", "phone-missing"],
    ["email", "wrong-email"],
    [1, "name-missing"],
    [3, "name-twice"],
  ]);
  expect(faultsOf(typedOf({ ...BEFORE, email: "eva.gross@mail.example.de" })).size).toBe(0);
});
