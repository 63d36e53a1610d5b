/** Turns of phrase by which people give no value where one is asked for; what each is met with differs. */
export type OpenAnswer =
  /** Any will do, or the agent is to choose. */
  | "any"
  /** It has to be looked up; they do so now. */
  | "looks-up"
  /** It is thought to be known already. */
  | "on-file"
  /** The question was not clear. */
  | "asks-back"
  /** It is to be told what it is needed for. */
  | "asks-purpose"
  /** It is not known, or only roughly. */
  | "unknown"
  /** There is none, or it will be told some other time. */
  | "none";

/** What a reply without a value comes to; `null` for none of these. */
export function openAnswerOf(text: string): OpenAnswer | null {
  const said = text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
  if (said.length > LONGEST) return null;
  return TURNS.find(([, turns]) => turns.some((turn) => turn.test(said)))?.[0] ?? null;
}

/** Whether somebody clearly won't say: to ask again would be pushing. */
export function isOutrightRefusal(text: string): boolean {
  return OUTRIGHT.test(text);
}

/** Whether somebody is elsewhere at the time that is spoken of. */
export function isAway(text: string): boolean {
  return AWAY.test(text);
}

/** Whether something is denied at all, as every refusal does. */
export function deniesSomething(text: string): boolean {
  return DENIES.test(text);
}

/** Whether a day, an hour or a stretch of time is spoken of. */
export function speaksOfTime(text: string): boolean {
  return TIME.test(text);
}

/** Whether a reply begins by agreeing and does not take that back at once: "ja und bringen Sie …". */
export function beginsWithYes(text: string): boolean {
  return YES.test(text);
}

/** Whether what was read out is called wrong: "stimmt so nicht", "ja nee, das passt leider nicht ganz". */
export function callsWrong(text: string): boolean {
  return !ASKS_WHETHER.test(text) && CALLED_WRONG.test(text);
}

const CALLED_WRONG =
  /(?<!\p{L})(?:(?:stimm\p{L}*|pass\p{L}*|basst|richtig|korrekt) (?:(?!(?:nicht|net|ned|nit|und|da(?:ss)?|wenn)(?!\p{L}))\p{L}+ ){0,3}(?:nicht|net|ned|nit|nie|hinten und vorne? nicht)(?!\p{L})(?! (?:nur|bloß|allein|ander|auch))|(?:nicht|net|ned|nit) (?:\p{L}+ )?(?:richtig|korrekt)|(?:ist|is|isch|war|wär|wäre|so|ganz|total|völlig|leider|alles) (?:so |ganz |total |völlig |leider |aber |ja |doch |alles )*(?:falsch|verkehrt))(?!\p{L})/iu;
const ASKS_WHETHER = /\?\s*$/u;

/**
 * Whether a reply denies only that anything is to be changed, where something was read out: "nee nix
 * ändere, des stimmt alles", "nein nein, alles gut so".
 */
export function leavesAsItIs(text: string): boolean {
  if (QUESTIONED.test(text)) return false;
  return NOTHING_TO_CHANGE.test(text) || (LED_BY_NO.test(text) && ALL_RIGHT.test(text));
}

const QUESTIONED =
  /(?<!\p{L})(?:aber|außer|ausser|bis auf|nur|doch|sondern|statt|falsch|lieber|stimmt (?:so |ja |aber |da )*(?:nicht|net|ned|nit|nimmer)|(?:nicht|net|ned|nit) (?:ganz |so )?(?:richtig|gut|recht))(?!\p{L})/iu;
const NOTHING_TO_CHANGE =
  /(?<!\p{L})(?:nichts?|nix|net|ned|kein\p{L}*|brauch\p{L}* (?:\p{L}+ ){0,2}(?:nichts|nix|nicht)|muss (?:\p{L}+ ){0,2}(?:nichts|nix))(?: (?:mehr|zu|weiter|daran|dran))* (?:ge)?(?:änder\p{L}*|veränder\p{L}*|auszusetzen|hinzuzufügen|zu ergänzen|korrigieren|einwänd\p{L}*|einwand)(?!\p{L})/iu;
