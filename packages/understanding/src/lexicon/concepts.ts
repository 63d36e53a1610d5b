import { fold } from "../fold.ts";

/**
 * Words that mean much the same on the telephone. `anruf*` is any word that begins so, `*vertrag`
 * any that ends so. What a class means for a reply, the model learns; the class lets it carry over
 * to words that nobody taught it.
 */
const WORDS: Record<string, string> = {
  agree:
    "ja jawohl jawoll klar gern gerne genau richtig stimmt natürlich selbstverständlich freilich sicher sicherlich logisch logo einverstanden ok korrekt absolut definitiv unbedingt jederzeit jo jep jup joa jup yes doch meinetwegen nur zu bitteschön sehr wohl allerdings gewiss abgemacht gebongt geritzt topp deal amen",
  refuse: "nein nö nee nope niemals keinesfalls keineswegs nimmer ausgeschlossen vergessen vergiss",
  negate:
    "nicht nichts kein keine keinen keinem keiner keines nie niemand nirgends weder noch ohne kaum nimmer keinerlei",
  doubt:
    "vielleicht eventuell womöglich möglicherweise unsicher unentschlossen unschlüssig jein mal schauen sehen gucken überleg* nachdenk* abwarten abwart* abwäg* zwiegespalten skeptisch ungewiss unklar hadere zöger* zwickmühle unter umständen bedingt teils halbwegs ahnung zweifel*",
  depends:
    "drauf darauf je nachdem kommt bedingung voraussetzung vorausgesetzt abhängig hängt fallweise sofern insofern",
  however:
    "aber jedoch allerdings obwohl obgleich nur bloß trotzdem dennoch andererseits sondern wobei",
  good: "gut super prima toll klasse perfekt wunderbar hervorragend ausgezeichnet fein großartig top spitze bestens herrlich sauber fantastisch geil cool dufte knorke leiwand bärig schön reizvoll spannend interessant verlockend attraktiv überzeugend sinnvoll vernünftig",
  bad: "schlecht schlimm blöd doof mies ungünstig unpassend verkehrt falsch grausam furchtbar schrecklich ätzend übel dumm ungelegen unwohl scheiße kacke",
  interest:
    "interess* neugierig gespannt anhör* reizt reizen begeister* angetan aufgeschlossen abgeneigt uninteressant hellhörig",
  want: "will wollen willst wollte möchte möchten mag mögen wünsche wünschen wünsch hätte hätten würde lust",
  need: "brauch* benötig* bedarf nötig notwendig verwend* gebrauch* erforderlich",
  can: "kann können könnte könnten könnt kannst darf dürfen dürfte",
  must: "muss müssen müsste müssten sollte sollten soll sollen",
  speak:
    "reden red sprechen sprich sag sagen sagt erzähl* schieß* leg legen los raus heraus fortfahren weiter leg erklär* schildern bericht* plaudern",
  listen: "hör hören höre zuhör* ohr lausch*",
  understand:
    "versteh* verstand* verstan* kapier* begreif* begriffen mitgekommen akustisch undeutlich deutlich deutlicher lauter leise laut langsamer genuschelt rauscht knackt abgehackt hänger verzerrt",
  repeat: "wiederhol* nochmal nochmals abermals erneut",
  what: "was wie bitte hä hää he häh",
  wait: "moment momenterl sekunde sekündchen sekunderl minute minütchen augenblick augenblickchen warten warte wartet gedulden geduld kurz dran bleiben leitung stopp halt gleich sofort eben",
  noise: "klingel* tür paketbote bellt hund herd topf kocht stift zettel brille",
  callback:
    "rückruf* zurückruf* zurückrufen zurückmelden wiedermelden anruf* anrufen ruf rufen ruft rufst durchklingeln klingel* melden meld melde meldet probier* versuch* telefonier* durchruf* durchläuten läuten bimmel* anklingeln anläuten",
  again: "nochmal wieder erneut abermals nochmals",
  later:
    "später nachher danach hinterher demnächst irgendwann bald ein andermal andermal nächste nächsten nächstes kommende kommenden übernächste sobald nachdem zeitnah feierabend",
  daytime:
    "morgen übermorgen heute abend abends vormittag vormittags nachmittag nachmittags mittag mittags früh morgens nachts feierabend mittagspause wochenende werktags gestern",
  weekday:
    "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags mo di mi do fr montagvormittag *tagvormittag *tagnachmittag *tagabend *tagmorgen *tagfrüh mittwoch*",
  month:
    "januar jänner februar feber märz april mai juni juli august september oktober november dezember quartal quartals jahr jahres jahren frühjahr sommer herbst winter ostern pfingsten weihnachten neujahr monat monate monaten woche wochen",
  clock: "uhr halb viertel dreiviertel zwölf mittags mitternacht",
  number:
    "null eins zwei zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend *zig *zehn *hundert *tausend",
  notime:
    "keine zeit stress stressig hektik eilig eile gehetzt knapp beschäftigt zeitdruck termindruck sprung unterwegs auto steuer autobahn zug bahn flughafen arzt wartezimmer kasse supermarkt baustelle meeting besprechung sitzung gespräch termin kunde kundschaft essen tisch kochen koche fahre fahr kopf land hände fütter* wickel* dusche badewanne stall",
  appointment:
    "termin termine terminieren verabred* treffen trifft vorbeikommen vorbeischauen vorbei besuch besuchen besichtig* einplanen eintragen kalender notier* passt passte ginge vereinbar* ausmachen festhalten festmachen vormerken slot beratungstermin vor ort einladen",
  send: "schick* send* zusend* zuschick* mail* mailen email* fax* faxen zukommen übermittel* weiterleit* zumail* rüberschick* rüber einwerf* briefkasten postalisch schriftlich post postweg whatsapp",
  document:
    "unterlagen info infos information* infomaterial prospekt* broschüre* flyer* katalog* angebot angebote link website webseite homepage internetseite exposé datenblatt preisliste schreiben brief papier pdf adresse mailadresse lesen nachlesen durchlesen schwarz weiß",
  price:
    "preis* kost* teuer teure teurer teures kostenpunkt gebühr* tarif* rate raten konditionen kurs summe betrag aufpreis euro eur cent mark prozent monatlich jährlich netto brutto günstig günstiger billig billiger kostenlos gratis umsonst rabatt",
  expensive:
    "teuer teure teurer überteuert happig gesalzen unbezahlbar unerschwinglich wucher stolz stolzer saftig deftig utopisch mondpreis* übersteigt sprengt luxus apotheke",
  money:
    "geld budget* etat kohle knete kröten moneten mäuse asche taler zaster finanziell finanzier* leisten konto rente rentner* sparen spar sparfuchs ausgeben ausgaben bezahlen zahlen zahl blank pleite klamm insolvenz kasse portemonnaie geldbeutel löhnen berappen schotter hartz bürgergeld kredit* schulden euros investier* investition*",
  howmuch: "wieviel viel viele hoch teuer kostenpunkt preislich",
  provider:
    "anbieter* *anbieter lieferant* *lieferant dienstleister* versorger* stadtwerke konkurrenz mitbewerber* partner hauslieferant makler* versicherungsmakler steuerberater agentur telekom vodafone eon eprimo vattenfall enbw check24 verivox allianz huk berater systemhaus haustechniker installateur* elektriker* handwerker stammlieferant hausbank",
  supplied:
    "versorgt eingedeckt ausgestattet bedient aufgestellt zufrieden glücklich gewechselt umgestiegen abgeschlossen installiert montiert betreut versichert angeschafft gekauft haben besitzen nutzen nutz* läuft",
  already: "schon bereits längst seit jahren ewig langjährig immer vorig*",
  contract:
    "vertrag* verträge *vertrag *verträge gebunden vertraglich laufzeit* kündig* kündigungsfrist frist verlängert mindestlaufzeit rahmenvertrag gekündigt festgelegt bindung",
  self: "selbst selber eigene eigenen eigenes hausintern intern inhouse schwager cousin bruder neffe sohn schwiegersohn nachbar bekannter",
  who: "wer wem wen namen name firma unternehmen heißen heißt worum worüber anliegen angelegenheit weswegen weshalb wegen auftrag betrifft betreff geht handelt sache vorstellen",
  trust:
    "seriös unseriös betrug* betrüg* abzock* abzocker masche trick trickbetrüger enkeltrick verarsch* fake faul faule veräppel* dubios windig echt nummer daten datenschutz woher vertrauen trau misstrau* nachweis beweis ausweis verifizier* prüfen überprüf* verbraucherzentrale reinleg* hereinfall* übers ohr spam phishing",
  machine:
    "roboter* robo bot bots ki künstlich* intelligenz maschine* computer* computerstimme automat* automatisch* programm software sprachcomputer bandansage band tonband aufnahme mensch menschlich* echter echte leibhaftig chatgpt chat gpt siri alexa blechkiste avatar algorithmus stimme klingen klingst",
  callmore:
    "nie niemals nimmer aufhören unterlass* unterbleib* zukunft künftig zukünftig ab sofort weitere",
  delete:
    "lösch* streich* entfern* austrag* streichen gestrichen raus rausnehm* nehmen nimm tilg* sperr* robinsonliste verteiler* liste kartei datenbank datei adressbestand dsgvo widerruf* widersprech* widerspruch einwilligung auskunft speicher* gespeichert abmeld* blockier* werbesperre",
  threat:
    "anwalt* rechtsanwalt anzeige* anzeigen polizei bundesnetzagentur verbraucherschutz* abmahn* klage verklag* juristisch strafbar verboten illegal rechtlich* gesetz konsequenzen melde unterlassungs*",
  insult:
    "idiot* arsch* arschloch depp* trottel* vollpfosten spinner* wichser* sau* scheiß* scheiss* scheiße verdammt* verflucht* himmelherrgott kruzifix sakrament kacke mist drecks* blöde* dämlich* bescheuert* dreist* frech* frechheit unverschämt* unverfroren* dummschwätzer* penner* pack gesindel lackaffe verpiss* zum teufel teufel hölle schnauze klappe maul fresse kotz* hau haut pfui pfeife heini* fuzzi flachzange hirnlos* saftladen blödsinn schwachsinn quatsch bullshit",
  annoyed:
    "nerv* genervt belästig* sauer wütend wut kragen reicht zumutung unmöglich unerhört fassungslos empör* stinkt stinksauer schnauze voll faxen dicke hals platz* geplatzt sack keks senkel wecker zeiger wahnsinn wahnsinnig bekloppt satt zeitverschwendung terror* störung ständig dauernd andauernd zigste zehnte hundertste",
  peace: "ruhe frieden lassen lass lasst",
  mailbox:
    "mailbox anrufbeantworter sprachbox voicemail signalton piepton pieps piep ton hinterlass* hinterlassen nachricht nachrichten teilnehmer rufnummer erreichbar gesprächspartner gewünschte gewählte vergeben besetzt sprechzeiten öffnungszeiten geschäftszeiten bürozeiten warteschleife mitarbeiter leitungen aufgezeichnet anschluss ansage taste drücken wählen außerhalb combox sprachnachricht",
  screening: "assistent assistenten screening grund nennen anrufassistent transkri* filter",
  secretary:
    "sekretariat* sekretärin vorzimmer empfang rezeption zentrale telefonzentrale assistenz assistentin assistent büro praxis kanzlei vermittlung anmeldung zuständig vorab ausrichten ausricht* richte notiz weitergeben weiterleiten hinterlassen termine abschirm* durchstellen verbinden anliegen angelegenheit angemeldet",
  connect:
    "verbind* durchstell* durch stell stelle stellen hol hole holen reich reiche weiterreich* übergeb* ruf rufe rüber weitergeb*",
  absent:
    "außer haus urlaub krank krankgeschrieben abwesend unterwegs tisch besprechung meeting termin platz verreist homeoffice dienstreise außendienst baustelle feierabend mittagspause elternzeit kur klinik krankenhaus weg fort zurück wieder rein erreichbar frühestens schicht sprechstunde behandlung op messe verhindert zu sprechen",
  boss: "chef* chefin boss geschäftsführ* inhaber* leiter* leitung vorgesetzt* direktor* vorstand* meister* abteilungsleiter prokurist* herr frau doktor dr doktors entscheider* einkäufer*",
  family:
    "mann frau gattin gatte ehemann ehefrau sohn tochter vater mutter eltern papa mama oma opa enkel enkelin schwester bruder freund freundin lebensgefährt* partnerin göttergatte mitbewohner* gemahl schatz",
  decide:
    "entscheid* bestimm* zuständig* verantwortlich* verantwort* befug* kompetenz regelt regeln kümmert unterschreib* vollmacht berechtigt abteilung einkauf buchhaltung gremium absprechen absprech* rücksprache hausverwaltung vermieter zentral konzern zentrale ressort",
  wrongnumber:
    "verwählt falsch falsche falscher verbunden irrtum verwechsl* verwechselt wohnt wohnte verzogen umgezogen ausgezogen kennt kenne unbekannt verstorben gestorben tot aufgehört ausgeschieden gewechselt ehemalig* früher privatanschluss privat pensioniert verlassen anderer vorbesitzer vormieter",
  hello:
    "hallo hallöchen moin grüß grüezi servus tag guten mahlzeit morgen gruezi grüss grüßgott tach hi hey griaß",
  bye: "tschüss tschüssi tschö tschau ciao wiederhören wiederhörn wiederschauen wiedersehen ade adieu servus pfiat pfiati bye uf widerluege schönen schönes wünsche tag noch abend",
  thanks: "danke dank dankeschön danki merci vielen herzlichen lieb nett freundlich bedank*",
  apparatus: "apparat dran selbst persönlich leibhaftig höchstpersönlich gegenüber spricht",
  irony:
    "super toll klasse wunderbar großartig gewartet gefehlt weihnachten träum* träumen wers glaubt schön wärs witzig lustig komisch scherz witz wetten spaß",
  energy:
    "strom gas solar* photovoltaik* wärmepumpe* heizung* dach pv anlage speicher wallbox öl energie ökostrom zähler* zählerstand",
  stop: "stopp halt schluss aufhören genug ende aus basta finger lassen lass sparen spar ersparen verschonen",
  pity: "leider schade bedaure bedauere tut leid entschuldig* sorry verzeih*",
  ask: "frage fragen frag fragt wissen weiß wüsste",
  possible: "möglich möglichkeit geht gehen ginge denkbar vorstellbar vorstellen machbar drin",
  object: "dagegen einwand einwände einzuwenden problem hindert hindernis verkehrt ding ursache",
  age: "alt alter jahre rentner* jung pflegeheim heim tod lohnt lohnen umziehen verkaufen verkauft aufgeben auflösen",
  think:
    "denk denke denken glaub glaube glauben find finde finden mein meine schätze vermute nehme",
};

