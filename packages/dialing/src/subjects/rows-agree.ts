import { columnSaysNo } from "../contact-files/column-says-no.ts";
import { plain } from "../contact-files/recognise-columns.ts";
import { saysNoCalls } from "../contact-files/says-no-calls.ts";

/** Says of a row's cells whether they leave room for a consent of its person. */
export type RowAgrees = (cells: readonly string[]) => boolean;

/**
 * What a column tells of a consent: whether it was given, when, or that it is not (any more). One that is
 * only about it (`Telefonwerbung`) may hold anything, but a plain no is one.
 */
type Meaning = "given" | "given-on" | "objected" | "about-it" | null;

/**
 * Whether somebody's own row speaks against the consent that is to be recorded for all of its list:
 * where columns ask for one, they have to say plainly that he agreed, and no cell may say no.
 * @param names of the columns; empty where the list names none
 */
export function rowsAgree(names: readonly string[]): RowAgrees {
  const meanings = names.map(meaningOf);
  const objections = names.map(columnSaysNo);
  const given = places(meanings, "given");
  const ofCalls = given.filter((place) => CALLS.test(plain(names[place] ?? "")));
  const asked = ofCalls.length > 0 ? ofCalls : given;
  const needed = asked.length > 0 ? asked : places(meanings, "given-on");
  return (cells) => {
    for (const [place, written] of cells.entries()) {
      const cell = written.trim();
      if (cell === "") continue;
      if (objections[place]?.(cell)) return false;
      const meaning = meanings[place] ?? null;
      if (meaning === "objected" ? !NOTHING.test(cell) : saysNo(cell)) return false;
      if ((meaning === "given" || meaning === "given-on") && !saysYes(cell)) return false;
      const isNamed = (names[place] ?? "").trim() !== "";
      if ((!isNamed || meaning === "about-it") && PLAIN_NO.test(cell)) return false;
    }
    const saying = needed.filter((place) => (cells[place] ?? "").trim() !== "");
    // A day without a yes beside it is one; each of several columns that ask for a yes needs its own.
    return asked.length > 0
      ? saying.length === needed.length
      : saying.length > 0 || needed.length === 0;
  };
}

/** Whether a column's name asks for a consent, or for its opposite. */
export function asksForConsent(name: string): boolean {
  return meaningOf(name) !== null;
}

function meaningOf(name: string): Meaning {
  const known = plain(name);
  if (OBJECTIONS.test(known) && !known.includes("optin")) return "objected";
  if (DETAILS.test(known)) return null;
  if (!CONSENT.test(known)) return ABOUT_IT.test(known) ? "about-it" : null;
  if (OTHER_CHANNELS.test(known) && !CALLS.test(known)) return null;
  return WHEN.test(known) || WHEN_INSIDE.test(apart(name)) ? "given-on" : "given";
}

const CONSENT =
  /einwillig|zustimm|einverst|optin|consent|dsgvo|gdpr|(?:werbe|anruf|telefon|kontakt)erlaubnis|erlaubt|permission|darfangerufen|anruf(?:en)?ok$|^agreed/;
const OBJECTIONS =
  /optout|^widerruf(?!bar|s(?!datum))|widerrufen|widerspruch(?!srecht)|widersprochen|abgemeldet|abmeldung|(?:werbe|anruf|kontakt|telefon|call)sperre|^sperre$|sperrvermerk|sperrkennzeichen|^gesperrt|blacklist|^blocked|robinson|nicht(?:mehr)?(?:anruf|kontakt)|keine(?:anruf|werb|kontakt)|donot(?:call|contact)|^dnc$|unsubscribed|revoked|withdrawn/;
const ABOUT_IT = /^(?:tel|telefon)?(?:werbung|marketing)|werbeanruf|datenschutz|^(?:ki)?anrufe?$/;
const OTHER_CHANNELS = /mail|newsletter|sms|whatsapp|post|brief|fax|cookie|foto|bild/;
const CALLS = /tel|anruf|phone|call|voice/;
/** What is told of a consent beside that it was given. */
const DETAILS =
  /text|wortlaut|wording|quelle|source|herkunft|nachweis|evidence|beleg|kanal|channel|formular|version|url|link|(?:ip|ort|durch|von|by|id|nr|nummer|art|typ|type)$/;
