import { questionOf } from "../question-of.ts";
import { at, objection, scriptedTree, to, type Ways } from "../scripted.ts";
import type { Outcome, Tree, TreeNode } from "../tree.ts";
import { type Asks, asksFor } from "./asks-for.ts";
import { disclosureOf } from "./usual-greeting.ts";

/** The id of what campaigns without a tree say; no stored tree has it. */
export const CAMPAIGN_TREE_ID = "campaign";

/** What its calls keep of what was said: when it suits, and where to write to. */
export const WISHED_TIME = "rueckruf";
export const WISHED_ADDRESS = "email";

/**
 * A short conversation from a greeting alone: who wants to hear more is told that somebody gets in
 * touch (`success`), who has no time is called again, and who doesn't want to is left in peace.
 */
export function withoutTree(greeting: string, company: string | null): Tree {
  const { intro, question } = partsOf(greeting);
  const asked = question === "" ? null : asksFor(question);
  const nodes: TreeNode[] = [
    at("start", "Begrüßung", intro === "" ? {} : { content: intro }),
    ...asking(question, asked),
    when(
      asked === "interest" ? "Sehr gern, dann meldet sich jemand von uns bei Ihnen." : "Sehr gern.",
    ),
    ...FOLLOWING,
    ...objections(intro, company),
    ...GOODBYES.filter(({ id }) => asked !== "when" || id !== "end-open"),
  ];
  const first = nodes[1]?.id ?? "";
  const ways: Ways = [
    ["start", first],
    ...(first === "reply" ? [["reply", "wish"] as const] : []),
    ...(asked === "when" ? [["asked", "end-wish"] as const] : [["wish", "end-open"] as const]),
    ...WAYS,
  ];
  const tree = scriptedTree({ id: CAMPAIGN_TREE_ID, name: "Ohne Gesprächsbaum" }, nodes, ways);
  return { ...tree, settings: { voicemailMessage: mailboxMessage(intro, company) } };
}

/** A question at a greeting's end is answered first. */
function partsOf(greeting: string): { intro: string; question: string } {
  if (!greeting.endsWith("?")) return { intro: greeting, question: "" };
  const question = questionOf(greeting);
  return { intro: greeting.slice(0, greeting.length - question.length).trim(), question };
}

const USUAL_QUESTION = "Darf sich dazu jemand von uns persönlich bei Ihnen melden?";

/** What is asked after the greeting; what it has asked itself is not asked again. */
function asking(question: string, asked: Asks | null): TreeNode[] {
  if (asked === null) return [wish(USUAL_QUESTION)];
  if (asked === "opening") return [reply(question), wish(`Vielen Dank. ${USUAL_QUESTION}`)];
  if (asked === "when") return [askedWhen(question)];
  return [wish(question, asked === "papers" ? "mail" : "when")];
}

/** Who says no to "Haben Sie kurz Zeit?" or "Spreche ich mit …?" has refused nothing yet. */
const ASKS_FOR_TIME_OR_SOMEBODY =
  /\b(Zeit|Moment|Minuten?|Augenblick|passt|ungelegen|ungünstig|spreche|rede|erreiche|richtig)\b|\bstör/iu;

function reply(question: string): TreeNode {
  const no = ASKS_FOR_TIME_OR_SOMEBODY.test(question) ? "later" : "end-no";
  return at("decision", "Antwort auf die Begrüßung", {
    id: "reply",
    content: question,
    conditions: [
      to("Ja", "wish", ["am Apparat", "das bin ich"]),
      ...TURNS,
      to("Vielleicht", "wish"),
      to("Nein", no),
    ],
  });
}

function wish(content: string, yes: "when" | "mail" = "when"): TreeNode {
  return at("decision", "Darf sich jemand melden?", {
    id: "wish",
    content,
    conditions: [
      to("Ja", yes, ["gern", "ja bitte", "das wäre gut"]),
      to("appointment_accepted", yes),
      ...TURNS,
      to("Vielleicht", "offer"),
      to("Nein", "end-no", ["nicht nötig"]),
    ],
  });
}

/** What may be said to either question. */
const TURNS = [
  to("send_info", "mail"),
  to("wants_human", "when"),
  to("no_time", "later"),
  to("callback_later", "later"),
  to("not_available", "later"),
  to("secretary_detected", "later"),
  to("no_authority", "later"),
  to("wrong_person", "end-wrong-person"),
  to("already_has_provider", "end-no"),
  to("not_interested", "end-no"),
];

/** How an open question is declined. */
const REFUSALS = ["nein", "nein danke", "lieber nicht", "gar nicht", "das möchte ich nicht"];

function when(first: string): TreeNode {
  return at("input", "Wann passt es?", {
    id: "when",
    content: `${first} Wann passt es Ihnen am besten?`,
    input: { variable: WISHED_TIME, value: "text" },
    conditions: [to("not_interested", "end-no", REFUSALS)],
  });
}

