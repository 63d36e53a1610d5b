/** What may stand behind "bei", and is no firm: people, places, and where a conversation has come to. */
const NO_FIRM =
  "(?:mein|dein|unser|ihr|ihn|uns|mir|euch|ein|arbeit|arzt|ärzt|freund|bekannt|verwandt|nachbar|kunde|tochter|sohn|oma|opa|schritt|punkt|nummer|frage|hundert|zehn|zwanzig|aldi|lidl|rewe|edeka|penny|netto|ikea|\\d)";
const BY_NOW =
  "(?:jetzt|inzwischen|mittlerweile|schon|längst|bereits|neuerdings|lange|ewig|seit \\p{L}+(?: jahren)?)";

/** Says of himself that he is, or has gone, with another firm, whatever that is called. */
export const IS_WITH_ANOTHER: readonly RegExp[] = [
  /\b(?<!\bnicht )(?:zu|zum|zur) (?!ihnen|euch|haus)(?:\p{L}+ )?\p{L}+ (?:rüber)?(?:gewechselt|umgestiegen)\b(?!.*\bnicht\b)/u,
  new RegExp(
    `\\b(?:bin|sind) (?:(?:ich|wir|ja|doch) )*(?:${BY_NOW} )+(?:(?:ja|doch) )*bei (?:der |den )?(?!${NO_FIRM})\\p{L}{3,}$`,
    "u",
  ),
];
