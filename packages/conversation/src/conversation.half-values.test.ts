import { describe, test } from "bun:test";
import type { TreeNode, ValueKindName } from "@rufbaum/tree";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

function asked(value: ValueKindName, content: string) {
  const one = tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist die KI der Praxis Lang." }),
      node("ask", "input", { content, input: { variable: "wert", value } }),
      node("end", "end", { content: "Danke.", outcome: "success" }),
    ],
    [
      ["start", "ask"],
      ["ask", "end"],
    ],
  );
  return call(one, { understanding });
}

const forDay = () => asked("date", "An welchem Tag möchten Sie kommen?");
const forHour = () => asked("time", "Um wie viel Uhr?");
const forMail = () => asked("email", "Wie lautet Ihre E-Mail-Adresse?");

describe("half a value is kept, and only the rest asked for", () => {
  test.each([
    ["Nächste Woche gern", "Nächste Woche, gern. An welchem Tag?", "Mittwoch", "2026-11-25"],
    ["nächsten monat", "Nächsten Monat, gern. An welchem Tag?", "am dritten", "2026-12-03"],
    ["zwischen den jahren", "Zwischen den Jahren, gern.", "am dreißigsten", "2026-12-30"],
    ["so mitte märz", "Mitte März, gern. An welchem Tag?", "der fünfzehnte", "2027-03-15"],
    ["am wochenende", "Am Wochenende, gern. An welchem Tag?", "samstag", "2026-11-28"],
    ["in der ersten dezemberwoche", "In der ersten Dezemberwoche, gern.", "mittwoch", "2026-12-02"],
    ["im ersten quartal", "Im ersten Quartal, gern.", "am siebten januar", "2027-01-07"],
    ["unter der woche", "Unter der Woche, gern.", "donnerstag", "2026-11-26"],
  ])("“%s”: “%s”", (half, rest, reply, day) => {
    forDay().hears(half).says(rest).hears(reply).knows({ wert: day }).endsWith("success");
  });

  test.each([
    ["am besten vormittags", "Vormittags, gern. Um wie viel Uhr?", "um neun", "09:00"],
    ["nach der arbeit", "Nach der Arbeit, gern. Um wie viel Uhr?", "sechs", "18:00"],
    ["am nachmittag", "Am Nachmittag, gern. Um wie viel Uhr?", "um halb vier", "15:30"],
  ])("“%s”: “%s”", (half, rest, reply, hour) => {
    forHour().hears(half).says(rest).hears(reply).knows({ wert: hour }).endsWith("success");
  });

  test("a street without its number", () => {
    asked("text", "Wie ist Ihre Anschrift?")
      .hears("in der Gartenstraße")
      .says("Gartenstraße, gern. Welche Hausnummer?")
      .hears("zwölf")
      .knows({ wert: "Gartenstraße 12" })
      .endsWith("success");
  });

  test("of several Wednesdays of a month the first is asked about", () => {
    forDay()
      .hears("im februar")
      .hears("mittwoch")
      .says("Ich habe Mittwoch, 3. Februar verstanden.");
  });

  test("the same half again is not asked about for ever", () => {
    const script = forDay();
    for (let turn = 0; turn < 20 && script.state.phase !== "over"; turn++) {
      script.hears("nächste woche");
    }
    script.endsWith("success");
  });

  test("what is put right within one reply is whole", () => {
    forDay()
      .hears("anfang februar ach nein besser kommenden mittwoch")
      .knows({ wert: "2026-11-25" })
      .endsWith("success");
  });

  test("the end of a contract is no day to meet on", () => {
    asked("date", "Wann läuft Ihr Vertrag aus?")
      .hears("ende des jahres")
      .says("Ich habe Donnerstag, 31. Dezember verstanden.");
  });
});

