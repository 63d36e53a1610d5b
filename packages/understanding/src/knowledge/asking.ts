import { foldPattern } from "../fold.ts";
import { normalize } from "../normalize.ts";
import { CALLS_FOR, toBeConfirmed, wantedFrom, withoutLeadingUp } from "./leading-up.ts";

/** A part of a reply that asks something. */
export interface Asking {
  /** In the reader's spelling: its sentence, and from the word on that asks; often the same. */
  sentence: string;
  text: string;
  /** As it was said, without what stands before it. */
  said: string;
  /** What else the reply says. */
  besides: string;
  /** How surely it asks, 0 to 1; 1 by its words, less by a mark alone, or as "und die Anfahrt". */
  strength: number;
}

/** A reply has one question or two; more are told apart by nobody on the phone. */
const MOST_ASKING = 3;
/** Characters of a sentence that are looked at. */
const LONGEST = 400;

const SURE = 1;
const MARKED = 0.7;
const ELLIPTIC = 0.5;
const WEAK = 0.4;

/** What may stand before a question without being part of it. */
const LEAD =
  /^(?:[\s,–—-]*(?:und|ja|jo|jaja|nee?|nö|nein|aber|okay?|ok|hmm?|mhm|ähm?|äh|also|na|naja|sagen sie(?: mal)?|sag mal|sagt mal|hallo|ach so|achso|ach|oder|(?:eine |ne )?(?:kurze )?frage|oh|eh|moment(?: mal)?|entschuldigung)(?!\p{L}))+[\s,–—:-]*/iu;

/** The same, where a pause has to follow: without one the verb after it stands second, and asks nothing. */
const LEAD_WITH_PAUSE =
  /^(?:[\s,–—-]*(?:gut|so|gerne?|bitte|klar|schön|super|prima|danke|alles klar|verstehe|dann|nur|bloß|wobei|allerdings|trotzdem|jedoch)(?!\p{L}))+[\s,–—:-]*/iu;

const W_WORDS =
  "was|wie|wer|wo|wann|warum|wieso|weshalb|welche\\w*|wieviel\\w*|woher|wohin|wozu|wofuer|worum|womit|wovon|woran|worauf|wem|wen|wessen|inwiefern|inwieweit";

/** "Bis wann", "in welcher Straße". */
const BEGINS_WITH_W = new RegExp(
  `^(?:(?:bis|ab|seit|von|vom|fuer|mit|bei|in|im|an|am|auf|um|zu|zum|aus|nach|ueber|unter|durch|gegen|ungefaehr) ){0,2}(?:${W_WORDS})\\b`,
  "u",
);

/** They begin like questions, and ask nothing. */
const NO_QUESTION = foldPattern(
  /^(?:(?:wann|wo|wie|warum|wieso|woher|wohin|was|wieviel) (?:ich|sie|wir|er|es|man|ihr|du)\b|wie (?:so|neu|das|die|der|ein\p{L}*|im|am|beim|bei|mein\p{L}*|unser\p{L}*|früher|frisch\p{L}*|halt|damals|alle|jeder)\b|was (?:\p{L}+es|womit|zum|ganz) |wie (?:gesagt|immer|besprochen|vereinbart|bitte|sie (?:wollen|wünschen|meinen|möchten)|du (?:willst|meinst)|ihr wollt|gewünscht|gehabt|schön|schade|nett)\b|was (?:weiß ich|auch immer|soll s$|das angeht|mich betrifft|das betrifft|für ein (?:glück|zufall|quatsch|unsinn)|solls?$|soll man (?:da |schon |denn |auch )*(?:machen|tun)$)|(?:warum|wieso|weshalb) (?:auch |eigentlich |denn |dann )*nicht(?:$| (?:da|das|dann|ich|wir|also|ja|gerne?|mach\w*|koennen|koennte\w*|probier\w*|schaden?)\b)|(?:machen|nehmen|sagen) wir\b|(?:können|kann|könnten?) (?:wir|ich|sie|man) (?:(?:gerne?|mal|schon|ruhig|auch|gleich|das|es|so) )*(?:machen|tun|probieren|versuchen|ausprobieren)(?:$| (?=was|wie|wann|wo|wer|und|aber|nur))|können sie$|wissen sie was\b(?! (?:das|es|die|der|man|so)\b)|wissen sie\b(?! (?:ob|wie|wo|wann|wer|warum|wieso|welche\w*|wieviel|was|zufällig|vielleicht|denn|schon|eigentlich|auch)\b)|wer weiß\b|wann immer|wie auch immer|wo (?:ich|wir) (?:wohne|arbeite|bin|war)\w*\b|so lange\b)/u,
);

