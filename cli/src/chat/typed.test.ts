import { expect, test } from "bun:test";
import { commandList, readTyped } from "./typed.ts";

test.each([
  ["Ja, gern ", { kind: "reply", reply: { kind: "said", text: "Ja, gern" } }],
  ["", { kind: "nothing" }],
  ["  ", { kind: "nothing" }],
  ["/stille", { kind: "reply", reply: { kind: "silent" } }],
  ["/silence", { kind: "reply", reply: { kind: "silent" } }],
  ["/taste 1#", { kind: "reply", reply: { kind: "pressed", digits: "1#" } }],
  ["/unterbrechen", { kind: "reply", reply: { kind: "interrupted", words: null } }],
  ["/unterbrechen 3", { kind: "reply", reply: { kind: "interrupted", words: 3 } }],
  ["/auflegen", { kind: "reply", reply: { kind: "hung-up" } }],
  ["/Zurück", { kind: "back" }],
  ["/zuru\u0308ck", { kind: "back" }],
  ["/zurueck", { kind: "back" }],
  ["/scheitern", { kind: "fail" }],
  ["/niemand", { kind: "nobody" }],
  ["/warum", { kind: "why" }],
  ["/stand", { kind: "state" }],
  ["/hilfe", { kind: "help" }],
  ["/taste", { kind: "unknown", message: "It is: /taste 1" }],
  ["/taste eins", { kind: "unknown", message: "It is: /taste 1" }],
  ["/unterbrechen 0", { kind: "unknown", message: "It is: /unterbrechen [5]" }],
  ["/stille bitte", { kind: "unknown", message: "It is: /stille" }],
  ["/sing", { kind: "unknown", message: "There is no /sing; /hilfe lists all commands." }],
  ["/", { kind: "unknown", message: "There is no /; /hilfe lists all commands." }],
] satisfies [string, ReturnType<typeof readTyped>][])("%p is %j", (line, typed) => {
  expect(readTyped(line)).toEqual(typed);
});

test("every command that is listed can be typed as it is listed", () => {
  for (const line of commandList()) {
    const usage = line.split(/ {2,}/)[0] ?? "";
    expect(readTyped(usage.replace(/[[\]]/g, "")).kind).not.toBe("unknown");
  }
});
