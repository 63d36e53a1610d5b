import { conceptsOf, doingOf, fold, USUAL_WORDS } from "@rufbaum/understanding/lexicon";
import { themeOf } from "./themes.ts";

/** A word of a reply, and what it says about what the reply is about. */
export interface Word {
  /** Folded, in its usual form. */
  usual: string;
  /** What its forms have in common. */
  stem: string;
  /** Said without meaning anything: "äh", "also". */
  isFiller: boolean;
  /** Any sentence is made of such words. */
  isLittle: boolean;
  /** Many sentences have it, whatever they are about: "Jahr", "kommen". */
  isCommon: boolean;
  /** It belongs to a theme that people bring up, as "Miete" does. */
  isAboutSomething: boolean;
  /** A form that is not written so, such as "mia" or "nüscht". */
  isDialect: boolean;
  /** Everybody knows it: a little word, or one that means something to understanding. */
  isKnown: boolean;
  /** Features by number, each with what it weighs. */
  features: readonly number[];
  weights: readonly number[];
}

const SPELLING = /[\p{L}\p{N}]+/gu;

/** Of a longer reply the end is not looked at. Words. */
const MOST_WORDS = 40;

const FILLERS = new Set(
  fold(
    "äh ähm ähem öh hm hmm mhm ehm em eh tja na naja also halt eben eigentlich irgendwie sozusagen quasi ach oh och ey ne gell gelle ja jaja nun nu so wissen sie wissense sagen sagn hallo guten tag bitte danke mal doch",
  ).split(" "),
);

const LITTLE_WORDS = new Set(
  fold(
    "ich du er sie es wir ihr man mich dich ihn uns euch mir dir ihm ihnen mein meine meinen meiner meinem unser unsere unserem unseren ihre ihrer ihrem ihren dein deine sein seine der die das den dem des dass daß ein eine einen einem einer eines und oder aber doch auch noch schon mal so da dann denn ja nein nicht nichts kein keine keinen keiner am an im in ins auf aus bei beim mit von vom zu zum zur für um nach vor über unter durch bis seit wegen gegen ohne bin bist ist sind seid war waren wäre habe hab hast hat haben habt hatte hätte hätten wird werden würde wurde kann können könnte muss müssen müsste soll sollen sollte will wollen wollte möchte möchten mag machen mache macht tun tut was wie wo wer wann warum wieso welche welcher welches wenn weil als ob sehr ganz nur etwas hier jetzt gerade grad eh ok gut bisschen immer wieder mehr viel viele alles alle da dazu davon darüber daran dafür damit darum dran drum drüber weiß wissen glaub glaube geht gehen gibt geben sag sage sagen denke selber selbst vielleicht einfach wirklich leider heute dort her hin los mir dies diese dieser dieses solche sowas so'was irgendwas irgendwann halt eben herr frau guten tag",
  ).split(" "),
);

/** Words that stand in many sentences and say little of what these are about. */
const COMMON_WORDS = new Set(
  fold(
    "komme kommen kommt kam kämen gekommen nächste nächsten nächstes jahr jahre jahren woche wochen monat monate tage morgen abend früher zeit sache sachen leute mensch menschen ding dinge paar mal erst erstmal schauen schau sehen sieht nehmen nimmt lassen lass läuft stehen steht bleiben bleibt bringt brauche brauchen braucht bräuchte kriege bekomme bekommen halten finde finden heißt meinen meint meinte nennen gleich bald gern gerne lieber ende anfang schluss neu neue gute guten großen ganze ganzen richtig falsch schlecht schlimm schön bissl zwei drei vier fünf sechs sieben zehn hundert erste letzte letzten andere anderen anders anderes übrigens überhaupt natürlich sicher bestimmt genau ungefähr etwa fast kurz später direkt extra trotzdem damals neulich wahnsinn interessant",
  ).split(" "),
);

/** What a feature of each kind weighs before its rarity is known. */
const STEM = 1;
const COMMON = 0.3;
const LITTLE = 0.2;
const BEGINNING = 0.5;
const CONCEPT = 0.5;
const DOING = 0.3;
const THEME = 1.4;
const BEGINNING_LETTERS = 5;

