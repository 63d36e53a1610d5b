import type { Intent } from "./intent.ts";

/**
 * The wish not to be called again. Its patterns ask for the call or the list to be named: who is
 * taken for one by mistake is hung up on and never called again.
 */
export const OPT_OUT: Intent = {
  name: "opt_out",
  patterns: [
    /\b(nie|niemals) (mehr|wieder)\b.{0,80}\b(anruf\w*|anzurufen|angerufen|meld\w*|kontakt\w*|belästig\w*)\b/u,
    /\b(ruf|meld|belästig|kontaktier)\w*\b.{0,80}\b(nie|niemals) (mehr|wieder)\b/u,
    /(?<!\b(?:sie|ihr|warum|wieso|weshalb) )\bruf\w*\b(?! sie denn).{0,80}\b(nicht|nie) (mehr|wieder|noch ?mal) (bei (mir|uns) |hier )?an\b/u,
    /\brufen sie (mich|uns|hier) (bitte |einfach |ja )*(nicht|nie) (wieder |mehr )?an\b/u,
    /\brufen sie (mich|uns|hier) (bitte )?(nicht|nie) (mehr|wieder)\b(?! (heute|jetzt|vor|nach|am|um|im|in der|so)\b)/u,
    /\b(nicht|keine) (mehr|weitere\w*|wieder) (anrufe?n?|anzurufen|angerufen|kontakt\w*|belästig\w*)\b/u,
    /\b(nicht|keinen?) (kontakt|anruf) (mehr|wünsch\w*)\b|\b(will|möchte|wünsche) (ich )?(keinen kontakt|nicht angerufen)\b/u,
    /\bhör\w* (sie )?(bitte |endlich )?auf\b.{0,80}\banzurufen\b/u,
    /\b(nehm\w*|nimm|streich\w*|entfern\w*|lösch\w*|trag\w*|schmeiß\w*)\b.{0,80}\b(aus|von|raus|runter)\b.{0,80}\b(liste\w*|kartei|verteiler|datenbank|datei|system|daten)\b/u,
    /\b(nehm\w*|nimm|streich\w*|trag\w*) (sie )?(mich|uns|meine nummer|unsere nummer) (bitte |da |doch |sofort )*(raus|runter|aus)\b(?! (?:aus )?der (?:konferenz|schleife|warteschleife))/u,
    /\blösch\w*\b.{0,80}\b(nummer|daten|mich|uns|kontakt)\b|\b(daten|nummer) (bitte )?(sofort )?(löschen|gelöscht|streichen)\b/u,
    /\b(robinson|sperr)liste\b/u,
    /\bkeine (werbe|weiteren )?anrufe\b|\bkeine werbung mehr\b/u,
    /\b(nichts|nie) mehr von ihnen hören\b/u,
    /\bbelästig\w*\b|\bbundesnetzagentur\b|\bunterlassen sie\b/u,
    /\b(erstatte\w*|mache?) (ich )?(eine )?anzeige\b|\banzeige (erstatten|gegen sie)\b|\bzeige (ich )?sie an\b/u,
    /\b(widerspreche|widerrufe) (ich )?(hiermit |der |jeder |jeglicher |meine )/u,
    /\b(stell\w*|unterlass\w*|lass\w*)\b.{0,40}\banrufe\b( ein| sein| bleiben|$)/u,
    /\b(brauch\w*|müss\w*|soll\w*)\b.{0,30}\b(nicht|nie) (mehr|wieder)\b.{0,20}\b(meld\w*|anruf\w*|anzurufen)\b(?!.*\bich (komm|meld|ruf|mach))/u,
    /\b(uns|mich) (endlich |einfach |gefälligst )*in (ruhe|frieden) (zu )?lass\w*\b|\blass\w* (sie )?(mich|uns) (endlich |bitte |doch |einfach |jetzt )*in frieden\b/u,
    /\bnummer\b.{0,20}\b(vergess\w*|sperr\w*)\b|\b(vergess\w*|vergiss)\b.{0,20}\bnummer\b/u,
    /\bnoch ein(en)? anruf\b.{0,40}\b(anwalt|polizei|anzeige)\b/u,
    /\bhör\w* (endlich |bitte |sofort )*auf (mich |uns )?(mit (dem|eurem|ihrem) (telefon|anruf)\w*|anzurufen|zu nerven)\b/u,
    /\b(blockier|sperr)\w*\b.{0,20}\b(nummer|anrufe)\b/u,
    /\bin zukunft\b.{0,20}\bbleiben\b/u,
    /\blass\w* (sie )?(mich|uns) (endlich |bitte |doch |einfach |jetzt )*in ruhe\b(?! (überlegen|nachdenken|entscheiden|schauen|lesen|ansehen|darüber|drüber)\b)/u,
  ],
};
