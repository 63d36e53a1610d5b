import { describe, expect, test } from "bun:test";
import { canonicalJson, graphOf, settingOf } from "@rufbaum/tree/graph";
import { lintTree } from "@rufbaum/tree/lint";
import { openUnderstanding } from "@rufbaum/understanding";
import { collectedBy, collectedIn } from "./collected.ts";
import { call, node, tree } from "./testing/index.ts";
import { WORDING } from "./wording.ts";

const understanding = await openUnderstanding();

/** As the specification has them: no kinds of values, no outcomes, and decisions that say nothing. */
const HAIRDRESSER = tree(
  [
    node("start", "start", { title: "Start" }),
    node("hallo", "message", {
      title: "Begrüßung",
      content: "Guten Tag, hier ist die KI-Assistentin vom Salon Haarmonie. Haben Sie kurz Zeit?",
    }),
    node("zeit", "decision", {
      title: "Zeit",
      conditions: [
        { id: "c1", condition: "Ja", targetNodeId: "zuletzt" },
        { id: "c2", condition: "Nein", targetNodeId: "spaeter" },
      ],
    }),
    node("zuletzt", "message", {
      title: "Letzter Besuch",
      content: "Sie waren länger nicht bei uns. Was hat Ihnen beim letzten Mal gefehlt?",
    }),
    node("angebot", "message", {
      title: "Angebot",
      content: "Danke, das gebe ich weiter. Zu zweit ist es bei uns günstiger.",
    }),
    node("personen", "input", {
      title: "Personen",
      content: "Für wie viele Personen darf ich eintragen?",
    }),
    node("tag", "input", { title: "Tag", content: "Wann passt es Ihnen?" }),
    node("mail", "input", {
      title: "Bestätigung",
      content: "An welche E-Mail-Adresse soll die Bestätigung gehen?",
    }),
    node("termin", "end", { title: "Termin", content: "Bis dann, wir freuen uns auf Sie!" }),
    node("spaeter", "end", {
      title: "Ende 2",
      content: "Kein Problem, wir melden uns nächste Woche noch einmal.",
    }),
    node("schade", "end", {
      title: "Ende 3",
      content: "Schade, dass Sie keinen Termin möchten. Auf Wiederhören.",
    }),
  ],
  [
    ["start", "hallo"],
    ["hallo", "zeit"],
    ["zuletzt", "angebot"],
    ["angebot", "personen"],
    ["personen", "tag"],
    ["tag", "mail"],
    ["mail", "termin"],
  ],
);

const TAX_ADVISER = tree(
  [
    node("start", "start", {
      title: "Start",
      content: "Guten Tag, hier spricht die KI der Kanzlei Lindner.",
    }),
    node("frage", "message", {
      title: "Frage",
      content: {
        text: "Machen Sie Ihre Steuererklärung selbst?",
        responses: ["Ja, mache ich selbst", "Nein, das macht jemand anderes", "Weiß nicht"],
      },
    }),
    node("selbst", "message", {
      title: "Selbst",
      content: "Das kostet viele Abende. Darf ich Ihnen ein kostenloses Erstgespräch anbieten?",
    }),
    node("telefon", "input", {
      title: "Nummer",
      content: "Gern. Unter welcher Nummer erreichen wir Sie?",
    }),
    node("rueckruf", "end", { title: "Ende", content: "Danke, Frau Lindner ruft Sie zurück." }),
    node("hat-wen", "objection", {
      title: "Hat Steuerberater",
      content: {
        text: "Gut, dann sind Sie versorgt. Sind Sie dort denn zufrieden, oder?",
        responses: [],
      },
    }),
    node("unterlagen", "end", {
      title: "Ende 2",
      content: "Verstehe. Ich schicke Ihnen unsere Broschüre zu. Auf Wiederhören.",
    }),
    node("nein", "end", { title: "Kein Interesse", content: "Alles klar, einen schönen Tag." }),
    node("sperre", "end", {
      title: "Nicht mehr anrufen",
      content: "Ich streiche Sie von der Liste.",
    }),
  ],
  [
    ["start", "frage"],
    ["frage", "selbst", "Ja"],
    ["frage", "hat-wen", "Nein"],
    ["selbst", "telefon"],
    ["telefon", "rueckruf"],
    ["hat-wen", "unterlagen"],
  ],
);

const hairdresser = () => call(HAIRDRESSER, { understanding });
const taxAdviser = () => call(TAX_ADVISER, { understanding });