const SUBJECTS =
  "(?:ich|man|wir|sie|ihr|du|er|es|das|dass|da|denn|der|die|dieses?|diese[rn]?|dies|ein\\w*|kein\\w*|mein\\w*|ihre?|ihren?|eure?|dein\\w*|mir|uns|euch|irgend\\w*|jemand)";

/** A verb that stands first asks; of most a demand may begin so, too. */
const ASKING_VERBS =
  "(?:kann|kannst|koennen|koennt|koennten|koennte|darf|darfst|duerfen|muss|musst|muessen|muesste|soll|sollen|sollte|sollten|hat|haben|habt|hast|haette|haetten|habe|ist|sind|seid|bin|war|waere|waeren|gibt|gaebe|geht|gehen|ginge|wird|werden|werde|werdet|wuerde|wuerden|macht|bietet|liefert|kommt|komme|kriegt|kriege|krieg|kriegen|bekomme|bekommt|bekommen|zahlt|zahle|brauche|brauch|braucht|brauchen|dauert|kostet|reicht|tut|faellt|fallen|gilt|gelten|lohnt|funktioniert|passt|klappt|stimmt|merke|merkt|nehmt|baut|bringt|dauern|kosten|zahlen|bieten|machen|kennen|kennt|verkaufen|verkauft|arbeiten|arbeitet|schneidet|behandeln|uebernehmen|uebernimmt|uebernehmt|ersetzt|hilft|helfen|kommen|sprechen|spricht|laufen|stehen|wissen|weiss|findet|steht|gehoert|sieht|ueberlebt|haelt|halten|will|wollen|moechte|moegen)";
const VERB_FIRST = new RegExp(`^${ASKING_VERBS} (?:${SUBJECTS})\\b`, "u");

/** "Verlier ich denn …": whatever the verb. */
const ASKS_BY_PARTICLE =
  /^\p{L}{3,} (?:ich|sie|man|wir|er|es|das|die|der|ihr|i|se|mer|ma) (?:denn|eigentlich)\b/u;

/** What follows these first may be anything but what an answer goes on with. */
const SURE_VERB_FIRST = foldPattern(
  /^(?:ist|sind|seid|wird|werden|gibt|gäbe|haben|habt|können|könnt|könnten|fallen|fällt|gilt|lohnt|bieten|bietet|nehmt|macht) (?!(?:mir|gut|ok|zu|nicht|kein\p{L}*|alle\p{L}*|noch|schon|wir|tun|längst|auch|gerade|eh|ja|halt|immer|bereits|leider|egal|gleich|wieder|nichts|was|nur|fest|erledigt|vorbei|passiert|gekauft|bestellt|verkauft|fertig|gelaufen|unterschrieben)\b)\p{L}+ \p{L}/u,
);

