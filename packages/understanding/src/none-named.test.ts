import { expect, test } from "bun:test";
import { ofNoneNamed } from "./none-named.ts";
import { normalize } from "./normalize.ts";

const way = (key: string, examples: string[] = []) => ({ id: key, key, examples });
const WAYS = [way("Leihwagen"), way("Hol- und Bringdienst"), way("Braucht nichts davon")];

const chosen = (reply: string, ways = WAYS) => ofNoneNamed(normalize(reply), ways)?.key ?? null;

test.each([
  ["Weder noch, ich geh zu Fuß heim", "Braucht nichts davon"],
  ["Nein, nichts davon", "Braucht nichts davon"],
  ["Weder noch, mein Sohn fährt mich", "Braucht nichts davon"],
  ["Nichts davon stimmt", null],
  ["Den Leihwagen, weder noch wäre dumm", null],
  ["Holen Sie ihn ab", null],
])("“%s” means %p", (reply, key) => {
  expect(chosen(reply)).toBe(key as string);
});

test("an example tells the way as its name does; of two nothing is told", () => {
  const ways = [way("Leihwagen"), way("Wartet", ["weder noch, ich warte"])];
  expect(chosen("Weder noch, ich fahr Bus", ways)).toBe("Wartet");
  expect(chosen("Weder noch", [...ways, ...WAYS])).toBeNull();
  expect(chosen("Weder noch", [way("Leihwagen")])).toBeNull();
});
