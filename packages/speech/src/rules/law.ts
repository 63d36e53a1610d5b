import { sharedStop } from "../grammar.ts";
import { cardinal } from "../numerals/cardinal.ts";
import { romanValue } from "../numerals/ordinal.ts";
import { type Rule, rule } from "../rule.ts";

const NUMBER = String.raw`\d{1,4}(?:[a-z](?![\p{L}\d])| [a-eg-z](?![\p{L}\d.]))?(?!\d|[.,]\d)`;
const SHORT = "(?:Abs|S|Nrn|Nr|lit|Hs|Halbs|Alt|Var|UAbs|Buchst|Ziff|Rn|Rdnr)";
const PART = String.raw`,? ?${SHORT}\. ?(?:${NUMBER}|[a-z]{1,2}\)?(?![\p{L}\d]))|,? (?:Absatz|Satz|Nummer|Buchstabe|Halbsatz|Alternative|Ziffer) (?:${NUMBER}|[a-z]\)?(?![\p{L}\d.]))| [IVX]{1,5}(?![\p{L}\d.])| ?ff?\.`;
const ITEM = String.raw`(?:, ?| ?[-–] ?| (?:und|u\.|oder|bis|sowie) )${NUMBER}`;

/** References to laws and pages: "§ 312g Abs. 1 S. 1 BGB", "§§ 3 ff. UWG". */
export const LAW: readonly Rule[] = [
  rule(`§§ ?${NUMBER}(?:${PART}|${ITEM}){0,12}`, inWords),
  rule(
    String.raw`(?:§ ?|(?<![\p{L}\d])(?:Art\. ?|Artikel |Paragraf(?:en)? |Abs\. ?))${NUMBER}(?:${PART}){0,12}`,
    inWords,
  ),
  rule(
    String.raw`(?<![\p{L}\d])lit\. ?(?<letter>[a-z])\)?(?![\p{L}\d])`,
    ({ letter }) => `Buchstabe ${letter}`,
  ),
  rule(
    String.raw`(?<=(?<!\p{L})(?:S\.|Seiten?|Rn\.|Nr\.|Kap\.|Kapitel|Ziff\.) ?\d{1,4} ?)(?<more>ff?)\.`,
    ({ more = "" }, { after }) => ` ${MORE[more]}${sharedStop(after)}`,
  ),
];

const WORDS: Record<string, string> = {
  "§§": "Paragrafen",
  "§": "Paragraf",
  "Art.": "Artikel",
  "Abs.": "Absatz",
  "S.": "Satz",
  "Nr.": "Nummer",
  "Nrn.": "Nummern",
  "lit.": "Buchstabe",
  "Buchst.": "Buchstabe",
  "Hs.": "Halbsatz",
  "Halbs.": "Halbsatz",
  "Alt.": "Alternative",
  "Var.": "Variante",
  "UAbs.": "Unterabsatz",
  "Ziff.": "Ziffer",
  "Rn.": "Randnummer",
  "Rdnr.": "Randnummer",
  "u.": "und",
  "-": "bis",
  "–": "bis",
};
const MORE: Record<string, string> = { f: "folgende", ff: "fortfolgende" };

function inWords(_: unknown, { after }: { after: string }, found: string): string {
  const words =
    found.match(/§§?|\p{L}{1,12}\.|\d{1,4}|[IVX]{1,5}(?!\p{L})|\p{L}{1,14}|[-–,]/gu) ?? [];
  const spoken = words.map((word) => {
    if (/^\d/.test(word)) return cardinal(Number(word));
    if (word === "f." || word === "ff.") return MORE[word.slice(0, -1)];
    const roman = /^[IVX]/.test(word) ? romanValue(word) : null;
    return roman === null ? (WORDS[word] ?? word) : `Absatz ${cardinal(roman)}`;
  });
  const stop = /ff?\.$/.test(found) ? sharedStop(after) : "";
  return spoken.join(" ").replaceAll(" ,", ",") + stop;
}
