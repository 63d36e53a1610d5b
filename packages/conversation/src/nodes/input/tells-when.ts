import type { ValueKindName } from "@rufbaum/tree";
import { speaksOfTime } from "./open-answers.ts";

/**
 * Whether words that no reader makes a day or an hour of tell a person one all the same: "wenn die
 * Kinder in der Schule sind" does; "um Jahr, sicher" and "um die Uhrzeit" do not, though they speak of
 * time.
 */
export function tellsWhen(kind: ValueKindName, text: string): boolean {
  if (kind === "time") return HOUR.test(text);
  return kind === "date" ? DAY.test(text) : speaksOfTime(text);
}

const COUNT =
  "(?:\\d+|ein(?:s|en|em)?|zw(?:ei|o)|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn|\\p{L}*(?:zwanzig|dreißig|vierzig|fünfzig))";

/** An hour, a part of the day, or what goes on then. */
const HOUR = new RegExp(
  `(?<!\\p{L})(?:\\d{1,2}|(?:um|vor|nach|ab|bis|gegen|zwischen|halb|viertel(?: vor| nach)?|so) ${COUNT}|${COUNT} uhr|(?:in der |am |ganz |recht |möglichst |eher |sehr )*(?:früh(?:er|s|morgens|e)?|spät(?:er|s|abends|nachmittags?)?)|(?:\\p{L}+)?(?:mittag|vormittag|nachmittag|abend)s?|morgens|nachts|(?:am|den|jeden) morgen|feierabend|(?:nach|vor|während) (?:der |dem |meiner |unserer |unserem |meinem )(?:arbeit|schule|schicht|essen|frühstück|kita|kindergarten|dienst|schluss|dunkel\\p{L}*)|wenn (?:\\p{L}+ ){1,7}(?:schule|arbeit|kita|kindergarten|daheim|zuhause|hause|dunkel|hell|schlaf\\p{L}*|aufsteh\\p{L}*|essen)|tagsüber|ganztags)(?!\\p{L})`,
  "iu",
);

/** A day, or a stretch of days. */
const DAY =
  /(?<!\p{L})(?:\d{1,2}|(?:mon|diens|donners|frei|sams|sonn)ta\p{L}*|mittwoch\p{L}*|sonnabend\p{L}*|januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|sommer\p{L}*|herbst\p{L}*|winter\p{L}*|frühling\p{L}*|frühjahr\p{L}*|\p{L}*ferien|urlaub\p{L}*|ostern|pfingsten|weihnacht\p{L}*|silvester|neujahr|demnächst|wochen?|wochenende\p{L}*|(?:über)?morgen|heute|monat\p{L}*|werktag\p{L}*|feiertag\p{L}*|(?:nächste\p{L}*|kommende\p{L}*|diese\p{L}*|neue\p{L}*|übernächste\p{L}*|anfang|ende|mitte|im) (?:des |der )?(?:\p{L}+ )?jahr\p{L}*|tage?n?)(?!\p{L})/iu;