/** "Ja, zahle ich in Raten", "muss ich mir überlegen": an answer whose first word was left out. */
const ANSWER =
  /^\p{L}+ ich(?: (?:gern\w*|doch|schon|wohl|ja))*$|^(?:brauche|brauch|brauchen) ich\b(?! (?:\p{L}+ ){0,4}irgend)(?! (?:da|dafuer|denn|dann|auch|eine?n?)\b(?!.*\b(?:nicht|nichts)\b))|^(?:weiss|will|moechte|mache|mach|zahle|glaube|denke|finde|kenne|komme|bin|war|nehme|sehe) ich\b|^habe? ich (?:schon|kein\w*|nicht|noch|auch|bereits|doch|leider|selbst|selber|gern\w*)\b|^(?:muss|kann|koennte|werde|wuerde|darf|soll) ich (?:\p{L}+ ){0,4}(?:(?:nicht|nichts)(?: mehr| sagen| machen)?$|keine?n?\b|(?:ueberlegen|schauen|gucken|besprechen|nachdenken|nachsehen|nachschauen|fragen|absprechen|pruefen|sagen)\b)|^(?:geht|passt|klappt|stimmt|reicht|ist|waere|war) (?:mir|fuer mich|uns|gut|schon|nicht|klar|ok|super)\b/u;

/** A second thought without a pause: "ich hab einen Hund darf der mit". */
const AFTER_A_SENTENCE =
  /^(?:ich|wir|mein\w*|unser\w*|der|die|das|es|da) \p{L}+ (?:\p{L}+ ){1,10}?(?=(?:kann|koennen|koennt|darf|duerfen|muss|soll|ist|sind|geht|gibt|haben|habt|macht|machen|nehmen) (?:ich|sie|ihr|man|der|die|das|es|da|dann|denn|euch) )/u;
const FRONTED =
  /\b(?:da|das|dann|morgen|heute|gerne?|dort|hier|so|jetzt|\p{L}*tags?|abends?|mittags?|morgens?|uhr|noch|auch|deshalb|darum|dafuer|aber|und|weil|dass|wenn|ob|was|wie|wo|nicht|woche|monat|jahr|der|die|den|dem|ich|sie|man|es) $/u;

/** Any other verb before "ihr", "man": "schneidet ihr". */
const ANY_VERB_FIRST = /^\p{L}{2,}(?:t|st) (?:ihr|du|man)\b/u;

/** "Berechnen Sie" asks, or asks for something. */
const VERB_BEFORE_SIE =
  /^(?!(?:koennen|haben|sind|duerfen|muessen|sollen|werden|wuerden|koennten|haetten|waeren|wollen|moechten|wissen|kennen) )\p{L}{2,}(?:en|ern|eln) sie\b/u;

/** "Schließ ich da etwas ab" asks; "mach ich dann gern" does not. */
const VERB_BEFORE_I =
  /^(?!(?:mach|nehm|seh|glaub|denk|find|komm|hab|weiss|wuerd|werd|ruf|schau|meld|sag|schick|bring)e? )\p{L}{3,} ich (?:da|hier|jetzt|mich|damit|dafuer|dann) \p{L}/u;

/** What is asked of somebody to do. */
const DEMAND = foldPattern(
  /\b(?:bitte|einfach|ruhig|gern|mich|gefälligst|endlich|mal|dran|halt|bloß|gleich|sofort|nicht|nichts|lieber|doch|mir|uns|ihm)\b/u,
);
/** What is only asked about. */
const OF_A_QUESTION =
  /^(?:\p{L}+ ){1,6}(?:auch|denn|ueberhaupt|extra|sowas|irgend\p{L}*|da|dafuer|so was)\b/u;

