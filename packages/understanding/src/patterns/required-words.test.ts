import { expect, test } from "bun:test";
import { requiredWords } from "./required-words.ts";

test.each<[RegExp, string[][]]>([
  [/\bteuer\b/u, [["teuer"]]],
  [/\b(preis|kosten)\b/u, [["preis", "kosten"]]],
  [/\bkein(en)? (mann|frau)\b/u, [["kein"], ["mann", "frau"]]],
  [/\bkeinen? x/u, [["keine"], [" x"]]],
  [/hm+/u, [["hm"]]],
  [/ab{0,3}cd/u, [["cd"]]],
  [/ab{2}cd/u, [["ab"], ["cd"]]],
  [/\b(ruf|meld)\w*\b.{0,80}\bnie\b/u, [["ruf", "meld"], ["nie"]]],
  [/(?<!nicht )\bgut\b(?! so)(?=er)/u, [["gut"]]],
  [/(?:vielen |(?<dank>herzlichen )+)dank/u, [["vielen ", "herzlichen "], ["dank"]]],
  [/^(ja|[a-z]+)$/u, []],
  [/\b(so|(ganz )?(bestimmt|sicher))\b/u, [["so", "bestimmt", "sicher"]]],
  [/\bnicht (un(?!be)\p{L}+|falsch)\b/u, [["nicht "], ["un", "falsch"]]],
  [/[(|)]ja|nein\.|\(was/u, [["ja", "nein", "was"]]],
  [/schön\u{41}\x41sam/u, [["sch"], ["sam"]]],
  [/teuer/iu, []],
])("what %p matches holds one of each of %j", (pattern, words) => {
  expect(requiredWords(pattern)).toEqual(words);
});
