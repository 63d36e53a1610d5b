import { describe, expect, test } from "bun:test";
import { afterCorrection, isDenied } from "./negated.ts";
import { normalize } from "./normalize.ts";
import { openUnderstanding } from "./open-understanding.ts";
import type { Expected } from "./reading.ts";
import { splitAtQuestion } from "./split-at-question.ts";

const { read } = await openUnderstanding();

function at(question: string, ...keys: string[]): Expected {
  const conditions = keys.map((key) => ({ id: key, key, examples: [] }));
  return { conditions, intents: [], value: null, question, now: Date.UTC(2026, 10, 21, 9) };
}

describe("what the question decides", () => {
  test.each([
    ["Dienstag wäre gut", "Nein"],
    ["am dienstag wäre es mir lieber", "Nein"],
    ["ja, aber erst am freitag", "Nein"],
    ["donnerstag geht leider nicht", "Nein"],
    ["nicht am donnerstag", "Nein"],
    ["donnerstag passt", "Ja"],
    ["freitag geht auch", "Ja"],
    ["ja donnerstag um zehn", "Ja"],
  ])("another day than the proposed one is no yes: “%s” → %s", (reply, key) => {
    const expected = at("Wir sind am Donnerstag in der Gegend. Dürfen wir ins Haus?", "Ja", "Nein");
    expect(read(reply, expected).condition).toBe(key);
  });

  test("who has something else has not what he was asked about", () => {
    const asked = at("Haben Sie noch Interesse an der Stelle?", "Ja", "Nein");
    expect(read("ich habe schon was anderes gefunden", asked).condition).toBe("Nein");
    expect(read("den hab ich schon", at("Haben Sie den Plan?", "Ja", "Nein")).condition).toBe("Ja");
  });

  test("a no with an appointment is no yes", () => {
    const asked = at("Darf unser Meister vorbeikommen?", "Ja", "Nein");
    expect(read("nee den termin soll mein sohn machen", asked).condition).not.toBe("Ja");
    expect(read("nein nein, der termin passt schon", asked).condition).toBe("Ja");
  });

  test("any day answers a question that names none, or asks for one", () => {
    expect(read("Dienstag wäre gut", at("Wollen wir uns treffen?", "Ja", "Nein")).condition).toBe(
      "Ja",
    );
    const asked = at("Montag bis Freitag haben wir auf. Welcher Tag passt?", "Ja", "Nein");
    expect(read("samstag wäre gut", asked).condition).toBe("Ja");
  });

  test.each([
    ["Darf ich Ihnen dazu eine E-Mail schicken?", null],
    ["Soll ich Ihnen die Broschüre per Post senden?", null],
    ["Darf unsere Beraterin für einen Termin vorbeikommen?", "Ja"],
  ])("a day that suits agrees to no post: %s", (question, key) => {
    expect(read("Dienstag um zehn passt mir gut", at(question, "Ja", "Nein")).condition).toBe(key);
  });

  test.each([
    "hab ich schon",
    "den hab ich schon seit jahren",
    "jo den hab ich beim bund gemacht",
    "sowas ist schon drin",
    "klar, so einen haben wir",
  ])("“%s” says that it is there", (reply) => {
    expect(read(reply, at("Haben Sie den Führerschein schon?", "Ja", "Nein")).condition).toBe("Ja");
  });

  test.each(["hab ich nicht", "noch nicht", "sowas haben wir keins"])(
    "“%s” says that it is not",
    (reply) => {
      expect(read(reply, at("Haben Sie einen Wintergarten?", "Ja", "Nein")).condition).toBe("Nein");
    },
  );

  test("who asks about it has not agreed to it", () => {
    const conditions = [
      { id: "t", key: "Techniker kommt", examples: ["ja schicken Sie den Techniker"] },
      { id: "a", key: "Angebot", examples: ["schicken Sie mir das Angebot"] },
    ];
    const asked = {
      ...at("Soll ein Techniker vorbeikommen oder wollen Sie ein Angebot per E-Mail?"),
      conditions,
    };
    expect(read("was passiert da genau wenn der techniker kommt", asked).condition).toBe(null);
    expect(read("der techniker soll kommen", asked).condition).toBe("Techniker kommt");
    expect(read("den techniker bitte", asked).condition).toBe("Techniker kommt");
  });

  test("where a way is called so, who has a provider goes that way", () => {
    const expected = at("Haben Sie schon einen Anbieter?", "Ja", "hat schon Anbieter");
    expect(read("hab ich schon einen", expected).condition).toBe("hat schon Anbieter");
  });

  test.each([
    "da muss ich mit meiner frau reden",
    "das bespreche ich erst mit meinem mann",
    "do muss i erscht d frau froge",
    "da müsste ich unseren steuerberater fragen",
    "das entscheiden wir zusammen, da muss mein partner mit ran",
  ])("“%s” is a perhaps", (reply) => {
    expect(read(reply, at("Wäre das etwas für Sie?", "Ja", "Nein", "Vielleicht")).condition).toBe(
      "Vielleicht",
    );
    expect(read(reply, at("Wäre das etwas für Sie?", "Ja", "Nein")).condition).not.toBe("Ja");
  });

  test.each(["ich bin nicht zuständig", "das macht bei uns der hausmeister"])(
    "“%s” is none",
    (reply) => {
      const { condition } = read(reply, at("Wäre das etwas für Sie?", "Ja", "Nein", "Vielleicht"));
      expect(["Ja", "Vielleicht"]).not.toContain(condition);
    },
  );

  test.each([
    "das läuft bei uns über mich",
    "das fällt in meinen bereich",
    "dit entscheide ick hier",
    "des entscheid i bei ons",
    "ja das bleibt ja am ende doch alles an mir hängen",
    "dafür bin ich zuständig",
  ])("whose matter it is: “%s”", (reply) => {
    const asked = "Kümmern Sie sich bei Ihnen um den Einkauf?";
    expect(read(reply, at(asked, "Ja", "Nein")).condition).toBe("Ja");
  });

  test.each([
    "das entscheide ich nicht",
    "das mache ich nur mit dem chef zusammen",
    "ich kümmere mich hier um die anrufe möchten sie eine nachricht hinterlassen",
  ])("whose matter it is not: “%s”", (reply) => {
    const asked = "Kümmern Sie sich bei Ihnen um den Einkauf?";
    expect(read(reply, at(asked, "Ja", "Nein")).condition).not.toBe("Ja");
  });

  test("whose matter it is refuses no offer, and answers the question whose it is", () => {
    for (const reply of ["das macht alles mein mann", "das entscheidet mein chef"]) {
      expect(read(reply, at("Möchten Sie einen Termin?", "Ja", "Nein")).condition).toBeNull();
      expect(read(reply, at("Entscheiden Sie darüber?", "Ja", "Nein")).condition).toBe("Nein");
    }
  });

  test.each([
    "kann ich das jederzeit kündigen",
    "gibt es da eine mindestlaufzeit",
    "muss ich da einen vertrag unterschreiben",
  ])("“%s” asks, and refuses nothing", (reply) => {
    expect(read(reply, at("Darf er einmal vorbeikommen?", "Ja", "Nein")).condition).toBe(null);
  });
});

