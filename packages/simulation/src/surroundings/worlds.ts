import { GRANTED, PRESUPPOSED, TAKEN_FOR_GRANTED } from "./presupposed.ts";

/**
 * Worlds that a line of the corpus may carry with it. Nobody who is called about hearing aids asks for
 * a subsidy or names his landlord: such lines are said only to trees that speak of that world.
 */
export const WORLDS = [
  /** What the state, or a town, adds, and what it is known to add to. */
  "funding",
  "contributions",
  "taxes",
  /** A house or flat, and whose it is. */
  "housing",
  "heating",
  "vehicles",
  /** Contracts that run, and tie somebody. */
  "contracts",
  /** Firms that one already has for it. */
  "suppliers",
  /** Whose customer one may be instead. */
  "rivals",
  /** Things that work, or break. */
  "technology",
  /** What is built in, or built anew. */
  "installation",
  "maintenance",
  /** What is bought, and may be given back. */
  "purchases",
  /** Offers in writing, to be compared; a consultation ends in one. */
  "offers",
  /** Firms and offices as those who are called. */
  "offices",
  /** Firms that make things. */
  "production",
  /** Whom one lives with, and what goes on at home: nobody says it as a firm. */
  "families",
  ...PRESUPPOSED,
] as const;
export type World = (typeof WORLDS)[number];

