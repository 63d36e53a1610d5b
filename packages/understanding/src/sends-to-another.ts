import type { NormalizedReply } from "./normalize.ts";

const SOMEBODY =
  "(?:(?:mit |bei )?(?:mein\\w*|unser\\w*|de[nmr]|die|d) (?:\\w+ )?(?:frau|mann|gattin|gatten?|chef\\w*|partner\\w*|tochter|sohn|kinder\\w*|eltern|mutter|vater|kolleg\\w*|vorstand|bruder|schwester|vermieter\\w*|geschaeftsfuehr\\w*|inhaber\\w*|hausverwaltung|verwaltung|hausmeister\\w*|leitung|zentrale|buchhaltung|einkauf\\w*|herrn?|sekretaer\\w*)|(?:mit |bei )?(?:ihm|ihr|ihn|jemand\\w* ander\\w*))";

/** "Das müssten Sie bitte meinen Mann selbst fragen", "für meinen Mann kann ich nichts sagen". */
const SENDS = new RegExp(
  [
    `(?:muessen|muessten|sollten|sollen|koennen|koennten|wuerden|fragen|sprechen|reden|rufen|wenden) sie (?:sich )?(?:(?:da|das|bitte|doch|lieber|mal|schon|dann|besser|am besten|selbst|direkt|dafuer|an|nochmal) )*${SOMEBODY}`,
    `fuer ${SOMEBODY} (?:\\w+ )?(?:kann|darf|moechte|will) ich (?:\\w+ ){0,3}nichts?\\b`,
    `(?:kann|darf|moechte|will) ich (?:da |das )?fuer ${SOMEBODY} (?:\\w+ ){0,2}nichts?\\b`,
    "geht (?:ja |doch |hier |da )*(?:gar )?nicht um (?:mich|uns)",
    "betrifft (?:mich|uns) (?:ja |doch |hier |da |gar |selbst )*nicht",
  ].join("|"),
  "u",
);

/** Whether somebody says that another one is to be asked, and leaves the matter to him. */
export function sendsToAnother({ text }: Pick<NormalizedReply, "text">): boolean {
  return SENDS.test(text);
}