describe("what the words mean", () => {
  test.each(["da sind sie goldrichtig bei mir", "da rennen sie offene türen ein", "jo freili"])(
    "“%s” is a yes",
    (reply) => {
      expect(read(reply, at("Haben Sie Interesse?", "Ja", "Nein")).condition).toBe("Ja");
    },
  );

  test.each([
    "läuft automatisch",
    "das macht die anlage automatisch",
    "der rasen wird vom gerät gemäht",
    "ja so ein roboterding",
    "ja der roboter fährt da jeden tag",
  ])("“%s” is no question about machines", (reply) => {
    expect(read(reply, at("Wie bewässern Sie?", "Ja", "Nein")).intent).not.toBe("is_this_a_bot");
  });

  test.each([
    "sind sie ein roboter",
    "spreche ich mit einem computer",
    "das klingt wie vom band",
    "sie sind doch ne ki",
    "ein roboter oder was",
    "das ist doch wieder so ein roboter",
  ])("“%s” is one", (reply) => {
    expect(read(reply, at("Wie bewässern Sie?", "Ja", "Nein")).intent).toBe("is_this_a_bot");
  });

  test.each([
    "na super auf sie hab ich gerade noch gewartet",
    "toll, schon wieder so ein anruf",
    "na klasse, sie haben mir gerade noch gefehlt",
  ])("“%s” agrees to nothing", (reply) => {
    expect(read(reply, at("Haben Sie Interesse?", "Ja", "Nein")).condition).not.toBe("Ja");
  });

  test.each(["super, darauf hab ich gewartet", "toll, dass sie anrufen"])(
    "“%s” is meant so",
    (reply) => {
      expect(read(reply, at("Haben Sie Interesse?", "Ja", "Nein")).condition).toBe("Ja");
    },
  );
});

