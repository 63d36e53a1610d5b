import { expect, test } from "bun:test";
import { sampleTree } from "@rufbaum/tree/sample";
import { walkOfCalls } from "./walk-of-calls.ts";

const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });

test("no call, no walk", () => {
  expect(walkOfCalls(SAMPLE, [])).toBeNull();
});

test("a call lights where it is, the nodes it visited and the ways between them", () => {
  const walk = walkOfCalls(SAMPLE, [
    { path: ["start", "person", "gatekeeper"], currentNodeId: "gatekeeper" },
  ]);
  expect([...(walk?.current ?? [])]).toEqual(["gatekeeper"]);
  expect([...(walk?.trail.nodes ?? [])]).toEqual(["start", "person", "gatekeeper"]);
  expect(walk?.trail.edges.size).toBe(2);
});

test("several calls are shown together; a leap to an objection has no way", () => {
  const walk = walkOfCalls(SAMPLE, [
    { path: ["start"], currentNodeId: "start" },
    { path: ["start", "objection-price"], currentNodeId: "objection-price" },
  ]);
  expect([...(walk?.current ?? [])]).toEqual(["start", "objection-price"]);
  expect(walk?.trail.edges.size).toBe(0);
});

test("nodes the shown tree does not have any more are no fault", () => {
  const walk = walkOfCalls(SAMPLE, [{ path: ["gone", "person"], currentNodeId: null }]);
  expect(walk?.current.size).toBe(0);
});
