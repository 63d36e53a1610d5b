import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "./open-understanding.ts";
import type { Expected, ExpectedCondition } from "./reading.ts";

const { read } = await openUnderstanding();

type Written = Record<string, Partial<ExpectedCondition>>;

function at(question: string, written: Written, between?: Expected["between"]): Expected {
  const conditions = Object.entries(written).map(([key, one]) => ({
    ...{ id: key, key, examples: [] },
    ...one,
  }));
  return { question, conditions, intents: [], value: null, ...(between && { between }) };
}

const DEVICES = at(
  "Tragen Sie Ihre Hörgeräte jeden Tag, nur ab und zu, oder liegen sie eher in der Schublade?",
  {
    "Trägt sie täglich": { examples: ["von morgens bis abends", "die hab ich immer drin"] },
    "Trägt sie nur manchmal": { examples: ["beim Fernsehen", "nur am Wochenende"] },
    "Trägt sie gar nicht mehr": { examples: ["die pfeifen immer", "eins ist kaputt"] },
  },
);

const PESTS = "Haben Sie in den letzten Monaten Mäuse, Schaben oder Motten im Haus gehabt?";
const NOW = [
  "ja, leider",
  "ja, seit letzter Woche haben wir welche",
  "im Moment laufen hier Mäuse",
];
const ONCE = { examples: ["im Sommer hatten wir Mehlmotten", "einmal eine Maus im Keller"] };
const NEVER = { counts: ["Nein"], examples: ["bei uns ist alles sauber"] };

describe("a mere yes", () => {
  test.each(["ja", "ja klar", "ja gern", "ja, das will ich"])(
    "chooses none of several: %s",
    (reply) => {
      expect(read(reply, DEVICES).condition).toBeNull();
    },
  );

  test("but what else is said chooses one", () => {
    expect(read("ja, die hab ich immer drin", DEVICES).condition).toBe("Trägt sie täglich");
    expect(read("jeden Tag", DEVICES).condition).toBe("Trägt sie täglich");
  });

  test.each(["ja", "ja klar", "ja, haben wir"])(
    "is not what examples tell behind a yes: %s",
    (reply) => {
      const asked = at(PESTS, { Akut: { examples: NOW }, Früher: ONCE, Verschont: NEVER });
      expect(read(reply, asked).condition).toBeNull();
      expect(read("ja, seit letzter Woche", asked).condition).toBe("Akut");
    },
  );

  test.each<[string, Partial<ExpectedCondition>]>([
    ["the author counts it so", { counts: ["Ja"], examples: NOW }],
    ["an example is just that", { examples: [...NOW, "ja"] }],
  ])("is the condition's where %s", (_, now) => {
    const asked = at(PESTS, { Akut: now, Früher: ONCE, Verschont: NEVER });
    expect(read("ja", asked).condition).toBe("Akut");
  });

  test("agrees to what can be agreed to, however its examples begin", () => {
    const asked = at("Darf unser Techniker vorbeikommen?", {
      "Begehung erwünscht": { examples: ["ja, kann er gern machen"] },
      "Erst schriftlich": { examples: ["schicken Sie mir das"] },
      "Kein Bedarf": { examples: ["brauchen wir nicht"] },
    });
    expect(read("ja", asked).condition).toBe("Begehung erwünscht");
  });
});

describe("between two that were named", () => {
  const VISIT: Written = {
    Besuch: { counts: ["Ja"], examples: ["kommen Sie vorbei"] },
    Telefonat: { examples: ["telefonieren reicht"] },
    "Nichts davon": { counts: ["Nein"], examples: ["lassen wir das"] },
  };
  const question = "Was meinen Sie: ein Besuch oder ein Telefonat?";

  test("a yes is neither, though one of them counts it", () => {
    expect(read("ja", at(question, VISIT, ["Besuch", "Telefonat"])).condition).toBeNull();
    expect(read("ja, ein Besuch", at(question, VISIT, ["Besuch", "Telefonat"])).condition).toBe(
      "Besuch",
    );
  });

  test("a yes is the one that is called so", () => {
    const named = { Ja: {}, "Erst überlegen": { examples: ["das muss ich besprechen"] }, Nein: {} };
    const asked = at("Darf ich das als Ja verstehen?", named, ["Ja", "Erst überlegen"]);
    expect(read("ja", asked).condition).toBe("Ja");
  });
});