describe("a reply taken apart without punctuation", () => {
  test.each([
    ["ja was kostet das denn", "ja", "was kostet das denn"],
    ["haben wir und sind sie ein roboter", "haben wir", "und sind sie ein roboter"],
    ["gern aber woher haben sie meine nummer", "gern aber", "woher haben sie meine nummer"],
  ])("%s", (text, before, question) => {
    expect(splitAtQuestion(text)).toMatchObject({ before });
    expect(splitAtQuestion(text)?.question).toContain(question.replace(/^und /, ""));
  });

  test.each([
    "was kostet das",
    "ich weiss nicht was das kostet",
    "so wie immer halt",
    "sagen sie mir was sie wollen",
  ])("“%s” is one thing", (text) => {
    expect(splitAtQuestion(text)).toBe(null);
  });

  test("what was denied, and what was put right", () => {
    const said = (text: string) => normalize(text);
    expect(isDenied("Motorrad", said("nicht das Motorrad"))).toBe(true);
    expect(isDenied("Motorrad", said("das Motorrad brauche ich nicht"))).toBe(true);
    expect(isDenied("Motorrad", said("Motorrad, und zwar nicht irgendeins"))).toBe(false);
    expect(afterCorrection("motorrad nein quatsch den kurs fuers auto")).toBe(
      "den kurs fuers auto",
    );
    expect(afterCorrection("quatsch das ist alles")).toBe(null);
    expect(afterCorrection("das ist quatsch")).toBe(null);
  });
});

describe("who has just picked up", () => {
  const first = {
    ...at("Ist das noch ein Thema?", "Noch interessiert", "Hat sich erledigt"),
    isFirst: true,
  };

  test.each([
    "brandmüller",
    "ja oertel",
    "jo grias god brandhuber do",
    "huber ja bitte",
    "Weber, guten Tag?",
    "werkstatt wessel thies mein name",
  ])("“%s” tells a name", (reply) => {
    expect(read(reply, first)).toMatchObject({
      condition: null,
      intent: "greeting",
      alternatives: [],
    });
  });

  test.each(["ja genau", "ja", "erledigt", "nein danke", "ja klar gerne", "hallo, kein interesse"])(
    "“%s” tells none",
    (reply) => {
      expect(read(reply, first).intent).not.toBe("greeting");
    },
  );

  test("where a person is asked for, a name is a yes", () => {
    const person = { ...at("Spreche ich mit Frau Brandmüller?", "Ja", "Nein"), isFirst: true };
    expect(read("ja, brandmüller", person).condition).toBe("Ja");
  });

  test("what an author wrote is no name", () => {
    const conditions = [
      { id: "a", key: "Thermomix", examples: ["thermomix"] },
      { id: "b", key: "Topf", examples: [] },
    ];
    expect(read("thermomix", { ...first, conditions }).condition).toBe("Thermomix");
  });
});

