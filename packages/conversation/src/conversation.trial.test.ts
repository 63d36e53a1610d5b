import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

/** What customers of a trial said to a garage and to a firm that rents coffee machines. */
const understanding = await openUnderstanding();
const GARAGE = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist Lena, die KI vom Autohaus Brenner." }),
    node("need", "decision", {
      content: "Bei Ihrem Wagen ist die Inspektion fällig. Darf ich einen Termin ausmachen?",
      conditions: [
        { id: "y", condition: "Ja", examples: ["ja, das wird Zeit"], targetNodeId: "day" },
        {
          id: "n",
          condition: "Kein Interesse",
          examples: ["nein danke, brauche ich nicht", "das lasse ich dieses Jahr aus"],
          counts: ["Nein", "not_interested"],
          targetNodeId: "none",
        },
        {
          id: "l",
          condition: "Rückruf",
          examples: ["rufen Sie bitte später noch mal an", "das macht bei uns mein Mann"],
          counts: ["not_available", "no_authority"],
          targetNodeId: "later",
        },
        { id: "t", condition: "Keine Zeit", targetNodeId: "later" },
      ],
    }),
    node("day", "input", {
      content: "An welchem Tag passt es Ihnen?",
      input: { variable: "tag", value: "date" },
    }),
    node("hour", "input", {
      content: "Um wie viel Uhr möchten Sie ihn bringen?",
      input: { variable: "zeit", value: "time" },
    }),
    node("car", "decision", {
      content: "Möchten Sie für die Zeit einen Ersatzwagen?",
      conditions: [
        {
          id: "y",
          condition: "Ersatzwagen",
          examples: ["ich bräuchte einen Leihwagen"],
          counts: ["Ja"],
          targetNodeId: "drive",
        },
        {
          id: "n",
          condition: "Kein Ersatzwagen",
          examples: ["ich warte so lange", "meine Frau holt mich ab", "ich brauche keinen"],
          counts: ["Nein", "not_interested"],
          targetNodeId: "drive",
        },
      ],
    }),
    node("drive", "decision", {
      content: "Möchten Sie den neuen Elroq Probe fahren?",
      conditions: [
        { id: "y", condition: "Probefahrt", counts: ["Ja"], targetNodeId: "good" },
        {
          id: "n",
          condition: "Keine Probefahrt",
          examples: ["eine Probefahrt brauche ich nicht", "Elektro ist nichts für mich"],
          counts: ["Nein", "not_interested", "no_time"],
          targetNodeId: "good",
        },
      ],
    }),
    node("good", "end", { content: "Bis dann.", outcome: "appointment" }),
    node("none", "end", { content: "Alles klar.", outcome: "not-interested" }),
    node("later", "end", { content: "Wir melden uns.", outcome: "callback" }),
  ],
  [
    ["start", "need"],
    ["day", "hour"],
    ["hour", "car"],
  ],
  {
    knowledge: [
      {
        id: "dauer",
        questions: ["Wie lange dauert das?", "Kann ich darauf warten?"],
        answer: "Etwa drei Stunden.",
      },
      {
        id: "rabatt",
        questions: ["Gibt es einen Rabatt?"],
        answer: "Zehn Prozent auf die Arbeit.",
      },
      {
        id: "garantie",
        questions: ["Verliere ich sonst die Garantie?", "Muss das wirklich sein?"],
        answer: "Für die Garantie wird darauf geachtet.",
      },
      { id: "raeder", questions: ["Muss ich die Reifen mitbringen?"], answer: "Nein." },
    ],
  },
);
const begun = () => call(GARAGE, { understanding });
const toDay = () => begun().hears("ja gern").standsAt("day");
const toCar = () => toDay().hears("dienstag").hears("um acht").standsAt("car");

