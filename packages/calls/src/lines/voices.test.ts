import { describe, expect, test } from "bun:test";
import type { VoiceName } from "@rufbaum/telephony";
import type { NodeKind, Tree, TreeNode } from "@rufbaum/tree";
import { voicesOf } from "./voices.ts";

const ENGLISH = "en-US-Neural2-C";
const MALE = "de-DE-Neural2-B";

/** `start` leads to `a`, and so on: `{ start: [undefined, "a"], a: ["alice"] }`. */
function tree(nodes: Record<string, [voice: string | undefined, ...to: string[]]>): Tree {
  const list = Object.entries(nodes).map(([id, [voice]]): TreeNode => {
    const type: NodeKind = id === "start" ? "start" : "message";
    const node = { id, type, title: id, position: { x: 0, y: 0 }, content: "Text." };
    return voice === undefined ? node : { ...node, voiceSettings: { voice, speed: 1 } };
  });
  const connections = Object.entries(nodes).flatMap(([sourceNodeId, [, ...to]]) =>
    to.map((targetNodeId) => ({
      id: `${sourceNodeId}-${targetNodeId}`,
      sourceNodeId,
      targetNodeId,
    })),
  );
  const createdAt = "2026-01-01T00:00:00.000Z";
  return { id: "tree_1", name: "Baum", isActive: true, createdAt, nodes: list, connections };
}

function voiceAt(made: Tree): Record<string, VoiceName> {
  return Object.fromEntries(made.nodes.map(({ id }) => [id, voicesOf(made).at(id)]));
}

describe("who speaks in a tree", () => {
  test("is the usual voice where nobody chose one, or chose one that no call has", () => {
    const made = tree({ start: [undefined, "a"], a: ["alice", "b"], b: ["Domi"] });
    expect(voicesOf(made).all).toEqual(["usual"]);
    expect(voiceAt(made)).toEqual({ start: "usual", a: "usual", b: "usual" });
    expect(voicesOf(tree({})).all).toEqual(["usual"]);
  });

  test("is the tree's own voice where nobody chose one, and no other language's", () => {
    const made = tree({
      start: [undefined, "a"],
      a: ["alice", "b"],
      b: [MALE, "c"],
      c: [undefined, "en"],
      en: [ENGLISH, "question"],
      question: [undefined],
      objection: [undefined],
    });
    const speaks = { ...made, settings: { voice: "Ramona" } };
    const ramona = "de-DE-Chirp3-HD-Aoede";
    expect(voiceAt(speaks)).toEqual({
      start: ramona,
      a: ramona,
      b: MALE,
      c: MALE,
      en: ENGLISH,
      question: ENGLISH,
      objection: ramona,
    });
    expect(voicesOf(speaks).all).toEqual([ramona, ENGLISH]);
    const alone = { ...tree({ start: [undefined] }), settings: { voice: "Tom" } };
    expect(voicesOf(alone).all).toEqual(["de-DE-Chirp3-HD-Orus"]);
    const english = { ...tree({ start: [undefined] }), settings: { voice: ENGLISH } };
    expect(voicesOf(english).all).toEqual([ENGLISH, "usual"]);
  });

  test("is what led to a node that has none, or what it leads to", () => {
    const made = tree({
      start: [undefined, "a"],
      a: [ENGLISH, "ask"],
      ask: [undefined, "end"],
      end: [undefined],
      alone: [undefined],
    });
    expect(new Set(Object.values(voiceAt(made)))).toEqual(new Set([ENGLISH]));
  });

  test("stays in the language of a way until another voice is chosen", () => {
    const made = tree({
      start: [undefined, "choose"],
      choose: [undefined, "de", "en"],
      de: ["alice", "frage"],
      frage: [undefined, "end"],
      en: [ENGLISH, "question"],
      question: [undefined, "end"],
      end: [undefined],
    });
    expect(voiceAt(made)).toEqual({
      start: "usual",
      choose: "usual",
      de: "usual",
      frage: "usual",
      en: ENGLISH,
      question: ENGLISH,
      end: "usual",
    });
  });

  test("begins with the voice that most nodes have, then has one for each other language", () => {
    const made = tree({
      start: [ENGLISH],
      a: [ENGLISH],
      b: [MALE],
      c: ["en-US-Neural2-B"],
    });
    expect(voicesOf(made).all).toEqual([ENGLISH, MALE]);
    expect(voicesOf(made).at("c")).toBe("en-US-Neural2-B");
  });

  test("begins as the start node does where as many nodes have another voice", () => {
    expect(voicesOf(tree({ a: ["alice"], start: [ENGLISH] })).all).toEqual([ENGLISH, "usual"]);
    expect(voicesOf(tree({ a: [ENGLISH], start: ["alice"] })).all).toEqual(["usual", ENGLISH]);
  });

  test("has a German voice for sentences of ours in a tree without a German word", () => {
    expect(voicesOf(tree({ start: [ENGLISH] })).all).toEqual([ENGLISH, "usual"]);
  });

  test("is found at once in a tree of thousands of nodes", () => {
    const nodes: Record<string, [string | undefined, ...string[]]> = { start: [ENGLISH, "n0"] };
    for (let place = 0; place < 3_000; place += 1)
      nodes[`n${place}`] = [undefined, `n${place + 1}`];
    nodes.n3000 = [undefined];
    expect(voicesOf(tree(nodes)).at("n3000")).toBe(ENGLISH);
  });
});
