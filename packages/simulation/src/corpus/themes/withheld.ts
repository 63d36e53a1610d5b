import { said } from "../voices.ts";

/** No value where one was asked for. */
export const WITHHELD = {
  "refuses-value": said({
    "matter-of-fact": `
      Das möchte ich Ihnen nicht sagen.
      Solche Angaben mache ich am Telefon nicht.
      Das geht Sie nichts an.
      Das behalte ich lieber für mich.
      Nein, das gebe ich nicht heraus.
      Das brauchen Sie nicht zu wissen.
      Dazu sage ich nichts.
      Meine Daten bekommen Sie nicht.
      Das möchte ich lieber nicht angeben.
      Darüber gebe ich keine Auskunft.`,
    friendly: `
      Das möchte ich bitte für mich behalten.
      Seien Sie nicht böse, das sage ich am Telefon ungern.
      Das würde ich lieber nicht sagen, wenn es geht.
      Da bin ich etwas vorsichtig, das möchte ich nicht angeben.`,
    curt: `
      Sag ich nicht.
      Geht Sie nichts an.
      Kein Kommentar.
      Bekommen Sie nicht.
      Möchte ich nicht sagen.`,
    chatty: `
      Wissen Sie, mein Sohn schimpft immer, wenn ich so was am Telefon rausgebe, das lasse ich lieber.
      Das ist ja schon sehr persönlich, was Sie da fragen, das möchte ich nicht sagen.
      Nein, also so was sage ich keinem, das weiß nicht mal meine Schwester.
      Wenn ich Ihnen das gebe, dann hab ich morgen zwanzig Anrufe, also nein, das behalte ich.`,
    bavarian: `
      Des sog i Eahna ned.
      Des geht Eahna nix o.
      Des mecht i ned sogn.`,
    berlin: `
      Dit sag ick Ihnen nich.
      Dit jeht Se nüscht an.
      Dit behalt ick ma für mich.`,
  }),
  "value-later": said({
    "matter-of-fact": `
      Das müsste ich nachschauen.
      Das habe ich gerade nicht zur Hand.
      Das weiß ich auswendig nicht.
      Das kann ich Ihnen jetzt nicht sagen, das reiche ich nach.
      Da muss ich erst in meinen Kalender sehen.
      So aus dem Kopf weiß ich das nicht.
      Das kann ich Ihnen erst später sagen.
      Da bin ich gerade überfragt.
      Ich habe die Unterlagen nicht da.
      Das steht irgendwo, aber nicht hier.`,
    friendly: `
      Oh, da müsste ich erst suchen, das weiß ich gar nicht.
      Das würde ich Ihnen gern sagen, aber ich habe es nicht im Kopf.
      Darf ich Ihnen das später durchgeben?
      Da müsste ich kurz meinen Mann fragen, der weiß das.`,
    curt: `
      Weiß ich nicht auswendig.
      Muss ich nachsehen.
      Später.
      Hab ich nicht da.
      Keine Ahnung gerade.`,
    chatty: `
      Das steht alles in dem blauen Ordner, und der ist im Keller, da müsste ich jetzt runter.
      Da fragen Sie mich was, das hat immer meine Frau gemacht, ich müsste erst nachsehen.
      Ich kann mir ja nicht mal meine eigene Handynummer merken, das müsste ich nachschauen.
      Mein Kalender hängt in der Küche, und ich sitze hier oben, das sage ich Ihnen lieber später.`,
    bavarian: `
      Des woaß i grad ned auswendig.
      Do miassat i nochschaugn.
      Des sog i Eahna später.`,
    berlin: `
      Dit weeß ick nich auswendich.
      Da müsst ick erst nachkieken.
      Dit sag ick Ihnen später.`,
  }),
} as const;