describe("at a garage's call", () => {
  test("who can only come in the afternoon asks for no call", () => {
    begun().hears("ja gerne aber ich kann nur nachmittags").standsAt("day");
    begun().hears("ja gern aber rufen sie später noch mal an").endsWith("callback");
  });

  test("what needs no question is not answered", () => {
    toCar()
      .hears("nee brauch ich nicht ich wart einfach so lang")
      .saysNot("drei Stunden")
      .standsAt("drive");
    toDay()
      .hears("ach wissen sie der tag ist mir eigentlich gleich nur vormittags sollte es sein")
      .saysNot("Garantie");
  });

  test.each([
    "nein brauche ich nicht das amt ist ja gleich um die ecke",
    "brauch ich ned der geselle fährt mich",
  ])("“%s” answers what was asked, and nothing that comes next", (reply) => {
    toCar().hears(reply).standsAt("drive");
  });

  test.each([
    ["bevor ich zusage gibt es darauf noch einen rabatt", "Zehn Prozent"],
    ["verlier ich denn die garantie wenn ich die inspektion nicht machen lasse", "geachtet"],
  ])("“%s” is answered where a day is asked for", (reply, said) => {
    toDay().hears(reply).says(said).standsAt("day");
  });

  test("a no that ends nothing stands beside a question that was answered", () => {
    toCar()
      .hears("nein ich wart bei ihnen und wie lange dauert das denn")
      .says("Etwa drei Stunden.")
      .standsAt("drive");
  });

  test("a child that offers its father is waited for", () => {
    begun()
      .hears("ähm ich bin doch der emil willst du den papa")
      .says("Gern, ich warte.")
      .hears("baumann ja bitte")
      .says("hier ist Lena");
    begun().hears("das weiß ich nicht warte mal ich hol mama").says("Gern, ich warte.");
  });
});

const COFFEE = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist Lena, die KI vom Kaffeewerk." }),
    node("right", "decision", {
      content: "Bin ich bei Ihnen persönlich richtig, wenn es um den Kaffee im Büro geht?",
      conditions: [
        {
          id: "y",
          condition: "Ja",
          examples: ["das mache ich"],
          spoken: "dass Sie zuständig sind",
          targetNodeId: "offer",
        },
        {
          id: "a",
          condition: "not_available",
          examples: ["der ist gerade nicht da", "rufen Sie morgen noch mal an"],
          targetNodeId: "later",
        },
        { id: "n", condition: "no_authority", counts: ["Nein"], targetNodeId: "later" },
      ],
    }),
    node("offer", "decision", {
      content: "Wir kommen mit einer Maschine vorbei. Hätten Sie Lust auf eine Verkostung?",
      conditions: [
        { id: "y", condition: "Ja", spoken: "dass Sie probieren möchten", targetNodeId: "many" },
        {
          id: "n",
          condition: "Nein",
          examples: ["lieber nicht", "wir trinken nur Tee"],
          counts: ["not_interested"],
          targetNodeId: "none",
        },
        {
          id: "l",
          condition: "Später wieder",
          examples: ["melden Sie sich nächsten Monat", "im Moment ist es ungünstig"],
          targetNodeId: "later",
        },
      ],
    }),
    node("many", "input", {
      content: "Wie viele Mitarbeiter haben Sie ungefähr?",
      input: { variable: "anzahl", value: "number" },
    }),
    node("mail", "input", {
      content: "An welche E-Mail-Adresse dürfen wir schreiben?",
      input: { variable: "mail", value: "email" },
    }),
    node("good", "end", { content: "Bis dann.", outcome: "appointment" }),
    node("none", "end", { content: "Alles klar.", outcome: "not-interested" }),
    node("later", "end", { content: "Wir melden uns.", outcome: "callback" }),
  ],
  [
    ["start", "right"],
    ["many", "mail"],
    ["mail", "good"],
  ],
  {
    knowledge: [
      { id: "wasser", questions: ["Brauchen wir einen Wasseranschluss?"], answer: "Nein." },
      {
        id: "nummer",
        questions: ["Woher haben Sie meine Nummer?"],
        answer: "Aus dem Verzeichnis.",
      },
      {
        id: "klein",
        questions: ["Wir sind nur wenige Leute, geht das auch?"],
        answer: "Ab fünf Leuten.",
      },
      { id: "preis", questions: ["Was kostet das?"], answer: "Ab 89 Euro." },
    ],
  },
);
const coffee = () => call(COFFEE, { understanding });
const offered = () => coffee().hears("ja das mache ich").standsAt("offer");

