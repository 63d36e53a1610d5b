import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

/** A piano tuner arranges visits; whoever has agreed to one is asked for its day and hour. */
const understanding = await openUnderstanding();
const PIANOS = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist die KI von Klavierbau Ott." }),
    node("offer", "decision", {
      content: "Ihr Klavier wurde lange nicht gestimmt. Sollen wir vorbeikommen?",
      conditions: [
        { id: "y", condition: "Ja", targetNodeId: "day" },
        { id: "n", condition: "Nein", targetNodeId: "none" },
      ],
    }),
    node("day", "input", {
      content: "An welchem Tag dürfen wir kommen?",
      input: { variable: "tag", value: "date" },
    }),
    node("hour", "input", {
      content: "Und um wie viel Uhr?",
      input: { variable: "zeit", value: "time" },
    }),
    node("mail", "input", {
      content: "Unter welcher E-Mail-Adresse dürfen wir das bestätigen?",
      input: { variable: "mail", value: "email" },
    }),
    node("good", "end", {
      content: "Wir kommen [tag] um [zeit]. Die Bestätigung geht an [mail]. Bis dann!",
      outcome: "appointment",
    }),
    node("none", "end", { content: "Schade, auf Wiederhören.", outcome: "not-interested" }),
    node("later", "end", { content: "Dann melden wir uns wieder.", outcome: "callback" }),
  ],
  [
    ["start", "offer"],
    ["day", "hour"],
    ["hour", "mail"],
    ["mail", "good"],
  ],
);

const atDay = () => call(PIANOS, { understanding }).hears("ja gern").standsAt("day");
const atHour = () => atDay().hears("am Dienstag").standsAt("hour");

describe("who says no and goodbye is asked for no hour", () => {
  test.each([
    "Nein danke, und tschüss.",
    "nein, wirklich nicht, auf Wiederhören",
    "Ich möchte das nicht, schönen Tag noch.",
    "Ich habe dafür keine Nerven, auf Wiederhören.",
  ])("“%s”", (reply) => {
    atDay().hears(reply).says("Schade").endsWith("not-interested");
    atHour().hears(reply).says("Schade").endsWith("not-interested");
  });

  test("nor who was proposed a day", () => {
    atDay().hears("weiß nicht").says("Wie wäre es").hears("nein danke, tschüss").says("Schade");
  });
});

describe("who wants none after all is let go", () => {
  test.each([
    "Ich will doch keinen Termin",
    "das ist nichts für uns",
    "Nee, das lassen wir lieber.",
    "ich will das gar nicht",
    "also nein, das muss für mich nicht sein",
    "nein, das ist für mich erledigt",
    "Also ich will ja nicht unhöflich sein, aber das ist mir so was von egal, das interessiert mich nicht.",
    "Ach, gehen Sie mir weg damit, meine Schwägerin hat sich so was aufschwatzen lassen, nein danke.",
  ])("“%s”, with one question at most", (reply) => {
    for (const asked of [atDay(), atHour()]) {
      asked.hears(reply);
      if (asked.state.phase !== "over")
        asked.says("Dann möchten Sie lieber keinen Termin?").hears("ja");
      asked.endsWith("not-interested");
    }
  });
});

