import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";
import { WORDING } from "./wording.ts";

/** A dental laboratory calls surgeries; nobody has given it a way for price, papers or another time. */
const understanding = await openUnderstanding();
const START = node("start", "start", {
  content: "Guten Tag, hier ist Mara, die KI vom Dentallabor Kern.",
});
const NEED = node("need", "decision", {
  content:
    "Wir holen Abdrücke am selben Tag ab und liefern in drei Tagen. Arbeiten Sie eher mit Kronen oder mit Prothesen?",
  conditions: [
    {
      id: "k",
      condition: "Kronen",
      examples: ["meistens Kronen", "wir machen viele Brücken"],
      targetNodeId: "sample",
    },
    {
      id: "p",
      condition: "Prothesen",
      examples: ["eher die Dritten", "Totalprothesen"],
      targetNodeId: "fit",
    },
  ],
});
const FIT = node("fit", "message", { content: "Das ist unsere Stärke." });
const SAMPLE = node("sample", "decision", {
  content: "Dürfen wir Ihnen ein Muster vorbeibringen?",
  conditions: [
    { id: "y", condition: "Ja", targetNodeId: "good" },
    { id: "n", condition: "Nein", targetNodeId: "bad" },
  ],
});
const GOOD = node("good", "end", { content: "Wunderbar, bis dann.", outcome: "success" });
const BAD = node("bad", "end", { content: "Schade.", outcome: "not-interested" });
const TREE = tree(
  [START, NEED, FIT, SAMPLE, GOOD, BAD],
  [
    ["start", "need"],
    ["fit", "sample"],
  ],
);
const QUESTION = "Arbeiten Sie eher mit Kronen oder mit Prothesen?";
const asked = () => call(TREE, { understanding });

describe("what was understood is never met with “nicht verstanden”", () => {
  test.each([
    [
      "was kostet denn so eine krone bei ihnen",
      "Zum Preis kann ich Ihnen jetzt nichts Verbindliches sagen.",
    ],
    ["rufen sie bitte nächste woche nochmal an", "Gern, das halte ich fest."],
    ["schicken sie mir doch erstmal unterlagen", "Gern, das halte ich fest."],
    ["wir haben schon ein labor seit zwanzig jahren", "Schön, dass Sie da schon versorgt sind."],
    ["das entscheidet bei uns der chef", "Ich verstehe, das entscheiden Sie nicht allein."],
    ["ich habe gerade gar keine zeit", "Ich halte mich kurz."],
    ["kein interesse", "Das verstehe ich."],
  ])("“%s”: %s, then the question again", (reply, said) => {
    asked().hears(reply).says(`${said} ${QUESTION}`).saysNot("nicht verstanden").standsAt("need");
  });

  test("the second time in other words, with what can be answered", () => {
    asked()
      .hears("was kostet denn eine krone")
      .hears("aber was kostet das denn jetzt")
      .says("Eine verlässliche Zahl kann ich Ihnen am Telefon leider nicht nennen.")
      .says("Sie können zum Beispiel mit „Kronen“ oder „Prothesen“ antworten.");
  });

  test("who has somebody is met once, before that counts as a no", () => {
    const conditions = [
      { id: "y", condition: "Will Glasfaser haben", counts: ["Ja"], targetNodeId: "good" },
      {
        ...{ id: "n", condition: "Hat sich erledigt", targetNodeId: "bad" },
        counts: ["Nein", "not_interested"],
      },
    ];
    const offer = tree(
      [START, node("need", "decision", { content: "Möchten Sie das?", conditions }), GOOD, BAD],
      [["start", "need"]],
    );
    const play = () => call(offer, { understanding });
    play()
      .hears("ich hab doch schon Internet")
      .says("Schön, dass Sie da schon versorgt sind.")
      .standsAt("need")
      .hears("ja, aber ich hab doch schon einen Anbieter")
      .endsWith("not-interested");
    play().hears("kein Interesse").endsWith("not-interested");
    play().hears("nein, ich hab doch schon Internet").endsWith("not-interested");
  });

  test("what was wished for is the outcome where nothing else comes of the call", () => {
    asked().hears("schicken sie mir was per mail").hangsUp().endsWith("info-requested", "hung-up");
    asked().hears("rufen sie morgen wieder an").hangsUp().endsWith("callback", "hung-up");
    asked()
      .hears("schicken sie mir was per mail")
      .hears("kronen")
      .hears("ja gern")
      .endsWith("success", "completed");
  });

  test("a refusal is of the question alone, once the caller goes on", () => {
    asked()
      .hears("kein interesse")
      .hears("na gut, kronen")
      .hangsUp()
      .endsWith("abandoned", "hung-up");
  });

  test("who refuses twice is let go", () => {
    asked()
      .hears("kein interesse")
      .hears("nein, wirklich kein interesse")
      .says("Das respektiere ich.")
      .endsWith("not-interested", "declined");
    asked()
      .hears("ich hab jetzt keine zeit")
      .hears("hören sie, ich habe keine zeit")
      .endsWith("callback", "declined");
  });

  test("unless the tree has a way for all that it does not know", () => {
    const rest = node("rest", "end", { content: "Dann auf Wiederhören.", outcome: "completed" });
    const open = tree(
      [START, NEED, FIT, SAMPLE, GOOD, BAD, rest],
      [
        ["start", "need"],
        ["need", "rest"],
        ["fit", "sample"],
      ],
    );
    call(open, { understanding })
      .hears("kein interesse")
      .hears("kein interesse")
      .hears("kein interesse")
      .says("Dann auf Wiederhören.")
      .endsWith("completed");
  });

  test("it is no miss", () => {
    expect(asked().hears("was kostet das denn").state.told).toEqual({ price_question: 1 });
  });
});