const LED_BY_NO = /^[^\p{L}]*(?:(?:nein|nee|nö|na|naa|ne|ach|ja|jo)[\s,.]*)+(?=\p{L})/iu;
const ALL_RIGHT =
  /(?<!\p{L})(?:alles (?:gut|richtig|klar|bestens|prima|in ordnung|korrekt|wunderbar|recht)|(?:das|des|dat|so|alles) (?:so |alles )?(?:stimmt|passt|basst)(?: (?:so|alles|schon|scho))?|(?:stimmt|passt|basst) (?:alles|so|schon|scho)|(?:das|des|so) (?:ist|is|isch) (?:so |schon |alles )*(?:richtig|gut|recht|in ordnung|korrekt))(?!\p{L})/iu;

/** More than that says something else besides. Characters. */
const LONGEST = 160;

const TURNS: readonly (readonly [OpenAnswer, readonly RegExp[]])[] = [
  [
    "asks-back",
    [
      /^(?:wie|was) (?:meinen|meinst|moana|moanen) (?:sie|du|se|s) ?(?:das|des|damit|denn|jetzt|genau|es)*$/u,
      /^(?:wie|was) ist (?:das|damit|denn)* ?gemeint$/u,
      /\b(?:was genau (?:wollen|möchten|brauchen) sie|verstehe? (?:ich )?(?:die frage|nicht was|nicht ganz|net was)|was (?:soll|muss) ich (?:da|jetzt|denn)? ?(?:sagen|angeben)|welche angabe)/u,
    ],
  ],
  [
    "asks-purpose",
    [
      /^(?:\p{L}+ ){0,3}(?:wofür|wozu|warum|wieso|weshalb|für was|zu was) (?:brauchen|brauchst|wollen|müssen|benötigen|fragen|braucht|möchten) (?:sie|se|ihr|man|du)(?!\p{L})/u,
      /^(?:\p{L}+ ){0,3}(?:wofür|wozu|für was) (?:ist|soll) (?:das|die|der)(?!\p{L})/u,
    ],
  ],
  [
    "looks-up",
    [
      /\b(?:muss|müsst|müsste|mog|werd|werde|will|tu) (?:ich|i|ma|wir)? ?(?:\p{L}+ ){0,4}(?:nachsehen|nachschauen|nachgucken|nachschaun|nachschlagen|raussuchen|heraussuchen|suchen|holen)\b/u,
      /\b(?:muss|müsst|müsste) (?:ich|i) (?:\p{L}+ ){0,5}(?:kalender|planer|vertrag|rechnung|unterlagen|ordner|handy) (?:schauen|gucken|sehen|kucken|schaun)\b/u,
      /\b(?:ich|i) (?:\p{L}+ ){0,3}(?:schau|schaue|guck|gucke|seh|sehe|kuck) (?:\p{L}+ ){0,3}(?:nach|rein|in (?:den|meinen|meinem|mein|unseren) kalender)\b/u,
      /^(?:\p{L}+ ){0,3}(?:schau|schaue|guck|gucke|kuck|seh) ich (?:\p{L}+ ){0,3}nach\b/u,
      /\b(?:ich|i) (?:hol|hole|such|suche) (?:\p{L}+ ){0,4}(?:kalender|brille|rechnung|vertrag|unterlagen|zettel|ordner|schein|ausweis|karte)\b/u,
    ],
  ],
  [
    "on-file",
    [
      /\b(?:steht|stehen|steht s|ist|liegt) (?:\p{L}+ ){0,4}(?:unterlagen|akte|akten|system|kartei|vertrag|computer|datei)\b/u,
      /\b(?:haben|hamse|habt) (?:sie|ihr)? ?(?:doch|schon|bereits|ja|alles) (?:\p{L}+ ){0,3}(?:system|akte|akten|unterlagen|kartei|computer)\b/u,
      /\b(?:hinterlegt|gespeichert|vorliegen)\b/u,
      /\b(?:hab|habe|hatte) ich (?:\p{L}+ ){0,5}(?:schon|bereits) (?:\p{L}+ ){0,2}(?:gegeben|geschickt)\b/u,
      /\b(?:haben|hamse|habt|kennen|wissen) (?:sie|ihr)? ?(?:\p{L}+ )?(?:doch|schon|bereits|ja) ?(?:\p{L}+ ){0,3}(?:alles|vorliegen|gespeichert|von mir|stehen)?$/u,
      /\b(?:sehen|haben|hamse|wissen|kennen) (?:sie|se|ihr) (?:\p{L}+ ){0,3}(?:angerufen|gewählt|display|angezeigt|vor sich)\b|\bauf (?:dem|ihrem) display\b/u,
      /^(?:\p{L}+ ){0,2}(?:hab|habe|hatte|hob) (?:ich|i) (?:\p{L}+ ){0,4}(?:schon|doch|eben|bereits|vorhin|gerade) ?(?:\p{L}+ ){0,3}(?:gesagt|angegeben|genannt|durchgegeben|mitgeteilt|gsagt)$/u,
    ],
  ],
  [
    "any",
    [
      /\b(?:ist|is|isch|wär|wäre|das|des|mir|uns|ganz|völlig|total|eigentlich)? ?(?<!nicht )(?:egal|wurscht|wurst|schnuppe|einerlei|schnurz|gleichgültig)\b/u,
      /\b(?:ist|is|isch|des is|das ist) (?:mir|uns) (?:\p{L}+ )?gleich\b/u,
      /\b(?:kann|geht|passt|bin|hab|habe) (?:\p{L}+ ){0,3}immer\b|(?<!nicht )\bimmer(?: (?:da|zuhause|zu hause|daheim|zeit|möglich|gut|recht))?$/u,
      /\b(?:jederzeit|allweil|rund um die uhr|den ganzen tag|ganztags|zu jeder (?:tages)?zeit)\b/u,
      /\bwann (?:immer )?(?:sie|ihr|es|s) (?:\p{L}+ ){0,3}(?:wollen|wollt|möchten|mögen|können|zeit haben|passt|recht ist)\b/u,
      /\bwann (?:sie|s) (?:wollen|möchten|können)\b/u,
      /\b(?:ganz )?wie (?:sie|es ihnen|s ihnen|ihr) (?:\p{L}+ ){0,2}(?:wollen|möchten|mögen|meinen|passt|recht ist|lieber ist|wollt)\b/u,
      /\b(?:ich )?(?:richte mich|bin (?:da |ganz |völlig |zeitlich )*(?:flexibel|offen))\b/u,
      /\bflexibel\b/u,
      /\b(?:so (?:schnell|bald|früh|rasch) (?:wie|als|es) (?:möglich|geht|s geht)|(?:so )?schnellstmöglich|möglichst (?:bald|schnell|rasch))\b/u,
      /^(?:(?:ja|na|also|am besten|am liebsten|eigentlich|gern|gerne|von mir aus|ab|jetzt|bitte) )*(?:sofort|umgehend|gleich|unverzüglich|so bald es geht|sobald (?:wie möglich|es geht))(?: (?:wenn (?:es|s|das) geht|wenn (?:möglich|sie können)|bitte|am besten|natürlich|ja|eigentlich|gern|gerne))*$/u,
      /\bbin (?:eh|sowieso|ohnehin|meistens|meist|daheim|rentner|in rente)\b(?! nicht)/u,
      /\b(?:suchen|sucht) (?:sie|ihr) (?:\p{L}+ ){0,3}aus\b|\b(?:können|dürfen) sie (?:\p{L}+ ){0,3}(?:aussuchen|entscheiden|bestimmen|wählen)\b/u,
      /\b(?:spielt|macht) (?:\p{L}+ ){0,2}keine? (?:rolle|unterschied)\b/u,
      /\b(?:schlagen|schlag|schlagt) (?:sie|ihr|se) (?:\p{L}+ ){0,4}vor\b|\bwas schlagen sie\b/u,
      /\b(?:machen|mach) (?:sie|se) (?:\p{L}+ ){0,3}vorschlag\b/u,
      /\b(?:sagen|nennen) (?:sie|se) (?:\p{L}+ ){0,3}(?:wann|termin|was|vorschlag|tag|uhrzeit)\b/u,
      /\b(?:entscheiden|bestimmen) (?:sie|se)\b|\b(?:das )?(?:müssen|dürfen) sie (?:wissen|sagen|entscheiden|bestimmen)\b/u,
      /\b(?:jeder|jeden|jede) (?:tag|termin|uhrzeit|zeit)\b|\balle tage\b|\balles recht\b|(?<!\p{L})überlasse? (?:ich )?(?:das )?(?:ganz )?ihnen\b/u,
      /\bwann (?:\p{L}+ ){0,3}(?:hätten|haben|können|könnten|ginge|geht|passt|passen|wäre|wär|hamse|kämen|kommen) (?:\p{L}+ ){0,4}(?:sie|ihnen|es|denn|frei)(?: \p{L}+){0,4}$/u,
      /\b(?:was|welche\p{L}*|haben sie|hätten sie) (?:\p{L}+ ){0,5}(?:frei|termine?|anzubieten|anbieten|vorschlagen|passt ihnen|ginge bei ihnen)(?: \p{L}+){0,3}$/u,
    ],
  ],
  [
    "none",
    [
      /\b(?:bin|sind|habe?) (?:\p{L}+ ){0,3}(?:nicht|net|ned|kein) (?:im |am |mit )?(?:internet|online|computer|netz)\b/u,
      /\b(?:hab|habe|haben|hob|ham) (?:ich|i|wir|mir|ma)? ?(?:\p{L}+ ){0,3}(?:kein\p{L}*|koa\p{L}*|nicht|net|ned) ?(?:\p{L}+ )?(?:mail\p{L}*|email\p{L}*|adresse|internet|handy|telefon|nummer|computer)\b/u,
      /^(?:\p{L}+ ){0,2}(?:hab|habe|hob|haben|besitze?) (?:ich|i|wir)? ?(?:so was |sowas |da |leider |gar |überhaupt )*(?:nicht|net|ned|kein\p{L}*|koane?)$/u,
      /\b(?:ich|i) (?:hab|habe|hob|besitze?) (?:leider |gar |überhaupt )*(?:kein\p{L}*|koane?) ?(?:e ?)?(?:mail\p{L}*|email\p{L}*|adresse|internet|handy|computer)?$/u,
      /\b(?:schick|schicke|sag|sage|geb|gebe|reich|reiche|mail|maile|liefer|liefere) (?:ich|i) (?:\p{L}+ ){0,4}(?:später|nach|noch|dann|morgen|nächste)\b/u,
    ],
  ],
  [
    "unknown",
    [
      /\b(?:weiß|weiss|woaß|woas|wees|weeß|wisst|wüsste|wüsst) (?:ich|i|ick|ichs|wir|mir)? ?(?:\p{L}+ ){0,4}(?:nicht|net|ned|nit|ne)\b/u,
      /\b(?:muss|müsst|müsste) (?:ich|man|i) (?:\p{L}+ ){0,4}(?:messen|nachmessen|ausmessen|nachrechnen|ausrechnen|zählen|nachzählen|überlegen)\b/u,
      /\b(?:keine|null|koa) ahnung\b|\bkein(?:en)? (?:plan|schimmer|blassen)\b/u,
      /\bkann (?:ich|i) (?:\p{L}+ ){0,5}(?:nicht|net|ned) (?:\p{L}+ ){0,2}sagen\b/u,
      /(?<!\p{L})(?:überfragt|nicht auswendig|net auswendig|nicht im kopf|schwer zu sagen|gute frage|fällt mir (?:\p{L}+ ){0,3}nicht ein|müsste? ich (?:lügen|raten|schätzen))\b/u,
      /^(?:so |halt |na |ach )*(?:ein paar|a paar|mehrere|einige|etliche|viele|sehr viele|wenige|nicht viele|unterschiedlich|verschieden|kommt (?:ganz )?drauf an|mal so mal so)\b(?: \p{L}+){0,2}$/u,
    ],
  ],
];