describe("a mere no is asked about once, and the visit is never booked without its day", () => {
  test.each(["nein", "Nein, bitte nicht.", "lieber nicht", "das möchte ich nicht sagen"])(
    "“%s”",
    (reply) => {
      atDay().hears(reply).says("Dann möchten Sie lieber keinen Termin?").standsAt("day");
    },
  );

  test.each(["ja", "nein", "genau", "ja, das lassen wir", "nein danke", "lieber nicht"])(
    "“%s” agrees to none",
    (reply) => {
      atDay().hears("nein").hears(reply).says("Schade").endsWith("not-interested");
    },
  );

  test("“doch” asks again, and a day is one", () => {
    atDay().hears("nein").hears("doch, doch, schon").says("An welchem Tag").standsAt("day");
    atDay().hears("nein").hears("doch, am Mittwoch").knows({ tag: "2026-11-25" }).standsAt("hour");
  });

  test("who says no a second time is asked no more", () => {
    atDay().hears("nein").hears("doch").hears("nee lieber nicht").endsWith("not-interested");
    atDay()
      .hears("nein")
      .hears("doch, am Mittwoch")
      .hears("nein, bitte nicht")
      .endsWith("not-interested");
  });

  test("refusals of all kinds never end as an appointment", () => {
    const refusals = [
      "Nee, also grundsätzlich bin ich ja für vieles zu haben, aber das nicht.",
      "Nein, wissen Sie, ich hab da in letzter Zeit so viel um die Ohren, das lassen wir lieber.",
      "Damit kann ich so gar nichts anfangen, tut mir leid.",
      "Nee, ich hab mir das mal erklären lassen, zwei Stunden lang, und danach wusste ich, ich will das nicht.",
      "ach nee also wenn ich ja jetzt anfange dann werde ich ja nie fertig nein",
    ];
    for (const first of refusals) {
      const script = atDay();
      for (const reply of [first, ...refusals, ...refusals]) {
        if (script.state.phase !== "over") script.hears(reply);
      }
      script.endsWith("not-interested");
    }
  });
});

describe("who puts it off is called another time", () => {
  test.each(["Das sag ich Ihnen später", "Des sag i Ihne später."])("“%s”", (reply) => {
    atHour().hears(reply).says("Dann melden wir uns wieder.").endsWith("callback");
  });
});

describe("what the visit does not hang on is left open", () => {
  test.each(["nein", "das möchte ich nicht sagen", "nein danke, tschüss"])("“%s”", (reply) => {
    atHour().hears("um zehn").hears(reply).says("lassen wir das offen").endsWith("appointment");
  });
});

test("a day that is never told is not made up of other words", () => {
  const script = atDay();
  for (let turn = 0; turn < 12 && script.state.phase !== "over"; turn++)
    script.hears("blau karo fisch");
  script.endsWith("callback");
});

describe("a day that is spoken of otherwise is none to come on", () => {
  test.each([
    "Mein Neffe hat gestern sein Seepferdchen gemacht, wir sind alle so stolz.",
    "Die Leitung rauscht heute so.",
    "gestern",
  ])("“%s”", (reply) => {
    atDay().hears(reply).standsAt("day").hears("am Mittwoch").knows({ tag: "2026-11-25" });
  });

  test("nor is it kept for the question to come", () => {
    call(PIANOS, { understanding })
      .hears("ja gern, früher hat man das nicht bezahlen können, aber heute ist das ja Wahnsinn")
      .standsAt("day");
  });
});

/** It is ten in the morning. */
describe("an hour of today that has struck", () => {
  const today = () => atDay().hears("heute noch").standsAt("hour");

  test.each([
    ["um acht", "20 Uhr", "20:00"],
    ["um halb acht", "19 Uhr 30", "19:30"],
    ["um zehn", "22 Uhr", "22:00"],
  ])("“%s” is the evening's, and read back", (reply, said, hour) => {
    today()
      .hears(reply)
      .says(`Ich habe ${said} verstanden. Ist das richtig?`)
      .hears("ja genau")
      .knows({ tag: "2026-11-21", zeit: hour })
      .standsAt("mail");
  });

  test("“heute um acht” tells both", () => {
    atDay().hears("heute um acht").says("20 Uhr").hears("ja").knows({ zeit: "20:00" });
  });

  test.each(["ja, um acht", "ja, acht Uhr abends", "abends", "am Abend natürlich"])(
    "“%s” agrees to the evening",
    (reply) => {
      today().hears("um acht").hears(reply).knows({ zeit: "20:00" }).standsAt("mail");
    },
  );

  test.each(["um acht Uhr früh", "um neun Uhr morgens"])("“%s” is over", (reply) => {
    today()
      .hears(reply)
      .says("ist schon vorbei. Welche Uhrzeit passt Ihnen besser?")
      .hears("um elf")
      .knows({ tag: "2026-11-21", zeit: "11:00" })
      .standsAt("mail");
  });

  test("whoever tells it again and again is booked for none that is over", () => {
    today()
      .hears("acht Uhr morgens")
      .hears("neun Uhr morgens")
      .hears("acht Uhr morgens")
      .says("Dann melden wir uns wieder.")
      .endsWith("callback");
  });

  test("nor is who puts another one right", () => {
    const confirmed = {
      ...PIANOS,
      nodes: PIANOS.nodes.map((one) =>
        one.type === "input" ? { ...one, input: { ...one.input, confirm: true } } : one,
      ),
    } as typeof PIANOS;
    const asked = () =>
      call(confirmed, { understanding })
        .hears("ja gern")
        .hears("heute")
        .hears("ja")
        .hears("um elf");
    asked().hears("nein, um neun").says("21 Uhr").hears("ja").knows({ zeit: "21:00" });
    asked().hears("nein, neun Uhr früh").says("Heute um 9 Uhr ist schon vorbei.");
  });

  test("who denies the evening and stays with his hour is asked for another one", () => {
    today().hears("um acht").hears("nein, um acht").says("Heute um 8 Uhr ist schon vorbei.");
  });

  test("nor is one proposed", () => {
    today().hears("egal").says("Wie wäre es mit 11 Uhr?").hears("ja").knows({ zeit: "11:00" });
  });
});

