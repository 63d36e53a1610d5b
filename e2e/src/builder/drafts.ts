import { expect } from "bun:test";
import type { Program } from "../program/start-program.ts";

/** As much of a tree as the walks look at. */
export interface TreeDocument {
  id: string;
  name: string;
  nodes: {
    id: string;
    type: string;
    title: string;
    position: { x: number; y: number };
    content?: unknown;
    input?: { value?: string };
    conditions?: { condition: string; targetNodeId?: string | null }[];
  }[];
  connections: { id: string; sourceNodeId: string; targetNodeId: string }[];
  [more: string]: unknown;
}

export interface Draft {
  version: number;
  tree: TreeDocument;
}

/** The tree that a new installation begins with. */
export async function sampleOf(program: Program): Promise<TreeDocument> {
  const [tree] = await read<TreeDocument[]>(program, "/api/decision-trees");
  if (!tree) throw new Error("There is no tree.");
  return tree;
}

/** The tree as the server has it. */
export async function draftOf(program: Program, id: string): Promise<Draft> {
  return read<Draft>(program, `/api/decision-trees/${id}/draft`);
}

async function read<Body>(program: Program, path: string): Promise<Body> {
  const response = await program.ask(path);
  expect(response.status).toBe(200);
  return (await response.json()) as Body;
}