/** Classes of words that stand in any kind of sentence. */
const VAGUE = new Set(
  "agree refuse negate doubt depends however good bad want need can must what already speak again number daytime month clock weekday who think ask possible pity stop can again however hello bye thanks".split(
    " ",
  ),
);

/** Reads words and texts, each spelling once. */
export interface Words {
  /** A single word, as somebody writes it. */
  word(spelling: string): Word;
  text(text: string): readonly Word[];
}

export function openWords(): Words {
  const numbers = new Map<string, number>();
  const words = new Map<string, Word>();
  function numberOf(feature: string): number {
    const known = numbers.get(feature) ?? numbers.size;
    numbers.set(feature, known);
    return known;
  }
  const texts = new Map<string, readonly Word[]>();
  function word(spelling: string): Word {
    const known = words.get(spelling);
    if (known) return known;
    const made = wordOf(spelling, numberOf);
    words.set(spelling, made);
    return made;
  }
  return {
    word,
    text(text) {
      const known = texts.get(text);
      if (known) return known;
      const made: Word[] = [];
      for (const spelling of text.toLowerCase().match(SPELLING) ?? []) {
        if (made.length < MOST_WORDS) made.push(word(spelling));
      }
      texts.set(text, made);
      return made;
    },
  };
}

function wordOf(spelling: string, numberOf: (feature: string) => number): Word {
  const plain = fold(spelling.toLowerCase());
  const usual = USUAL_WORDS.get(plain) ?? plain;
  const stem = stemOf(usual);
  const isFiller = FILLERS.has(plain) || FILLERS.has(usual);
  const isLittle = isFiller || LITTLE_WORDS.has(usual) || usual.length < 2;
  const hasMeaning = conceptsOf(plain).length > 0 || themeOf(plain) !== null;
  const features = featuresOf(usual, stem, isFiller, isLittle);
  return {
    ...{ usual, stem, isFiller, isLittle },
    isCommon: COMMON_WORDS.has(usual),
    isAboutSomething: !isLittle && themeOf(usual) !== null,
    isDialect: usual !== plain && !hasMeaning && !LITTLE_WORDS.has(plain),
    isKnown: isLittle || hasMeaning || COMMON_WORDS.has(plain),
    features: features.map(([feature]) => numberOf(feature)),
    weights: features.map(([, weight]) => weight),
  };
}

function featuresOf(
  usual: string,
  stem: string,
  isFiller: boolean,
  isLittle: boolean,
): (readonly [string, number])[] {
  if (isFiller) return [];
  if (isLittle) return [[`w ${stem}`, LITTLE]];
  const isCommon = COMMON_WORDS.has(usual);
  const features: [string, number][] = [[`w ${stem}`, isCommon ? COMMON : STEM]];
  if (stem.length > BEGINNING_LETTERS) {
    features.push([`b ${stem.slice(0, BEGINNING_LETTERS)}`, BEGINNING]);
  }
  const theme = themeOf(usual);
  if (theme !== null) features.push([`t ${theme}`, THEME]);
  for (const concept of conceptsOf(usual)) {
    if (!VAGUE.has(concept)) features.push([`c ${concept}`, CONCEPT]);
  }
  const doing = doingOf(usual);
  if (doing !== null) features.push([`d ${doing}`, DOING]);
  return features;
}

const ENDING = /(?:ern|em|en|er|es|et|st|e|n|s|t)$/u;
const FEWEST_LETTERS = 4;

/** A stem good enough to bring the forms of a word together; no linguist would call it one. */
export function stemOf(word: string): string {
  let stem = word;
  if (stem.length > 6 && stem.startsWith("ge") && /(?:t|en)$/u.test(stem)) stem = stem.slice(2);
  for (let round = 0; round < 2; round += 1) {
    const shorter = stem.replace(ENDING, "");
    if (shorter.length < FEWEST_LETTERS) break;
    stem = shorter;
  }
  return stem;
}
