import { describe, expect, test } from "bun:test";
import { fakeLine } from "../testing/fake-line.ts";
import { answered, openSession } from "../testing/open-session.ts";
import { TAG, treeDoing } from "../testing/trees.ts";

const MACHINE = { canListen: true, hasBeeped: true };
/** Taken for a machine by a pause. */
const PAUSED = { canListen: true, hasBeeped: false };

describe("a machine that answered", () => {
  test("is given the message over the carrier, and the relay falls silent", async () => {
    const { session } = openSession(treeDoing(TAG));
    const { line, spoken } = fakeLine();
    session.attach(line, { resumed: false });
    await session.settled();
    const before = spoken.length;
    const message = await session.machineAnswered(MACHINE);
    expect(message).toEqual(["Hier ist die Sonnwerk. Wir melden uns um 10:00 Uhr."]);
    expect(spoken).toHaveLength(before);
    expect(session.state).toMatchObject({ outcome: "voicemail", phase: "over" });
  });

  test("that was recognised by its words hears the message again, after the beep", async () => {
    const { session, replies } = answered(treeDoing(TAG));
    await replies("Bitte hinterlassen Sie eine Nachricht nach dem Signalton.");
    await session.settled();
    expect(session.state.endReason).toBe("voicemail");
    expect(await session.machineAnswered(MACHINE)).toEqual([
      "Hier ist die Sonnwerk. Wir melden uns um 10:00 Uhr.",
    ]);
  });

  test("is a person after all where two questions were answered already", async () => {
    const tree = treeDoing(TAG);
    const last = { id: "yes", condition: "Ja", targetNodeId: "end" };
    const third = { ...tree.nodes[1], id: "third", content: "Noch etwas?", conditions: [last] };
    const nodes = tree.nodes.map((node) =>
      node.id === "more" ? { ...node, conditions: [{ ...last, targetNodeId: "third" }] } : node,
    );
    const { session, replies } = answered({
      ...tree,
      nodes: [...nodes, third as (typeof nodes)[number]],
    });
    await replies("Ja");
    await replies("Ja");
    expect(await session.machineAnswered(MACHINE)).toBeNull();
    expect(session.state).toMatchObject({ phase: "listening", nodeId: "third" });
  });

  test.each([["Ja, gern."], ["Wer ist denn da?"], ["Nein, ich habe keine Zeit."]])(
    "is a person who made a pause after the greeting and “%s”",
    async (text) => {
      const { session, replies, finishes } = answered(treeDoing(TAG));
      await session.settled();
      await finishes();
      await replies(text);
      expect(await session.machineAnswered(PAUSED)).toBeNull();
      expect(session.state.phase).toBe("listening");
      expect(await session.machineAnswered(MACHINE)).toHaveLength(1);
      expect(session.state.outcome).toBe("voicemail");
    },
  );

  test.each([
    ["Ich kann gerade nicht ans Telefon gehen."],
    ["Rufen Sie bitte später an, oder hinterlassen Sie eine Nachricht."],
    ["Vielen Dank für Ihren Anruf."],
    ["Guten Tag."],
  ])("is not taken for a person by “%s”", async (text) => {
    const { session, replies, finishes } = answered(treeDoing(TAG));
    await session.settled();
    await finishes();
    await replies(text);
    expect(await session.machineAnswered(PAUSED)).toHaveLength(1);
    expect(session.state.outcome).toBe("voicemail");
  });

  test("does not change a conversation that is over", async () => {
    const { session, replies } = answered(treeDoing(TAG));
    await replies("Ja");
    await replies("Ja");
    await session.settled();
    expect(await session.machineAnswered(MACHINE)).toBeNull();
    expect(session.state.outcome).toBe("success");
  });
});