const OUTRIGHT =
  /\bgeht (?:sie|euch|dich|ihnen|niemand\p{L}*) (?:\p{L}+ ){0,3}(?:nichts|nix|nischt|was) an\b|\b(?:sag|sage|geb|gebe|verrat|verrate|nenn|nenne|rück|rücke) (?:ich|i) (?:\p{L}+ ){0,4}(?:nicht|net|ned|nix|nichts|niemand\p{L}*)\b|\b(?:möchte|möcht|mag|will|werde) (?:ich|i) (?:\p{L}+ ){0,4}(?:nicht|net|ned|nicht so gern|ungern)\b|\b(?:keine|ohne) angaben?\b|\b(?:ist|is) (?:mir )?(?:zu |meine? )?(?:privat|persönlich|privatsache|sache)\b|\bbehalte? ich (?:\p{L}+ )?für mich\b|\b(?:nehmen|notieren|schreiben|speichern|merken|behalten|geben) (?:sie|se) (?:\p{L}+ ){0,4}(?:nicht|net|ned|nix|nichts)(?: (?:auf|ein|mit|an|ab))?\s*(?:[.,!;]|$)|\blieber nicht\b|\blass(?:en)? (?:sie|se|ma|wir) (?:\p{L}+ ){0,3}(?:gut sein|bleiben|weg)\b|\b(?:ist|muss|wär|wäre) (?:\p{L}+ ){0,2}nicht (?:nötig|notwendig|sein)\b|\bbrauch\p{L}* (?:ich |wir |es |s |da )*(?:nicht|net|ned)\b/iu;