/** "Wann dürfen wir uns bei Ihnen melden?" */
function askedWhen(question: string): TreeNode {
  return at("input", "Wann passt es?", {
    id: "asked",
    content: question,
    input: { variable: WISHED_TIME, value: "text" },
    conditions: [
      to("send_info", "mail"),
      to("wants_human", "when"),
      to("no_time", "later"),
      to("wrong_person", "end-wrong-person"),
      to("Vielleicht", "offer", ["weiß ich noch nicht"]),
      to("not_interested", "end-no", REFUSALS),
    ],
  });
}

const FOLLOWING: readonly TreeNode[] = [
  at("input", "Wann noch einmal?", {
    id: "later",
    content: "Kein Problem. Wann darf ich es noch einmal versuchen?",
    input: { variable: WISHED_TIME, value: "text" },
    conditions: [to("wrong_person", "end-wrong-person"), to("not_interested", "end-no", REFUSALS)],
  }),
  at("decision", "Lieber schriftlich?", {
    id: "offer",
    content: "Das verstehe ich. Möchten Sie stattdessen erst einmal etwas per E-Mail bekommen?",
    conditions: [
      to("Ja", "mail", ["gern"]),
      to("send_info", "mail"),
      to("not_interested", "end-no"),
      to("Vielleicht", "end-no"),
      to("Nein", "end-no"),
    ],
  }),
  at("input", "E-Mail-Adresse?", {
    id: "mail",
    content: "Gern. An welche E-Mail-Adresse dürfen wir schreiben?",
    input: { variable: WISHED_ADDRESS, value: "text" },
    conditions: [to("not_interested", "end-no", REFUSALS)],
  }),
];

const WAYS: Ways = [
  ["when", "end-wish"],
  ["later", "end-later"],
  ["offer", "end-no"],
  ["mail", "end-mail"],
];

const GOODBYES: readonly TreeNode[] = [
  end(
    "wish",
    "Möchte mehr wissen",
    "success",
    "Danke, ich gebe das so weiter. Einen schönen Tag, auf Wiederhören.",
  ),
  end(
    "later",
    "Später noch einmal",
    "callback",
    "Alles klar, ich habe es notiert. Einen schönen Tag, auf Wiederhören.",
  ),
  end(
    "mail",
    "Möchte Unterlagen",
    "info-requested",
    "Danke, ich gebe das so weiter. Einen schönen Tag, auf Wiederhören.",
  ),
  end(
    "no",
    "Kein Interesse",
    "not-interested",
    "In Ordnung, dann möchte ich Sie nicht länger stören. Alles Gute und auf Wiederhören.",
  ),
  end(
    "wrong-person",
    "Falsche Person",
    "wrong-person",
    "Dann entschuldigen Sie bitte die Störung. Einen schönen Tag noch, auf Wiederhören.",
  ),
  end(
    "open",
    "Ohne Antwort",
    "completed",
    "Vielen Dank für Ihre Zeit. Einen schönen Tag, auf Wiederhören.",
  ),
];

function end(name: string, title: string, outcome: Outcome, content: string): TreeNode {
  return at("end", title, { id: `end-${name}`, content, outcome });
}

function objections(intro: string, company: string | null): TreeNode[] {
  const list =
    company === null ? "der Kontaktliste zu diesem Anruf" : `der Kontaktliste von ${company}`;
  return [
    objection(
      "who",
      "Wer ruft an?",
      "who_is_calling",
      withoutSalutation(intro) || disclosureOf(company),
    ),
    objection(
      "price",
      "Was kostet das?",
      "price_objection",
      "Das sagt Ihnen gern jemand von uns genau, ganz unverbindlich.",
    ),
    objection(
      "trust",
      "Woher haben Sie die Nummer?",
      "trust_doubt",
      `Ihre Nummer steht in ${list}. Auf Nachfrage sagen wir Ihnen genau, woher sie stammt; wenn Sie keine Anrufe möchten, sagen Sie es einfach.`,
    ),
    objection(
      "bot",
      "Sind Sie ein Roboter?",
      "is_this_a_bot",
      "Ja, ich bin eine künstliche Intelligenz und kein Mensch.",
    ),
    objection(
      "opt-out",
      "Keine Anrufe mehr",
      "opt_out",
      "Selbstverständlich. Ich habe vermerkt, dass wir Sie nicht mehr anrufen. Entschuldigen Sie die Störung, auf Wiederhören.",
    ),
  ];
}

/** "Guten Tag [firstName], hier spricht …" is said once in a call. */
function withoutSalutation(intro: string): string {
  const rest = intro.replace(SALUTATION, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

const SALUTATION =
  /^(?:(?:Einen )?(?:schönen )?Guten (?:Tag|Morgen|Abend)|Hallo|Grüß Gott|Moin|Servus)\b[^,.!?]{0,80}[,.!]\s*/iu;

function mailboxMessage(intro: string, company: string | null): string {
  return `${intro || disclosureOf(company)} Sie können uns unter dieser Nummer zurückrufen, auch um zu sagen, dass Sie keine Anrufe mehr möchten. Auf Wiederhören.`;
}
