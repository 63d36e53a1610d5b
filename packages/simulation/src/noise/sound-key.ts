/** Letters that sound alike on the phone bear the same digit (Kölner Phonetik, Postel 1969). */
const DIGITS: Readonly<Record<string, string>> = {
  b: "1",
  p: "1",
  d: "2",
  t: "2",
  f: "3",
  v: "3",
  w: "3",
  g: "4",
  k: "4",
  q: "4",
  l: "5",
  m: "6",
  n: "6",
  r: "7",
  s: "8",
  z: "8",
  ß: "8",
};

/** What a word in small letters sounds like: its consonants, and whether it begins with a vowel. */
export function soundKey(word: string): string {
  let key = /^[aeiouyäöüj]/u.test(word) ? "0" : "";
  for (let at = 0; at < word.length; at += 1) {
    const letter = word[at] ?? "";
    const digit = letter === "c" || letter === "x" ? digitOfC(word, at) : digitOf(word, at);
    if (digit !== "" && digit !== key.at(-1)) key += digit;
  }
  return key;
}

function digitOf(word: string, at: number): string {
  const letter = word[at] ?? "";
  if (letter === "p" && word[at + 1] === "h") return "3";
  if ((letter === "d" || letter === "t") && /[csz]/u.test(word[at + 1] ?? "")) return "8";
  return DIGITS[letter] ?? "";
}

/** Hissed after another hiss and before a light vowel, else hard. */
function digitOfC(word: string, at: number): string {
  if (word[at] === "x") return "48";
  if (/[szß]/u.test(word[at - 1] ?? "")) return "8";
  return /[ahkloqrux]/u.test(word[at + 1] ?? "") ? "4" : "8";
}
