/** Verbs of which the form for "Sie" is not the stem with "en". */
const OWN_FORMS: Readonly<Record<string, string>> = {
  sind: "bin",
  waren: "war",
  wollen: "will",
  können: "kann",
  müssen: "muss",
  dürfen: "darf",
  mögen: "mag",
  sollen: "soll",
  wissen: "weiß",
  tun: "tue",
};
/** Forms of the past that lose their ending: which verb they are of can't be told from the form. */
const PAST =
  /(?:ging|kam|nahm|gab|fand|blieb|ließ|rief|schrieb|trug|hielt|sah|las|sprach|fuhr|zog)en$/u;

/**
 * What the agent calls a condition when it speaks to somebody, in the mouth of the one it is said to:
 * "dass Sie schlechter hören" becomes "dass ich schlechter höre". `null` where that is not certain.
 */
export function turnedRound(spoken: string): string | null {
  const text = spoken.trim().replace(/[\s.!?]+$/u, "");
  if (/(?<!\p{L})wir(?!\p{L})/iu.test(text)) return null;
  const ofHimself = /^dass sie (?=\S)/iu.test(text) ? asSubject(text) : text;
  if (ofHimself === null) return null;
  const isOwnClause = ofHimself !== text;
  // Small letters alone do not tell "Sie" from "sie".
  const you = text === text.toLowerCase() ? /(?<!\p{L})sie(?!\p{L})/iu : /(?<!\p{L})Sie(?!\p{L})/u;
  if (!isOwnClause && you.test(text)) return null;
  const turned = ofHimself.replace(
    OURS_OR_YOURS,
    (word, before: string | undefined, whose: string | undefined, ending = "") => {
      if (before !== undefined) return `${before} Ihnen`;
      return whose === undefined ? word : `${THE_OTHER_WAY[whose.toLowerCase()]}${ending}`;
    },
  );
  return /(?<!\p{L})uns(?!\p{L})/iu.test(turned) ? null : turned;
}

/** After these words "uns" is a dative, and becomes "Ihnen"; elsewhere it may be "Sie" as well. */
const OURS_OR_YOURS =
  /(?<!\p{L})(?:(zu|bei|von|mit) uns|(ihnen|ihr|unser)((?:e[mnrs]?)?))(?!\p{L})/giu;
const THE_OTHER_WAY: Readonly<Record<string, string>> = {
  ihnen: "mir",
  ihr: "mein",
  unser: "Ihr",
};

/** "dass Sie … tragen" with himself as the one who does so; `null` where its verb is none that is known. */
function asSubject(text: string): string | null {
  if (/,|(?<!\p{L})ihnen(?!\p{L})/iu.test(text)) return null;
  const words = text.split(/\s+/u);
  const verb = ownForm(words.pop() ?? "");
  if (verb === null || words.length < 2) return null;
  const rest = words.slice(2).map((word) => (word === "sich" ? "mich" : word));
  return rest.includes("Sie") ? null : ["dass ich", ...rest, verb].join(" ");
}

function ownForm(verb: string): string | null {
  const own = OWN_FORMS[verb];
  if (own !== undefined) return own;
  if (!/^\p{Ll}{3,}n$/u.test(verb) || PAST.test(verb)) return null;
  if (/eln$/u.test(verb)) return `${verb.slice(0, -3)}le`;
  if (/ern$/u.test(verb)) return `${verb.slice(0, -1)}e`;
  return /en$/u.test(verb) ? verb.slice(0, -1) : null;
}
