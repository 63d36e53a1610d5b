import { rangeLink } from "../grammar.ts";
import { cardinal } from "../numerals/cardinal.ts";
import { type Rule, rule } from "../rule.ts";

const START = String.raw`(?<![\p{L}\d]|\d[.,:/])`;
const HOUR = String.raw`(?:2[0-4]|1\d|0?\d)`;
const MINUTE = "[0-5]\\d";
const TO = ` ?(?<to>[-–—]|bis) ?`;

/** Times of the day, and spans between two of them. */
export const TIMES: readonly Rule[] = [
  // A time with its "Uhr", put into a sentence that has one.
  rule(String.raw`(?<=\d ?)Uhr Uhr(?!\p{L})`, () => "Uhr"),
  rule(
    String.raw`${START}(?<hours>\d{1,2}):(?<minutes>${MINUTE}) ?(?:Std\.?|Stunden?)(?!\p{L})`,
    ({ hours, minutes }) => {
      const whole = Number(hours);
      const rest = Number(minutes);
      const begin = whole === 1 ? "eine Stunde" : `${cardinal(whole)} Stunden`;
      if (rest === 0) return begin;
      return `${begin} ${cardinal(rest, "eine")} ${rest === 1 ? "Minute" : "Minuten"}`;
    },
  ),
  rule(
    String.raw`${START}(?<from>${HOUR})(?:[:.](?<fromMinute>${MINUTE}))?(?: ?(?:Uhr|h))?${TO}(?<until>${HOUR})(?:[:.](?<minute>${MINUTE}))? ?(?:Uhr|h)(?!\p{L})`,
    ({ from, fromMinute, until, minute }, { before }) =>
      span(from, fromMinute, until, minute, before),
  ),
  rule(
    String.raw`${START}(?<from>${HOUR}):(?<fromMinute>${MINUTE})${TO}(?<until>${HOUR}):(?<minute>${MINUTE})(?![\d:])`,
    ({ from, fromMinute, until, minute }, { before }) =>
      span(from, fromMinute, until, minute, before),
  ),
  rule(
    String.raw`${START}(?<hour>${HOUR}):(?<minute>${MINUTE})(?::(?<second>${MINUTE})(?:\.\d{1,6})?)?(?:Z(?!\p{L})|\+\d\d:\d\d)?(?: ?(?:Uhr|h)(?!\p{L}))?(?![\d:])`,
    ({ hour, minute, second }) => {
      const time = timeInWords(hour, minute);
      if (!second || Number(second) === 0) return time;
      const rest = Number(second);
      return `${time} und ${cardinal(rest, "eine")} ${rest === 1 ? "Sekunde" : "Sekunden"}`;
    },
  ),
  rule(
    String.raw`${START}(?<hour>${HOUR})\.(?<minute>${MINUTE}) ?(?:Uhr|h)(?!\p{L})`,
    ({ hour, minute }) => timeInWords(hour, minute),
  ),
  rule(
    String.raw`(?<lead>(?<!\p{L})(?:um|gegen|ab|bis) )(?<hour>${HOUR})\.(?<minute>[0-5][05])(?![\d.,:]|\p{L}| ?(?:€|Euro|EUR|%))`,
    ({ lead = "", hour, minute }) => `${lead}${timeInWords(hour, minute)}`,
  ),
  rule(
    String.raw`${START}(?<hour>${HOUR}) ?Uhr(?: (?<minute>${MINUTE}|\d)(?![\d.,:]|\p{L}| \p{L}))?(?!\p{L})`,
    ({ hour, minute }) => timeInWords(hour, minute),
  ),
  rule(
    String.raw`(?<lead>(?<!\p{L})(?:[Uu]m|[Gg]egen|[Aa]b|[Bb]is|[Nn]ach|[Vv]or|Beginn|Einlass|Start|Ende|Abfahrt|Ankunft|Abflug|Treffpunkt|Termin|[Hh]eute|[Mm]orgen|\p{L}{2,7}tag|Mittwoch):? )(?<hour>${HOUR}) ?h(?!\p{L})`,
    ({ lead = "", hour }) => `${lead}${timeInWords(hour)}`,
  ),
  rule(
    String.raw`(?<=(?<!\p{L})[Zz]wischen \d{1,2}(?:[:.]\d\d)?(?: ?h)? und )(?<hour>${HOUR}) ?h(?!\p{L})`,
    ({ hour }) => timeInWords(hour),
  ),
  // "14h" glued together is the time of an appointment; "24h" is the whole day.
  rule(String.raw`${START}(?<hour>1[3-9]|2[0-3])h(?![\p{L}-])`, ({ hour }) => timeInWords(hour)),
];

function span(
  from: string | undefined,
  fromMinute: string | undefined,
  until: string | undefined,
  minute: string | undefined,
  before: string,
): string {
  const isRound = Number(fromMinute ?? 0) === 0 && Number(minute ?? 0) === 0;
  const begin = isRound ? cardinal(Number(from)) : timeInWords(from, fromMinute);
  return `${begin} ${rangeLink(before)} ${timeInWords(until, minute)}`;
}

/** "vierzehn Uhr dreißig"; a full hour has no minutes. */
function timeInWords(hour: string | undefined, minute?: string): string {
  const rest = Number(minute ?? 0);
  return `${cardinal(Number(hour), "ein")} Uhr${rest === 0 ? "" : ` ${cardinal(rest)}`}`;
}
