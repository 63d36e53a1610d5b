/**
 * Words that sound alike, or nearly so on a telephone line: whichever of a row was said, another of
 * it may be heard, before a ">" only what follows it. What is heard as two words is joined by an
 * underscore.
 */
const ROWS = `
  seid seit
  das dass was
  ist isst iss
  mein meinen mei
  meine meinen feine
  nein > mein
  nein > ein
  kein > klein
  kein > ein
  keine > kleine
  keine > eine
  keinen > kleinen
  keinen > einen
  nicht nichts nich
  nichts nix
  nee ne
  nee > je
  ja da
  na > ja
  jo so
  doch noch
  noch nach
  noch_mal nochmal
  termin termine
  termin_e termine
  hätte hatte hätten
  hatten hätten
  wäre ware war
  wären waren
  würde wurde
  würden wurden
  könnte konnte
  könnten konnten
  müsste musste
  müssten mussten
  möchte mochte
  für vier führ
  viel fiel
  vier wir ihr
  wir mir
  ihr ihre
  ihnen innen ihn_en
  ihn in
  im in ihm
  am an ham
  an ran
  den dem denn
  denn wenn
  wann wenn dann
  dann dank
  der er
  er wer
  wer wär mehr
  mehr meer
  sehr seh_er
  sie die
  sie sieh
  sind sinn
  hab habe
  haben haben_sie hamm
  hat hatte
  habt hab
  bin bien
  bis biss
  nich > ich
  mich ich
  nicht > mich
  sich sie
  auch auf
  auf aus
  aus haus
  haus raus
  um und
  und rund
  und unten
  oder aber
  aber haber
  eher er
  ehe eh
  mal male
  man mann
  mann dann
  frau grau
  geld gelt held
  gelt gelb
  bald halt
  halt alt
  kalt alt
  alles als
  also als
  als all
  zahl zahlt
  zahle zahlen
  zahlen malen
  preis preise greis
  preise reise
  teuer steuer
  teuer euer
  kosten posten
  kostet kosten
  kostet rostet
  bezahlen zahlen
  sparen fahren
  vertrag vertrage antrag
  vertrag verträge
  anbieter arbeiter
  anrufe anruf anrufen
  rufen laufen
  rufen rufe
  anrufen an_rufen
  später spät
  später spätere
  morgen borgen
  morgen sorgen
  heute leute
  heute heude
  leute läute
  woche wache
  wochen sochen
  tag tage
  tag mag
  tage frage
  frage fragen
  sagen fragen tragen
  sage frage
  sagt sag
  weiß weiß_es
  weiß heiß
  weise weiß
  zeit seit weit
  zeit zeiten
  zeile zeit
  zwei drei
  zwei zwo frei
  drei frei
  eins ein
  sechs sechse
  sieben lieben
  lieben lieber
  lieber leber
  neun neu
  neuen neun
  zehn sehn zehne
  elf helf
  zwölf zwölfe
  fünf fünfe
  fünfzehn fünfzig
  dreizehn dreißig
  vierzehn vierzig
  sechzehn sechzig
  achtzehn achtzig
  uhr ohr nur
  nur uhr
  halb halt
  gegen wegen
  wegen gegend
  geben gegeben
  geben leben
  gibt gib
  gehen geht
  gehen sehen
  geht steht
  sehen stehen
  gut gute
  gut mut
  gerne gern
  gern kern
  ferne gerne
  passt fast
  passt past
  fast fasst
  stimmt stimme
  stimme stimmen
  schon schön
  schon sohn
  schöne schon_eine
  danke tanke
  danke bank
  bitte mitte
  bitte bitten
  mitte hütte
  interesse interessen
  interesse in_teresse
  interessiert interessier
  brauche brauchen
  brauchen rauchen
  brauche bauche
  kann kan
  kann man
  können kennen
  kennen nennen
  kenne könne
  will bild
  will wird
  wollen sollen
  soll voll
  muss nuss
  muss mus
  müssen wissen
  wissen bissen
  darf dar
  darf bedarf
  bedarf bedarfs
  machen lachen
  machen sachen
  macht nacht
  mache sache
  firma firmen
  firma thema
  chef chefs
  chefin chef_in
  mitarbeiter mit_arbeiter
  nummer nummern
  nummer sommer
  name namen
  namen damen
  mail mehl
  mailen meilen
  schicken schick_en
  schicken stricken
  schreiben bleiben
  post kost
  lesen wesen
  hören gehören
  hören stören
  höre öre
  verstehe verstehen
  verstanden vorhanden
  bleiben treiben
  warten karten
  warte garten
  moment momente
  minuten minute
  stunde stunden
  jahr jahre
  jahre haare
  jahr ja
  lang lange
  länger langer
  kurz kurs
  kurze kurse
  wohnen lohnen
  lohnt wohnt
  lohnt_sich lohnt
  miete mitte
  mieter meter
  vermieter vermied_er
  vermieter mieter
  haus haut
  kinder rinder
  besprechen versprechen
  sprechen brechen
  sprechen rechen
  entscheide entscheiden
  entscheidet entscheide
  zuständig ständig
  verbinde verbinden
  verbinden binden
  leitung zeitung
  leider leiter
  leider kleider
  weiter leiter
  wieder wider
  wieder lieder
  immer zimmer
  nimmer > zimmer
  nimmer nie_mehr
  nie > wie
  wie die
  wo so
  los > so
  los lass
  lassen fassen
  lasse klasse
  ruhe truhe
  ruhig ruhe
  betrug bezug
  seriös seri_es
  glaube raube
  glauben rauben
  wirklich wirklicht
  eigentlich eigendlich
  vielleicht viel_leicht
  leicht reicht
  reicht recht
  recht rest
  richtig wichtig
  falsch fall
  ganz kranz
  ganze kanzel
  gerade grade
  gerade garage
  jetzt jetz
  jetzt setzt
  erst fast
  erst ernst
  liste kiste
  löschen fischen
  daten taten
  daten raten
  streichen reichen
  auflegen auf_legen
  lege liege
`;

/** What a word may be heard as, by the word in small letters. */
export const SOUNDS_LIKE: ReadonlyMap<string, readonly string[]> = neighbours();

function neighbours(): Map<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const row of ROWS.split("\n")) {
    const [said, heard = said] = row.split(">").map(wordsIn);
    for (const word of said ?? []) {
      const others = found.get(word) ?? new Set();
      for (const other of heard ?? []) if (other !== word) others.add(other);
      found.set(word, others);
    }
  }
  return new Map([...found].map(([word, others]) => [word, [...others]]));
}

function wordsIn(part: string): string[] {
  const words = part.split(/\s+/u).filter((word) => word !== "");
  return words.map((word) => word.replace("_", " "));
}
