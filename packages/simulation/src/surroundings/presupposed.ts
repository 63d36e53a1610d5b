/**
 * What a line takes for granted without naming it, and what of a tree's texts grants it: to fall off the
 * chair at a price is for what costs thousands, and not for a test that costs nothing.
 */
export const PRESUPPOSED = [
  /** It costs thousands. */
  "sums",
  /** It is paid by the month. */
  "fees",
  /** It is to earn or save what it costs. */
  "returns",
  /** Money comes back, or is paid out. */
  "payouts",
  /** It needs a network, or could. */
  "internet",
  /** Neighbours have it, and it shows. */
  "neighbours",
  /** Brokers deal in it. */
  "brokers",
  /** Whoever calls is not known yet. */
  "strangers",
] as const;
export type Presupposed = (typeof PRESUPPOSED)[number];

/** Of a line, over small letters. */
export const TAKEN_FOR_GRANTED: Readonly<Record<Presupposed, RegExp>> = {
  sums: words(
    /tausender|rückwärts vom stuhl|heidengeld|vermöge|vermögen|vermöjen|an mein lebensende|bei der summe|in raten|auf den tisch legen|hinlejen|sprengen wir unser budget|jeld hernehmen|geld bleibt uf dr bank|bei größeren sachen|keine kleinigkeit/u,
  ),
  fees: words(/(?:zahle|zahl|koste\p{L}*) ich im monat|im monat/u),
  returns: words(
    /rechnet (?:sich|si)(?: doch)? (?:nie|nia|nicht)|rechnet sich nicht|ob sich das für uns lohnt/u,
  ),
  payouts: words(/auf mein geld/u),
  internet: words(/ohne internet/u),
  neighbours: words(
    /bürgermeister|aus unserem ort|bei uns im dorf|bei (?:uns|ons) scho|hier schon|hier in der nähe schon beraten|bei einem kunden ansehen|leute, die es schon haben|mein nachbar hat (?:das|damals)/u,
  ),
  brokers: words(/makler\p{L}*/u),
  strangers: words(
    /nie (?:et)?was gehört|nie gehört|nia wos ghört|nie jehört|nia ebbes ghört|kennen wir uns|nicht zuordnen|seit wann gibt es sie|(?:gibt es|jibt's euch|gibt's (?:eahna|ihre) firma).{0,12}scho\p{L}*|nie gegeben|nie etwas angefragt|kaltakquise|gewinnspiel|referenz\p{L}*|mit wem arbeiten sie|aus der region|wie viele kunden haben sie/u,
  ),
};

/** Of a tree's texts, over small letters; what is told otherwise has none. */
export const GRANTED: Readonly<Record<Exclude<Presupposed, "neighbours" | "strangers">, RegExp>> = {
  sums: words(
    /\p{L}*tausend\p{L}*|\d{1,3}[. ]?\d{3}(?:,\d+)? (?:euro|€)|finanzier\p{L}*|kredit\p{L}*|darlehen|ratenzahlung|photovolt\p{L}*|solaranlage\p{L}*|wärmepumpe\p{L}*|neuwagen|eigenheim\p{L}*|immobilien\p{L}*|\p{L}*sanierung\p{L}*|implantat\p{L}*|treppenlift\p{L}*|haustür\p{L}*|einbauküche\p{L}*/u,
  ),
  fees: words(
    /monatlich\p{L}*|(?:im|pro|jeden|je) monat|abos?|abonnement\p{L}*|\p{L}*tarif\p{L}*|\p{L}*verträge?|leasing\p{L}*|beitr[aä]ge?|mitglied\p{L}*/u,
  ),
  returns: words(
    /spar(?:en|t|e|st)|ersparnis\p{L}*|einsparung\p{L}*|rendite|ertr[aä]ge?|lohnt|rechnet|rechnen|wirtschaftlich\p{L}*|photovolt\p{L}*|günstiger/u,
  ),
  payouts: words(
    /erstatt\p{L}*|auszahl\p{L}*|ausgezahlt|rückzahl\p{L}*|schadens?f[aä]ll\p{L}*|guthaben|vergütung\p{L}*|gutschrift\p{L}*|provision\p{L}*|kaution/u,
  ),
  internet: words(
    /(?:schnelles |mobiles )?internet|internetanschl[uü]ss\p{L}*|glasfaser\p{L}*|w-?lan|apps?|cloud|software|router|online-?\p{L}*|wallbox\p{L}*|wechselrichter\p{L}*/u,
  ),
  brokers: words(
    /\p{L}*makler\p{L}*|\p{L}*versicherung\p{L}*|immobilie\p{L}*|strom\p{L}*|finanzierung\p{L}*/u,
  ),
};

function words(pattern: RegExp): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern.source})(?!\\p{L})`, "u");
}