/** "Ich wollte noch fragen", "wissen Sie, ob": asks wherever it stands. */
const INDIRECT = foldPattern(
  /\b(?:wollte?|würde?|möchte|hätte|muss|will|müsste|hab|habe)\b.{0,30}\b(?:wissen|gewusst|fragen|nachfragen|frage)\b|\b(?:würde mich|mich würde|das würde mich) (?:noch |mal |auch |schon |doch |ja |sehr )*interessieren\b|\bkönnen sie (?:mir )?(?:noch |mal |auch |vielleicht )*(?:sagen|verraten|erklären)\b|\bwissen sie (?:(?:auch|schon|zufällig|vielleicht|noch|denn|eigentlich) )*(?:ob|wie|wo|wann|wer|warum|wieso|welche\p{L}*|wieviel|was (?:das|es|die|der|man|so))\b|\bwüsste (?:ich )?gern|\bich frage? mich\b|\bich frage? (?:nur |bloß )?(?:was|wie|wer|wo|wann|ob|warum)\b|\b(?:hab|habe|hatte)\b(?!.{0,20}\bnicht\b).{0,20}\bgefragt\b|\b(?:weiß|wüsste) (?:ich )?(?:noch |aber |gar )*nicht (?:so recht |genau )?(?:ob|was|wie|wann|wo|wer|wieviel)\b|\b(?:meine )?frage (?:ist|war|wäre|noch)\b|\bist (?:das|des) (?:da |dann |denn |für sie |schlimm|ein )*(?:problem|schlimm)\b|\b(?:geht|ginge|klappt) (?:das|des) (?:denn |dann |da |auch |schon )*(?:bei ihnen|bei euch|überhaupt|so)?\s*$/u,
);

/** Where "ich wollte noch fragen" begins, behind something else. */
const ASKS_INDIRECTLY =
  /(?<=\p{L}{2}[\s,]+)(?:ich |i )(?:wollte?|würde?|möchte|hätte|muss|will|müsste|hab|habe|hatte) (?:\p{L}+ ){0,4}?(?:wissen|fragen|nachfragen|frage|gefragt)(?!\p{L})|(?<=\p{L}{2}[\s,]+)(?:hätte ich (?:\p{L}+ ){0,2}gewusst|(?:da |das )?würde mich (?:\p{L}+ ){0,3}interessieren|mich würde (?:\p{L}+ ){0,3}interessieren|meine frage war|ich frage? (?:nur |bloß )?(?=(?:was|wie|wer|wo|wann|ob|warum)(?!\p{L})))(?!\p{L})/iu;

/** "Darf ich fragen, woher Sie meine Nummer haben?" */
const ASKS_POLITELY =
  /^[^\p{L}]*(?:(?:ja|und|aber|moment|hallo|entschuldigung) )*(?:darf|dürfte|kann|könnte) (?:ich|man) (?:\p{L}+ ){0,3}fragen,? (?=(?:was|wie|wer|wo|wann|warum|wieso|woher|ob|welche\p{L}*) )/iu;

/** "Oder nicht?", "gell?": no more than that something else was meant to be so. */
const TAG =
  /^(?:oder|gell|gelle|nicht|nicht wahr|stimmt s|ja|ne|wa|richtig|ok|und|was|wie|bitte)(?: nicht| was)?$/u;

/** "Und die Anfahrt", "und wenn es regnet": a question only because something was asked or told before. */
const ELLIPSIS =
  /^(?:die|der|das|den|dem|des|bei|beim|mit|wenn|falls|mein\w*|fuer|fuers|nach|am|im|ab|preislich|von|ohne|an|auf|danach|hinterher) /u;
const MOST_WORDS_OF_ELLIPSIS = 9;
/** "Und wenn er mal krank ist, kann er die Stunde dann nachholen." */
const MOST_WORDS_OF_CASE = 14;
const AND = /^[\s,]*(?:(?:ja|okay?|gut|schön|aber|hm|ähm?)[\s,]+)*und(?![\p{L}])/iu;

/** Who knows, says or hears something, does not ask it: "ich weiß schon, was das kostet". */
const KNOWN = foldPattern(
  /\b(?:weiß|wissen|wusste|gewusst|kenne|kennen|egal|gesagt|gelesen|gesehen|gehört|erklärt|verstehe|verstanden|erzählt|gefragt|geschaut|sehe|entscheide|überlege|merke|schauen|schaue|sehen|so|alles|das|dem|nachdem|genau|dort|da|immer|je|ob)(?: (?:schon|doch|ja|ganz|genau|bereits|auch|mal|noch|dann|erstmal|danach))*$/u,
);

