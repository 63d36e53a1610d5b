import type { TreeTexts } from "./tree-texts.ts";

/** Whom a tree speaks to; `null` where its texts do not tell. */
export type Audience = "households" | "firms" | null;

/** The agent speaks of the other's firm, or asks for one of its people. */
const SAID_TO_FIRMS =
  /(?<!\p{L})(?:ihr(?:e[mnrs]?)? (?:betrieb|firma|unternehmen|praxis|kanzlei|büro|werkstatt|team|mitarbeiter\p{L}*|beschäftigten|kunden|angestellten)|betriebe[n]?|(?:unternehmen|firmen) wie|handwerksbetrieb\p{L}*|geschäftsführ\p{L}*|geschäftsleitung|entscheider\p{L}*|bei ihnen (?:\p{L}+ ){0,3}zuständig|(?:richtige|zuständige)[nr]? ansprechp\p{L}*|in ihrem haus (?:\p{L}+ ){0,3}zuständig|pflegeheim\p{L}*|büros|durchstellen|(?:der|den|vom) einkauf)(?!\p{L})/u;
/** Whoever is called speaks of his own firm. */
const SAID_BY_FIRMS =
  /(?<!\p{L})(?:unser(?:e[mnrs]?)? (?:betrieb|firma|unternehmen|praxis|kanzlei|büro|werkstatt|team|mitarbeiter\p{L}*|beschäftigten|kunden|angestellten)|geschäftsführ\p{L}*|(?:der|mein|die|meine|unser|unsere) (?:chef|chefin|kollege|kollegin)|sekretariat|vorzimmer|kundschaft|nicht zuständig|wir beschäftigen|wir sind \p{L}+ leute)(?!\p{L})/u;
/** A place for the name of the firm that is called. */
const COMPANY = /\[company\b/u;
const FIRM_INTENTS = ["secretary_detected", "putting_through"];
const FAMILY =
  /(?<!\p{L})(?:mein(?:e[mnrs]?)? (?:\p{L}+ )?(?:mann|frau|mutter|vater|tochter|sohn|schwester|bruder|kinder|eltern|enkel\p{L}*|familie|partnerin)|die (?:tochter|ehefrau|mutter|schwester|enkelin)|der (?:sohn|ehemann|enkel|vater)|ehefrau|ehemann|zu hause|nach hause|haushalt\p{L}*|privat(?:haushalt\p{L}*|person\p{L}*|leute\p{L}*)|(?:die|der|ihre?|gesetzliche\p{L}*) (?:krankenkasse|kasse|kassen)|(?<!in )ihr(?:em)? (?:eigenheim|haus|garten)|ihre (?:wohnung|familie|kinder|enkel))(?!\p{L})/u;

/** What the agent says tells more than what somebody may say to it. */
const SAID_BY_AGENT = 3;
/** Whoever is named so many times as often is the one who is called. */
const PLAINLY = 2;
/** Firms leave a trace in so many texts of an agent; in a few, nothing is no sign of anything. */
const TELLING = 12;

/** By what firms are known by, and families, and how often: a wife in an example makes no household. */
export function audienceOf({ agent, called, intents }: TreeTexts): Audience {
  const firms =
    SAID_BY_AGENT * (textsWith(SAID_TO_FIRMS, agent) + textsWith(COMPANY, agent)) +
    textsWith(SAID_BY_FIRMS, called) +
    (intents.some((intent) => FIRM_INTENTS.includes(intent)) ? 1 : 0);
  const families = SAID_BY_AGENT * textsWith(FAMILY, agent) + textsWith(FAMILY, called);
  if (firms === 0 && families === 0) {
    return agent.filter((text) => text !== "").length < TELLING ? null : "households";
  }
  if (firms >= PLAINLY * families) return "firms";
  return families >= PLAINLY * firms ? "households" : null;
}

function textsWith(pattern: RegExp, texts: readonly string[]): number {
  return texts.filter((text) => pattern.test(text.toLowerCase())).length;
}