describe("a hairdresser's plain tree", () => {
  test("comes from its greeting to an appointment", () => {
    const ended = hairdresser()
      .says("Haben Sie kurz Zeit?")
      .standsAt("zeit")
      .hears("ja klar")
      .says("Was hat Ihnen beim letzten Mal gefehlt?")
      .saysNot("Zu zweit")
      .hears("ach die Wartezeit war halt so lang")
      .says("Zu zweit")
      .says("Für wie viele Personen")
      .hears("zwei")
      .says("Wann passt es Ihnen?")
      .hears("am dienstag")
      .says("E-Mail-Adresse")
      .hears("erika at beispiel punkt de")
      .says("erika at beispiel Punkt de")
      .hears("ja")
      .says("wir freuen uns")
      .knows({
        antwort_letzter_besuch: "ach die Wartezeit war halt so lang",
        antwort: 2,
        antwort_tag: "2026-11-24",
        antwort_bestaetigung: "erika@beispiel.de",
      });
    ended.endsWith("appointment", "completed");
  });

  test("keeps every answer apart, for exports to find", () => {
    const { state } = hairdresser()
      .hears("ja")
      .hears("nichts, alles war gut")
      .hears("drei")
      .hears("am Freitag")
      .hears("das möchte ich nicht sagen");
    const collected = collectedBy(HAIRDRESSER).map((one) => [one.name, collectedIn(state, one)]);
    expect(collected).toEqual([
      ["antwort_letzter_besuch", "nichts, alles war gut"],
      ["antwort", 3],
      ["antwort_tag", "2026-11-27"],
      ["antwort_bestaetigung", ""],
    ]);
  });

  test("has no time", () => {
    hairdresser().hears("nee gerade nicht").says("nächste Woche").endsWith("callback", "completed");
  });

  test("asks its silent decision again in the words of the message before", () => {
    hairdresser().hears("äh die Katze schläft").says("Haben Sie kurz Zeit?").standsAt("zeit");
  });

  test.each([
    ["nein danke ich habe kein Interesse", "not-interested", "Schade"],
    ["Kein Interesse.", "not-interested", "Schade"],
    ["Rufen Sie bitte nächste Woche noch mal an", "callback", "nächste Woche"],
    ["rufen sie mich nie wieder an", "opt-out", "nicht mehr anrufen"],
  ] as const)("is not run over at an open question: %s", (reply, outcome, said) => {
    hairdresser().hears("ja").hears(reply).says(said).endsWith(outcome);
  });

  test.each([
    ["Wie bitte?", "Was hat Ihnen beim letzten Mal gefehlt?"],
    ["Moment bitte", WORDING.gladlyWait],
    ["Sind Sie ein Roboter?", "künstlichen Intelligenz"],
    ["Hallo?", "Was hat Ihnen beim letzten Mal gefehlt?"],
    ["Wo ist denn Ihr Salon genau?", WORDING.cannotTell[0]],
  ])("hears at an open question what concerns the call: %s", (reply, said) => {
    hairdresser().hears("ja").hears(reply).says(said).standsAt("zuletzt");
  });

  test("is left alone by nobody who falls silent", () => {
    const asked = hairdresser().hears("ja");
    for (let check = 0; check < settingOf(HAIRDRESSER, "silenceChecks"); check += 1) {
      asked.staysSilent().says(WORDING.stillThere).standsAt("zuletzt");
    }
    asked.staysSilent().endsWith("abandoned", "silent");
  });

  test("goes out as it came in", () => {
    const before = canonicalJson(HAIRDRESSER);
    hairdresser().hears("ja").hears("nichts");
    expect(canonicalJson(HAIRDRESSER)).toBe(before);
  });
});

describe("a tax adviser's plain tree", () => {
  test("chooses by the names of its connections, and is called back", () => {
    taxAdviser()
      .says("Machen Sie Ihre Steuererklärung selbst?")
      .standsAt("frage")
      .hears("ja das mache ich selbst")
      .says("kostenloses Erstgespräch")
      .standsAt("selbst")
      .hears("ja gern")
      .says("Unter welcher Nummer")
      .hears("0171 1234567")
      .endsWith("callback", "completed");
  });

  test("understands a response as its connection", () => {
    taxAdviser().hears("das macht jemand anderes").says("zufrieden").standsAt("hat-wen");
  });

  test("hears the answer to what an objection asks before it goes on", () => {
    taxAdviser()
      .hears("nein")
      .says("Sind Sie dort denn zufrieden")
      .saysNot("Broschüre")
      .hears("joa passt schon")
      .says("Broschüre")
      .knows({ antwort_hat_steuerberater: "joa passt schon" })
      .endsWith("info-requested", "completed");
  });

  test("takes a mere no to an offer for one", () => {
    taxAdviser()
      .hears("ja")
      .hears("nein danke")
      .says("Alles klar, einen schönen Tag.")
      .endsWith("not-interested");
  });

  test("ends by its own words where somebody wants no more calls", () => {
    taxAdviser()
      .hears("ja")
      .hears("nehmen Sie mich aus der Liste und rufen Sie nie wieder an")
      .says("Ich streiche Sie")
      .did("record-opt-out")
      .endsWith("opt-out");
  });

  test("tells everything that it assumes", () => {
    const assumed = lintTree(TAX_ADVISER).filter(({ severity }) => severity === "info");
    expect(assumed.map(({ code, nodeId }) => `${nodeId}: ${code}`)).toEqual([
      "frage: listening-assumed",
      "selbst: listening-assumed",
      "telefon: value-assumed",
      "rueckruf: outcome-assumed",
      "hat-wen: listening-assumed",
      "unterlagen: outcome-assumed",
      "nein: outcome-assumed",
      "sperre: outcome-assumed",
      "null: no-success",
    ]);
  });
});

