import { fold } from "@rufbaum/understanding/lexicon";

/**
 * What people on the telephone talk about besides, each theme by the beginnings of its words; `*`
 * before one: anywhere in the word. Understanding answers none of it, so its lexicon lacks them.
 */
const WORDS: Readonly<Record<string, string>> = {
  tenancy:
    "miet vermiet gemietet untermiet eigentüm eigentum pacht hausverwalt wohnungsbau genossenschaft wohngemeinschaft *mieter *mietwohnung wg",
  moving:
    "umzieh umzug umgezog ausziehen auszieh wegzieh wegzug ziehe ziehen gezogen zieh *umzug umzu",
  property: "haus häuser wohnung gebäude grundstück immobilie *haus *wohnung reihenhaus denkmal",
  sale: "verkauf veräußer abreiß abriss",
  contract:
    "vertrag verträg laufzeit kündig gebunden bindung frist verlänger festgelegt *vertrag *laufzeit",
  renewal:
    "erneuer modernisier renovier sanier angeschafft anschaff eingebaut nagelneu brandneu neugekauft umgestellt ausgetauscht umgerüstet aufgerüstet investiert",
  experience:
    "erfahrung reingefall hereingefall reingeleg enttäusch verbrannt gebrannt bereut pfusch mies erlebt schiefgegang nachgewein hinters übers",
  age: "rentner rente pension alt älter alter altersheim pflege jährig greis lebensabend lebzeit *jährig",
  health: "krank klinik operation operier verstorb gestorb trauer beerdig schlaganfall reha unfall",
  technology:
    "techni funktion anschluss anschließ kompatib schnittstelle leistung gerät anlage modul installier einbau montage watt volt bandbreite server software hardware system wartung betrieb läuft",
  references:
    "referenz empfehl kundenstimme bewert rezension beispiel erfahrungsbericht testbericht nachbar kundenliste vorzeig vorweis",
  subsidy:
    "förder zuschuss zuschüss staat staatlich kfw bafa steuer absetz subvention prämie *förderung *prämie zuschieß finanzamt",
  warranty:
    "garantie gewährleist haftung haft reparatur reparier kaputt defekt schaden schäden verschleiß ersatzteil *garantie kulanz reklam",
  writing:
    "schriftlich angebot kostenvoranschlag schwarz papier unterschreib unterschrift offerte schrift fax brief",
  household:
    "frau mann partner ehefrau ehemann gattin gatte lebensgefährt familie tochter sohn eltern mutter vater gemeinsam zusammen männe göttergatte",
  talking: "besprech absprech beratschlag bereden rücksprache abstimm abklär kläre klären",
  firm: "firma firmen betrieb geschäft konzern zentrale filiale niederlassung gewerbe insolv aufgelöst",
  language: "deutsch english englisch türkisch russisch polnisch sprache dolmetsch sprech",
  work: "arbeitslos kurzarbeit gekündigt bürgergeld hartz jobcenter ausbildung student",
  debts: "schulden schufa pfänd kredit insolven raten",
  visit: "vorbeikomm vorbeischau besuch besichtig vertreter hausbesuch außendienst",
  law: "anwalt gericht widerruf datenschutz dsgvo einwillig erlaubnis abmahn",
  time: "urlaub ferien verreis weihnacht ostern jahresende quartal frühjahr herbst sommer winter",
  competition: "vergleich vergleichsportal check24 verivox ausschreib konkurrenz mitbewerb",
  duration: "dauer schnell geschwind fix zügig zeitaufwand stundenlang ratzfatz",
  costs: "kosten kostet preis teuer billig günstig rechnung gebühr zahlen bezahl rabatt monatlich",
  savings: "lohn lohnt rentier amortis ersparnis spar bringt nutzen rechnet rechnen wirtschaftlich",
  environment: "umwelt klima öko nachhaltig co2 grün",
};

interface Beginnings {
  starts: ReadonlyMap<string, string>;
  inside: readonly (readonly [part: string, theme: string])[];
}

const KNOWN = build();

function build(): Beginnings {
  const starts = new Map<string, string>();
  const inside: [string, string][] = [];
  for (const [theme, words] of Object.entries(WORDS)) {
    for (const word of fold(words).split(" ")) {
      if (word.startsWith("*")) inside.push([word.slice(1), theme]);
      else if (!starts.has(word)) starts.set(word, theme);
    }
  }
  return { starts, inside };
}

const SHORTEST = 2;

/** What a folded word is about; `null` for most words. The longest beginning decides. */
export function themeOf(word: string): string | null {
  for (let length = word.length; length >= SHORTEST; length -= 1) {
    const theme = KNOWN.starts.get(word.slice(0, length));
    // A short beginning is the whole word, or nearly: "alt" is not "Altbau".
    if (theme !== undefined && (length > 3 || word.length - length < 3)) return theme;
  }
  for (const [part, theme] of KNOWN.inside) {
    if (word.includes(part)) return theme;
  }
  return null;
}
