import { textOf } from "../content.ts";
import type { Outcome } from "../outcomes.ts";
import type { NodeOf } from "../tree.ts";
import { remembered } from "./remembered.ts";

/** How a call that comes to this end has ended for sales: as it says itself, else as is assumed. */
export function outcomeOf(end: NodeOf<"end">): Outcome {
  return end.outcome ?? outcomeAssumed(end);
}

/**
 * The outcome that an end is meant to have, from its title and, where that tells nothing, from its
 * text; `completed` where neither tells. What is denied or regretted does not count as reached.
 */
export function outcomeAssumed(end: NodeOf<"end">): Outcome {
  return ofTitle(end.title) ?? ofText(textOf(end)) ?? "completed";
}

function outcomeIn(words: string, meanings: Meanings): Outcome | null {
  const plain = words.toLowerCase().replace(/[„“"»«”_\s]+/gu, " ");
  return meanings.find(([, means]) => means.test(plain))?.[0] ?? null;
}

const NO_MORE_CALLS =
  /opt[- ]?out|sperrliste|gesperrt|\bsperren\b|werbesperre|kontaktsperre|do not call|\bdnc\b|(?:nicht|nie) (?:mehr|wieder|erneut|weiter)\b[^.!?]{0,20}(?:an(?:zu)?ruf|kontaktier|belästig|behellig|anzurufen)|(?:ruf|meld|kontaktier)\p{L}* (?:\p{L}+ ){0,4}?(?:nicht|nie) (?:mehr|wieder)|kein(?:e|en)? (?:weiteren? |mehr )?(?:werbe)?anrufe?\b|(?:von|aus) (?:der|unserer) (?:anruf|telefon)?(?:liste|kartei|datenbank)|(?:lösch|streich|entfern)\p{L}* (?:\p{L}+ ){0,2}?(?:ihre|die) (?:\p{L}+ )?(?:nummer|daten)|(?:nummer|daten) (?:\p{L}+ ){0,3}?gelöscht/u;

const WRONG_PERSON =
  /falsch(?:e[rnms]?)? (?:person|nummer|verbunden|ansprechpartner\p{L}*|anschluss|kontakt)|verwählt|nicht (?:die |der )?(?:richtige[nr]?|zuständig\p{L}*)\b|wrong (?:person|number)|nicht mehr (?:im unternehmen|in der firma|beschäftigt)|kein(?:e)? (?:richtige[nr]? )?ansprechpartner/u;

const VOICEMAIL =
  /mailbox|anrufbeantworter|voicemail|nachricht (?:hinterlassen|auf (?:dem )?band)/u;

const FAILED =
  /technische[rs]? (?:fehler|problem|störung)|fehlgeschlagen|schiefgegangen|\bfehler\b|nicht (?:gespeichert|eingetragen|gebucht|geklappt|funktioniert)/u;

const NO_INTEREST =
  /kein(?:en|e)? (?:\p{L}+ )?(?:interesse|bedarf)|nicht interessiert|desinteress|not interested|nichts für sie/u;

/** Of what was offered: "Schade, dass Sie keinen Termin möchten". */
const REGRET =
  /kein(?:e[nrm]?)? (?:\p{L}+ )?(?:\p{L}*termin|beratung|besuch|angebot|kauf|abschluss|bestellung|unterlagen|rückruf|anmeldung|besichtigung|probe\p{L}+)\b|\bschade\b|bedauer|(?:respektier|akzeptier)\p{L}* (?:\p{L}+ )?(?:ihre|das|ihren)|nicht (?:weiter|länger) (?:stören|belästigen|aufhalten)/u;

const CALLBACK =
  /rückruf|zurück(?:ge|zu)?ruf|callback|wiedervorlage|ein andermal|anderer zeitpunkt|(?:sich|uns|mich) (?:\p{L}+ ){0,4}?melden\b|(?:später|noch ?(?:ein)?mal|nochmals|erneut|wieder) (?:\p{L}+ ){0,3}?(?:an(?:zu|ge)?ruf\p{L}*|an\b|(?:ge)?meld\p{L}*|versuch\p{L}*|probier\p{L}*)|(?:ruf|meld|versuch)\p{L}* (?:\p{L}+ ){0,6}?(?:zurück|später|noch ?(?:ein)?mal|wieder|erneut)\b|(?:meld|ruf)\p{L}* (?!sie (?:uns|mich|einfach|jederzeit)\b)(?:mich|sich|uns|sie) (?:\p{L}+ ){0,6}?(?:bei ihnen|an|morgen|(?:nächste|kommende) woche|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)\b|(?:kolleg\p{L}*|berater\p{L}*|mitarbeiter\p{L}*|jemand|wir|ich|team) (?:\p{L}+ ){0,3}?(?:meld\p{L}* sich|meld\p{L}* (?:mich|uns)|ruf\p{L}* sie)\b/u;

/** It stands: "Der Termin ist eingetragen", which may be followed by a mail or another call. */
const APPOINTMENT_MADE =
  /termin\b[^.!?]{0,60}(?:eingetragen|notiert|vereinbart|gebucht|steht\b|vorgemerkt|bestätigt|reserviert|festgehalten|gespeichert|ausgemacht)|(?:eingetragen|notiert|vereinbart|gebucht|vorgemerkt|bestätigt|reserviert)[^.!?]{0,40}\btermin|(?:habe|haben|sind|ist) (?:\p{L}+ ){0,6}?(?:eingetragen|vorgemerkt|reserviert|gebucht)|freuen uns auf (?:sie|ihren besuch)|wir sehen uns|danke für (?:den|ihren) termin/u;

const APPOINTMENT_SPOKEN_OF =
  /termin|bis (?:zum |dann am |am |nächsten |kommenden )*(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)/u;

const APPOINTMENT_TITLE =
  /termin|appointment|besichtigung|probefahrt|probestunde|probetraining|schnupper|erstgespräch|beratungsgespräch|beratung|reservier|eingetragen|vorgemerkt|gebucht|buchung/u;

const MATERIAL =
  "(?:infos?|informationen|informationsmaterial|infomaterial|unterlagen|broschüren?|prospekte?|kataloge?|flyer|preisliste|angebot|kostenvoranschlag|übersicht|exposé|link|e-?mail|mail|muster|probe|details|leitfaden|checkliste)";

const INFO_TITLE =
  /\binfos?\b|infomaterial|informations?|unterlagen|broschüre|prospekt|katalog|flyer|preisliste|angebot|kostenvoranschlag|e-?mail|\bmail\b|schriftlich|muster/u;

const INFO_SENT = new RegExp(
  `\\b${MATERIAL}\\b[^.!?]{0,50}(?:schick|sende|sand|zukommen|unterwegs|\\bzu\\b|per (?:e-?mail|post)|kommt|folgt|im briefkasten|im postfach)|(?:schick|send|mail)\\p{L}* [^.!?]{0,60}\\b${MATERIAL}\\b|(?:erhalten|bekommen) (?:\\p{L}+ ){0,4}?${MATERIAL}\\b`,
  "u",
);

const SOLD =
  /\berfolg(?!los)|abschluss|bestellt\b|bestellung|\bauftrag|verkauft|\bverkauf\b|\bgekauft|zusage|zugesagt|anmeldung|angemeldet|\bsuccess|\bsale\b|unterschr|vertrag (?:\p{L}+ ){0,3}?(?:geschlossen|verlängert|kommt)|willkommen (?:als|bei|im|in)|gespendet|\bspende\b/u;

const TRANSFERRED =
  /weitergeleitet|durchgestellt|weiterleitung|verbinde sie|stelle sie durch|transferred|\btransfer\b/u;

/** What a title or text is held against, the first that fits counts. */
type Meanings = readonly (readonly [Outcome, RegExp])[];

/** Of what ended without what was offered. */
const LOST: Meanings = [
  ["opt-out", NO_MORE_CALLS],
  ["wrong-person", WRONG_PERSON],
  ["voicemail", VOICEMAIL],
  ["failed", FAILED],
  ["not-interested", NO_INTEREST],
];

/** A title names the thing itself: "Termin", "Nein", "Mailbox". */
const TITLES: Meanings = [
  ...LOST,
  ["not-interested", REGRET],
  [
    "not-interested",
    /abgelehnt|lehnt (?:\p{L}+ )?ab\b|absage|ablehn|abgesagt|\bnein\b|\blost\b|verloren/u,
  ],
  ["callback", CALLBACK],
  ["callback", /keine zeit|später/u],
  ["info-requested", INFO_TITLE],
  ["appointment", APPOINTMENT_TITLE],
  ["success", SOLD],
  ["success", /abgeschlossen|gewonnen|\bwon\b|\bkauf\b|\bdeal\b/u],
  ["transferred", TRANSFERRED],
];

/** A text speaks of several things: what stands weighs more than what is only spoken of. */
const TEXTS: Meanings = [
  ...LOST,
  ["appointment", APPOINTMENT_MADE],
  ["callback", CALLBACK],
  ["info-requested", INFO_SENT],
  ["not-interested", REGRET],
  ["success", SOLD],
  ["appointment", APPOINTMENT_SPOKEN_OF],
  ["transferred", TRANSFERRED],
];

const ofTitle = remembered((title) => outcomeIn(title, TITLES));
const ofText = remembered((text) => outcomeIn(text, TEXTS));