describe("questions about the call", () => {
  test.each([
    "nehmen sie das auf?",
    "moment nehmen sie das hier auf",
    "wird das gespräch aufgezeichnet",
    "zeichnen sie das hier etwa auf",
    "ich wollte wissen ob das gespräch aufgezeichnet wird",
    "wird das jetzt aufgenommen oder nicht",
    "hört da jemand mit",
  ])("“%s” gets the truth", (reply) => {
    asked().hears(reply).says(`${WORDING.notRecorded} ${QUESTION}`).standsAt("need");
  });

  test.each([
    "nehmen sie auch kronen auf zirkon",
    "wir nehmen das gern auf uns",
    "das wird bei uns gut aufgenommen, wir machen Kronen",
  ])("“%s” is no such question", (reply) => {
    asked().hears(reply).saysNot(WORDING.notRecorded);
  });

  test("a recording that runs is told of", () => {
    const consent = node("consent", "decision", {
      content: "Darf ich das Gespräch aufzeichnen?",
      conditions: [
        { id: "y", condition: "Ja", targetNodeId: "record" },
        { id: "n", condition: "Nein", targetNodeId: "need" },
      ],
    });
    const record = node("record", "action", { action: { kind: "start-recording" } });
    call(
      tree(
        [START, consent, record, NEED, FIT, SAMPLE, GOOD, BAD],
        [
          ["start", "consent"],
          ["record", "need"],
        ],
      ),
      {
        understanding,
      },
    )
      .hears("ja")
      .hears("nehmen sie das jetzt auf")
      .says(`${WORDING.recorded} ${QUESTION}`);
  });

  test.each([
    "woher haben sie meine nummer",
    "von wem haben sie denn unsere daten",
    "wo haben Sie eigentlich meine Nummer her?",
  ])("“%s” is told that it is not known here", (reply) => {
    asked().hears(reply).says(`${WORDING.unknownSource} ${QUESTION}`);
  });

  test.each([
    "was bringt mir das denn",
    "und was hab ich davon",
    "wozu sollte ich das brauchen",
    "wo ist da mein vorteil",
  ])("“%s” hears again what the tree has said for it", (reply) => {
    asked()
      .hears(reply)
      .says(
        `Wie gesagt: Wir holen Abdrücke am selben Tag ab und liefern in drei Tagen. ${QUESTION}`,
      )
      .saysNot("nicht beantworten");
  });

  test("of what nobody here knows each is told so in other words", () => {
    const script = asked();
    for (const words of WORDING.cannotTell.slice(0, 2)) {
      script.hears("liefern sie eigentlich auch nach österreich?").says(words);
    }
  });
});

