import type { Intent } from "./intent.ts";

/** What people want to know of the caller. */
export const QUESTIONS: readonly Intent[] = [
  {
    name: "is_this_a_bot",
    patterns: [
      /\b(sind sie|bist|ist das|spreche ich|rede ich|bin ich (?:\w+ )?mit|(?:red|sprech|schwätz|schwetz|schwatz) i(?:ch)?)\b.{0,80}\b(roboter\w*|bot|ki|maschine?|computer|automat\w*|mensch\w*|echt\w*|band|bandansage)\b/u,
      /\b(computerstimme|bandansage)\b|^(?:ist das |das ist )?(?:doch |wieder |so |bestimmt |wohl )*(?:ein |eine |ne )?(?:roboter|automat|maschine|computer|ki)(?: oder(?: was| wie| nicht)?)?$/u,
      /\bdas (?:ist|klingt|hoert) (?:doch |wieder |so |bestimmt |ja |sich |an |nach |wie )*(?:ein\w*|ner?|vom) (?:roboter|automat\w*|maschine|computer|ki|band)\b/u,
    ],
  },
  {
    name: "who_is_calling",
    patterns: [
      /\bwer (ist|spricht|sind|bist|ruft)\b/u,
      /\b(von|für) (welcher|welche|was für einer) firma\b/u,
      /\bwie war (noch ?mal )?(ihr|der) name\b/u,
      /\bmit wem (spreche|rede|habe) ich\b/u,
      /\b(?:worum|um was) (?:(?:es|das|sich s|das alles) )?(?:(?:denn|hier|da|eigentlich|überhaupt|sich) ){0,2}(?:geht|gehen|ginge|handelt)\b/u,
    ],
  },
];
