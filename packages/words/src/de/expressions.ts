import type { ExpressionFault } from "@rufbaum/tree/expression";
import { telling } from "../tell.ts";

/** Why an expression can't be read. */
export const expressionFault = telling<ExpressionFault>({
  "too-long": ({ most }) => `Der Ausdruck ist länger als ${most} Zeichen.`,
  "too-deep": "Der Ausdruck ist zu tief verschachtelt.",
  empty: "Der Ausdruck ist leer.",
  unfinished: "Hier fehlt noch etwas, zum Beispiel eine Variable oder eine Zahl.",
  "never-opened": "Diese Klammer wurde nie geöffnet.",
  "never-closed": "Diese Klammer wird nicht geschlossen.",
  "quote-never-closed": "Das Anführungszeichen wird nicht geschlossen.",
  "not-a-sign": ({ sign }) => `„${sign}“ gehört nicht in einen Ausdruck.`,
  unjoined: ({ before }) => `Vor „${before}“ fehlt ein Vergleich, „und“ oder „oder“.`,
  "comparisons-unjoined": "Verbinden Sie zwei Vergleiche mit „und“.",
  "no-operand": ({ found }) =>
    `Statt „${found}“ wird hier eine Variable, eine Zahl oder ein Text in Anführungszeichen erwartet.`,
});