describe("who has no day or hour in mind is proposed one", () => {
  test.each([
    "das ist mir egal",
    "Jederzeit",
    "wann Sie wollen",
    "mir is wurscht",
    "was hätten Sie denn frei?",
    "das können sie sich aussuchen",
    "ach das überlasse ich ihnen",
  ])("“%s”", (reply) => {
    forDay()
      .hears(reply)
      .says("Wie wäre es mit Montag, 23. November?")
      .hears("ja, passt")
      .knows({ wert: "2026-11-23" })
      .endsWith("success");
  });

  test("an hour within the part of the day that was named", () => {
    forHour()
      .hears("nachmittags")
      .hears("egal")
      .says("Wie wäre es mit 15 Uhr?")
      .hears("von mir aus")
      .knows({ wert: "15:00" });
  });

  test("a proposal that is declined asks for what suits better, and is not kept", () => {
    forDay()
      .hears("egal")
      .hears("da kann ich nicht")
      .says("Welcher Tag passt Ihnen besser?")
      .hears("am Donnerstag")
      .knows({ wert: "2026-11-26" })
      .endsWith("success");
  });

  test("no day of a holiday, and none for what lies behind", () => {
    forDay().hears("zwischen den jahren").hears("egal").says("Montag, 28. Dezember");
    asked("date", "Wann sind Sie geboren?").hears("egal").saysNot("Wie wäre es");
  });
});

describe("only a clear refusal leaves a value open", () => {
  test.each(["Das möchte ich nicht sagen", "das geht Sie nichts an", "nein", "lieber nicht"])(
    "“%s”",
    (reply) => {
      asked("number", "Wie viele Gäste erwarten Sie?")
        .hears(reply)
        .says("Kein Problem")
        .knows({ wert: "" })
        .endsWith("success");
      forDay().hears(reply).says("Dann möchten Sie lieber keinen Termin?").standsAt("ask");
    },
  );

  test.each([
    "am besten vormittags",
    "das ist mir egal",
    "zwischen den jahren",
    "dienstag geht nicht",
    "nächste Woche bin ich im Urlaub",
    "montags nie",
    "donnerstag ist immer schlecht bei mir",
    "vor dem zehnten kann ich nicht",
  ])("“%s” is none", (reply) => {
    forDay().hears(reply).saysNot("Kein Problem").standsAt("ask");
  });

  test("a text is not what keeps it back", () => {
    asked("text", "Wie ist Ihr Name?").hears("das sage ich nicht").knows({ wert: "" });
    asked("text", "Was stört Sie daran?")
      .hears("das sage ich nicht so gern, aber der Ton")
      .knows({ wert: "das sage ich nicht so gern, aber der Ton" });
  });
});

describe("who can't give a value is helped", () => {
  test.each([
    ["da muss ich nachsehen", "Gern, ich warte."],
    ["moment ich hol den kalender", "Gern, ich warte."],
    ["steht doch in ihren unterlagen", "Das liegt mir hier leider nicht vor."],
    ["wie meinen sie das", "Nennen Sie bitte nur die Zahl"],
    ["weiß ich nicht auswendig", "Eine ungefähre Angabe genügt."],
    ["da muss ich in den kalender gucken", "Gern, ich warte."],
    ["haben sie doch im system", "Das liegt mir hier leider nicht vor."],
    ["da müsste ich nachmessen", "Eine ungefähre Angabe genügt."],
    ["ein paar", "Eine ungefähre Angabe genügt."],
  ])("“%s”: “%s”", (reply, said) => {
    asked("number", "Wie viele Gäste erwarten Sie?").hears(reply).says(said).standsAt("ask");
  });

  test("but not for ever", () => {
    const script = asked("number", "Wie viele Gäste erwarten Sie?");
    for (let turn = 0; turn < 20 && script.state.phase !== "over"; turn++) {
      script.hears("keine ahnung");
    }
    script.knows({ wert: "" }).endsWith("success");
  });
});

describe("an address is read back as it can be heard", () => {
  test("whole words are said, what could be written otherwise is spelled", () => {
    forMail()
      .hears("m punkt krüger achtundsechzig at t minus online punkt de")
      .says("M Punkt K R U E G E R 6 8 at T Bindestrich online Punkt de")
      .hears("ja und schicken sie mir bitte den prospekt")
      .knows({ wert: "m.krueger68@t-online.de" })
      .endsWith("success");
  });

  test("another one is read back as well, a no asks afresh", () => {
    forMail()
      .hears("anna weber at gmx punkt de")
      .says("annaweber at G M X Punkt de")
      .hears("nein, anna punkt weber at gmx punkt de")
      .says("anna Punkt weber at G M X Punkt de")
      .hears("nein")
      .says("dann bitte noch einmal")
      .standsAt("ask");
  });

  test("where a text is asked for that is to be one, too", () => {
    asked("text", "An welche E-Mail-Adresse dürfen wir schreiben?")
      .hears("petra punkt sommer ät gmx punkt de")
      .says("petra Punkt sommer at G M X Punkt de")
      .hears("genau")
      .knows({ wert: "petra.sommer@gmx.de" })
      .endsWith("success");
  });
});