describe("at a call for coffee machines", () => {
  test.each([
    "weiß guten tag ja da können sie mit mir sprechen",
    "moin jo",
    "ja grüß gott huber ja da sind sie richtig bei mir",
    "guten tag von alten ja das bin ich",
  ])("“%s” is the right one", (reply) => {
    coffee().hears(reply).standsAt("offer");
  });

  test("who asks who calls again wants no call", () => {
    coffee()
      .hears("moment wer ruft da bitte noch mal an und woher haben sie meine nummer")
      .says("Aus dem Verzeichnis.")
      .standsAt("right");
  });

  test.each([
    "ja gerne das kommt gerade recht unsere alte maschine ist seit vorigem monat hin",
    "ja warum eigentlich nicht da freuen sich meine leute",
  ])("“%s” is a yes, and no question", (reply) => {
    offered().hears(reply).saysNot("fünf").standsAt("many");
  });

  test("a question behind “sagen Sie” is answered, and the yes stands", () => {
    offered()
      .hears("ja lust schon aber sagen sie brauch ich da einen wasseranschluss")
      .says("Nein.")
      .standsAt("many");
    offered()
      .hears(
        "nein nein ich möchte schon gern ich wollte nur wissen ob wir einen wasseranschluss brauchen",
      )
      .says("Nein.")
      .standsAt("many");
  });

  test.each(["ja klar gerne wir sind sieben", "ja gerne mit den gesellen sind wir elf"])(
    "“%s” tells how many they are",
    (reply) => {
      offered().hears(reply).standsAt("mail");
    },
  );

  test("what is asked beside a confirmation is answered before the end", () => {
    const read = () =>
      offered().hears("ja gern").hears("zwölf").hears("info at kern punkt de").standsAt("mail");
    read()
      .hears("ja das ist richtig und was kostet das")
      .says("Ab 89 Euro.")
      .endsWith("appointment");
    read()
      .hears("ja genau und wer bringt die bohnen")
      .says("nicht beantworten")
      .endsWith("appointment");
  });
});

const CLINIC = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist Lena, die KI der Zahnwerk Praxen." }),
    node("which", "decision", {
      content: "Geht es Ihnen um die professionelle Zahnreinigung oder um ein Bleaching?",
      conditions: [
        {
          id: "c",
          condition: "Zahnreinigung",
          examples: ["den Zahnstein wegmachen"],
          spoken: "die Reinigung",
          targetNodeId: "day",
        },
        {
          id: "b",
          condition: "Bleaching",
          examples: ["hellere Zähne"],
          spoken: "das Bleaching",
          targetNodeId: "day",
        },
        {
          id: "l",
          condition: "Später anrufen",
          examples: ["rufen Sie ein andermal an"],
          spoken: "lieber ein anderes Mal sprechen",
          targetNodeId: "later",
        },
        {
          id: "n",
          condition: "Kein Interesse",
          examples: ["das hat sich erledigt", "ich brauche das nicht mehr"],
          counts: ["not_interested"],
          targetNodeId: "none",
        },
      ],
    }),
    node("budget", "message", { content: "Und mit welchem Budget rechnen Sie ungefähr?" }),
    node("day", "message", { content: "Gern." }),
    node("good", "end", { content: "Bis dann.", outcome: "appointment" }),
    node("later", "end", { content: "Wir melden uns.", outcome: "callback" }),
    node("none", "end", { content: "Alles klar.", outcome: "not-interested" }),
    node("dear", "objection", {
      content: "Das Gespräch kostet nichts.",
      objection: { intent: "price_objection", global: true, returns: true },
    }),
  ],
  [
    ["start", "which"],
    ["day", "budget"],
    ["budget", "good"],
  ],
);