describe("an objection that asks, and returns", () => {
  const asked = (question: string) =>
    tree(
      [
        node("start", "start", { content: "Guten Tag, hier ist die KI der Fahrschule Kolb." }),
        node("offer", "decision", {
          content: "Möchten Sie eine Probestunde vereinbaren?",
          conditions: [
            { id: "yes", condition: "Ja", targetNodeId: "good" },
            { id: "no", condition: "Nein", targetNodeId: "bad" },
          ],
        }),
        node("price", "objection", {
          title: "Preis",
          content: `Die erste Stunde ist kostenlos. ${question}`,
          objection: { intent: "price_objection", global: true },
        }),
        node("good", "end", { title: "Termin", content: "Prima." }),
        node("bad", "end", { title: "Kein Interesse", content: "Schade." }),
      ],
      [["start", "offer"]],
    );
  const raised = (question: string) =>
    call(asked(question), { understanding }).hears("das ist mir zu teuer").says(question);

  test("has a yes counted that means the same as before", () => {
    raised("Möchten Sie dann eine Probestunde vereinbaren?").hears("ja").endsWith("appointment");
  });

  test("keeps the answer to another question, and asks its own again", () => {
    raised("Was hätten Sie denn gedacht?")
      .saysNot("Möchten Sie eine Probestunde")
      .hears("so dreißig Euro")
      .says("Möchten Sie eine Probestunde vereinbaren?")
      .standsAt("offer")
      .knows({ antwort_preis: "so dreißig Euro" });
  });

  test("takes a refusal for one", () => {
    raised("Was hätten Sie denn gedacht?")
      .hears("gar nichts, ich habe kein Interesse")
      .endsWith("not-interested");
  });
});

describe("whether a message listens", () => {
  const next = { decision: { conditions: [{ id: "y", condition: "Ja", targetNodeId: "end" }] } };
  const of = (content: string, more: object, ...between: ReturnType<typeof node>[]) => {
    const nodes = [
      node("start", "start", { content: "Hier ist die KI." }),
      node("m", "message", { content, ...more }),
      ...between,
      node("end", "end", { content: "Auf Wiederhören.", outcome: "completed" }),
    ];
    const ways = nodes.slice(1).map(({ id }, index) => [nodes[index]?.id ?? "", id] as const);
    return graphOf(tree(nodes, ways)).listens("m");
  };

  test.each<[string, boolean, string, object, ReturnType<typeof node>[]]>([
    ["a question before a goodbye", true, "Passt das?", {}, []],
    ["a statement", false, "Das passt.", {}, []],
    [
      "a question before a silent decision",
      false,
      "Passt das?",
      {},
      [node("d", "decision", next.decision)],
    ],
    ["a question before a silent input", false, "Wie heißen Sie?", {}, [node("i", "input")]],
    [
      "a question before an action and a silent decision",
      false,
      "Passt das?",
      {},
      [
        node("a", "action", { action: { kind: "tag", tag: "x" } }),
        node("d", "decision", next.decision),
      ],
    ],
    [
      "a question before a decision that speaks",
      true,
      "Passt das?",
      {},
      [node("d", "decision", { content: "Sicher?", ...next.decision })],
    ],
    ["a question that says it does not", false, "Passt das?", { listens: false }, []],
    ["a statement that says it does", true, "Das passt.", { listens: true }, []],
  ])("%s: %p", (_, listens, content, more, between) => {
    expect(of(content, more, ...between)).toBe(listens);
  });
});

