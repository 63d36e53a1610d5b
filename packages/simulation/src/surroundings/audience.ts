import type { TreeTexts } from "./tree-texts.ts";

/** Whom a tree speaks to; `null` where its texts do not tell. */
export type Audience = "households" | "firms" | null;

/** The agent speaks of the other's firm, or asks for one of its people. */
const SAID_TO_FIRMS =
  /(?<!\p{L})(?:ihr(?:e[mnrs]?)? (?:betrieb|firma|unternehmen|praxis|kanzlei|büro|werkstatt|team|mitarbeiter\p{L}*|beschäftigten|kunden|angestellten)|betriebe[n]?|(?:unternehmen|firmen) wie|handwerksbetrieb\p{L}*|geschäftsführ\p{L}*|geschäftsleitung|entscheider\p{L}*|bei ihnen (?:\p{L}+ ){0,3}zuständig|(?:richtige|zuständige)[nr]? ansprechpartner\p{L}*|durchstellen|(?:der|den|vom) einkauf)(?!\p{L})/u;
/** Whoever is called speaks of his own firm. */
const SAID_BY_FIRMS =
  /(?<!\p{L})(?:unser(?:e[mnrs]?)? (?:betrieb|firma|unternehmen|praxis|kanzlei|büro|werkstatt|team|mitarbeiter\p{L}*|beschäftigten|kunden|angestellten)|geschäftsführ\p{L}*|(?:der|mein|die|meine|unser|unsere) (?:chef|chefin|kollege|kollegin)|sekretariat|vorzimmer|kundschaft|nicht zuständig|wir beschäftigen|wir sind \p{L}+ leute)(?!\p{L})/u;
/** A place for the name of the firm that is called. */
const COMPANY = /\[company\b/u;
const FIRM_INTENTS = ["secretary_detected", "putting_through"];
const FAMILY =
  /(?<!\p{L})(?:mein(?:e[mnrs]?)? (?:\p{L}+ )?(?:mann|frau|mutter|vater|tochter|sohn|schwester|bruder|kinder|eltern|enkel\p{L}*|familie|partnerin)|die (?:tochter|ehefrau|mutter|schwester|enkelin)|der (?:sohn|ehemann|enkel|vater)|ehefrau|ehemann|zu hause|nach hause|haushalt\p{L}*|privat(?:haushalt\p{L}*|person\p{L}*|leute\p{L}*)|(?:die|der|ihre?|gesetzliche\p{L}*) (?:krankenkasse|kasse|kassen)|ihr(?:em)? (?:eigenheim|haus|garten)|ihre (?:wohnung|familie|kinder|enkel))(?!\p{L})/u;

/** By what firms are known by, and families; what speaks of both, or of neither, tells nothing. */
export function audienceOf({ agent, called, intents }: TreeTexts): Audience {
  const isFirm =
    agent.some((text) => SAID_TO_FIRMS.test(text.toLowerCase())) ||
    called.some((text) => SAID_BY_FIRMS.test(text.toLowerCase())) ||
    agent.some((text) => COMPANY.test(text)) ||
    intents.some((intent) => FIRM_INTENTS.includes(intent));
  const isFamily = [...agent, ...called].some((text) => FAMILY.test(text.toLowerCase()));
  if (isFirm === isFamily) return null;
  return isFirm ? "firms" : "households";
}
