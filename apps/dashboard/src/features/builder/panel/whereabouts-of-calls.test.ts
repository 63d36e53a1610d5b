import { expect, test } from "bun:test";
import { sampleTree } from "@rufbaum/tree/sample";
import { whereaboutsOfCalls } from "./whereabouts-of-calls.ts";

const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });

test("no call, no whereabouts", () => {
  expect(whereaboutsOfCalls(SAMPLE, [])).toBeNull();
});

test("a call lights where it is, the nodes it visited and the ways between them", () => {
  const whereabouts = whereaboutsOfCalls(SAMPLE, [
    { path: ["start", "person", "gatekeeper"], currentNodeId: "gatekeeper" },
  ]);
  expect([...(whereabouts?.current ?? [])]).toEqual(["gatekeeper"]);
  expect([...(whereabouts?.trail.nodes ?? [])]).toEqual(["start", "person", "gatekeeper"]);
  expect(whereabouts?.trail.edges.size).toBe(2);
});

test("several calls are shown together; a leap to an objection has no way", () => {
  const whereabouts = whereaboutsOfCalls(SAMPLE, [
    { path: ["start"], currentNodeId: "start" },
    { path: ["start", "objection-price"], currentNodeId: "objection-price" },
  ]);
  expect([...(whereabouts?.current ?? [])]).toEqual(["start", "objection-price"]);
  expect(whereabouts?.trail.edges.size).toBe(0);
});

test("nodes the shown tree does not have any more are no fault", () => {
  const whereabouts = whereaboutsOfCalls(SAMPLE, [
    { path: ["gone", "person"], currentNodeId: null },
  ]);
  expect(whereabouts?.current.size).toBe(0);
});
