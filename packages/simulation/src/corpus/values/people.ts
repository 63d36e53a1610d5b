/** Names that nobody in particular has. */
export const SURNAMES: readonly string[] =
  "Weber Brandt Hoffmann Kunze Seidel Berger Schuster Lehmann Wagner Krause Meyer Schmitt Vogel Böhm Kühn Huber Özdemir Nowak Petersen Lorenz".split(
    " ",
  );

export const FIRST_NAMES: readonly string[] =
  "Anna Thomas Sabine Peter Claudia Jens Monika Stefan Petra Uwe Birgit Markus Julia Ali Katrin Jörg".split(
    " ",
  );

/** The spelling alphabet that people on the phone still use. */
export const SPELLING: Readonly<Record<string, string>> = {
  a: "Anton",
  b: "Berta",
  c: "Cäsar",
  d: "Dora",
  e: "Emil",
  f: "Friedrich",
  g: "Gustav",
  h: "Heinrich",
  i: "Ida",
  j: "Julius",
  k: "Kaufmann",
  l: "Ludwig",
  m: "Martha",
  n: "Nordpol",
  o: "Otto",
  p: "Paula",
  q: "Quelle",
  r: "Richard",
  s: "Siegfried",
  t: "Theodor",
  u: "Ulrich",
  v: "Viktor",
  w: "Wilhelm",
  x: "Xanthippe",
  y: "Ypsilon",
  z: "Zacharias",
  ä: "Ärger",
  ö: "Ökonom",
  ü: "Übermut",
};