describe("a reply to a question that was asked in passing", () => {
  const asking = (content: string) =>
    tree(
      [
        node("start", "start", { content: "Guten Tag, hier ist die KI der Firma Grün." }),
        node("m", "message", { content }),
        node("next", "decision", {
          content: "Möchten Sie uns kennenlernen?",
          conditions: [
            { id: "y", condition: "Ja", targetNodeId: "termin" },
            { id: "n", condition: "Nein", targetNodeId: "kein" },
          ],
        }),
        node("termin", "end", { title: "Termin" }),
        node("kein", "end", { title: "Kein Interesse", content: "Schade." }),
        node("rueck", "end", { title: "Rückruf", content: "Wir melden uns." }),
      ],
      [
        ["start", "m"],
        ["m", "next"],
      ],
    );

  test.each([
    ["Haben Sie einen Garten?", "nein", "kept"],
    ["Haben Sie einen Garten?", "ja einen kleinen", "kept"],
    ["Haben Sie einen Garten?", "nein und ich hab auch kein Interesse", "not-interested"],
    ["Darf ich Ihnen kurz unser Angebot vorstellen?", "nein", "not-interested"],
    ["Darf ich Ihnen kurz unser Angebot vorstellen?", "nee lassen Sie mal", "not-interested"],
    ["Darf ich Ihnen kurz unser Angebot vorstellen?", "ja bitte", "kept"],
    ["Darf ich Ihnen kurz unser Angebot vorstellen?", "na gut", "kept"],
    ["Passt es Ihnen gerade?", "nein ich bin grad beim Essen", "callback"],
    ["Passt es Ihnen gerade?", "ja geht schon", "kept"],
    ["Störe ich gerade?", "nein nein gar nicht", "kept"],
    ["Störe ich gerade?", "ja allerdings", "callback"],
    ["Spreche ich mit Frau Weber?", "nein", "wrong-person"],
    ["Spreche ich mit Frau Weber?", "ja am Apparat", "kept"],
    ["Spreche ich mit Frau Weber?", "da sind Sie falsch verbunden", "wrong-person"],
    ["Wer kümmert sich bei Ihnen um die Steuer?", "das macht meine Frau", "kept"],
    ["Wie heizen Sie im Moment?", "mit Gas", "kept"],
    ["Wie heizen Sie im Moment?", "wie bitte", "again"],
    ["Wie heizen Sie im Moment?", "warum wollen Sie das wissen", "again"],
    ["Wie heizen Sie im Moment?", "hören Sie auf mich anzurufen", "opt-out"],
    ["Wie heizen Sie im Moment?", "auf wiederhören", "abandoned"],
    ["Wie geht es Ihnen heute?", "danke gut und Ihnen", "kept"],
    ["Wie geht es Ihnen heute?", "gut", "kept"],
    ["Wie zufrieden sind Sie mit Ihrem Zahnarzt?", "ganz zufrieden eigentlich", "kept"],
    ["Wann war Ihre letzte Dachprüfung?", "keine ahnung", "kept"],
    ["Wann war Ihre letzte Dachprüfung?", "Moment bitte", "again"],
    ["Wann war Ihre letzte Dachprüfung?", "Hallo?", "again"],
    ["Wann war Ihre letzte Dachprüfung?", "ich habe jetzt keine zeit", "callback"],
    ["Wann war Ihre letzte Dachprüfung?", "rufens morgen nochmal an", "callback"],
    ["Wäre das interessant für Sie?", "eher nicht", "not-interested"],
    ["Wäre das interessant für Sie?", "nein danke", "not-interested"],
    ["Wäre das interessant für Sie?", "schon", "kept"],
    ["Haben Sie Interesse an einer Probefahrt?", "nö", "not-interested"],
    ["Kann ich sonst noch etwas für Sie tun?", "nein danke", "kept"],
    ["Haben Sie noch Fragen?", "nein", "kept"],
    ["Haben Sie schon einen Führerschein?", "noch nicht", "kept"],
    ["Haben Sie schon einen Führerschein?", "nein", "kept"],
    ["Sind Sie mit Ihrer Versicherung zufrieden?", "nein", "kept"],
    ["Möchten Sie einen Termin?", "lieber nicht", "not-interested"],
    ["Sollen wir Ihnen das zeigen?", "ach nein", "not-interested"],
    ["Hätten Sie Lust auf eine Schnupperstunde?", "ne des brauch i net", "not-interested"],
    ["Wissen Sie, wie viel Sie verbrauchen?", "nein", "kept"],
    ["Dürfen wir Sie an den Termin erinnern?", "nein", "kept"],
    ["Mögen Sie Rosen?", "ich möchte mit einem Menschen sprechen", "callback"],
    ["Mögen Sie Rosen?", "sind sie ein computer", "again"],
  ])("%s – %s: %s", (question, reply, came) => {
    const { state } = call(asking(question), { understanding }).standsAt("m").hears(reply);
    const stays = state.nodeId === "m" ? "again" : "kept";
    expect<string | null>(state.phase === "over" ? state.outcome : stays).toBe(came);
  });
});
