import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const GIVES_UP = {
  condition: "Doch nicht bestellen",
  targetNodeId: "bad",
  examples: ["ach nee lassen wir das doch", "ich will doch nichts bestellen"],
};

/** An order by telephone: how many, where to, when, and all of it read out. */
const ORDER = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist die KI vom Hofladen Ried." }),
    node("want", "decision", {
      content: "Wir haben eine Kiste mit Äpfeln gepackt. Möchten Sie die Kiste bestellen?",
      conditions: [
        {
          id: "yes",
          condition: "Ja",
          targetNodeId: "many",
          examples: ["schicken sie mir eine", "ich nehme zwei"],
        },
        { id: "later", condition: "callback_later", targetNodeId: "when" },
        { id: "no", condition: "Nein", targetNodeId: "bad" },
      ],
    }),
    node("many", "input", {
      content: "Gern. Wie viele Kisten dürfen es sein?",
      input: { variable: "anzahl", value: "number" },
      conditions: [{ id: "n-no", ...GIVES_UP }],
    }),
    node("where", "input", {
      content: "An welche Adresse sollen wir liefern? Straße, Hausnummer und Ort, bitte.",
      input: { variable: "adresse", value: "text" },
      conditions: [{ id: "w-no", ...GIVES_UP }],
    }),
    node("day", "input", {
      content: "An welchem Tag dürfen wir liefern?",
      input: { variable: "tag", value: "date" },
      conditions: [{ id: "d-no", ...GIVES_UP }],
    }),
    node("check", "decision", {
      content: "Also [anzahl] Kisten an die Adresse [adresse], Lieferung am [tag]. Stimmt das so?",
      conditions: [
        { id: "c-yes", condition: "Ja", targetNodeId: "good", examples: ["passt so"] },
        {
          id: "c-where",
          condition: "Adresse ändern",
          targetNodeId: "where",
          examples: ["bitte an eine andere adresse", "die straße haben sie falsch"],
        },
        {
          id: "c-day",
          condition: "Liefertag ändern",
          targetNodeId: "day",
          examples: ["lieber an einem anderen tag", "da bin ich gar nicht zu hause"],
        },
        { id: "c-no", ...GIVES_UP },
      ],
    }),
    node("when", "input", {
      content: "Kein Problem. An welchem Tag und um wie viel Uhr darf ich noch einmal anrufen?",
      input: { variable: "rueckruf", value: "text" },
    }),
    node("good", "end", { content: "Vielen Dank.", outcome: "success" }),
    node("called", "end", { content: "Notiert: [rueckruf].", outcome: "callback" }),
    node("bad", "end", { content: "Schade.", outcome: "not-interested" }),
  ],
  [
    ["start", "want"],
    ["many", "where"],
    ["where", "day"],
    ["day", "check"],
    ["when", "called"],
  ],
);

const called = () => call(ORDER, { understanding });
const askedDay = () =>
  called().hears("ja gern").hears("zwei").hears("Rosenweg 8, 55130 Mainz").standsAt("day");

describe("a day that is given with more words is that day", () => {
  test.each([
    ["am mittwoch wäre mir recht da bin ich den ganzen tag daheim", "2026-11-25"],
    ["donnerstag da bin ich zu hause", "2026-11-26"],
    ["mittwoch den ganzen tag", "2026-11-25"],
    ["am donnerstag und wenn ich nicht da bin nimmt das dann auch der nachbar", "2026-11-26"],
    ["freitag falls ich nicht aufmache klingeln sie bei müller", "2026-11-27"],
    ["dienstag weil mittwoch bin ich nicht da", "2026-11-24"],
    ["nein donnerstag ist schon recht ich wollte nur wissen ob der nachbar da ist", "2026-11-26"],
    ["nein dienstag passt mir gut ich hab nur überlegt ob mein mann da ist", "2026-11-24"],
    ["sonntag ach nein dann montag", "2026-11-23"],
    ["donnerstag aber bitte nicht vor zehn", "2026-11-26"],
    ["montag aber nicht so früh", "2026-11-23"],
    ["bloß nicht montag dienstag wär besser", "2026-11-24"],
    ["sonntag da liefern sie ja nicht dann eben montag", "2026-11-23"],
  ])("“%s”", (reply, tag) => {
    askedDay().hears(reply).knows({ tag }).standsAt("check");
  });

  test.each([
    "dienstag passt mir gar nicht",
    "dienstag bin ich leider nicht da",
    "dienstag und mittwoch geht nicht",
  ])("“%s” is none", (reply) => {
    askedDay().hears(reply).says("Welcher Tag passt Ihnen besser?").standsAt("day");
  });

  test("who refuses a second day is not asked in the same words again", () => {
    askedDay()
      .hears("dienstag geht nicht")
      .says("In Ordnung. Welcher Tag passt Ihnen besser?")
      .hears("mittwoch auch nicht da bin ich im urlaub")
      .saysNot("Welcher Tag passt Ihnen besser?")
      .says("In Ordnung. An welchem Tag dürfen wir liefern?")
      .standsAt("day");
  });

  test("as soon as possible is the next working day", () => {
    askedDay().hears("so schnell wie möglich").says("Wie wäre es mit Montag, 23. November?");
  });

  test("nobody who gives up after all is held to it", () => {
    askedDay()
      .hears("dienstag wär gut aber ich will doch nichts bestellen")
      .endsWith("not-interested");
  });
});

