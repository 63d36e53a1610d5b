import { foldPattern } from "./fold.ts";
import type { NormalizedReply } from "./normalize.ts";
import { openPatternFilter } from "./patterns/pattern-filter.ts";
import type { Clue } from "./reading.ts";

export type Polarity = "yes" | "no" | "maybe";

export interface FoundPolarity {
  polarity: Polarity;
  confidence: number;
  clue: Clue;
}

interface Rule {
  polarity: Polarity;
  confidence: number;
  name: string;
  pattern: RegExp;
}

/** In this order: what turns a no into a yes, then doubt, then no, then yes. */
const AS_WRITTEN: readonly Rule[] = [
  {
    polarity: "yes",
    confidence: 0.88,
    name: "double-negation",
    pattern:
      /\bnicht (un(?!bedingt)\p{L}+|schlecht|verkehrt|falsch|dagegen|abgeneigt|ausgeschlossen)\b|\b(nichts|kein problem) (dagegen|einzuwenden)\b|\b(spricht|habe) (ja |ich )?nichts (da)?gegen\b|\bkein (problem|ding)\b|\bkeine (einwände|frage)\b|\b(sage?|sagen|sagt) (ich |wir |da |man |doch |jetzt |mal |bestimmt )*nicht nein\b|\bnicht dass ich (was|etwas) dagegen\b|\bnicht nein sagen\b|\bwarum (auch )?nicht\b|\bwieso nicht\b/u,
  },
  {
    polarity: "yes",
    confidence: 0.86,
    name: "go-on",
    pattern:
      /\bnein (ich )?(habe (ich )?zeit|reden sie|sprechen sie|erzählen sie|sie stören nicht|stört nicht|passt schon|gerne|legen sie los|alles gut)\b|\b(schießen|legen) sie los\b|\b(läuft|rennt) (mir |uns )?(ja |schon |doch )?nicht (weg|davon)\b|\b(reden|sprechen|erzählen) sie( nur| ruhig| schon| mal| bitte| einfach)*$|\bstör(t|en) (sie )?(gar |überhaupt )?nicht\b/u,
  },
  {
    polarity: "yes",
    confidence: 0.86,
    name: "worth-a-try",
    pattern:
      /\b(das |es )?(wäre|wär) (vielleicht |schon |durchaus |sicher |doch |ja )*(mal |auch )?(et)?was(?= (aber|für (mich|uns))\b|$)|\b(an(schauen|sehen|gucken|hören)|probieren|ausprobieren|versuchen|vergleichen|reinschauen) (kann|können|könnte|könnten|würde|würden) (ich|wir|man) (es |das |sich |mir |uns )*(ja|schon|mal|ruhig|gern|immer)\b(?!.*\b(nicht|aber)\b)/u,
  },
  {
    polarity: "no",
    confidence: 0.87,
    name: "yes-taken-back",
    pattern: /\bja nein\b|\b(eher|lieber|wohl|vielleicht|leider|besser) nicht\b/u,
  },
  {
    polarity: "maybe",
    confidence: 0.86,
    name: "doubt",
    pattern:
      /\b(vielleicht|eventuell|womöglich|mal (schauen|sehen|gucken)|kommt (drauf|darauf|ganz) (an|drauf an|darauf an)|möglicherweise|unter umständen|jein|weiß (ich )?(noch |es |das )?nicht|(nicht|noch nicht) sicher|unsicher|keine ahnung|durch den kopf gehen|nichts überstürz\p{L}*|(nicht|nichts) (ganz |völlig |komplett )?ausschließen|schwer zu sagen|kann sein|muss (ich )?(mir )?(noch |mal |das |erst )*(überlegen|nachdenken|schauen)|überleg\p{L}*|unentschlossen|skeptisch|zu (gut|schön))\b/u,
  },
  {
    polarity: "no",
    confidence: 0.84,
    name: "too-late",
    pattern:
      /\b(vor (\p{L}+ ){0,2}(jahren|jahrzehnten)|früher|damals|in jungen jahren|als ich jünger war)\b.{0,12}\b(hätte|hätten|wäre|wären)\b/u,
  },
  {
    polarity: "no",
    confidence: 0.94,
    name: "no",
    pattern:
      /\bnein\b|^nicht$|^nie$|\b(sicher|bestimmt|gewiss) nicht\b|\blass(en)? (sie )?(es |das )?(mal|lieber|gut sein)( gut sein)?$|\b(auf (gar )?keinen fall|niemals|nope|wohl kaum|um gottes willen|nicht (wirklich|unbedingt|jetzt|so)|(glaube|denke) (ich )?(eher )?nicht|keinesfalls|keineswegs|kein interesse|kein bedarf|nie im leben|ausgeschlossen|vergessen sie es|gar nicht(?! (lange?|groß|viel|erst)\b)|überhaupt nicht|stimmt nicht|passt (mir )?nicht|geht nicht|will (ich )?nicht|möchte (ich )?nicht|brauche? (ich )?nicht|nicht nötig|danke nicht)\b/u,
  },
  {
    // A "ja" after a verb or a pronoun only colours: "Anhören kann man es sich ja." Who hears or sleeps
    // "gut" agrees to nothing.
    polarity: "yes",
    confidence: 0.94,
    name: "yes",
    pattern:
      /(?<!\b(?:ist|sind|bin|war|wäre|habe|haben|hat|hatte|kann|können|könnte|muss|weiß|wissen|sehen|sich|es|man|er|wir|ich|mir|uns|ihnen|sie|dann) )\bja\b|\b(gerne?|klar|natürlich|selbstverständlich|genau|richtig|stimmt|korrekt|einverstanden|passt( gut)?|ok|in ordnung|alles klar|auf jeden fall|unbedingt|(?<!zu )(?<!\b(?:ich|wir|man) (?!find|fänd)\p{L}{4,} (?:\p{L}+ ){0,2})gut|prima|super|jawohl|freilich|logisch|meinetwegen|von mir aus|interessiert|absolut|definitiv|perfekt|toll|am apparat|das bin ich|auf jeden|machen wir(?! (immer|nie|sonst|stets|meistens|selbst|selber|alles|nur|hier|bei)\b)|läuft|gebongt|goldrichtig|offene türen|freili|freile|an der richtigen adresse)\b|^(doch|schon|bin ich|yo|safe|(ganz |aber )?(bestimmt|sicher))( doch| ja)?$|\bsicher (doch|gerne?)\b|^(da )?bin (ich )?(gerne )?dabei$|\b(denke|glaube) (ich )?schon\b|\b(habe|hätte|haben|hätten)\b.{0,30}\binteresse\b|\binteresse (hätte|habe|hätten|besteht)\b/u,
  },
];