/** Where a question may begin within a sentence. */
const BOUNDARY = /[,;:–—]\s*|\s+(?=(?:und|aber|oder|nur|bloß|sondern|denn)\s)/giu;

/** "Unsere Putzfrau, die Frau Meier, macht das": who it is, said twice; the verb behind goes on with it. */
const ADDS_WHO =
  /^[^\p{L}]*(?:(?:ja|also|na|ach|nein|nee|das|da) ?[,\s]*)*(?!(?:ich|wir|man|es|er|sie)\s)(?:\p{L}+ ){0,2}(?!(?:hab\p{L}*|hat|ist|sind|war|will|brauch\p{L}*|möcht\p{L}*)\s*,)\p{L}+,\s*(?:die|der|das|den|dem|ein|eine|unser\p{L}*|mein\p{L}*|also|nämlich|frau|herr|wo) [^,;.?!]{2,60},\s*$/iu;

/** A question without what is only said before it. */
export function withoutLead(question: string): string {
  return question.slice(LEAD.exec(question)?.[0].length ?? 0);
}

/** The parts of a reply that ask something, the surest first. */
export function askingIn(raw: string): Asking[] {
  const sentences = raw.match(/[^.!?\n]+[.!?\n]*/gu) ?? [];
  const found: Asking[] = [];
  for (const [place, sentence] of sentences.entries()) {
    for (const part of questionsJoined(sentence.slice(0, LONGEST))) {
      const asking = askingOf(part.text);
      if (asking === null) continue;
      const others = sentences.filter((_, at) => at !== place);
      others.splice(place, 0, part.before, asking.before, part.after);
      const besides = withoutLeadingUp(others.join(" ").replace(/\s+/gu, " ").trim());
      found.push({ ...asking, besides });
    }
    if (found.length >= MOST_ASKING) break;
  }
  return found.sort((one, other) => other.strength - one.strength);
}

/** "Welche Weine sind da drin und sind die bio": a question that is joined to another one is one of its own. */
function questionsJoined(sentence: string): { before: string; text: string; after: string }[] {
  const whole = { before: "", text: sentence, after: "" };
  const lead = LEAD.exec(sentence)?.[0].length ?? 0;
  if (strengthOf(normalize(sentence.slice(lead)).text, false) < SURE) return [whole];
  for (const { index, 0: sign } of sentence.matchAll(JOINS)) {
    const from = index + sign.length;
    if (from <= lead) continue;
    const { text } = normalize(sentence.slice(from));
    if (strengthOf(text, false) < SURE || !STANDS_ALONE.test(text)) continue;
    const [first, second] = [sentence.slice(0, index), sentence.slice(from)];
    return [
      { before: "", text: first, after: second },
      { before: first, text: second, after: "" },
    ];
  }
  return [whole];
}

const JOINS = /[,\s]+und\s+/giu;

function askingOf(said: string) {
  const told = toBeConfirmed(said);
  const found = askingPart(told ?? said, /\?\s*$/u.test(said));
  if (found !== null || told === null) return found;
  const joints = [...told.matchAll(BOUNDARY)].map(({ index, 0: sign }) => index + sign.length);
  const from = joints.at(-1) ?? 0;
  const start = from + (LEAD.exec(told.slice(from))?.[0].length ?? 0);
  const rest = told.slice(start).trim();
  const { text } = normalize(rest);
  return { sentence: text, text, said: rest, before: told.slice(0, start), strength: MARKED };
}