describe("several things in one reply", () => {
  const agreed = () => asked().hears("Kronen");

  test.each(["Kurz, ja.", "kurz ja", "ja aber kurz"])("“%s” is a yes", (reply) => {
    agreed().hears(reply).endsWith("success");
  });

  test.each([
    "ja was kostet das denn",
    "Ja, und was kostet das?",
    "ja gerne was würde das kosten",
    "gern aber was kostet der spaß",
  ])("“%s”: the price is met, the yes stands", (reply) => {
    agreed()
      .hears(reply)
      .says("Zum Preis kann ich Ihnen jetzt nichts Verbindliches sagen. Wunderbar")
      .endsWith("success");
  });

  test("what is asked beside any other answer is met as well", () => {
    asked().hears("kronen aber was kostet das bei ihnen").says("Zum Preis").standsAt("sample");
    asked().hears("kronen und sind sie eigentlich ein roboter").says(WORDING.ai).standsAt("sample");
    agreed()
      .hears("ja gern und schicken sie mir vorher unterlagen")
      .says("Gern, das halte ich fest.")
      .endsWith("success");
  });

  test("what a later question asks is not asked again", () => {
    const ready = node("ready", "decision", {
      content: "Suchen Sie ein neues Labor?",
      conditions: [
        { id: "y", condition: "Ja", targetNodeId: "need" },
        { id: "n", condition: "Nein", targetNodeId: "bad" },
      ],
    });
    const more = tree(
      [START, ready, NEED, FIT, SAMPLE, GOOD, BAD],
      [
        ["start", "ready"],
        ["fit", "sample"],
      ],
    );
    call(more, { understanding }).hears("ja und wir machen vor allem prothesen").standsAt("sample");
    call(more, { understanding }).hears("ja schon").standsAt("need");
    call(more, { understanding }).hears("ja und wir machen ganz verschiedenes").standsAt("need");
  });

  test("what was said ahead raises no objection, which would come back to a question nobody asked", () => {
    const fear = node("fear", "objection", { content: "Unser Fahrer trägt Überschuhe." });
    const carrier = {
      ...SAMPLE,
      conditions: [
        ...(SAMPLE.conditions ?? []),
        {
          id: "o",
          condition: "Teppichboden",
          examples: ["bei uns liegt Teppichboden"],
          targetNodeId: "fear",
        },
      ],
    };
    call(
      tree(
        [START, NEED, FIT, carrier, GOOD, BAD, fear],
        [
          ["start", "need"],
          ["fit", "sample"],
        ],
      ),
      { understanding },
    )
      .hears("kronen machen wir und bei uns liegt teppichboden")
      .says("Dürfen wir Ihnen ein Muster vorbeibringen?")
      .standsAt("sample");
  });

  test("who puts himself right means what he says then", () => {
    asked().hears("prothesen nee quatsch kronen machen wir").standsAt("sample");
    expect(asked().hears("prothesen nicht eher kronen").state.path).toContain("sample");
  });
});