const RULES = AS_WRITTEN.map((rule) => ({ ...rule, pattern: foldPattern(rule.pattern) }));

const filter = openPatternFilter(RULES.map(({ pattern }) => pattern));

const YES = RULES.at(-1);

const NEGATION = foldPattern(/\b(nicht|nichts|kein\p{L}*|nie|niemals|kaum)\b/u);

/** The first so many are turns of phrase that reach over a comma: "ja, nee", "nein, reden Sie ruhig". */
const ACROSS_CLAUSES = 4;

/** What was said before these has been forgotten. */
const LAST_CLAUSES = 20;

/** Whether a reply means yes, no or maybe; `null` where it says nothing of the kind. The last clause wins. */
export function readPolarity(reply: NormalizedReply): FoundPolarity | null {
  const whole = firstMatch(reply.text, ACROSS_CLAUSES);
  if (whole) {
    const afterwards = firstMatch(reply.text.slice(whole.end), RULES.length);
    if (!afterwards || afterwards.polarity === whole.polarity) return whole;
  }
  let last: FoundPolarity | null = null;
  let isContradicted = false;
  let isDeniedAfterwards = false;
  for (const clause of reply.clauses.slice(-LAST_CLAUSES)) {
    const found = readClause(clause);
    if (!found) {
      isDeniedAfterwards ||= NEGATION.test(clause);
      continue;
    }
    isContradicted ||= last !== null && last.polarity !== found.polarity;
    isDeniedAfterwards = false;
    last = found;
  }
  if (!last) return null;
  const doubts =
    (isContradicted ? 0.14 : 0) + (isDeniedAfterwards && last.polarity === "yes" ? 0.26 : 0);
  return { ...last, confidence: last.confidence - doubts };
}

/** Says no more than that a new thought begins. */
const TURN = /^(?:aber|sondern|beziehungsweise|trotzdem|allerdings|jedoch) /u;

/** In a clause that denies something, a yes is a no ("find ich nicht gut"), or nobody knows. */
function readClause(spoken: string): FoundPolarity | null {
  const clause = spoken.replace(TURN, "");
  const match = firstMatch(clause, RULES.length);
  if (match?.rule !== YES || !NEGATION.test(clause)) return match;
  if (/^ja\b/u.test(clause)) return null;
  return {
    polarity: "no",
    confidence: 0.82,
    clue: { kind: "rule", rule: "denied", for: "no", heard: clause },
  };
}

function firstMatch(
  text: string,
  first: number,
): (FoundPolarity & { end: number; rule: Rule }) | null {
  filter.look(text);
  for (let place = 0; place < first; place++) {
    if (!filter.canMatch(place)) continue;
    const rule = RULES[place];
    const match = rule?.pattern.exec(text);
    if (!rule || !match) continue;
    const { polarity, confidence, name } = rule;
    const end = match.index + match[0].length;
    const clue: Clue = { kind: "rule", rule: name, for: polarity, heard: match[0] };
    return { polarity, confidence, clue, end, rule };
  }
  return null;
}
