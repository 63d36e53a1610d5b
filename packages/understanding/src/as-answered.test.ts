import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "./open-understanding.ts";
import type { Expected, ExpectedCondition } from "./reading.ts";

/** Replies whose words by themselves mean something else than after this question. */
const { read } = await openUnderstanding();

type Written = Record<string, readonly string[]>;

function at(question: string, written: Written, more: Partial<Expected> = {}): Expected {
  const conditions: ExpectedCondition[] = Object.entries(written).map(([key, examples]) => ({
    id: key,
    key,
    examples,
  }));
  return { conditions, intents: [], value: null, question, ...more };
}

const WHO_CONTROLS = at(
  "Wie ist die Kontrolle bei Ihnen heute geregelt: Macht das eine andere Firma, machen Sie es selbst, oder macht es zurzeit niemand?",
  {
    "Andere Firma": ["wir haben jemanden unter Vertrag", "das hat die Zentrale vergeben"],
    "In Eigenregie": ["da gucken wir selbst nach", "das erledigt unser Hausmeister"],
    "Keine Kontrolle": ["da macht zurzeit keiner was", "das ist eingeschlafen"],
  },
);
const HOW_OFTEN = at("Tragen Sie die Geräte jeden Tag, nur ab und zu, oder gar nicht?", {
  "Trägt sie täglich": ["von morgens bis abends"],
  "Trägt sie nur manchmal": ["nur wenn Besuch kommt", "beim Fernsehen"],
  "Passt gerade nicht": ["ich hab jetzt keine Zeit"],
});
const FOR_WHAT = at(
  "Wofür brauchen Sie jemanden: zum Kommissionieren, für den Stapler oder als Fahrer auf der Straße?",
  {
    "Kommissionieren und Packen": ["Picker und Packer", "einfache Helfer im Lager"],
    Staplerfahrer: ["Leute mit Staplerschein"],
    "Fahrer auf der Straße": ["LKW-Fahrer"],
  },
);

describe("“im Moment nicht” where it is asked how it is at present", () => {
  test.each(["Im Moment gar nicht", "zurzeit gar nicht"])("«%s» is no want of time", (text) => {
    const { intent, condition } = read(text, WHO_CONTROLS);
    expect(intent).not.toBe("no_time");
    expect([null, "Keine Kontrolle"]).toContain(condition);
  });

  test("where somebody's time is asked for it is one", () => {
    const asked = at("Passt es Ihnen gerade?", { Ja: [], no_time: [] });
    expect(read("Im Moment gar nicht", asked).condition).toBe("no_time");
  });
});

test.each([
  "Wir hatten mal eine Firma, aber jetzt nicht mehr",
  "wir hatten eine Firma, heute nicht mehr",
])("«%s» denies what was", (text) => {
  expect(read(text, WHO_CONTROLS).condition).not.toBe("Andere Firma");
});

test("what was and still is, is not denied", () => {
  expect(read("das macht eine andere Firma", WHO_CONTROLS).condition).toBe("Andere Firma");
});

describe("a time by itself where it is asked how something is", () => {
  test.each(["nur am Wochenende", "nur abends", "sonntags", "meistens im Winter"])(
    "«%s» wishes for no call then",
    (text) => {
      const { intent } = read(text, HOW_OFTEN);
      expect(["callback_later", "no_time"]).not.toContain(intent);
    },
  );

  test.each(["rufen Sie am Wochenende an", "ich hab jetzt keine Zeit"])("«%s» does", (text) => {
    expect(read(text, HOW_OFTEN).condition).toBe("Passt gerade nicht");
  });
});

describe("who puts himself right means what he says then", () => {
  test.each<[string, string]>([
    ["Stapler, nein Quatsch, Kommissionierer", "Kommissionieren und Packen"],
    ["Kommissionierer, ich meinte Staplerfahrer", "Staplerfahrer"],
  ])("«%s» is %s", (text, key) => {
    expect(read(text, FOR_WHAT).condition).toBe(key);
  });

  test("a courtesy behind it says nothing", () => {
    expect(read("Staplerfahrer, ach nein, danke", FOR_WHAT).condition).not.toBe(
      "Kommissionieren und Packen",
    );
  });
});