describe("what is read out is not changed by what was said before it", () => {
  test("a day is put right as often as somebody likes", () => {
    askedDay()
      .hears("am mittwoch")
      .standsAt("check")
      .hears("doch lieber am donnerstag")
      .says("Lieferung am Donnerstag, 26. November")
      .hears("nein da bin ich gar nicht zu hause")
      .standsAt("day")
      .hears("am freitag da bin ich zu hause")
      .says("Lieferung am Freitag, 27. November")
      .standsAt("check")
      .hears("ja")
      .endsWith("success");
  });

  test("a stored answer that leads round is asked for instead of ending the call", () => {
    const script = askedDay();
    Object.assign(script.state, { ahead: { check: "Liefertag ändern" } });
    script.hears("am mittwoch").says("An welchem Tag dürfen wir liefern?").standsAt("day");
  });
});

describe("how many is taken over from the yes that says it", () => {
  test.each([
    ["ja eine können sie mir schicken", 1],
    ["ja gern da nehm ich drei stück sind für meine schwiegereltern", 3],
    ["na gut dann nehm ich zwei davon", 2],
    ["mhm ja gut dann nehm ich eine", 1],
    ["ei jo saach isch doch zwaa stück", 2],
    ["ja gern bestellen sie mir vier stück", 4],
    ["ja zwei bitte", 2],
    ["ja gern eine reicht mir", 1],
    ["ja zwei würd ich nehmen", 2],
    ["jo schicken sie mir mal zwei stück vorbei", 2],
    ["ok machen wir zwei", 2],
  ])("“%s”", (reply, anzahl) => {
    called().hears(reply).says(`${anzahl} Stück. An welche Adresse`).knows({ anzahl });
  });

  test.each([
    "ja gut eins noch",
    "ja gern ich hab zwei kinder",
    "ja gern ich muss nur um zwei weg",
    "ja gut ich nehm eine oder zwei",
    "ja gern wir sind zwei",
    "ja gern aber ich bin fünfundsiebzig ich brauch das einfach",
    "ja schicken sie das ich hab schon zwei",
  ])("“%s” says nothing of that", (reply) => {
    called().hears(reply).says("Wie viele Kisten dürfen es sein?").standsAt("many");
  });

  test("“ja einen moment” is waited for", () => {
    called().hears("ja einen moment").standsAt("want");
  });

  test("it is none of the people who come, and of nothing that is asked later", () => {
    const table = tree(
      [
        node("start", "start", { content: "Guten Tag, hier ist die KI vom Gasthof Adler." }),
        node("want", "decision", {
          content: "Möchten Sie das Menü?",
          conditions: [{ id: "yes", condition: "Ja", targetNodeId: "people" }],
        }),
        node("people", "input", {
          content: "Wie viele Personen sind Sie?",
          input: { variable: "personen", value: "number" },
        }),
        node("wine", "input", {
          content: "Wie viele Flaschen Wein dürfen es sein?",
          input: { variable: "flaschen", value: "number" },
        }),
        node("end", "end", { content: "Danke." }),
      ],
      [
        ["start", "want"],
        ["people", "wine"],
        ["wine", "end"],
      ],
    );
    call(table, { understanding })
      .hears("ja gern davon nehmen wir zwei")
      .standsAt("people")
      .hears("vier")
      .says("Wie viele Flaschen")
      .standsAt("wine");
  });
});

