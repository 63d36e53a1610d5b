/** Whether somebody asks in so many words to be called at another time. */
export function asksToBeCalled(text: string): boolean {
  return clausesOf(text).some(
    (clause) => (CALLING.test(clause) || AGAIN_THEN.test(clause)) && !isNoWish(clause),
  );
}

/** Whether somebody says that he is not to be called: "melden Sie sich bloß nicht wieder". */
export function forbidsCall(text: string): boolean {
  return clausesOf(text).some((clause) => CALLING.test(clause) && isDenied(clause));
}

/** The parts of a reply that say something for themselves. */
export function clausesOf(text: string): string[] {
  return text.split(/[.;!?,]+|(?<!\p{L})(?:aber|und dann)(?!\p{L})/iu);
}

const CALLING =
  /(?<!\p{L})(?:(?:an|zurück)?(?:ge)?ruf\p{L}*|(?:an|zurück)zurufen|(?:rück)?anruf\p{L}*|rückruf\p{L}*|(?:ge)?meld\p{L}*|telefonier\p{L}*|probier\p{L}*|versuch\p{L}*|später|ein ?ander(?:es)?mal)(?!\p{L})/iu;
/** "Nächste Woche noch mal", but not a mere "noch mal". */
const AGAIN_THEN =
  /(?=.*(?<!\p{L})noch ?mal(?!\p{L})).*(?<!\p{L})(?:\p{L}*tags?|mittwochs?|morgen|heute|abends?|nachher|woche\p{L}*|monat\p{L}*|jahr\p{L}*|stunden?|uhr|sommer|herbst|winter|frühjahr)(?!\p{L})/iu;

/** "Diese Anrufe" and "das hab ich schon probiert" ask for no call. */
function isNoWish(clause: string): boolean {
  return isDenied(clause) || COMPLAINS.test(clause) || IS_BEHIND.test(clause);
}

const VERB =
  "(?:(?:an|zurück)?ruf\\p{L}*|meld\\p{L}*|telefonier\\p{L}*|probier\\p{L}*|versuch\\p{L}*)(?!\\p{L})";
const NOT = "(?:nicht|nie|niemals|nimmer|net|ned|nit|keinesfalls|ungern|kein\\p{L}*)";
const DENIED_BEHIND = new RegExp(
  `(?<!\\p{L})(?:${VERB}(?: (?!(?:an|zurück|später)(?!\\p{L}))\\p{L}+){0,4}|später(?: (?:auch|dann|bestimmt|schon gar))*) ${NOT}(?!\\p{L})`,
  "iu",
);
/** "Keine Anrufe", "nicht mehr angerufen werden", but not "jetzt nicht rufen Sie morgen an". */
const DENIED_BEFORE = new RegExp(
  `(?<!\\p{L})${NOT}(?: (?:mehr|wieder|noch ?mal|noch|weiter\\p{L}*|dauernd|ständig|so|solche|diese|zu|von \\p{L}+|bei mir|dass (?:sie|ihr)|mich|uns|hier)){0,4} (?:(?:an|zurück)?(?:zu)?(?:ge)?(?:ruf|meld)\\p{L}*|telefonier\\p{L}*|probier\\p{L}*|versuch\\p{L}*)(?!\\p{L}| (?:sie|se|s)(?!\\p{L}))`,
  "iu",
);
/** "Können Sie nicht morgen anrufen?" asks for it. */
const ASKS_KINDLY =
  /^[^\p{L}]*(?:\p{L}+ ){0,2}(?:warum|wieso|können|könnten|wollen|möchten|würden)(?: \p{L}+){1,3} (?:nicht|net) (?!mehr|wieder|noch ?mal|dauernd|ständig|so)/iu;

function isDenied(clause: string): boolean {
  if (ASKS_KINDLY.test(clause)) return false;
  return DENIED_BEHIND.test(clause) || DENIED_BEFORE.test(clause);
}

const COMPLAINS =
  /(?<!\p{L})(?:schon wieder|dauernd|ständig|andauernd|genug|nerv\p{L}*|belästig\p{L}*|terror|(?:diese|solche|ihre|eure) (?:\p{L}+ )?anrufe\p{L}*)(?!\p{L})/iu;
const IS_BEHIND =
  /(?<!\p{L})(?:hab|habe|haben|hat|habt|hatte|hatten|wurde)(?!\p{L}).*(?<!\p{L})(?:(?:an|zurück)?gerufen|gemeldet|telefoniert|probiert|versucht)(?!\p{L})/iu;