const WHEN = /datum|zeitpunkt|timestamp/;
const WHEN_INSIDE = /(?:^| )(?:am|vom|seit|tag|zeit|date|day|at|on|since|time)$/;

/** Its words, small: `optInDate` has three. */
function apart(name: string): string {
  const parted = name.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ").toLowerCase();
  return parted.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

function places(meanings: readonly Meaning[], wanted: Meaning): number[] {
  return [...meanings.keys()].filter((place) => meanings[place] === wanted);
}

/** What fills a cell that says nothing. */
const NOTHING = /^(?:nein|no|n|0|false|falsch|keine?r?|none|null|n\/a|k\.?\s?a\.?|[-–—/.]+)$/i;
const PLAIN_NO = /^(?:nein|no|false|falsch)[.!]?$/i;
const YES =
  /^(?:ja|j|yes|y|true|wahr|1|x|✓|✔|☑|✅|ok|o\.\s?k\.|okay|erteilt|gegeben|liegt\s+vor|vorhanden|zugestimmt|eingewilligt|einverstanden|bestätigt|akzeptiert|erlaubt|angemeldet|aktiv|agreed|granted|given|confirmed|accepted|allowed|active|subscribed|(?:double[- ]?)?opt(?:ed)?[- ]?in|doi)(?![\p{L}\d])/iu;
const DAY =
  /^(?:\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}|\d{4}-\d\d-\d\d|\d{1,2}[/-]\d{1,2}[/-]\d{2,4})(?!\d)/;
/** What makes less of a yes. */
const DOUBT =
  /\b(?:nein|nicht|keine?[mnrs]?|nie|no|not|never|ohne|aber|but|außer|ausser|except|bis|until|abgelehnt|verweigert|abgelaufen|expired|ausstehend|pending|gel[öo]scht|erloschen|storniert|entzogen|aufgehoben|beendet|gek[üu]ndigt|unklar|fraglich|vielleicht|evtl|eventuell)\b|zur[üu]ckge|^\s*(?:j|y|ja|yes)\s*\/\s*n|\bnur\b(?!\s+(?:per\s+)?(?:tel|anruf))|\bonly\b|\?/i;
const BY_MAIL = /mail|newsletter|sms|whatsapp|\bpost\b|brief|\bfax\b/i;

function saysYes(cell: string): boolean {
  if (DOUBT.test(cell) || (BY_MAIL.test(cell) && !CALLS.test(plain(cell)))) return false;
  return YES.test(cell) || (DAY.test(cell) && /[1-9]/.test(cell));
}

const TAKEN_BACK =
  /(?<!\p{L})(?:widerrufen|widerruf|widersprochen|widerspruch|abgemeldet|opt(?:ed)?[- ]?out|unsubscribed|revoked|withdrawn)(?!\p{L})/iu;
/** Where it says that this was not done, or may be. */
const HEDGED =
  /(?<!\p{L})(?:nicht|keine?[mnrs]?|nie|no|not|never|ohne|jederzeit|möglich|können|kann|werden|any\s+time|may|can)(?!\p{L})/iu;
const REFUSED =
  /(?<!\p{L})(?:keine\s+(?:einwilligung|zustimmung|erlaubnis|werbung)|no\s+(?:consent|permission)|(?:einwilligung|zustimmung)\s+(?:fehlt|abgelehnt|verweigert|nicht\s+erteilt|zurückgezogen))(?!\p{L})/iu;

/** A remark, wherever it stands, that he wants no calls or took back what he had agreed to. */
function saysNo(cell: string): boolean {
  if (saysNoCalls(cell)) return true;
  return cell
    .split(/[.,;!()\n]/)
    .some((part) => REFUSED.test(part) || (TAKEN_BACK.test(part) && !HEDGED.test(part)));
}