describe("sales sense", () => {
  test("“ähm” is no failed try", () => {
    const script = asked().hears("ähm").saysNothing().hears("öhm also").saysNothing();
    expect(script.state.misses).toBe(0);
    script.hears("kronen").standsAt("sample");
  });

  test.each(["brandmüller", "ja grüß gott huber", "praxis doktor wessel thies mein name", "hallo"])(
    "“%s”, as people pick up, is greeted and asked",
    (reply) => {
      asked().hears(reply).says(QUESTION).saysNot("nicht verstanden").standsAt("need");
    },
  );

  test("the same answer is not given twice word for word", () => {
    const price = node("price", "objection", {
      content: "Eine Krone kostet bei uns ab 120 Euro. Sie zahlen erst nach dem Einsetzen.",
      objection: { intent: "price_question", global: true },
    });
    const priced = tree([START, NEED, FIT, SAMPLE, GOOD, BAD, price], [["start", "need"]]);
    call(priced, { understanding })
      .hears("was kostet eine krone")
      .says("Eine Krone kostet bei uns ab 120 Euro. Sie zahlen erst")
      .hears("was kostet die nochmal")
      .says(`Wie gesagt: Eine Krone kostet bei uns ab 120 Euro. ${QUESTION}`)
      .saysNot("Sie zahlen erst");
    asked()
      .hears("sind sie ein roboter")
      .says(WORDING.ai)
      .hears("also ein roboter?")
      .says(WORDING.aiAgain);
  });

  test("after a return a question that points back has what it points to", () => {
    const who = node("who", "decision", {
      content: "Wir suchen jemanden für die Abrechnung. Sind Sie das?",
      conditions: [{ id: "y", condition: "Ja", targetNodeId: "good" }],
    });
    call(tree([START, who, GOOD], [["start", "who"]]), { understanding })
      .hears("hören sie mich")
      .says("Ja, ich höre Sie. Wir suchen jemanden für die Abrechnung. Sind Sie das?");
  });

  test("whoever comes to the phone hears who calls and why", () => {
    asked()
      .hears("moment ich hole den chef")
      .hears("Wessel, guten Tag")
      .says("hier ist Mara, die KI vom Dentallabor Kern. Wir holen Abdrücke am selben Tag ab");
    asked().hears("Moment bitte").hears("ja hier ist Frau Thies").says("hier ist Mara");
    asked().hears("Moment bitte").hears("So, da bin ich wieder").saysNot("hier ist Mara");
  });

  test("whoever comes to the phone at a later question is asked the first", () => {
    asked()
      .hears("kronen")
      .hears("moment ich verbinde sie mit dem chef")
      .says(WORDING.gladlyWait)
      .hears("Thies, guten Tag")
      .says("hier ist Mara, die KI vom Dentallabor Kern. Wir holen Abdrücke")
      .standsAt("need");
  });

  test("whoever connects is waited for, whatever else he says", () => {
    asked()
      .hears("kronen")
      .hears("nein das macht die chefin ich verbinde sie mal")
      .says(WORDING.gladlyWait)
      .standsAt("sample");
  });

  test("a wish beside what would count as a no is met first", () => {
    asked()
      .hears("kronen")
      .hears("das macht bei uns der chef, aber schicken Sie uns doch was per mail")
      .says("Gern, das halte ich fest. Dürfen wir Ihnen ein Muster vorbeibringen?")
      .hears("nein")
      .endsWith("not-interested");
  });

  test("anger that counts as a no is met with an excuse", () => {
    asked()
      .hears("kronen")
      .hears("das ist ja wohl eine unverschämtheit mich am feierabend anzurufen")
      .says(WORDING.goodbyeAngry)
      .endsWith("not-interested", "angry");
  });

  test("a wish beside an answer leaves it standing", () => {
    asked()
      .hears("ja eher kronen aber schicken sie mir doch erstmal was schriftliches")
      .says("Gern, das halte ich fest.")
      .standsAt("sample");
  });

  test("“zu teuer” is met with understanding once, then it is a no", () => {
    asked()
      .hears("kronen")
      .hears("das ist mir zu teuer")
      .says("Dass es sich rechnen muss, verstehe ich gut.")
      .hears("trotzdem zu teuer")
      .endsWith("not-interested");
  });

  test("an objection is no remark: a refusal that goes with it does not stand", () => {
    const provided = node("provided", "objection", {
      content: "Das ist kein Hindernis.",
      objection: { intent: "already_has_provider", global: true },
    });
    const more = tree(
      [START, NEED, FIT, SAMPLE, GOOD, BAD, provided],
      [
        ["start", "need"],
        ["fit", "sample"],
      ],
    );
    call(more, { understanding })
      .hears("kronen")
      .hears("wir haben schon ein labor seit jahren")
      .says("Das ist kein Hindernis. Dürfen wir Ihnen ein Muster vorbeibringen?")
      .standsAt("sample");
  });

  test("a condition that leads to the objection which answers it goes there once", () => {
    const who = node("who", "objection", {
      content: "Wir sind das Dentallabor Kern.",
      objection: { intent: "who_is_calling", global: true },
    });
    const gate = {
      ...SAMPLE,
      conditions: [
        ...(SAMPLE.conditions ?? []),
        { id: "s", condition: "secretary_detected", targetNodeId: "who" },
      ],
    };
    call(
      tree(
        [START, NEED, FIT, gate, GOOD, BAD, who],
        [
          ["start", "need"],
          ["fit", "sample"],
        ],
      ),
      { understanding },
    )
      .hears("kronen")
      .hears("Geht es um eine Bestellung?", {
        condition: "secretary_detected",
        intent: "secretary_detected",
        alsoHeard: [{ name: "who_is_calling", condition: null, confidence: 0.7 }],
      })
      .says("Wir sind das Dentallabor Kern.")
      .standsAt("sample");
  });

  test("what an objection's own way asks for is no objection once more", () => {
    const later = node("later", "objection", {
      content: "Das verstehe ich.",
      objection: { intent: "callback_later", global: true },
    });
    const when = node("when", "input", {
      content: "Wann darf ich mich wieder melden?",
      input: { variable: "wann", value: "text" },
    });
    const bye = node("bye", "end", { content: "Bis dann.", outcome: "callback" });
    const more = tree(
      [START, NEED, FIT, SAMPLE, GOOD, BAD, later, when, bye],
      [
        ["start", "need"],
        ["fit", "sample"],
        ["later", "when"],
        ["when", "bye"],
      ],
    );
    call(more, { understanding })
      .hears("rufen sie später nochmal an")
      .says("Wann darf ich mich wieder melden?")
      .hears("morgen früh nach acht rufen sie da an")
      .says("Bis dann.")
      .endsWith("callback");
  });

  test("a long question comes again without what it says before it asks", () => {
    const long = node("long", "decision", {
      content:
        "Wir liefern jetzt auch nach Kassel und Umgebung und bringen jedes Muster selbst vorbei, darf ich Ihnen eins zeigen?",
      conditions: [{ id: "y", condition: "Ja", targetNodeId: "good" }],
    });
    call(tree([START, long, GOOD], [["start", "long"]]), { understanding })
      .hears("hören sie mich")
      .says("Ja, ich höre Sie. Darf ich Ihnen eins zeigen?")
      .hears("wer ist denn da")
      .says(
        "vom Dentallabor Kern. Wir liefern jetzt auch nach Kassel und Umgebung und bringen jedes Muster selbst vorbei. Darf ich",
      );
  });

  test("what only might be an answer is none beside a question", () => {
    asked().hears("nee ich wollte wissen was das kostet").says("Zum Preis").standsAt("need");
  });

  test("who speaks dialect is no English caller", () => {
    asked().hears("am mittag do ben i drhoim").saysNot("I only speak German");
    asked().hears("do ben i").saysNot("I only speak German");
  });

  test("who speaks English hears one English sentence, or goes the tree's own way", () => {
    asked()
      .hears("sorry do you speak english")
      .says(WORDING.onlyGerman)
      .endsWith("abandoned", "foreign-language");
    const english = node("english", "end", {
      content: "A colleague will call you back.",
      outcome: "callback",
    });
    const withEnglish = {
      ...NEED,
      conditions: [
        ...(NEED.conditions ?? []),
        { id: "e", condition: "Spricht Englisch", targetNodeId: "english" },
      ],
    };
    call(tree([START, withEnglish, SAMPLE, GOOD, BAD, english], [["start", "need"]]), {
      understanding,
    })
      .hears("i don't understand you, is there anyone who speaks english")
      .endsWith("callback");
    const goesOn = node("english", "decision", {
      content: "We can speak English. Would you like an appointment?",
      conditions: [{ id: "y", condition: "Yes", targetNodeId: "good" }],
    });
    call(tree([START, withEnglish, SAMPLE, GOOD, BAD, goesOn], [["start", "need"]]), {
      understanding,
    })
      .hears("sorry do you speak english")
      .standsAt("english")
      .hears("I do not know what that is")
      .saysNot(WORDING.onlyGerman)
      .hears("yes please")
      .standsAt("good");
    for (const german of [
      "ich habe no problem damit, Kronen",
      "okay cool, Kronen",
      "das ist too much",
    ]) {
      asked().hears(german).saysNot(WORDING.onlyGerman);
    }
  });

  test("irony agrees to nothing", () => {
    asked()
      .hears("Kronen")
      .hears("na super auf sie hab ich ja gerade noch gewartet")
      .standsAt("sample");
  });

  test("of a plain yes or no it is asked whether that was a yes", () => {
    const unsure = {
      alternatives: [
        { condition: "Ja", confidence: 0.3 },
        { condition: "Nein", confidence: 0.3 },
      ],
    };
    asked()
      .hears("Kronen")
      .hears("na ja so halb", unsure)
      .says(WORDING.askYes)
      .hears("ja")
      .endsWith("success");
  });
});

