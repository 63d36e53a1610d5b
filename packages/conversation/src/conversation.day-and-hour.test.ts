import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

function asked({ confirm = false, content = "Wann passt es Ihnen?" } = {}) {
  const one = tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist die KI der Praxis Lang." }),
      node("ask", "input", {
        content,
        input: { variable: "termin", value: "date-time", ...(confirm && { confirm }) },
      }),
      node("end", "end", { content: "Bis [termin].", outcome: "appointment" }),
    ],
    [
      ["start", "ask"],
      ["ask", "end"],
    ],
  );
  return call(one, { understanding });
}

// The calls are on Saturday, 2026-11-21.
describe("a day and an hour said in one", () => {
  test.each([
    ["Donnerstag um zehn", "2026-11-26T10:00"],
    ["morgen halb drei", "2026-11-22T14:30"],
    ["am 3. um 14 Uhr", "2026-12-03T14:00"],
    ["nächste Woche Dienstag Vormittag, so um neun", "2026-11-24T09:00"],
    ["Ja, am Montag ginge es um acht Uhr dreißig", "2026-11-23T08:30"],
    ["um elf am Freitag", "2026-11-27T11:00"],
  ])("“%s” is %s", (said, termin) => {
    asked().hears(said).knows({ termin }).endsWith("appointment");
  });

  test("is said as people say it", () => {
    asked().hears("Donnerstag um zehn").says("Bis Donnerstag, 26. November, 10:00 Uhr.");
  });
});

describe("of the two, only what is missing is asked for", () => {
  test.each([
    ["Donnerstag", "Donnerstag, 26. November, gern. Um wie viel Uhr?", "um zehn"],
    ["Donnerstag Vormittag", "Um wie viel Uhr?", "zehn"],
    ["um zehn", "An welchem Tag?", "Donnerstag"],
    ["vormittags um zehn", "An welchem Tag?", "am Donnerstag"],
  ])("“%s”: “%s”", (first, rest, then) => {
    asked()
      .hears(first)
      .says(rest)
      .hears(then)
      .knows({ termin: "2026-11-26T10:00" })
      .endsWith("appointment");
  });

  test("a week first, then its day, then the hour", () => {
    asked()
      .hears("nächste Woche")
      .says("Nächste Woche, gern. An welchem Tag?")
      .hears("Mittwoch")
      .says("Um wie viel Uhr?")
      .hears("halb drei")
      .knows({ termin: "2026-11-25T14:30" })
      .endsWith("appointment");
  });

  test("the day is not asked for again where the hour was not understood", () => {
    asked()
      .hears("Donnerstag")
      .hears("Blumenkohl")
      .says("Um wie viel Uhr?")
      .hears("um zehn")
      .knows({ termin: "2026-11-26T10:00" });
  });
});

describe("what is no day or no hour is asked about, as of each alone", () => {
  test("who does not mind is proposed a day, and then an hour", () => {
    asked()
      .hears("egal")
      .says("Wie wäre es mit Montag, 23. November?")
      .hears("ja")
      .says("Um wie viel Uhr?")
      .hears("egal")
      .says("Wie wäre es mit")
      .hears("ja gern")
      .knows({ termin: "2026-11-23T10:00" });
  });

  test("“irgendwann” tells nothing", () => {
    asked().hears("irgendwann").says("Wann passt es Ihnen?");
    asked().hears("Donnerstag").hears("irgendwann").says("Um wie viel Uhr?");
  });

  test("of a span of hours the first is only asked about", () => {
    const back = "Ich habe Donnerstag, 26. November, um 10 Uhr verstanden. Ist das richtig?";
    asked().hears("Donnerstag zwischen zehn und zwölf").says(back);
    asked().hears("Donnerstag").hears("zwischen zehn und zwölf").says(back);
  });

  test("a day that is over is none, and its hour is kept", () => {
    asked()
      .hears("gestern um zehn")
      .says("An welchem Tag?")
      .hears("Donnerstag")
      .knows({ termin: "2026-11-26T10:00" });
  });

  test("without an hour nothing is booked; in other words it is kept with the day", () => {
    const silent = asked().hears("Donnerstag").hears("Blumenkohl").hears("Blumenkohl");
    silent.hears("Blumenkohl").endsWith("failed");
    const school = "wenn die Kinder in der Schule sind";
    asked()
      .hears("Donnerstag")
      .hears(school)
      .hears(school)
      .hears(school)
      .knows({ termin: `Donnerstag, 26. November, ${school}` });
  });

  test("an hour of today that is over", () => {
    asked().hears("heute um acht Uhr früh").says("Heute um 8 Uhr ist schon vorbei.");
  });
});