const AWAY =
  /\b(?:urlaub|verreist|(?:bin|sind|ist) (?:\p{L}+ ){0,3}(?:weg|unterwegs|krank|besetzt)|ausgebucht|belegt)\b/iu;

const DENIES =
  /(?<!\p{L})(?:nein|nee|nö|na|naa|ne|nicht|net|ned|nit|nichts|nix|kein\p{L}*|koa\p{L}*|nie|niemals|ungern|privat\p{L}*|schlecht|ungünstig|vergessen|lassen (?:sie|wir)|interess\p{L}*)(?!\p{L})/iu;

const TIME =
  /(?<!\p{L})(?:(?:mon|diens|donners|frei|sams|sonn)\p{L}*ta\p{L}*|mittwoch\p{L}*|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|sommer\p{L}*|herbst\p{L}*|winter\p{L}*|frühling\p{L}*|\p{L}*ferien|ostern|pfingsten|weihnacht\p{L}*|silvester|neujahr|irgendwann|demnächst|woche\p{L}*|monat\p{L}*|jahr\p{L}*|uhr|früh\p{L}*|spät\p{L}*|(?:vor|nach)?mittag\p{L}*|abend\p{L}*|morgen\p{L}*|heute|übermorgen|nachts?|tags?|tage|feierabend|feiertag\p{L}*|wochenende|zeit\p{L}*|uhrzeit|termin\p{L}*|(?:um|vor|nach|ab|bis|gegen|zwischen) (?:\d+|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf))(?!\p{L})/iu;

const YES =
  /^[^\p{L}]*(?:äh+m?[\s,]+|also[\s,]+|na[\s,]+)*(?:ja+|jo|joa|jawohl|jawoll|jep|jup|genau|richtig|stimmt|korrekt|passt|okay|ok|gern|gerne|einverstanden|freilich|in ordnung)(?!\p{L})(?!\s*(?:,\s*)?(?:nein|nee|nö|aber|nicht|net|doch nicht|na ja|naja|falsch|lieber))/iu;
