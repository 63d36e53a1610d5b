import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { readVoices } from "./read-voices.ts";
import { TOPICS } from "./topic.ts";

test("what each voice says is read in the file's order, without comments and blanks", () => {
  const text = "# Yes.\n\n[friendly]\nGern!\n\n[matter-of-fact]\n  Ja.  \r\n# short\nGut.\n";
  const voices = readVoices("yes.txt", text);
  expect(voices).toEqual({ friendly: ["Gern!"], "matter-of-fact": ["Ja.", "Gut."] });
  expect(Object.keys(voices)).toEqual(["friendly", "matter-of-fact"]);
});

test.each([
  ["", "yes.txt:1: [matter-of-fact] is missing"],
  ["# Yes.\n", "yes.txt:1: [matter-of-fact] is missing"],
  ["[curt]\nJa.\n", "yes.txt:1: [matter-of-fact] is missing"],
  ["[matter-of-fact]\n[curt]\nJa.", "yes.txt:1: [matter-of-fact] says nothing"],
  ["[matter-of-fact]\nJa.\n\n[curt]\n", "yes.txt:4: [curt] says nothing"],
  ["Ja.\n[matter-of-fact]\nJa.", 'yes.txt:1: "Ja." comes before any [voice]'],
  ["[matter-of-fact]\nJa.\n[freundly]\nJa.", "yes.txt:3: [freundly] is no voice; there are matter"],
  ["[matter-of-fact]\nJa.\nGut.\n Ja.", 'yes.txt:4: "Ja." is said twice by the same voice'],
  ["[matter-of-fact]\nJa.\n[matter-of-fact]\nGut.", "yes.txt:3: [matter-of-fact] stands here for"],
])("%p is no file of the corpus", (text, problem) => {
  expect(() => readVoices("yes.txt", text)).toThrow(problem);
});

test("there is a file for each topic, and none besides", () => {
  const files = readdirSync(new URL("../../corpus/", import.meta.url));
  expect(files.filter((name) => name.endsWith(".txt")).sort()).toEqual(
    TOPICS.map((topic) => `${topic}.txt`).sort(),
  );
});
