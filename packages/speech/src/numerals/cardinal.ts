const UNITS = [
  "null",
  "eins",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
  "dreizehn",
  "vierzehn",
  "fünfzehn",
  "sechzehn",
  "siebzehn",
  "achtzehn",
  "neunzehn",
];
const TENS = [
  "",
  "",
  "zwanzig",
  "dreißig",
  "vierzig",
  "fünfzig",
  "sechzig",
  "siebzig",
  "achtzig",
  "neunzig",
];
const GREAT = [
  [1e12, "eine Billion", "Billionen"],
  [1e9, "eine Milliarde", "Milliarden"],
  [1e6, "eine Million", "Millionen"],
] as const;

/** A whole number from 0 up to 10¹⁵ in words; `one` is what a single 1 is called ("ein", "eine"). */
export function cardinal(value: number, one = "eins"): string {
  if (value === 1) return one;
  // Nobody says "einhundert Prozent" or "eintausend Dank".
  if (value === 100) return "hundert";
  if (value === 1000) return "tausend";
  const words: string[] = [];
  let rest = value;
  for (const [size, single, several] of GREAT) {
    const count = Math.floor(rest / size);
    if (count === 1) words.push(single);
    else if (count > 1) words.push(`${belowMillion(count)} ${several}`);
    rest %= size;
  }
  if (rest > 0 || words.length === 0) words.push(belowMillion(rest));
  return words.join(" ");
}

/** Each digit of a run by itself: "null drei". What is no digit is left out. */
export function digitByDigit(digits: string): string {
  return Array.from(digits, (digit) => UNITS[Number(digit)] ?? "").join(" ");
}

/** A year as it is said: "neunzehnhundertfünfundachtzig". */
export function yearInWords(year: number): string {
  if (year < 1100 || year > 1999) return cardinal(year);
  const rest = year % 100;
  return `${belowHundred(Math.floor(year / 100))}hundert${rest === 0 ? "" : belowHundred(rest)}`;
}

function belowMillion(value: number): string {
  const thousands = Math.floor(value / 1000);
  const rest = value % 1000;
  if (thousands === 0) return belowThousand(rest);
  return `${stem(belowThousand(thousands))}tausend${rest === 0 ? "" : belowThousand(rest)}`;
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  if (hundreds === 0) return belowHundred(rest);
  return `${stem(UNITS[hundreds] ?? "")}hundert${rest === 0 ? "" : belowHundred(rest)}`;
}

function belowHundred(value: number): string {
  const unit = UNITS[value];
  if (unit !== undefined) return unit;
  const tens = TENS[Math.floor(value / 10)] ?? "";
  const ones = value % 10;
  return ones === 0 ? tens : `${stem(UNITS[ones] ?? "")}und${tens}`;
}

/** "eins" inside a longer word. */
function stem(word: string): string {
  return word.endsWith("eins") ? word.slice(0, -1) : word;
}
