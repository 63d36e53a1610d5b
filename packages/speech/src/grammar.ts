import type { Gender } from "./lexicon/nouns.ts";

type Case = "nominative" | "accusative" | "dative";

const DATIVE =
  /(?:^|\P{L})(?:mit|seit|von|vom|aus|bei|nach|zu|ab|vor|binnen|in|innerhalb|unter|zwischen|außer|an)$/iu;
const ACCUSATIVE =
  /(?:^|\P{L})(?:für|um|ohne|gegen|über|pro|je|durch|bis|auf|kostet|kosten|koste|dauert|dauern|haben|habe|hat|hätte|hätten|brauchen|braucht|brauche|bekommen|zahlen|zahlt|zahle|sparen|spart|nehmen|buchen|vereinbaren)$/iu;
/** Words between a preposition and its number that change nothing. */
const BETWEEN =
  /(?:\s|(?<!\p{L})(?:nur|ca\.?|circa|etwa|rund|genau|noch|schon|bereits|knapp|gut|mindestens|mind\.|maximal|max\.|jeweils|Sie|wir|ich|exakt|bloß|lediglich)\s)$/iu;

/** What else the preposition governs: "mit 1 Jahr Laufzeit und", "in 1 Std. und". */
const BESIDE = /\s\d[\d.,]{0,8} ?[\p{L}%€.]{1,30}(?: \p{Lu}\p{L}{1,20})?(?:,| und| oder)$/u;

export function caseAfter(before: string): Case {
  let text = before;
  for (let words = 0; words < 4 && BETWEEN.test(text); words += 1) text = text.replace(BETWEEN, "");
  text = text.replace(BESIDE, "").trimEnd();
  if (DATIVE.test(text)) return "dative";
  return ACCUSATIVE.test(text) ? "accusative" : "nominative";
}

const ONE: Record<Case, Record<Gender, string>> = {
  nominative: { m: "ein", f: "eine", n: "ein" },
  accusative: { m: "einen", f: "eine", n: "ein" },
  dative: { m: "einem", f: "einer", n: "einem" },
};

/** What a 1 is called before a noun of this gender, by what stands before it. */
export function oneBefore(gender: Gender, before: string): string {
  return ONE[caseAfter(before)][gender];
}

/** Words that begin a sentence far oftener than they follow a number as a noun. */
const STARTER =
  /^\s+(?:Das|Dies|Diese|Die|Der|Den|Dem|Ein|Eine|Wir|Sie|Ich|Er|Es|Du|Ihr|Ihre|Und|Aber|Oder|Wie|Was|Wann|Wer|Wo|Warum|Welche|Wenn|Dann|Da|Danach|Dazu|Damit|Dafür|Bitte|Passt|Ist|Sind|Haben|Hat|Habe|Kann|Können|Möchten|Darf|Dürfen|Soll|Sollen|Würde|Würden|Wäre|Geht|Gibt|Gerne|Gern|Ja|Nein|Gut|Okay|Danke|Vielen|Falls|Auch|Außerdem|Mein|Meine|Unser|Unsere|Im|In|Am|Zum|Mit|Für|Bei|Nach|Ab|Hier|Heute|Morgen|So|Also|Doch|Denn|Nur|Noch|Alles|Als|Auf|An|Um|Vor|Von|Zu|Wollen|Stimmt|Kommt|Nehmen|Rufen|Leider|Natürlich|Dort|Jetzt|Nun|Mir|Ihnen|Uns|Man|Hätten|Klingt|Reicht|Weil|Ob|Bis|Seit)(?!\p{L})/u;

/** Whether a full stop that something else claims ends the sentence as well. */
export function endsSentence(after: string): boolean {
  return /^[ \t]*(?:$|\n)/.test(after) || STARTER.test(after);
}

/** The full stop that a short form shares with its sentence. */
export function sharedStop(after: string): string {
  return endsSentence(after) ? "." : "";
}

/** Between the ends of a range: "von 8–10" is "acht bis zehn", "zwischen 8–10" "acht und zehn". */
export function rangeLink(before: string): "bis" | "und" {
  return /(?:^|\P{L})zwischen $/iu.test(before) ? "und" : "bis";
}
