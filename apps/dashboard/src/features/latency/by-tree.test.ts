import { expect, test } from "bun:test";
import { byTree } from "./by-tree.ts";

const server = { answers: 1, p50: 1, p90: 1, p99: 1, histogram: [] };
const on = (day: string, treeId: string, treeName: string) => ({
  day,
  treeId,
  treeName,
  answers: 1,
  server,
  firstAudio: null,
});

test("days stand under their tree, which is called as on its newest day", () => {
  const trees = byTree([
    on("2026-11-21", "a", "Zweitkontakt"),
    on("2026-11-21", "b", "Ölheizung"),
    on("2026-11-20", "a", "Alter Name"),
    on("2026-11-20", "c", "Photovoltaik"),
  ]);
  expect(trees.map(({ name, days }) => [name, days.map(({ day }) => day)])).toEqual([
    ["Ölheizung", ["2026-11-21"]],
    ["Photovoltaik", ["2026-11-20"]],
    ["Zweitkontakt", ["2026-11-21", "2026-11-20"]],
  ]);
});