const CHECKED = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist die KI vom Dachdecker Kunz." }),
    node("day", "input", {
      content: "Wann sollen wir kommen?",
      input: { variable: "tag", value: "date" },
    }),
    node("check", "decision", {
      content: "Also [tag]. Stimmt das?",
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "good" },
        { id: "no", condition: "Nein", targetNodeId: "day" },
      ],
    }),
    node("good", "end", { content: "Bis dann.", outcome: "appointment" }),
  ],
  [
    ["start", "day"],
    ["day", "check"],
  ],
);

describe("where values are read back", () => {
  const checked = () => call(CHECKED, { understanding }).hears("am Dienstag").standsAt("check");

  test("a leading yes wins, whatever follows", () => {
    checked().hears("ja und bringen sie bitte unterlagen mit").endsWith("appointment");
  });

  test("a no goes back to the value", () => {
    checked().hears("nein").says("Wann sollen wir kommen?").standsAt("day");
  });

  test("an hour that is put right is not taken for a number as well", () => {
    const more = tree(
      [
        node("start", "start", { content: "Guten Tag, hier ist die KI vom Gasthof Adler." }),
        node("hour", "input", {
          content: "Um wie viel Uhr?",
          input: { variable: "uhr", value: "time" },
        }),
        node("people", "input", {
          content: "Wie viele Personen?",
          input: { variable: "personen", value: "number" },
        }),
        node("check", "decision", {
          content: "Also um [uhr], [personen] Personen. Stimmt das?",
          conditions: [{ id: "yes", condition: "Ja", targetNodeId: "good" }],
        }),
        node("good", "end", { content: "Bis dann.", outcome: "appointment" }),
      ],
      [
        ["start", "hour"],
        ["hour", "people"],
        ["people", "check"],
      ],
    );
    call(more, { understanding })
      .hears("um neun")
      .hears("zu dritt")
      .hears("nein, um zehn")
      .knows({ uhr: "10:00", personen: 3 })
      .standsAt("check");
  });

  test("half of another one asks for its rest", () => {
    checked()
      .hears("nein, lieber nächste Woche")
      .says("Nächste Woche also. Wann sollen wir kommen?")
      .hears("Freitag")
      .says("Also Freitag, 27. November.")
      .hears("ja")
      .endsWith("appointment");
  });
});

describe("the day that is named in place of another is meant", () => {
  const COULD_DECLINE = tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist die KI der Praxis Lang." }),
      node("ask", "input", {
        content: "An welchem Tag dürfen wir kommen?",
        input: { variable: "wert", value: "date" },
        conditions: [
          {
            id: "no",
            condition: "not_interested",
            targetNodeId: "no",
            examples: ["dann doch lieber gar nicht", "ich möchte doch keinen Termin"],
          },
          {
            id: "later",
            condition: "callback_later",
            targetNodeId: "later",
            examples: ["melden Sie sich nächste Woche noch mal"],
          },
        ],
      }),
      node("end", "end", { content: "Danke.", outcome: "success" }),
      node("no", "end", { content: "Schade.", outcome: "not-interested" }),
      node("later", "end", { content: "Bis bald.", outcome: "callback" }),
    ],
    [
      ["start", "ask"],
      ["ask", "end"],
    ],
  );

  test.each([
    ["montag um zehn aber nicht früher", "2026-11-23"],
    ["donnerstag ab neun aber nicht später als elf", "2026-11-26"],
    ["dienstag ach nee da ist ja was mit der schule lieber donnerstag", "2026-11-26"],
    ["mittwoch geht bei mir ja gar nicht lieber freitag gleiche zeit", "2026-11-27"],
    ["samstag ist bei uns keiner da lieber montag drauf", "2026-11-30"],
  ])("“%s”", (reply, day) => {
    call(COULD_DECLINE, { understanding }).hears(reply).knows({ wert: day }).endsWith("success");
  });

  test.each(["dann doch lieber gar nicht", "nein ich möchte doch keinen Termin"])(
    "“%s” declines all the same",
    (reply) => {
      call(COULD_DECLINE, { understanding }).hears(reply).endsWith("not-interested");
    },
  );

  test("what is read back is put right by the day that was said", () => {
    forDay()
      .hears("dienstag oder mittwoch")
      .says("verstanden")
      .hears("na mittwoch hab i gsagt")
      .knows({ wert: "2026-11-25" })
      .endsWith("success");
  });
});