describe("another day or hour", () => {
  test("the day is put right where the hour is asked for", () => {
    asked()
      .hears("Donnerstag")
      .hears("ach nein, doch lieber Freitag um elf")
      .knows({ termin: "2026-11-27T11:00" });
    asked()
      .hears("Donnerstag")
      .hears("nein, lieber Freitag")
      .says("Freitag, 27. November, gern. Um wie viel Uhr?")
      .hears("um elf")
      .knows({ termin: "2026-11-27T11:00" });
  });

  test("what is kept is put right later on", () => {
    const one = tree(
      [
        node("start", "start", { content: "Guten Tag." }),
        node("ask", "input", {
          content: "Wann passt es Ihnen?",
          input: { variable: "termin", value: "date-time" },
        }),
        node("sure", "decision", {
          content: "Also [termin], ist das richtig?",
          conditions: [{ id: "c", condition: "Ja", targetNodeId: "end" }],
        }),
        node("end", "end", { content: "Bis [termin].", outcome: "appointment" }),
      ],
      [
        ["start", "ask"],
        ["ask", "sure"],
      ],
    );
    call(one, { understanding })
      .hears("Donnerstag um zehn")
      .hears("nein, um elf")
      .says("Also Donnerstag, 26. November, 11:00 Uhr, ist das richtig?")
      .hears("ach, lieber Freitag")
      .says("Also Freitag, 27. November, 11:00 Uhr")
      .hears("ja")
      .knows({ termin: "2026-11-27T11:00" })
      .endsWith("appointment");
  });

  test.each([
    ["Donnerstag um acht", "early"],
    ["Donnerstag um zehn", "end"],
  ])("an expression decides by the hour when both are told: “%s”", (said, to) => {
    const one = tree(
      [
        node("start", "start", { content: "Guten Tag." }),
        node("ask", "input", {
          content: "Wann passt es Ihnen?",
          input: { variable: "termin", value: "date-time" },
          conditions: [
            { id: "c", condition: "zu früh", targetNodeId: "early", expression: "termin < 9" },
          ],
        }),
        node("early", "end", { content: "So früh ist niemand da.", outcome: "callback" }),
        node("end", "end", { content: "Bis dann.", outcome: "appointment" }),
      ],
      [
        ["start", "ask"],
        ["ask", "end"],
      ],
    );
    call(one, { understanding })
      .hears(said)
      .endsWith(to === "early" ? "callback" : "appointment");
    const [day = "", hour = ""] = said.split(/ (?=um)/u);
    call(one, { understanding })
      .hears(day)
      .says("Um wie viel Uhr?")
      .hears(`${hour} Uhr früh`)
      .endsWith(to === "early" ? "callback" : "appointment");
  });

  test("both are read back together, and each can be put right", () => {
    const back = "Ich habe Donnerstag, 26. November, um 10 Uhr verstanden. Ist das richtig?";
    asked({ confirm: true })
      .hears("Donnerstag um zehn")
      .says(back)
      .hears("ja")
      .knows({ termin: "2026-11-26T10:00" });
    asked({ confirm: true })
      .hears("Donnerstag um zehn")
      .hears("nein, um elf")
      .knows({ termin: "2026-11-26T11:00" });
    asked({ confirm: true })
      .hears("Donnerstag um zehn")
      .hears("nein, am Freitag")
      .knows({ termin: "2026-11-27T10:00" });
    asked({ confirm: true })
      .hears("Donnerstag um zehn")
      .hears("nein")
      .says("Wann passt es Ihnen?")
      .hears("Montag um neun")
      .hears("ja")
      .knows({ termin: "2026-11-23T09:00" });
  });
});
