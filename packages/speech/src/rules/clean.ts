const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/<break[^<>]{0,80}>/giu, ", "],
  [/<\/?[a-z][a-z0-9]{0,15}(?:\s[^<>]{0,200})?\/?>/giu, " "],
  [/&nbsp;/gu, " "],
  [/&amp;/gu, "&"],
  [/&euro;/gu, "€"],
  [/&(?:lt|gt|quot|apos|#\d{1,6});/gu, " "],
  [/!?\[([^[\]\n]{1,200})\]\([^()\s]{1,300}\)/gu, "$1"],
  [/^#{1,6}[ \t]/gmu, ""],
  [/(?<=\p{L})[*:_·](?=innen?(?!\p{L}))/gu, ""],
  [/(?<=\p{L})\/-?(?=in(?:nen)?(?!\p{L}))/gu, ""],
  [/(?<=\d ?)\*(?= ?\d)/gu, "×"],
  [/(?<=(?<![\d.,])[1-5])\*-(?=\p{Lu})/gu, "-Sterne-"],
  [/(?<=(?<![\d.,])[1-5])\* ?(?=(?:Hotel|Haus|Superior)(?!\p{L}))/gu, "-Sterne-"],
  [/[*`^|\\{}]|~~/gu, " "],
  [/(?<![\p{L}\d])_{1,3}(?=[\p{L}\d])|(?<=[\p{L}\d.!?])_{1,3}(?![\p{L}\d@])|_{2,3}/gu, " "],
];

const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}]|\p{Variation_Selector}/gu;
const PICTURES =
  /(?![#*\d])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u20e3/gu;
const QUOTES = /[„“”"«»‟]|(?<![\p{L}\d])['‚‘’](?=[\p{L}\d])/gu;
/** Digits of other shapes, and numbers in circles; fractions and exponents have their own rules. */
const OTHER_DIGITS = /(?![0-9²³½¼¾⅓⅔⅛])[\p{Nd}\p{No}\p{Nl}]/gu;
/** Something that may have to be taken out. */
const UNCLEAN = /[^\p{Script=Latin} \n,.!?;:'0-9%€()-]|:in/u;

/** Takes out what nobody speaks: markup, emoji, quotes, and what can't be seen. */
export function clean(text: string): string {
  let plain = text.normalize("NFC");
  if (!UNCLEAN.test(plain)) return plain;
  plain = plain.replace(/\r\n?|[\u2028\u2029\v\f]/gu, "\n").replace(/[\p{Zs}\t]/gu, " ");
  plain = plain.replace(INVISIBLE, "").replace(PICTURES, " ");
  plain = plain.replace(/(?!\n)\p{Cc}/gu, " ").replace(OTHER_DIGITS, (digit) => {
    const usual = digit.normalize("NFKC");
    return /^\d+$/.test(usual) ? usual : digit;
  });
  for (const [found, instead] of MARKUP) plain = plain.replace(found, instead);
  return plain.replace(QUOTES, "").replace(/ {2,}/g, " ");
}