function askingPart(sentence: string, isMarked: boolean) {
  const lead = LEAD.exec(sentence)?.[0] ?? "";
  const { text: whole } = normalize(sentence.slice(lead.length));
  if (whole === "" || TAG.test(whole)) return null;
  const at = (start: number, text: string, strength: number) => ({
    sentence: whole,
    text,
    said: sentence.slice(start).trim(),
    before: sentence.slice(0, start),
    strength,
  });
  const politely = ASKS_POLITELY.exec(sentence);
  if (politely) {
    const start = politely[0].length;
    return at(start, normalize(sentence.slice(start)).text, SURE);
  }
  const wanted = wantedFrom(sentence);
  if (wanted >= 0) return at(wanted, normalize(sentence.slice(wanted)).text, SURE);
  const strength = strengthBehind(lead, whole, isMarked);
  if (strength > 0) return at(lead.length, whole, strength);
  const pause = LEAD_WITH_PAUSE.exec(sentence.slice(lead.length))?.[0] ?? "";
  if (pause !== "") {
    const start = lead.length + pause.length;
    const { text } = normalize(sentence.slice(start));
    const ofRest =
      BEGINS_WITH_W.test(text) || /[,–—:-]\s*$/u.test(pause)
        ? strengthBehind(pause, text, isMarked)
        : 0;
    if (ofRest > 0) return at(start, text, ofRest);
  }
  for (const { index, 0: sign } of sentence.matchAll(CALLS_FOR)) {
    const from = index + sign.length;
    const { text } = normalize(sentence.slice(from));
    if (strengthOf(text, isMarked) >= SURE) return at(from, text, SURE);
  }
  for (const { index, 0: sign } of sentence.matchAll(BOUNDARY)) {
    const from = index + sign.length;
    if (from <= lead.length) continue;
    const rest = sentence.slice(from);
    const joined = LEAD.exec(rest)?.[0] ?? "";
    const { text } = normalize(rest.slice(joined.length));
    const ofRest = strengthOf(text, isMarked);
    if (ofRest === 0 || (!isMarked && !STANDS_ALONE.test(text))) continue;
    if (!isMarked && !BEGINS_WITH_W.test(text) && ADDS_WHO.test(sentence.slice(0, from))) continue;
    const { text: before } = normalize(sentence.slice(0, from));
    if (KNOWN.test(before) && !INDIRECT.test(before) && joined.trim() === "" && !isMarked) continue;
    return at(from + joined.length, text, ofRest);
  }
  const joined = unjoinedIn(sentence, lead.length);
  if (joined !== null) {
    return at(joined.start, normalize(sentence.slice(joined.start)).text, joined.strength);
  }
  if (INDIRECT.test(whole)) {
    const start = Math.max(lead.length, ASKS_INDIRECTLY.exec(sentence)?.index ?? 0);
    return at(start, normalize(sentence.slice(start)).text, SURE);
  }
  const first = AFTER_A_SENTENCE.exec(whole)?.[0] ?? "";
  if (first !== "" && !FRONTED.test(first)) {
    return { ...at(lead.length, whole.slice(first.length), isMarked ? SURE : WEAK), before: first };
  }
  if (isMarked) return at(lead.length, whole, MARKED);
  const most = /^(?:wenn|falls) /u.test(whole) ? MOST_WORDS_OF_CASE : MOST_WORDS_OF_ELLIPSIS;
  const isShort = whole.split(" ").length <= most;
  return isShort && AND.test(sentence) && ELLIPSIS.test(whole)
    ? at(lead.length, whole, ELLIPTIC)
    : null;
}

/** How surely a text asks behind what leads up to it: "na gut, soll er kommen" only goes on. */
function strengthBehind(lead: string, text: string, isMarked: boolean): number {
  const own = strengthOf(text, isMarked);
  const isLed = !isMarked && AGREES.test(lead) && GOES_ON.test(text);
  return isLed ? Math.min(own, WEAK) : own;
}

const AGREES =
  /(?:^|\s)(?:ja|jo|jaja|gut|gerne?|ok|okay|klar|schön|super|prima|verstehe|dann)[\s,–—:-]*$/iu;

