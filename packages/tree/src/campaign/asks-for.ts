/**
 * What a greeting's question is after. `opening`: time, the right person, or a fact, so that nothing
 * was offered yet; else the thing itself was asked: `meeting`, that somebody gets in touch or comes;
 * `interest` in what is offered; `papers`, that something is sent; `when` all that is to happen.
 */
export type Asks = "opening" | "meeting" | "interest" | "papers" | "when";

export function asksFor(question: string): Asks {
  if (OPENS.test(question)) return "opening";
  if (/^(?:und )?wann\b/iu.test(question)) return "when";
  const isMeeting = MEETS.test(question);
  const isPapers = SENDS.test(question);
  const isInterest = INTERESTS.test(question);
  if (!isMeeting && !isPapers && !isInterest) {
    if (NOW.test(question)) return "opening";
    if (WISHES.test(question) && OFFERS.test(question)) return "meeting";
    const isAllowed = PERMITS.test(question) && !TELLS.test(question);
    return isAllowed ? "interest" : "opening";
  }
  if (isMeeting) return "meeting";
  return isPapers ? "papers" : "interest";
}

/** "Störe ich?", "Spreche ich mit Frau Weber?": whatever else is in it. */
const OPENS =
  /stör|ungelegen|ungünstig|\b(?:spreche|rede|erreiche) ich\b|\b(?:richtig|verbunden|am Apparat|zu sprechen)\b/iu;
/** "Haben Sie kurz Zeit?" is about this call. */
const NOW =
  /\b(?:kurz\w*|gerade|jetzt|eben|Moment\w*|Augenblick\w*|Minut\w*|Minütchen|Sekunde\w*)/iu;
const MEETS =
  /\bmeld(?:e|en|et|est)\b|rufen\b|rückruf|kontaktieren\b|kontakt aufnehmen|in Verbindung\b|besuchen\b|vorbei|\bkomm(?:en|t)\b|einladen\b|vereinbaren\b/iu;
const SENDS = /schicken\b|\b(?:zu)?senden\b|\bmailen\b|unterlagen|brosch(?:ü|ue)re|prospekt/iu;
const INTERESTS = /interess|\bmehr\b.*\b(?:wissen|erfahren|hören)\b|neugierig|\bLust\b/iu;
/** What somebody may wish, or be asked whether he has it already. */
const OFFERS =
  /termin|besichtigung|besuch|beratung|beraten\b|probe(?:fahrt|stunde|training|tag)|vor Ort|persönlich|kennen ?lernen|führung\b/iu;
const WISHES =
  /\b(?:möcht\w*|woll\w*|willst|wünsch\w*|passt|passen|Zeit|mag\w*|brauch\w*|kann|können|darf|soll\w*)\b|\b(?:hätte|würde|wäre|wär|könnte|dürf|mög)/iu;
const PERMITS = /^(?:und )?(?:darf|dürf|soll)/iu;
/** Whoever may tell something, or ask, has asked nothing yet. */
const TELLS =
  /\b(?:fragen?|erklären|erzählen|sagen|schildern|vorstellen|sprechen|reden)\b|\bzeit\b/iu;