describe("who is, or has gone, with another firm", () => {
  const asked = at("Tragen Sie die Geräte noch?", { Ja: [], Nein: [], already_has_provider: [] });

  test.each([
    "ich bin jetzt bei Geers",
    "wir sind inzwischen bei Vodafone",
    "ich bin zu Amplifon gewechselt",
    "bin schon seit Jahren bei der Huk",
  ])("«%s» has a provider", (text) => {
    expect(read(text, asked).condition).toBe("already_has_provider");
  });

  test.each([
    "ich bin jetzt bei der Arbeit",
    "ich bin gerade bei meiner Tochter",
    "ich bin jetzt bei Aldi",
    "ich bin nicht zu Amplifon gewechselt",
  ])("«%s» tells of none", (text) => {
    expect(read(text, asked).condition).not.toBe("already_has_provider");
  });
});

describe("“gut” within a sentence", () => {
  const offer = at("Wollen wir einen Termin ausmachen?", { Ja: [], Nein: [] });

  test.each(["ich höre alles gut", "ich schlafe ganz gut", "wir kommen gut hin"])(
    "«%s» agrees to nothing in so many words",
    (text) => {
      const { why } = read(text, offer);
      expect(why.filter(({ rule }) => rule === "yes")).toEqual([]);
    },
  );

  test.each(["gut", "ja gut", "das finde ich gut", "das wäre gut", "klingt gut"])(
    "«%s» agrees",
    (text) => {
      expect(read(text, offer).condition).toBe("Ja");
    },
  );
});

test("a word that only shares a stem with a name answers no question to come", () => {
  const ahead = [
    {
      nodeId: "test",
      ...at("Wollen wir einen Termin ausmachen?", {
        "Möchte den Hörtest": ["das wäre mal wieder fällig"],
        "Hörtest nicht nötig": ["das brauche ich nicht"],
      }),
    },
  ];
  expect(read("ich höre alles gut", { ...HOW_OFTEN, ahead }).ahead).toBeUndefined();
  expect(read("täglich, und ich möchte den Hörtest", { ...HOW_OFTEN, ahead }).ahead).toEqual({
    test: "Möchte den Hörtest",
  });
});

describe("what was answered before is put right by who says so", () => {
  const behind = {
    nodeId: "before",
    ...at("Sind Sie für die Hygiene zuständig?", {
      "Ist zuständig": ["ich bin der Inhaber"],
      "Macht jemand anders": ["das macht bei uns der Chef", "darum kümmert sich jemand anders"],
    }),
  };

  test("“meine” of a person puts nothing right", () => {
    expect(
      read("Meine Küchenhilfe kümmert sich", { ...WHO_CONTROLS, behind }).behind,
    ).toBeUndefined();
  });

  test("“ich meine” does", () => {
    const text = "nein, ich meine, darum kümmert sich jemand anders";
    expect(read(text, { ...WHO_CONTROLS, behind }).behind).toBe("Macht jemand anders");
  });
});

describe("a question beside an answer", () => {
  const visit = at("Wollen wir einen Termin ausmachen?", {
    Ja: [],
    "Wünscht Hausbesuch": ["können Sie kommen", "ich kann nicht mehr laufen"],
  });

  test("which the chosen way is for, is not open", () => {
    const text = "ja gerne, aber ich kann nicht mehr laufen, können Sie kommen?";
    const { condition, openQuestion } = read(text, visit);
    expect([condition, openQuestion]).toEqual(["Wünscht Hausbesuch", undefined]);
  });

  test("of something else is", () => {
    const text = "ja gerne, muss ich da was mitbringen?";
    expect(read(text, visit).openQuestion).toBeDefined();
  });
});

describe("what an objection of the tree is for", () => {
  const tariff = at(
    "Welcher Tarif passt besser zu Ihnen?",
    {
      "Talnetz 300": ["den günstigeren", "der kleine reicht uns"],
      "Talnetz 1000": ["den schnelleren"],
      "Noch nicht entschieden": ["das ist mir egal", "das kann ich jetzt nicht sagen"],
    },
    { intents: ["price_objection"] },
  );

  test("goes before a likeness, where it is said in so many words", () => {
    const { condition, intent } = read("Mir ist das zu teuer", tariff);
    expect([condition, intent]).toEqual([null, "price_objection"]);
  });

  test.each<[string, string]>([
    ["den günstigeren", "Talnetz 300"],
    ["das ist mir egal", "Noch nicht entschieden"],
  ])("not before an example: «%s»", (text, key) => {
    expect(read(text, tariff).condition).toBe(key);
  });
});