/** "Ja, soll er kommen", "ja, passt es": after a yes that asks nothing, unless it says so. */
const GOES_ON =
  /^(?:(?:soll|kann|darf|passt|geht|stimmt|ist|waere|wird|muss|kommt|klappt) (?:er|es|das|der|die|wir|sie)|(?:soll|darf) ihre?)\b(?!(?: \p{L}+){0,3} (?:denn|auch|eigentlich|dann|etwa|ueberhaupt)\b)/u;

/** Where a recogniser sets no marks, a question follows without any: "um zwei kann man bei Ihnen parken". */
function unjoinedIn(sentence: string, from: number): { start: number; strength: number } | null {
  for (const [pattern, strength] of UNJOINED) {
    for (const { index } of sentence.matchAll(pattern)) {
      if (index <= from) continue;
      const { text } = normalize(sentence.slice(0, index));
      const isLedUp = /\bsagen sie(?: mal)?$/u.test(text);
      const before = text.replace(/ ?\bsagen sie(?: mal)?$/u, "");
      const { text: after } = normalize(sentence.slice(index));
      if (NO_QUESTION.test(after)) continue;
      // Behind what stands first, a verb goes on with the sentence; a word that asks never does.
      const goesOn = !isLedUp && !BEGINS_WITH_W.test(after) && FRONTED.test(`${before} `);
      if (KNOWN.test(before) || goesOn) continue;
      return { start: index, strength };
    }
  }
  return null;
}

