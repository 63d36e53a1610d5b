import { afterAll, beforeAll, expect, test } from "bun:test";
import { openTestClient, type TestClient } from "@rufbaum/store/testing";
import { type LiveCall, liveCalls, replayed } from "./live-calls.ts";
import { byKit, byRufbaumChat, bySimulation, bySuite, byTestChat } from "./players.ts";
import { PLAYERS, type Played, type PlayerName, type Script } from "./script.ts";
import { SCRIPTS } from "./scripts.ts";

let client: TestClient;
let live: readonly LiveCall[] = [];
let byTurns: readonly LiveCall[] = [];
beforeAll(async () => {
  ({ client } = await openTestClient());
  live = await liveCalls(client, SCRIPTS, "relay");
  byTurns = await liveCalls(client, SCRIPTS, "gather");
});
afterAll(() => client.close());

type Result = Played | string;

/** What the player makes of the script; in words where it can't play it. */
async function playedBy(player: PlayerName, script: Script, place: number): Promise<Result> {
  const call = live[place] as LiveCall;
  switch (player) {
    case "test chat":
      return byTestChat(script);
    case "rufbaum chat":
      return byRufbaumChat(script);
    case "suite":
      return bySuite(script);
    case "simulation":
      return bySimulation(script);
    case "live":
      return call.played;
    case "turn by turn":
      return (byTurns[place] as LiveCall).played;
    case "replay":
      return replayed(script, call);
  }
}

/** The kit's, but for what the script says of this player. */
function expectedOf(player: PlayerName, script: Script, kit: Played): Result {
  const difference = script.differs[player]?.in ?? {};
  if (typeof difference === "string") return difference;
  return player === "replay" ? "same" : { ...kit, ...difference };
}

test.each(SCRIPTS.map((script, place) => [script.name, script, place] as const))(
  "every player leads it to the same end: %s",
  async (_name, script, place) => {
    const kit = byKit(script);
    expect(kit.outcome).toBe(script.outcome);
    const played: Partial<Record<PlayerName, Result>> = {};
    const expected: Partial<Record<PlayerName, Result>> = {};
    for (const player of PLAYERS) {
      played[player] = await playedBy(player, script, place).catch(({ message }) =>
        String(message),
      );
      expected[player] = expectedOf(player, script, kit);
    }
    expect(played).toEqual(expected);
  },
);
