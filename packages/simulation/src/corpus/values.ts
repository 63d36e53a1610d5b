import type { ValueKindName } from "@rufbaum/tree";
import type { Dice } from "../dice.ts";
import type { Manner } from "../personas/persona.ts";

/** A value of this kind, as somebody of this manner says it. */
export function sayValue(kind: ValueKindName, _manner: Manner, dice: Dice): string {
  return dice.pick(VALUES[kind]);
}

const VALUES: Readonly<Record<ValueKindName, readonly string[]>> = {
  text: ["Brandt", "Anna Weber", "Das macht bei uns Herr Kunze."],
  "yes-no": ["Ja.", "Nein."],
  number: ["vier", "So um die zwölf."],
  amount: ["hundertfünfzig Euro", "Ungefähr achtzig Euro im Monat."],
  date: ["am Dienstag", "Nächste Woche Mittwoch.", "am dritten März"],
  time: ["um zehn", "halb drei", "So gegen vierzehn Uhr."],
  "phone-number": ["null drei null, zwei drei eins zwei fünf, null eins sieben"],
  email: ["anna punkt weber at beispiel punkt de"],
  postcode: ["eins null eins eins fünf"],
  "spelled-name": ["W wie Wilhelm, E wie Emil, B wie Berta, E wie Emil, R wie Richard"],
  digits: ["vier sieben eins eins"],
};
