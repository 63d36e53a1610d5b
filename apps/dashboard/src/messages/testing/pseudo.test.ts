import { expect, test } from "bun:test";
import { german } from "./german.ts";
import { fixedParts, outsideMarks, pseudo, unreadParts } from "./pseudo.ts";

test("every text of the pseudo language stands between marks", () => {
  const { core, actions, pages } = pseudo(german);
  expect(core.gate.title).toBe("⟦Geschützter Bereich⟧");
  expect(actions.addKind(core.tree.kinds.end)).toBe("⟦⟦Ende⟧ hinzufügen⟧");
  expect(actions.help.keys.every((text) => text.startsWith("⟦"))).toBe(true);
  expect(Object.keys(pages)).toEqual(Object.keys(german.pages));
});

test.each([
  ["⟦Ende⟧", ""],
  ["⟦⟦Ende⟧ hinzufügen⟧", ""],
  ["Ende", "Ende"],
  ["⟦Ende⟧ Anna ⟦Start⟧", "Anna"],
  ["⟦halb", ""],
])("outside the marks of %p stands %p", (text, rest) => expect(outsideMarks(text)).toBe(rest));

test.each([
  ["Geschützter Bereich", ["Geschützter Bereich"]],
  ["⟦Geschützter Bereich⟧", []],
  ["3 Nodes · Bedingung fehlt noch", ["Bedingung fehlt"]],
  ["Ende", ["Ende"]],
  ["Das Ende der Straße", []],
])("%p shows the catalogue's %p", (text, unread) => {
  const parts = new Set(["Geschützter Bereich", "Ende", "Bedingung fehlt"]);
  expect(unreadParts(text, parts)).toEqual(unread);
});

test("sentences count by their fixed parts", () => {
  const parts = fixedParts({
    hang: (number: string) => `Die Verbindung mit ${number} wird getrennt.`,
  });
  expect([...parts]).toEqual(["Die Verbindung mit", "wird getrennt."]);
  expect(fixedParts(german).size).toBeGreaterThan(900);
});
