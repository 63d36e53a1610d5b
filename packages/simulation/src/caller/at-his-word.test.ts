import { describe, expect, test } from "bun:test";
import type { Persona } from "../personas/persona.ts";
import { seededRandom } from "../seeded-random.ts";
import type { AgentTurn, CallerAct } from "./caller.ts";
import { openCaller } from "./open-caller.ts";
import type { SayableWay } from "./ways/sayable-way.ts";

const OFFER = "Möchten Sie einen Termin zur Beratung?";
const PLAIN = { staysSilent: 0, hangsUp: 0, optsOut: 0, strays: 0, interrupts: 0, asksBack: 0 };

function somebody(behaviour: Persona["behaviour"] = {}): Persona {
  return {
    ...{ id: "x", name: "X", type: "Kunde", personality: [], patienceLevel: 10 },
    behaviour: { ...PLAIN, objects: 0, hasTime: 1, decides: 1, ...behaviour },
  };
}

/** What 400 people do about these turns, one after the other, until they hang up. */
function acts(persona: Persona, turns: readonly (string | Partial<AgentTurn>)[]): CallerAct[][] {
  return Array.from({ length: 400 }, (_, seed) => {
    const caller = openCaller(persona, seededRandom(23, seed));
    const done: CallerAct[] = [];
    for (const turn of turns) {
      if (done.at(-1)?.type === "hang-up") break;
      const told = typeof turn === "string" ? { text: turn } : turn;
      const heard = { text: "", milliseconds: 2_000, firm: 0, wants: null, takesKeys: false };
      done.push(caller.react({ ...heard, ...told }));
    }
    return done;
  });
}

describe("who has said no", () => {
  const DAY = "An welchem Tag passt es Ihnen am besten?";
  const told = acts(somebody({ agrees: 0 }), [
    OFFER,
    DAY,
    "Und um wie viel Uhr?",
    ...Array(8).fill(DAY),
  ]);

  test("names neither a day nor an hour, whatever he is asked", () => {
    const declined = told.filter(([first]) => isNo(first));
    expect(declined.length).toBeGreaterThan(200);
    for (const later of declined.flatMap((all) => all.slice(1))) {
      expect(later.type === "speak" && later.topic === null).toBe(false);
    }
  });

  test("repeats it once or twice and puts the phone down", () => {
    const declined = told.filter(([first]) => isNo(first));
    for (const all of declined) {
      expect(all.at(-1)?.type).toBe("hang-up");
      expect(all.filter(isNo).length).toBeWithin(1, 4);
    }
  });

  test("says why when he is asked, and who has not made up his mind does not say no by it", () => {
    const asked = acts(somebody({ agrees: 1 }), ["Was spricht aus Ihrer Sicht dagegen?"]);
    expect(asked.filter(([first]) => isNo(first))).toEqual([]);
  });
});

function isNo(act: CallerAct | undefined): boolean {
  return act?.type === "speak" && (act.topic === "no" || act.topic === "not-interested");
}

describe("asked between two ways", () => {
  const way = (key: string, lines: string[]): SayableWay => ({
    ...{ key, lines, intents: [], declines: false },
  });
  const BEFORE = [way("Kommt gut zurecht", ["Da kann ich nicht klagen"])];
  const HERE = [way("Nein danke", ["Brauche ich nicht"]), way("Mit Frau reden", ["Erst reden"])];

  test("nobody goes back to what he said at another question", () => {
    const told = acts(somebody(), [
      { text: "Wie kommen Sie damit zurecht?", ways: BEFORE },
      { text: "Meinen Sie Nein danke oder mit meiner Frau reden?", ways: HERE },
    ]);
    const said = told.flatMap(([, act]) => (act?.type === "speak" ? [act.text] : []));
    expect(said.length).toBeGreaterThan(300);
    expect(said.filter((text) => /klagen/u.test(text))).toEqual([]);
  });

  test("who has only chatted so far takes one of the two", () => {
    const told = acts(somebody({ strays: 1 }), [
      { text: "Wie kommen Sie damit zurecht?", ways: HERE },
      { text: "Meinen Sie Nein danke oder mit meiner Frau reden?", ways: HERE },
    ]).filter(([first]) => first?.type === "speak" && first.topic === "chatter");
    expect(told.length).toBeGreaterThan(100);
    for (const [, act] of told) {
      expect(act).toMatchObject({
        chosen: expect.stringMatching(/^(?:Nein danke|Mit Frau reden)$/u),
      });
    }
  });

  test("who declines takes the no of the two, who puts it off the other one", () => {
    const between = "Meinen Sie Nein danke oder mit meiner Frau reden?";
    const declined = acts(somebody({ agrees: 0 }), [OFFER, between]).filter(([one]) => isNo(one));
    const told = declined.flatMap(([, act]) => (act?.type === "speak" ? [act.text] : []));
    expect(told.filter((text) => /erste|Ersteres|^Nein danke/u.test(text)).length).toBeGreaterThan(
      told.length * 0.5,
    );
    expect(told.filter((text) => /zweite|Letzteres|Frau reden/u.test(text))).toEqual([]);
  });
});

describe("who was taken to mean something else", () => {
  const QUESTION = "Wäre das interessant für Sie?";
  const after = (isMisread: boolean, distrusts: number) =>
    acts(somebody({ distrusts }), [
      QUESTION,
      { text: "Wollen Sie morgen kommen?", isMisread },
      { text: "Wollen Sie morgen kommen?", isMisread },
    ]).map((all) => all.slice(1).filter(isProtest).length);

  test("says so once, sceptics more often", () => {
    const [calm = [], wary = []] = [after(true, 0), after(true, 1)];
    expect(Math.max(...calm, ...wary)).toBe(1);
    const share = (all: readonly number[]) => all.filter((times) => times > 0).length / all.length;
    expect(share(calm)).toBeGreaterThan(0.2);
    expect(share(wary)).toBeGreaterThan(share(calm));
  });

  test("and nobody else does", () => {
    expect(Math.max(...after(false, 1))).toBe(0);
  });
});

function isProtest(act: CallerAct): boolean {
  return act.type === "speak" && /meinte|Moment, ich sagte/u.test(act.text);
}