const UNJOINED: readonly (readonly [RegExp, number])[] = [
  [
    // "Zehn Angestellte haben wir lohnt sich denn das überhaupt": a verb, and "denn" right behind it.
    /(?<=[\p{L}\d]\s+)(?<!\b(?:was|wie|wo|wer|wann|warum|wieso|woher|wozu|wofür|das|dann|und|wenn|weil|dass|ob)\s+)\p{L}{3,}(?:t|n) (?:sich )?(?:denn|eigentlich) (?:das|die|der|es|sie|man|ich|da|bei|bis|mein\p{L}*) \p{L}/giu,
    SURE,
  ],
  [
    /(?<=\p{L}\s+)(?:wie (?:lange?|teuer|viele?n?|oft|weit|läuft|geht|funktioniert|hoch|groß|schnell)|wieviel|wo (?:ist|sind|liegt|muss|kann|wäre|finde|sitzen)|was (?:kostet|ist|sind|passiert|muss|müssen|bekomm\p{L}*|krieg\p{L}*|heißt|bedeutet|brauch\p{L}*|soll|für)|wann (?:ist|wäre|kommt|kommen|geht|fängt|beginnt)|wer (?:ist|kommt|macht|zahlt|sind|bezahlt)|woher (?:haben|kommt|kommen)|welche\p{L}* \p{L}+ (?:ist|sind|haben|wäre|hat|\p{L}+ (?:sie|ihr|es|das|man|denn))|(?:warum|wieso|weshalb) (?:rufen|ist|sind|haben|geht|kann|muss|wollen)|(?:was|wie|wo|wann|wer|womit|wofür) (?!in|im|an|am|auf|aus|mit|von|vom|zu|zum|zur|für|bei|nach)\p{L}+ (?:sie|ihr|man|ich|wir|er|das|es|die|der|denn|da|eigentlich))(?: (?!nicht\b)\p{L}|\s*$)/giu,
    SURE,
  ],
  [
    // "Können die denn Deutsch": any verb, where "denn" tells that it asks.
    /(?<=[\p{L}\d]\s+)(?<!\b(?:was|wie|wo|wer|wann|warum|wieso|woher|wozu|wofür|dann|und|wenn|weil|dass|ob)\s+)\p{L}{3,} (?:ich|sie|man|wir|er|es|das|die|der|ihr|i|se|mer|ma) (?:denn|eigentlich) (?!nicht|kein|schon|gar|auch nicht)\p{L}/giu,
    SURE,
  ],
  [
    /(?<=[\p{L}\d]\s+)(?<!\b(?:was|wie|wo|wer|wann|warum|wieso|dann|da|und|wenn|weil|dass|ob)\s+)\p{L}{3,}(?:n|t) (?:sie|ihr|man) (?:\p{L}+ ){0,4}(?:überhaupt|auch|denn)(?!\p{L})/giu,
    SURE,
  ],
  [
    /(?<=[\p{L}\d]\s+)(?:soll ich|darf (?:ich|man|mein\p{L}*|der|die)|kann mein\p{L}*|gilt (?:das|der|die)|gibt(?:'s|s| es)(?! nicht| nichts| kein)|ist (?:das|es) (?:denn|dann|eigentlich)|haben sie (?:denn|eigentlich)|(?:geht|kostet|dauert|klappt) das (?:denn|dann|auch)|brauch\p{L}* (?:ich|man|wir) (?:da|denn|dann|auch|dafür|noch|eine?n?)) \p{L}/giu,
    SURE,
  ],
  [
    // "Und das kostet wirklich nichts": told, to be confirmed.
    /(?<=[\p{L}\d]\s+)(?:und |aber )(?:das|es|ich|die|da) \p{L}+ (?:\p{L}+ ){0,2}(?:wirklich|tatsächlich) (?:nichts|umsonst|kostenlos|gratis|unverbindlich|\p{L}+)$/giu,
    MARKED,
  ],
  [
    /(?<=[\p{L}\d]\s+)(?:haben|machen|nehmen|führen|kennen|wissen) sie (?:\p{L}+ ){0,4}zufällig(?!\p{L})/giu,
    SURE,
  ],
  [
    /(?<=[\p{L}\d]\s+)(?:kann (?:man|ich (?:da|das|den|die|auch))|muss (?:ich|man) (?:da|dann|denn|was|etwas|irgend\p{L}*)|haben sie (?:da|auch|vielleicht|noch|zufällig)|nehmen sie (?:da|auch|das)|ist das) \p{L}+ \p{L}/giu,
    MARKED,
  ],
  [
    // "Er braucht Tabletten kriegt er die bei Ihnen", and "den Kurs macht er bei Ihnen".
    /(?<=[\p{L}\d]\s+)(?:kriegt|bekommt|macht|braucht|kann|darf|muss|soll|gibt|zahlt|kommt|kriege?|bekomme?) (?:er|sie|es|das|die|der|den|ich|mir|man|wir) (?:da |das |die |den |dann |auch )*(?!schon|nicht|leider|immer|ja|noch|nichts|kein)\p{L}{2,}/giu,
    WEAK,
  ],
];

/** How surely a text asks by how it begins; 0 where it does not. */
function strengthOf(text: string, isMarked: boolean): number {
  if (NO_QUESTION.test(text) && !isMarked) return 0;
  if (BEGINS_WITH_W.test(text)) return SURE;
  if (!isMarked && ANSWER.test(text)) return 0;
  if (VERB_BEFORE_SIE.test(text)) {
    if (isMarked) return SURE;
    if (DEMAND.test(text)) return 0;
    return OF_A_QUESTION.test(text) ? SURE : WEAK;
  }
  const isVerbFirst =
    ASKS_BY_PARTICLE.test(text) ||
    VERB_FIRST.test(text) ||
    SURE_VERB_FIRST.test(text) ||
    ANY_VERB_FIRST.test(text);
  if (isVerbFirst) return SURE;
  return VERB_BEFORE_I.test(text) ? WEAK : 0;
}

/** Within a sentence a verb goes on with it ("und hab eine Praxis"), unless its own subject follows. */
const STANDS_ALONE = new RegExp(
  `${BEGINS_WITH_W.source}|^(?:kann|muss|darf|soll|bekomme?|kriege?|brauche?|koennte|muesste) (?:ich|mein\\w*)\\b|^\\p{L}+ (?:man|sie|ihr|es|das|da|der|die|denn|eigentlich)\\b`,
  "u",
);