describe("at a call of dental surgeries", () => {
  const asked = () => call(CLINIC, { understanding }).standsAt("which");

  test.each([
    "um das bleaching da hatte ich mich mal erkundigt",
    "nee dann nehm ich die zahnreinigung",
  ])("“%s” says the name of what is meant", (reply) => {
    asked().hears(reply).standsAt("budget");
  });

  test("who insists on his question refuses nothing", () => {
    asked().hears("nein ich meinte wer das macht der zahnarzt selber oder").standsAt("which");
  });

  test("a budget is no word against the price", () => {
    const budget = () => asked().hears("das bleaching bitte").standsAt("budget");
    budget().hears("so um die fünfzehntausend euro haben wir gedacht").endsWith("appointment");
    budget().hears("ach das ist mir alles viel zu teuer").says("Das Gespräch kostet nichts.");
  });
});

const KITCHEN = tree(
  [
    node("start", "start", {
      content:
        "Guten Tag, hier ist Lena, die KI vom Küchenhaus. Ist die neue Küche noch ein Thema?",
    }),
    node("topic", "decision", {
      conditions: [
        { id: "y", condition: "Ja", examples: ["wir sind noch dran"], targetNodeId: "good" },
        {
          id: "n",
          condition: "Kein Interesse",
          examples: ["wir haben schon eine Küche bestellt", "das hat sich erledigt"],
          counts: ["not_interested"],
          spoken: "keine neue Küche mehr brauchen",
          targetNodeId: "none",
        },
        {
          id: "s",
          condition: "Erst besprechen",
          examples: ["das muss ich erst mit meiner Frau besprechen"],
          targetNodeId: "none",
        },
      ],
    }),
    node("good", "end", { content: "Schön.", outcome: "success" }),
    node("none", "end", { content: "Alles klar.", outcome: "not-interested" }),
  ],
  [["start", "topic"]],
);

describe("at a call of a kitchen studio", () => {
  test.each([
    "guten tag ja das ist schon noch ein thema",
    "ja grüß gott ja das ist noch ein thema",
  ])("“%s” is a yes, and is not asked about", (reply) => {
    call(KITCHEN, { understanding }).hears(reply).endsWith("success");
  });

  test("what was for somebody else is no wish to ask him", () => {
    call(KITCHEN, { understanding })
      .hears("ja genau aber das war für meine frau")
      .saysNot("Alles klar");
  });
});

describe("what will be offered is not offered to who has asked for it", () => {
  test.each([
    ["dienstag und ich brauche unbedingt einen ersatzwagen", "Mit Ersatzwagen."],
    ["am dienstag bitte und ohne ersatzwagen", "Ohne Ersatzwagen."],
  ])("“%s”", (reply, said) => {
    const asked = tree(
      [
        node("start", "start", { content: "Guten Tag, hier ist die KI." }),
        node("day", "input", {
          content: "An welchem Tag passt es Ihnen?",
          input: { variable: "tag", value: "date" },
        }),
        node("car", "decision", {
          content: "Möchten Sie für die Zeit einen Ersatzwagen?",
          conditions: [
            { id: "y", condition: "Ja", targetNodeId: "with" },
            { id: "n", condition: "Nein", targetNodeId: "without" },
          ],
        }),
        node("with", "end", { content: "Mit Ersatzwagen.", outcome: "success" }),
        node("without", "end", { content: "Ohne Ersatzwagen.", outcome: "success" }),
      ],
      [
        ["start", "day"],
        ["day", "car"],
      ],
    );
    call(asked, { understanding }).hears(reply).says(said).endsWith("success");
  });
});