describe("a way that was taken by mistake", () => {
  const paper = node("paper", "decision", {
    content: "Möchten Sie die Zeitung gedruckt oder als E-Paper?",
    conditions: [
      { id: "g", condition: "Gedruckt", examples: ["lieber auf Papier"], targetNodeId: "day" },
      { id: "e", condition: "E-Paper", examples: ["digital aufs Tablet"], targetNodeId: "mail" },
    ],
  });
  const day = node("day", "input", {
    content: "Gern. Ab welchem Tag?",
    input: { variable: "tag", value: "date" },
  });
  const mail = node("mail", "input", {
    content: "Ihre E-Mail-Adresse, bitte?",
    input: { variable: "mail", value: "email" },
  });
  const trial = tree(
    [START, paper, day, mail, GOOD],
    [
      ["start", "paper"],
      ["day", "good"],
      ["mail", "good"],
    ],
  );

  test.each([
    "nein nicht gedruckt ich möchte das e paper",
    "sie haben mich falsch verstanden digital aufs tablet",
    "nee das E-Paper",
  ])("is taken back: “%s”", (reply) => {
    call(trial, { understanding })
      .hears("lieber auf papier")
      .standsAt("day")
      .hears(reply)
      .says(`${WORDING.mistook} Ihre E-Mail-Adresse, bitte?`)
      .standsAt("mail");
  });

  test("who answers the question behind a way has gone that way", () => {
    const gate = node("gate", "decision", {
      content: "Darf ich Ihnen dazu kurz etwas sagen?",
      conditions: [
        { id: "y", condition: "Ja", targetNodeId: "paper" },
        {
          id: "o",
          condition: "Liest etwas anderes",
          examples: ["ich lese schon die Waz"],
          targetNodeId: "good",
        },
      ],
    });
    const more = tree(
      [START, gate, paper, day, mail, GOOD],
      [
        ["start", "gate"],
        ["day", "good"],
        ["mail", "good"],
      ],
    );
    for (const reply of ["ja das epaper", "ich nehme das epaper", "epaper wäre was für mich"]) {
      call(more, { understanding }).hears("hören sie mich").hears(reply).standsAt("mail");
    }
  });

  test("what answers the question that stands is its answer", () => {
    call(trial, { understanding })
      .hears("lieber auf papier")
      .hears("am montag")
      .endsWith("success");
  });

  test("it is taken back twice at most", () => {
    call(trial, { understanding })
      .hears("lieber auf papier")
      .hears("nein das e-paper digital")
      .hears("nein doch lieber auf papier gedruckt")
      .standsAt("day")
      .hears("nein das e-paper digital")
      .standsAt("day");
  });
});

describe("bad input is no way out", () => {
  test.each([
    Array.from(
      { length: 100 },
      (_, index) => ["haus", "baum", "garten", "weg", "tisch"][index % 5],
    ).join(" "),
    "4711 0815 23 9",
    "Petermann",
    "äh hm hm öh",
    "bonjour hello guten tag ça va",
    "???",
    "🙂🙂",
  ])("“%s”", (reply) => {
    const script = call(TREE, { understanding })
      .hears("hören sie mich")
      .hears(reply)
      .standsAt("need");
    expect(script.state.phase).toBe("listening");
  });
});