describe("a number that is asked for is understood as people say it", () => {
  test.each([
    ["ja nur die eine", 1],
    ["eine hab ich gesagt", 1],
    ["zwaa hab isch gesacht", 2],
    ["na drei", 3],
    ["da reicht eine", 1],
    ["eine kiste bitte und dann schauen wir", 1],
    ["eine oder wissen sie was doch lieber zwei eine verschenk ich", 2],
    ["eine für mich und eine für meine tochter", 2],
  ])("“%s”", (reply, anzahl) => {
    called().hears("ja gern").standsAt("many").hears(reply).knows({ anzahl }).standsAt("where");
  });

  test.each([
    "einen moment",
    "eine hab ich schon",
    "eine frage hätt ich noch",
    "was für eine menge denn",
  ])("“%s” is none", (reply) => {
    called().hears("ja gern").hears(reply).standsAt("many");
  });
});

describe("a number that was given is put right by nobody who speaks of something else", () => {
  const askedWhere = () => called().hears("ja gern").hears("zwei").standsAt("where");

  test.each([
    "lessingstraße elf ach quatsch goethestraße elf in 65203 wiesbaden",
    "rosenweg acht nein neun in 55130 mainz",
    "moment falsch kirchgasse drei 55276 oppenheim",
    "nein doch lieber ins büro am zollhafen 7 in 55118 mainz",
    "lieber zu meiner tochter nach 50668 köln ringstraße vier",
  ])("“%s”", (reply) => {
    askedWhere().hears(reply).knows({ anzahl: 2 }).standsAt("day");
  });

  test("at an hour or a day neither", () => {
    askedDay().hears("nein lieber so um den 25. herum nach drei uhr").knows({ anzahl: 2 });
    askedDay().hears("lieber in 14 tagen am montag").knows({ anzahl: 2 });
  });

  test("by who says what is counted", () => {
    askedWhere().hears("ach nein doch lieber drei kisten").knows({ anzahl: 3 }).standsAt("where");
  });

  test("by who says so at the next question, in as many words as it takes", () => {
    const roof = tree(
      [
        node("start", "start", { content: "Guten Tag, hier ist die KI vom Dachdecker Kunz." }),
        node("many", "input", {
          content: "Wie viele Dächer haben Sie?",
          input: { variable: "daecher", value: "number" },
        }),
        node("own", "decision", {
          content: "Danke. Gehört Ihnen das Haus?",
          conditions: [{ id: "yes", condition: "Ja", targetNodeId: "end" }],
        }),
        node("end", "end", { content: "Danke." }),
      ],
      [
        ["start", "many"],
        ["many", "own"],
      ],
    );
    const askedOwn = () => call(roof, { understanding }).hears("zwei").standsAt("own");
    askedOwn()
      .hears("nein moment ich hab mich vertan es sind drei")
      .says("Gut, 3. Gehört Ihnen das Haus?")
      .knows({ daecher: 3 });
    askedOwn().hears("nein wir sind schon vor 15 jahren da eingezogen").knows({ daecher: 2 });
    askedOwn().hears("nee das gehört meinen vier geschwistern und mir").knows({ daecher: 2 });
  });

  test("by who hears it read out", () => {
    askedDay()
      .hears("am mittwoch")
      .standsAt("check")
      .hears("nein drei")
      .says("Also 3 Kisten")
      .knows({ anzahl: 3 });
  });

  test("not where the address is put right that is read out as well", () => {
    askedDay()
      .hears("am mittwoch")
      .standsAt("check")
      .hears("nein die hausnummer ist neun")
      .says("an die Adresse Rosenweg 9, 55130 Mainz")
      .knows({ anzahl: 2 });
  });
});