describe("when something else is to be is no day to meet on", () => {
  const two = (first: TreeNode) =>
    call(
      tree(
        [
          node("start", "start", { content: "Guten Tag, hier ist die KI der Praxis Lang." }),
          first,
          node("day", "input", {
            content: "An welchem Tag passt Ihnen das Gespräch?",
            input: { variable: "tag", value: "date" },
          }),
          node("end", "end", { content: "Danke.", outcome: "success" }),
          node("no", "end", { content: "Schade.", outcome: "not-interested" }),
        ],
        [
          ["start", first.id],
          ...(first.type === "input" ? [[first.id, "day"] as const] : []),
          ["day", "end"],
        ],
      ),
      { understanding },
    );
  const asks = (content: string) =>
    two(node("first", "input", { content, input: { variable: "wann", value: "text" } }));
  const offers = () =>
    two(
      node("first", "decision", {
        content: "Soll unser Planer zu Ihnen kommen?",
        conditions: [
          { id: "yes", condition: "Ja", targetNodeId: "day" },
          { id: "no", condition: "Nein", targetNodeId: "no" },
        ],
      }),
    );

  test.each([
    ["Ab wann bräuchten Sie die Leute?", "zum ersten februar"],
    ["Ab wann bräuchten Sie die Leute?", "ab montag"],
    ["Bis wann soll die Küche fertig sein?", "im frühjahr"],
    ["Wann soll das Dach gemacht werden?", "am zehnten märz"],
    ["Wann möchten Sie einziehen?", "nächste woche"],
    ["In welchem Monat beginnt der Bau?", "im april"],
  ])("asked “%s”: “%s”", (question, reply) => {
    asks(question)
      .hears(reply)
      .saysNot("also.")
      .standsAt("day")
      .hears("dienstag")
      .knows({ wann: reply, tag: "2026-11-24" });
  });

  test.each([
    "ja wir brauchen die küche im frühjahr",
    "ja im frühjahr ziehen wir ein",
    "ja die soll bis märz fertig sein",
    "ja wir bekommen im sommer ein kind",
    "ja wir heiraten am zehnten mai",
  ])("told unasked: “%s”", (reply) => {
    offers().hears(reply).saysNot("also.").standsAt("day");
  });

  test.each([
    ["ja nächste woche", "Nächste Woche also."],
    ["ja wir bräuchten einen termin nächste woche", "Nächste Woche also."],
    ["ja gern im frühjahr", "Im Frühjahr also."],
  ])("but “%s” is: “%s”", (reply, words) => {
    offers().hears(reply).says(words);
  });

  test("and a day for the visit still is", () => {
    offers().hears("ja gern am dienstag").knows({ tag: "2026-11-24" });
    offers()
      .hears("ja gern übernächsten montag und ich brauch dann einen leihwagen")
      .knows({ tag: "2026-11-30" });
  });
});

test("an hour at odds with the part of the day that was told before is asked about", () => {
  const both = tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist die KI der Praxis Lang." }),
      node("day", "input", { content: "Welcher Tag?", input: { variable: "tag", value: "date" } }),
      node("hour", "input", {
        content: "Um wie viel Uhr?",
        input: { variable: "zeit", value: "time" },
      }),
      node("end", "end", { content: "Danke.", outcome: "success" }),
    ],
    [
      ["start", "day"],
      ["day", "hour"],
      ["hour", "end"],
    ],
  );
  call(both, { understanding })
    .hears("am Dienstagnachmittag")
    .hears("halb elf, da ist es im Haus am ruhigsten")
    .says("Ich habe 10 Uhr 30 verstanden. Ist das richtig?")
    .hears("ja")
    .knows({ zeit: "10:30" })
    .endsWith("success");
});
