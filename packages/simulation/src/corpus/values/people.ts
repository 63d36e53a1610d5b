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

/** Answers to open questions, whatever was asked. */
export const FREE_ANSWERS: readonly string[] = [
  "Vor allem, dass es zuverlässig läuft.",
  "Da kommt es mir auf den Service an.",
  "Mir ist wichtig, dass ich einen Ansprechpartner habe.",
  "Eigentlich läuft bei uns alles ganz gut so.",
  "Das ist bei uns ganz unterschiedlich.",
  "Hauptsache, es gibt hinterher keinen Ärger.",
  "Da müsste ich ein bisschen ausholen.",
  "Wir machen das im Moment alles von Hand.",
  "Meistens kümmere ich mich selbst darum.",
  "Da gibt es nichts Besonderes.",
  "Am liebsten so unkompliziert wie möglich.",
  "Wie wahrscheinlich die meisten, ganz normal.",
  "Es sollte vor allem nicht so viel Arbeit machen.",
  "Ich bin da mit dem, was wir haben, halbwegs zufrieden.",
  "Das hat sich über die Jahre so ergeben.",
  "Mich stört vor allem, dass nie jemand erreichbar ist.",
  "Zuletzt war das vor zwei, drei Jahren ein Thema.",
  "Das ist hier ein kleiner Betrieb, da macht jeder alles.",
  "Wir sind zu dritt zu Hause, mehr gibt es dazu nicht zu sagen.",
  "Ehrlich gesagt habe ich mir darüber nie Gedanken gemacht.",
  "Ach, das Übliche halt.",
  "Schnell soll es gehen.",
  "Guter Service vor allem.",
  "Dass es einfach funktioniert.",
  "Eigentlich alles wie immer.",
  "Das weiß ich so nicht.",
  "Es muss bezahlbar bleiben.",
  "Da frage ich meistens meinen Nachbarn.",
];