describe("when to call is not when to come", () => {
  test.each([
    "Wenn Sie mich morgen so gegen zehn anrufen",
    "rufen Sie mich am Mittwoch noch mal an",
    "rufen Sie nächste Woche wieder an",
    "melden Sie sich am Freitag bei mir",
  ])("“%s”", (reply) => {
    atDay().hears(reply).says("Dann melden wir uns wieder.").endsWith("callback");
  });

  test.each([
    "am Mittwoch, aber rufen Sie vorher an",
    "Mittwoch, und rufen Sie mich um neun an, bevor Sie kommen",
    "kommen Sie am Mittwoch",
    "am Mittwoch, da können Sie mich auch anrufen",
  ])("“%s” is a day", (reply) => {
    atDay().hears(reply).knows({ tag: "2026-11-25" });
  });

  test("where a call is arranged, it is", () => {
    const calls = tree(
      [
        node("start", "start", { content: "Guten Tag, hier ist die KI von Klavierbau Ott." }),
        node("when", "input", {
          content: "An welchem Tag dürfen wir Sie anrufen?",
          input: { variable: "tag", value: "date" },
        }),
        node("end", "end", { content: "Bis dann.", outcome: "callback" }),
      ],
      [
        ["start", "when"],
        ["when", "end"],
      ],
    );
    call(calls, { understanding })
      .hears("rufen Sie mich am Mittwoch an")
      .knows({ tag: "2026-11-25" })
      .endsWith("callback", "completed");
  });
});

test("who puts it off does not hear that the booking failed", () => {
  const booked = tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist die KI von Klavierbau Ott." }),
      node("day", "input", {
        content: "An welchem Tag dürfen wir kommen?",
        input: { variable: "tag", value: "date" },
      }),
      node("book", "action", { action: { kind: "book-appointment", variable: "tag" } }),
      node("good", "end", { content: "Bis dann.", outcome: "appointment" }),
      node("lost", "end", { content: "Das ging leider nicht.", outcome: "callback" }),
    ],
    [
      ["start", "day"],
      ["day", "book"],
      ["book", "good"],
      ["book", "lost", "failed"],
    ],
  );
  call(booked, { understanding })
    .hears("das sage ich Ihnen später")
    .saysNot("Das ging leider nicht")
    .endsWith("callback", "declined");
});

test("who refuses in words that are read as nothing is not promised a call", () => {
  atDay()
    .hears("blau karo fisch")
    .hears("blau karo fisch")
    .hears("ach nee, also wenn ich da jetzt anfange, dann werde ich ja nie fertig, nein", {})
    .says("Dann möchten Sie lieber keinen Termin?")
    .hears("ja")
    .endsWith("not-interested");
});
