import { expect, test } from "bun:test";
import { WORDING } from "@rufbaum/conversation";
import { NUMBER_SETTINGS } from "@rufbaum/tree/graph";
import { treeSettingsTexts } from "../../../messages/tree-settings.ts";
import {
  draftOfSettings,
  isInRange,
  isValid,
  NUMBER_NAMES,
  settingsOf,
  variableFault,
} from "./settings-draft.ts";

const SETTINGS = {
  maxSteps: 50,
  silenceSeconds: 7.5,
  voicemailMessage: "Wir melden uns.",
  variables: { firma: "Sonnwerk" },
  theirs: 1,
};

test("what was not changed stays as it was, fields of others included", () => {
  for (const settings of [{}, SETTINGS, { maxSeconds: 60 }, { variables: { a: "" } }]) {
    expect(settingsOf(settings, draftOfSettings(settings))).toEqual(settings);
  }
});

test("what is emptied goes away", () => {
  const draft = {
    ...draftOfSettings({}),
    maxSteps: " ",
    voicemailMessage: "\n",
    variables: [{ key: 0, name: " ", value: "" }],
  };
  expect(settingsOf(SETTINGS, draft)).toEqual({ theirs: 1 } as object);
});

test("numbers are taken as they are written in German, texts without the blanks around them", () => {
  const draft = {
    ...draftOfSettings({}),
    maxSteps: "1.200",
    silenceSeconds: " 6,5 ",
    holdSeconds: "30.5",
    maxSeconds: "1.200,5",
    screeningAnswer: " Hier ist [firma].\n",
    askBetween: "Eher [eins] oder [zwei]? ",
  };
  expect(isValid(draft)).toBe(true);
  expect(settingsOf({}, draft)).toEqual({
    maxSteps: 1200,
    silenceSeconds: 6.5,
    holdSeconds: 30.5,
    maxSeconds: 1200.5,
    screeningAnswer: "Hier ist [firma].",
    askBetween: "Eher [eins] oder [zwei]?",
  });
});

test.each([
  ["", true],
  ["1", true],
  ["5000", true],
  ["5.000", true],
  ["0", false],
  ["5001", false],
  ["-3", false],
  ["1.5", false],
  ["1e3", false],
  ["0x10", false],
  ["viele", false],
])("%p as the most steps: %p", (text, expected) => {
  expect(isInRange(text, "maxSteps")).toBe(expected);
});

test.each(NUMBER_NAMES)("%s is held to its limits", (name) => {
  const { least, most, usual, whole } = NUMBER_SETTINGS[name];
  for (const value of [least, most, usual]) expect(isInRange(String(value), name)).toBe(true);
  for (const value of [least - 1, most + 1]) {
    expect(isInRange(String(value), name)).toBe(false);
    expect(isValid(draftOfSettings({ [name]: value }))).toBe(false);
  }
  expect(isInRange(`${least},5`, name)).toBe(!whole);
});

test("the question between two conditions shows what is asked where it is left empty", () => {
  expect(treeSettingsTexts().texts.askBetween.placeholder).toBe(WORDING.askBetween);
});

test("a text that is too long can't be saved", () => {
  expect(isValid(draftOfSettings({ voicemailMessage: "x".repeat(20_000) }))).toBe(true);
  expect(isValid(draftOfSettings({ voicemailMessage: "x".repeat(20_001) }))).toBe(false);
});

test.each([
  [["firma", "x"], ["größe_2", ""], null],
  [["", "x"], ["a", ""], "nameless"],
  [["1a", "x"], ["a", ""], "bad-name"],
  [["a]", "x"], ["a", ""], "bad-name"],
  [["a", "x"], ["a ", "y"], "twice"],
  [["", ""], ["", ""], null],
] as const)("%p and %p: %p", (first, second, expected) => {
  const rows = [first, second].map(([name, value], key) => ({ key, name, value }));
  expect(variableFault(rows)?.fault ?? null).toBe(expected);
});