/** A pattern for each world, over small letters: it tells the line, and where nothing else does, the tree. */
const SPOKEN: Readonly<Record<World, RegExp>> = {
  ...TAKEN_FOR_GRANTED,
  funding: words(
    /förder(?!verein|mitglied|kreis|schul|er(?!\p{L})|lich)\p{L}*|\p{L}+förderung\p{L}*|jefördert|subvention\p{L}*|(?:der|da|dr|vom|des) staat(?:es|s)?|kommune\p{L}*|photovolt\p{L}*|solar\p{L}*|wärmedämm\p{L}*/u,
  ),
  contributions: words(/\p{L}*zusch[uü]ss\p{L}*/u),
  taxes: words(/steuerlich\p{L}*|(?:vo[nm]|von der|vo da|von dr) ste(?:uer|ier)|absetz\p{L}*/u),
  housing: words(
    /(?:ver)?mieter\p{L}*|mietwohnung\p{L}*|miete|gemietet|miete hier|eigentüm\p{L}*|hausverwalt\p{L}*|hausbesitz\p{L}*|eigenheim\p{L}*|immobilie\p{L}*|grundstück\p{L}*|wohnung\p{L}*|(?<!(?:in|bei ihnen in) )(?:ihr|ihrem|ihres|unser|unserem|das|des|dit|dieses|mein|ein|eigenes) haus(?:es)?|häus(?:le|chen|er)|bude|(?:haus|flach|ziegel|steil)?dach(?:fläche\p{L}*|boden)?|keller|fassade\p{L}*|haustür|fenster|wand|umzug\p{L}*|umzieh\p{L}*|umgezogen/u,
  ),
  heating: words(/\p{L}*(?<!fuß)heizung\p{L}*|heizen|wärmepumpe\p{L}*/u),
  vehicles: words(
    /autos?|\p{L}*fahrzeug\p{L}*|(?:ge)?brauchtwagen|neuwagen|diesel|kombi|kfz\p{L}*/u,
  ),
  contracts: words(
    /(?:\p{L}*(?:strom|gas|handy|funk|versicherungs|wartungs|leasing|telefon|internet|rahmen|jahres))?(?:vertr(?:ag|äge|ach)|tarif)\p{L}*|\p{L}*laufzeit\p{L}*|abos?|abonnement\p{L}*/u,
  ),
  suppliers: words(
    /(?:strom|gas)?anbieter\p{L}*|lieferant\p{L}*|dienstleister\p{L}*|\p{L}*versorger\p{L}*|handwerker\p{L}*|systemhaus\p{L}*|konkurrenz|rahmenvertr\p{L}*|(?:ein|eine|einer|einen|einem|andere|anderen|anderer|anderem|nette|große|großen|kleinen|scho a|festen) (?:firma|partner|unternehmen|berater|makler)|(?:mit einem|ein) betrieb (?:hier )?aus (?:dem|der)(?! region)|unser berater|eigenen mann|über einen bekannten|(?:anders|schon) übernommen|macht (?:das (?!nichts|spaß|\[)|dit|bei|schon|scho|mei schwager|meen kumpel|dr schwoger|schon wer)(?:\p{L}*)/u,
  ),
  rivals: words(
    /wechs(?:el|le|eln|elt)|gewechselt|bei (?:jemand|jemandem|einem|einer|einen|wem) ander\p{L}*|woanders|bei dem, den|bei einem, der|bleibe? (?:ich )?wo|wo wir sind|mit dem, w\p{L}+ (?:i|ick) h\p{L}+/u,
  ),
  technology: words(
    /technik|technisch\p{L}*|hersteller\p{L}*|gerät\p{L}*|\p{L}*anlagen?|schnelles internet|glasfaser\p{L}*|router|server|rechner|software|kaputt\p{L}*|reparatur\p{L}*|[gj]arantie|gewährleistung|kundendienst|ausfällt|hi is|he isch|(?:nicht|nix) (?:geht|läuft)|nichts funktioniert|im notfall|zu dem, w\p{L}+|schraube|umstellung|umgestellt/u,
  ),
  installation: words(
    /ein(?:ge)?bau\p{L}*|baut.{1,12} ei[n]?|um(?:zu)?bau\p{L}*|umgebaut|\p{L}*installation\p{L}*|installier\p{L}*|montage\p{L}*|montier\p{L}*|handwerker\p{L}*|\p{L}*renovier\p{L}*|neunzehnhundertsiebzig|bei einem kunden ansehen|zu hause etwas ändern/u,
  ),
  maintenance: words(/\p{L}*wartung\p{L}*|instandhalt\p{L}*|nachstell\p{L}*|inspektion\p{L}*/u),
  purchases: words(
    /kaufen|gekauft|bestell\p{L}*|widerruf\p{L}*|rücktritt\p{L}*|rückgabe\p{L}*|zurückgeben?|z[ru]+ckgeb\p{L}*|zurückjeben|umtausch\p{L}*|haftet|pleitegeht|rückgängig|in drei jahren/u,
  ),
  offers: words(
    /\p{L}*angebote?s?|beratung\p{L}*|anjebote?|kostenvoranschl\p{L}*|kostnvoranschl\p{L}*|koschtevora\p{L}*/u,
  ),
  offices: words(
    /(?:mitarbeiter|kolleg|geschäftsführ|geschäftsleit|geschäftspartner|kompagnon|vorgesetzt|abteilung|sekret|empfangsdame|vorzimmer|buchhalt|mandant|kundschaft|büro|kanzlei|arztpraxis|firmenadresse)\p{L}*|chef(?:in)?|vorstand|der einkauf|inhaber(?:in)?|zentrale|am empfang|angestellt|aushilfe|(?:arbeite|vertrete|arbeitet) (?:hier|schon)\p{L}*|(?:kleiner|der|unser|unserem|ihr|ihrem|einem) (?:betrieb|laden|unternehmen)|intern|im haus keinen|kein budget|unser budget|geld eingeplant|neuen quartal|tischlerei|friseursalon|steuerberatung|sanitär|maschinenbauer|kleines hotel|firma hier|von hand/u,
  ),
  production: words(
    /produktion\p{L}*|fertigung\p{L}*|industriebetrieb\p{L}*|maschinenbau\p{L}*|werkhalle\p{L}*/u,
  ),
  families: words(
    /in keinem telefonbuch|nummer steht doch nirgends|anschluss ist seit jahren geheim|in unserem dorf|m(?:ei|eine?[mnrs]?|eene?|een) (?:\p{L}+e[mnrs]? )?(?:mann|mo|frau|wei|olle|mutter|mama|vater|sohn|tochter|bruder|schwester|nichte|neffen?|enkel\p{L}*|cousine?|schwager|schwiege\p{L}*|partnerin|kinder|eltern|nachbar(?!schaft)\p{L}*|lebensgefähr\p{L}*)|meiner partnerin|mei(?:nem)? bruder|für familien|in der familie|meine familie|bessere hälfte|haussegen|haushaltskasse|küchentisch|meinem einkommen|kinder(?:n|geburtstag)?|seepferdchen|(?:bin|ben|bei mir) (?:\p{L}+ )?zu hause|zu hause|daheim|dahoam|drhoim|(?:der|da|dr|dem|den) (?:hund|hond|köter)|köter|(?:der|die) katze|müllabfuhr|die wäsche|spülmaschine|den garten|im garten|sofa|semmel|haus für mich|fuß verknackst|kehrwoch\p{L}*|schwimmbad|auto reparieren|der einkauf kostet|bis an mein lebensende|von der kur|blumen|blauen ordner|im keller|im haus am ruhigsten|im studium|meine? (?:schwägerin|freundin|großmutter|schwester)|schwägerin|milch kocht|beim kochen|kochen|den herd|auf dem herd|kuchen|das baby|in rente|lehrerin|schornsteinfeger|hausarzt|briefkasten|fernseher|tagesschau|balkon|waschmaschine|physio|kegelabend|in der küche|eenmal im leben|privatanschluss|wir wohnen|wohnen wir|beine hochlegt|seniore|schlaf zu holen|beim kaffee|die post|mietwohnung|eigentümergemeinschaft|hausverwalt\p{L}*|zwei zimmer|wohn\p{L}*|über achtzig|bin achtzig|die kinder|leise, kinder|fuß|bäckerei|mit dem hund|zu dritt zu hause|aus dem haus|hochzeit|freisprechanlage|gemütlich|die nachbarn|meine kinder/u,
  ),
};

function words(pattern: RegExp): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern.source})(?!\\p{L})`, "u");
}

/** What of a tree's texts tells that it is about a world. */
const TOLD: Readonly<Partial<Record<World, RegExp | undefined>>> = {
  ...SPOKEN,
  neighbours: undefined,
  strangers: undefined,
  ...GRANTED,
};

/** The worlds that a tree's text speaks of, or grants. */
export function worldsIn(text: string): World[] {
  const lower = text.toLowerCase();
  return WORLDS.filter((world) => TOLD[world]?.test(lower));
}

/** The worlds that a line of the corpus carries with it. */
export function worldsOfLine(line: string): World[] {
  return WORLDS.filter((world) => speaksOf(world, line));
}

/** Whether a line speaks of that world, or takes it for granted. */
export function speaksOf(world: World, line: string): boolean {
  return SPOKEN[world].test(line.toLowerCase());
}
