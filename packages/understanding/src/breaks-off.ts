import { foldPattern } from "./fold.ts";

/** What ends a talk by itself, where nothing else is said: "ich muss jetzt Schluss machen". */
const ENDS_THE_TALK = foldPattern(
  /^(?:(?:ja|so|ok|gut|tut mir leid|entschuldigung|leider|danke|vielen dank|aber|sorry|bitte|und|hören sie|oder) )*(?:(?:ich|wir) (?:muss|müssen|mache?|machen)|(?:muss|müssen|mache?|machen) (?:ich|wir)|muss) (?:(?:jetzt|leider|dann|gleich|mal|wirklich|nun|hier|langsam|schon|dringend) )*(?:schluss(?: machen)?|auflegen)(?: (?:jetzt|danke|leider|tut mir leid))*$|^(?:(?:ja|so|ok|gut|danke|und) )*(?:ich lege?|lege? ich) (?:(?:jetzt|dann|gleich|mal|nun|einfach) )*(?:wieder )?auf$/u,
);

/** Who has had enough: "mir ist das zu blöd". */
const HAS_ENOUGH = foldPattern(
  /\b(?:(?:mir|uns) (?:ist|wird) (?:das|es|des)|(?:das|des|es) (?:ist|wird) (?:mir|uns)) (?:(?:jetzt|echt|wirklich|langsam|hier|alles|einfach|ehrlich gesagt|ja) )*zu (?:blöd|doof|dumm|dämlich|albern|bunt)(?: (?:jetzt|hier|alles|mit ihnen))*$/u,
);

/** Whether a normalised reply says no more than that somebody ends the talk. */
export function endsTheTalk(text: string): boolean {
  return ENDS_THE_TALK.test(text);
}

/** Whether a normalised reply, but for a goodbye behind it, says that somebody has had enough. */
export function hasEnough(text: string): boolean {
  return HAS_ENOUGH.test(text);
}
