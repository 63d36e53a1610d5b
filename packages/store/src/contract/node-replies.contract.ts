import { expect, test } from "bun:test";
import type { NewMessage } from "@rufbaum/calls";
import type { Database } from "../database.ts";
import { erasePerson } from "../queries/erase-person.ts";
import { nodesWithMissedReplies, readNodeReplies } from "../queries/node-replies.ts";
import { recordTurns } from "../queries/turns.ts";
import { message, NOON, state, storedCall } from "./samples.ts";

const STANDING = { state: state(), currentNodeId: null, outcome: null, endReason: null };
const ASKED = { treeId: "tree_1", nodeId: "ask", isMissed: false, limit: 1_000 };

export function nodeRepliesContract(db: () => Database) {
  function reply(id: string, more: Partial<NewMessage> = {}): NewMessage {
    return message(id, { speaker: "caller", text: id, nodeId: "ask", ...more });
  }

  async function said(id: string, messages: NewMessage[], more = {}): Promise<void> {
    await storedCall(db(), { id, ...more });
    await recordTurns(db(), [{ callId: id, ...STANDING, messages }]);
  }

  const texts = async (more: Partial<typeof ASKED> = {}) =>
    (await readNodeReplies(db(), { ...ASKED, ...more })).map(({ text }) => text);

  test("what was said at a node comes newest first, with what had been asked before it", async () => {
    await said("a", [
      message("q", { text: "Passt es?" }),
      reply("eins", { isMissed: true, at: NOON + 5 }),
      message("w", { text: "Sagen Sie: gern.", origin: "operator" }),
      reply("zwei"),
      reply("anderswo", { nodeId: "other", isMissed: true }),
    ]);
    await said("b", [reply("drei", { isMissed: true })]);
    const [last, middle, first, ...rest] = await readNodeReplies(db(), ASKED);
    expect(rest).toEqual([]);
    expect(last).toMatchObject({ text: "drei", question: null, isMissed: true });
    expect(middle).toMatchObject({ text: "zwei", question: "Passt es?", isMissed: false });
    expect(first).toEqual({
      sequence: expect.any(Number),
      text: "eins",
      at: NOON + 5,
      isMissed: true,
      question: "Passt es?",
    });
    expect(await texts({ isMissed: true })).toEqual(["drei", "eins"]);
    expect(await texts({ limit: 1 })).toEqual(["drei"]);
  });

  test("replies of another tree whose node has the same id are passed over", async () => {
    await said("a", [reply("unsere", { isMissed: true })]);
    const theirs = Array.from({ length: 600 }, (_, n) => reply(`ihre${n}`, { isMissed: true }));
    await said("b", theirs, { treeId: "tree_2" });
    expect(await texts({ isMissed: true })).toEqual(["unsere"]);
    expect(await texts({ treeId: "tree_2", isMissed: true })).toHaveLength(600);
    expect(await texts({ treeId: "tree_3" })).toEqual([]);
  });

  test("more than one slice holds is read without a gap", async () => {
    const many = Array.from({ length: 700 }, (_, n) => reply(`n${n}`));
    await said("a", many);
    expect(await texts()).toEqual(many.map(({ text }) => text).reverse());
  });

  test("only nodes at which something was not understood are named", async () => {
    await said("a", [reply("ja"), reply("nö", { nodeId: "other", isMissed: true })]);
    const found = await nodesWithMissedReplies(db(), ["ask", "other", "none"]);
    expect([...found]).toEqual(["other"]);
    expect(await nodesWithMissedReplies(db(), [])).toEqual(new Set());
  });

  test("what somebody said is gone with him", async () => {
    await said("a", [reply("seins", { isMissed: true })], { to: "+493023125007" });
    await said("b", [reply("ihres", { isMissed: true })], { to: "+493023125008" });
    await erasePerson(db(), { number: "+493023125007", subject: "s", at: NOON, by: "Ada" });
    expect(await texts({ isMissed: true })).toEqual(["ihres"]);
    expect(await texts()).toEqual(["ihres"]);
  });
}