describe("questions to come", () => {
  const conditions = [
    { id: "h", key: "Hecke", examples: ["die Hecke ist zu hoch"] },
    { id: "r", key: "Rasen", examples: ["der Rasen ist vermoost"] },
  ];
  const ahead = [{ nodeId: "what", question: "Geht es um Hecke oder Rasen?", conditions }];
  const asked = { ...at("Haben Sie einen Garten?", "Ja", "Nein"), ahead };

  test.each([
    "ja und es geht um die hecke",
    "ja wir haben eine lange hecke vorn",
    "jo und der rasen ist total vermoost",
  ])("“%s” answers one of them as well", (reply) => {
    expect(read(reply, asked)).toMatchObject({ condition: "Ja" });
    expect(read(reply, asked).ahead).toBeDefined();
  });

  test.each([
    "ja",
    "ja haben wir schon seit jahren",
    "ja hecke nicht aber bäume",
    "ja hecke und rasen beides",
    "sind sie ein roboter oder was",
  ])("“%s” answers none of them", (reply) => {
    expect(read(reply, asked).ahead).toBeUndefined();
  });
});

describe("a yes or a no in other words", () => {
  const ofNow = at(
    "Lassen Sie die Anlage zurzeit regelmäßig prüfen?",
    "Ja",
    "Nein",
    "callback_later",
  );
  const ofTime = at("Passt es Ihnen gerade?", "Ja", "Nein", "no_time");

  test.each(["momentan nicht", "im moment eigentlich nicht", "bisher noch nicht"])(
    "“%s” denies what is asked of now",
    (reply) => {
      expect(read(reply, ofNow).condition).toBe("Nein");
    },
  );

  test("asked for his time, it is that", () => {
    expect(read("gerade nicht", ofTime).condition).not.toBe("Ja");
    expect(read("im moment nicht rufen sie später an", ofNow).condition).toBe("callback_later");
  });

  const ofOffer = at("Wäre das etwas für Sie?", "Ja", "Nein", "Vielleicht");

  test.each([
    "das wäre durchaus was für uns",
    "anhören kann man sich das ja mal",
    "probieren können wir es ja mal",
    "ja bei uns sind zwei monteure krank geworden und die baustelle muss fertig werden",
  ])("“%s” agrees", (reply) => {
    expect(read(reply, ofOffer).condition).toBe("Ja");
  });

  test.each([
    "das wär nichts für uns",
    "vielleicht",
    "anschauen kann man es ja mal aber kaufen tu ich nichts",
    "ja nein ich weiß nicht recht das muss ich mir überlegen",
  ])("“%s” does not", (reply) => {
    expect(read(reply, ofOffer).condition).not.toBe("Ja");
  });
});

describe("a name with a yes is the one, where nobody was asked for by name", () => {
  const asks = [
    "Spreche ich mit der Person, die sich bei Ihnen um den Strom kümmert?",
    "Bin ich bei Ihnen richtig, wenn es um die Fahrräder geht?",
    "Spreche ich mit dem Inhaber?",
  ];

  test.each(
    asks.flatMap((question) =>
      [
        "petersen ja",
        "ja hier ist aylin demir",
        "ja jansen guten tag",
        "ja der walter ist dran",
      ].map((reply) => [question, reply]),
    ),
  )("%s – “%s”", (question, reply) => {
    expect(read(reply, { ...at(question, "Ja", "Nein"), isFirst: true }).condition).toBe("Ja");
  });

  test.each(["ja vielleicht schon", "ja wer ist da", "ja moment", "ja der chef ist nicht da"])(
    "“%s” is no yes",
    (reply) => {
      expect(read(reply, { ...at(asks[2] ?? "", "Ja", "Nein"), isFirst: true }).condition).not.toBe(
        "Ja",
      );
    },
  );

  test("asked for by name, another name is none", () => {
    const asked = { ...at("Spreche ich mit Frau Braun?", "Ja", "Nein"), isFirst: true };
    expect(read("ja petersen hier", asked).condition).not.toBe("Ja");
  });
});
