import { expect, test } from "bun:test";
import { lintTree } from "@rufbaum/tree/lint";
import { sampleTree } from "@rufbaum/tree/sample";
import { entryOfFinding } from "./entry-of-finding.ts";

const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });

test("what lint says of an entry leads to it, and nothing else does", () => {
  const knowledge = [
    { id: "open", questions: ["Was kostet das?"], answer: "" },
    { id: "mute", questions: [""], answer: "65 Euro." },
    { id: "odd", questions: ["Wo sind Sie?"], answer: "In der [gibtsnicht]." },
    { id: "long", questions: ["Wie läuft das?"], answer: "ja ".repeat(60) },
    { id: "twin", questions: ["Wo sind Sie?"], answer: "Am Bahnhof." },
  ];
  const nodes = TREE.nodes.map((node, place) => (place === 1 ? { ...node, content: "" } : node));
  const findings = lintTree({ ...TREE, nodes, settings: { ...TREE.settings, knowledge } });
  const told = findings.map((finding) => [finding.code, entryOfFinding(finding)] as const);
  const ofEntries = told.filter(([, id]) => id !== null);
  expect(new Set(ofEntries.map(([, id]) => id))).toEqual(
    new Set(["open", "mute", "odd", "long", "twin"]),
  );
  for (const [code, id] of told) {
    const isOfEntry = /^(entry|entries|answer|wording)-/.test(code);
    expect([code, id !== null]).toEqual([code, isOfEntry]);
  }
  expect(told.length).toBeGreaterThan(ofEntries.length);
});