describe("a text is kept without the words around it", () => {
  test.each([
    ["ja rosenweg acht in fünfundfünfzig eins dreißig mainz", "Rosenweg 8, 55130 Mainz"],
    [
      "die sollen zu mir in die firma aydin elektro industriestraße 22 in 55543 bad kreuznach",
      "Firma Aydin Elektro, Industriestraße 22, 55543 Bad Kreuznach",
    ],
    [
      "also ich wohn jetzt in der lessingstraße elf ach quatsch goethestraße elf in 65203 wiesbaden wir sind umgezogen",
      "Goethestraße 11, 65203 Wiesbaden",
    ],
    [
      "also das liegt bei der alten mühle hab ich doch schon gesagt",
      "das liegt bei der alten mühle",
    ],
  ])("an address: “%s”", (reply, adresse) => {
    called().hears("ja gern").hears("zwei").hears(reply).knows({ adresse }).standsAt("day");
  });

  test("an address whose street came first is put together", () => {
    called()
      .hears("ja gern")
      .hears("zwei")
      .hears("rosenweg")
      .says("Welche Hausnummer?")
      .hears("acht in 55130 mainz")
      .says("Rosenweg 8, 55130 Mainz");
  });

  test.each([
    ["montag nach achtzehn uhr da bin ich zu hause", "Montag, 23. November, nach 18 Uhr"],
    [
      "morgen abend äh nee morgen ist ja sonntag dienstag nach siebzehn uhr wär gut",
      "Dienstag, 24. November, nach 17 Uhr",
    ],
    [
      "am dienstag vormittag wäre gut gilt das angebot denn dann noch",
      "Dienstag, 24. November, am Vormittag",
    ],
    ["also am besten wäre es am freitag so gegen halb vier", "Freitag, 27. November, 15 Uhr 30"],
    [
      "nächste woche irgendwann am vormittag hab ich ja schon gesagt",
      "Nächste Woche, am Vormittag",
    ],
    ["ja morgen abend", "morgen abend"],
    [
      "am fünften dezember vormittags das ist der samstag glaub ich",
      "am fünften dezember vormittags das ist der samstag glaub ich",
    ],
    ["jeden tag nach fünf", "jeden tag nach fünf"],
    [
      "dienstag aber erst wenn die kinder im bett sind so um acht",
      "dienstag aber erst wenn die kinder im bett sind so um acht",
    ],
    [
      "dienstag oder mittwoch so ab achtzehn uhr geht beides",
      "dienstag oder mittwoch so ab achtzehn uhr geht beides",
    ],
  ])("when to call: “%s”", (reply, rueckruf) => {
    called()
      .hears("rufen sie später noch mal an")
      .standsAt("when")
      .hears(reply)
      .knows({ rueckruf })
      .endsWith("callback");
  });

  test("the hour alone is asked for where the day was named", () => {
    called()
      .hears("rufen sie am dienstag noch mal an")
      .says("Dienstag, 24. November, gern. Um wie viel Uhr?")
      .hears("nach achtzehn uhr")
      .knows({ rueckruf: "Dienstag, 24. November, nach 18 Uhr" });
  });
});

describe("who says when he can be called has not said that he calls himself", () => {
  const CALLS = tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist die KI vom Optiker Kern." }),
      node("when", "input", {
        content: "Wann dürfen wir noch einmal anrufen?",
        input: { variable: "rueckruf", value: "text" },
        conditions: [
          {
            id: "self",
            condition: "Meldet sich selbst",
            targetNodeId: "self",
            examples: ["ich melde mich dann bei ihnen", "ich rufe sie an", "ich komme vorbei"],
          },
        ],
      }),
      node("called", "end", { content: "Notiert.", outcome: "callback" }),
      node("self", "end", { content: "Gern, bis dann.", outcome: "completed" }),
    ],
    [
      ["start", "when"],
      ["when", "called"],
    ],
  );

  test.each([
    "donnerstag ab neun uhr da bin ich im büro erreichbar",
    "übermorgen um zehn nach drei bin ich wieder im haus",
    "abends nach sieben da ist mein mann dann auch da",
    "rufen sie mich am donnerstag auf dem handy an",
  ])("“%s”", (reply) => {
    call(CALLS, { understanding }).hears(reply).endsWith("callback");
  });

  test.each([
    "ich melde mich am montag selbst",
    "ich ruf sie am dienstag an",
    "da melde ich mich lieber",
  ])("“%s”", (reply) => {
    call(CALLS, { understanding }).hears(reply).says("Gern, bis dann.");
  });
});