interface Lexicon {
  exact: ReadonlyMap<string, readonly string[]>;
  beginnings: ReadonlyMap<string, readonly string[]>;
  endings: ReadonlyMap<string, readonly string[]>;
}

const LEXICON = build();

function build(): Lexicon {
  const exact = new Map<string, string[]>();
  const beginnings = new Map<string, string[]>();
  const endings = new Map<string, string[]>();
  const put = (map: Map<string, string[]>, form: string, concept: string) => {
    const before = map.get(form);
    if (!before) map.set(form, [concept]);
    else if (!before.includes(concept)) before.push(concept);
  };
  for (const [concept, words] of Object.entries(WORDS)) {
    for (const word of fold(words).split(" ")) {
      if (word.endsWith("*")) put(beginnings, word.slice(0, -1), concept);
      else if (word.startsWith("*")) put(endings, word.slice(1), concept);
      else put(exact, word, concept);
    }
  }
  return { exact, beginnings, endings };
}

const SHORTEST_PART = 3;
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 20_000;

/** The classes a folded word belongs to. */
export function conceptsOf(word: string): readonly string[] {
  const before = known.get(word);
  if (before) return before;
  const concepts = new Set(LEXICON.exact.get(word));
  for (let length = SHORTEST_PART; length <= word.length; length++) {
    for (const concept of LEXICON.beginnings.get(word.slice(0, length)) ?? [])
      concepts.add(concept);
    for (const concept of LEXICON.endings.get(word.slice(-length)) ?? []) concepts.add(concept);
  }
  const found = [...concepts];
  // Callers may say anything: what is remembered has an end.
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, found);
  return found;
}
