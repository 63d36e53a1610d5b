import { expect } from "bun:test";
import type { Program } from "../program/start-program.ts";
import { placeCall } from "./live-calls.ts";

/** A friendly person with a telephone. */
export const RECORDED = "+49 69 90009001";

/** With a tree that asks whether it may record. @returns the call's id */
export async function placeRecordedCall(program: Program): Promise<string> {
  const json = (body: unknown) => ({
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const tree = await program.ask("/api/decision-trees", { method: "POST", ...json(RECORDING) });
  const settings = await (await program.ask("/api/settings/telephony")).json();
  const kept = await program.ask("/api/settings/telephony", {
    method: "PUT",
    ...json({ ...settings, records: true }),
  });
  expect(kept.status).toBe(200);
  return placeCall(program, RECORDED, (await tree.json()).id);
}

/** Asks whether it may record, does so, and asks one question more. */
const RECORDING = {
  name: "Aufzeichnung",
  nodes: [
    {
      id: "start",
      type: "start",
      title: "Begrüßung",
      position: { x: 0, y: 0 },
      content: "Guten Tag, hier ist die KI-Assistentin der Sonnwerk GmbH.",
    },
    {
      id: "consent",
      type: "decision",
      title: "Einverstanden?",
      position: { x: 200, y: 300 },
      content: "Darf ich das Gespräch aufzeichnen?",
      conditions: [
        { id: "may", condition: "Ja", targetNodeId: "record" },
        { id: "may-not", condition: "Nein", targetNodeId: "question" },
      ],
    },
    {
      id: "record",
      type: "action",
      title: "Aufzeichnen",
      position: { x: 400, y: 0 },
      action: { kind: "start-recording" },
    },
    {
      id: "question",
      type: "decision",
      title: "Passt es?",
      position: { x: 800, y: 0 },
      content: "Passt es gerade?",
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "end" },
        { id: "no", condition: "Nein", targetNodeId: "end" },
      ],
    },
    {
      id: "end",
      type: "end",
      title: "Ende",
      position: { x: 1200, y: 0 },
      content: "Vielen Dank und auf Wiederhören.",
      outcome: "completed",
    },
  ],
  connections: [
    { id: "a", sourceNodeId: "start", targetNodeId: "consent" },
    { id: "b", sourceNodeId: "record", targetNodeId: "question" },
  ],
};