describe("what answers another question than the one that stands is kept for it", () => {
  test("an address where a number is asked for", () => {
    called()
      .hears("ja gern")
      .hears("gartenstraße 12 55116 mainz")
      .says("Gartenstraße 12, 55116 Mainz, gern. Wie viele Kisten dürfen es sein?")
      .standsAt("many")
      .hears("zwei")
      .says("Gartenstraße 12, 55116 Mainz, sagten Sie. An welchem Tag")
      .knows({ anzahl: 2, adresse: "Gartenstraße 12, 55116 Mainz" })
      .standsAt("day");
  });

  test("a day where an address is asked for", () => {
    called()
      .hears("ja gern")
      .hears("zwei")
      .hears("am mittwoch")
      .says("Mittwoch, 25. November, gern.")
      .standsAt("where")
      .hears("rosenweg acht in 55130 mainz")
      .knows({ tag: "2026-11-25", adresse: "Rosenweg 8, 55130 Mainz" })
      .standsAt("check");
  });

  test("an address that is put right where it is read out", () => {
    askedDay()
      .hears("am mittwoch")
      .standsAt("check")
      .hears("nein goethestraße elf in 65203 wiesbaden")
      .says("Also 2 Kisten an die Adresse Goethestraße 11, 65203 Wiesbaden")
      .knows({ anzahl: 2, adresse: "Goethestraße 11, 65203 Wiesbaden" })
      .hears("ja")
      .endsWith("success");
  });
});

test("who says that we have the address has not given up", () => {
  called()
    .hears("ja gern")
    .hears("zwei")
    .hears("die adresse haben sie doch")
    .says("Das liegt mir hier leider nicht vor.")
    .standsAt("where");
});

test("what is told behind a question is not asked in its place", () => {
  const told = tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist die KI vom Hofladen Ried." }),
      node("many", "input", {
        content: "Wie viele Kisten dürfen es sein?",
        input: { variable: "anzahl", value: "number" },
      }),
      node("day", "input", {
        content: "An welchem Tag dürfen wir liefern? Ab nächster Woche geht jeder Werktag.",
        input: { variable: "tag", value: "date" },
      }),
      node("where", "input", {
        content: "An welche Adresse? Bitte nennen Sie mir Straße und Ort.",
        input: { variable: "adresse", value: "text" },
      }),
      node("end", "end", { content: "Danke." }),
    ],
    [
      ["start", "many"],
      ["many", "day"],
      ["day", "where"],
      ["where", "end"],
    ],
  );
  call(told, { understanding })
    .hears("zwei")
    .hears("nein doch drei kisten")
    .says("Gut, 3. An welchem Tag dürfen wir liefern?")
    .hears("dienstag")
    .standsAt("where")
    .hears("ach nein doch lieber vier kisten")
    .says("Gut, 4. Bitte nennen Sie mir Straße und Ort.");
});

test("a mere yes is no address", () => {
  called()
    .hears("ja gern")
    .hears("zwei")
    .hears("ja")
    .says("Straße, Hausnummer und Ort, bitte.")
    .standsAt("where");
});

test("how many, where to and when, said in one breath", () => {
  called()
    .hears(
      "ja dann nehm ich zwei schicken sie die an die rosenstraße acht in 55130 mainz am dienstag",
    )
    .says("Also 2 Kisten an die Adresse Rosenstraße 8, 55130 Mainz, Lieferung am Dienstag")
    .standsAt("check");
});

describe("who says again what was read out is told that it is kept, and refuses nothing", () => {
  const atCheck = () => askedDay().hears("donnerstag").standsAt("check");

  test.each([
    ["nein rosenweg acht in fünfundfünfzig eins dreißig mainz", "Rosenweg 8, 55130 Mainz"],
    ["nein die adresse ist rosenweg acht in fünfundfünfzig eins dreißig mainz", "Rosenweg 8"],
    ["am donnerstag hab ich gesagt", "Donnerstag, 26. November"],
  ])("“%s”", (reply, kept) => {
    atCheck()
      .hears(reply)
      .says(`Genau so habe ich es: ${kept}`)
      .says("Stimmt das so?")
      .standsAt("check")
      .hears("ja")
      .endsWith("success");
  });

  test("a yes beside it goes on", () => {
    atCheck().hears("ja am donnerstag passt").endsWith("success");
  });
});
