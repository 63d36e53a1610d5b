const ONES =
  "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn".split(
    " ",
  );
/** From twenty on. */
const TENS = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split(" ");

/** A whole number from 0 to 9,999 in words. */
export function numberWords(number: number): string {
  if (number < 20) return ONES[number] ?? "";
  if (number < 100) return tens(number);
  const [unit, name] = number < 1_000 ? [100, "hundert"] : [1_000, "tausend"];
  const count = Math.floor(number / unit);
  const rest = number % unit;
  return `${count === 1 ? "" : numberWords(count)}${name}${rest === 0 ? "" : numberWords(rest)}`;
}

function tens(number: number): string {
  const ten = TENS[Math.floor(number / 10) - 2] ?? "";
  const one = number % 10;
  return one === 0 ? ten : `${one === 1 ? "ein" : ONES[one]}und${ten}`;
}

/** Digits one by one, some of which people say as "zwo". */
export function digitWords(digits: string, isZwo: boolean): string {
  return [...digits]
    .map((digit) => (isZwo && digit === "2" ? "zwo" : (ONES[Number(digit)] ?? digit)))
    .join(" ");
}
