import { said } from "../voices.ts";

/** What a call does to people. */
export const MOODS = {
  angry: said({
    "matter-of-fact": `
      Jetzt habe ich aber die Nase voll.
      Das ist doch eine Frechheit, was Sie da machen.
      Sie rauben mir hier meine Zeit.
      So eine Belästigung!
      Was fällt Ihnen ein, mich um diese Zeit zu stören?
      Ich lasse mir so etwas nicht bieten.
      Das ist ja nicht zu fassen, schon wieder so ein Anruf.
      Lassen Sie mich endlich in Frieden!
      Ich bin stinksauer, das können Sie mir glauben.
      Sie gehen mir gewaltig auf die Nerven.`,
    friendly: `
      Jetzt werde ich aber langsam wirklich ärgerlich.
      Ich bin ja ein geduldiger Mensch, aber das geht zu weit.
      So möchte ich nicht mit mir umgehen lassen.
      Das finde ich jetzt ausgesprochen unhöflich von Ihnen.`,
    curt: `
      Frechheit!
      Sie nerven.
      Unverschämt!
      Spinnen Sie?
      Was soll das Theater?
      Mir reicht's.`,
    chatty: `
      Den ganzen Tag geht das schon so, einer nach dem anderen ruft an, ich könnte aus der Haut fahren!
      Wissen Sie eigentlich, wie das nervt, wenn man gerade die Beine hochlegt und dann so was?
      Ich hab mein Leben lang gearbeitet und will einfach nur meine Ruhe haben, ist das denn zu viel verlangt?
      Jetzt hören Sie mir mal gut zu, so springt man nicht mit Leuten um, eine Unverschämtheit ist das.`,
    bavarian: `
      Jetzt glangt's ma aber!
      So a Frechheit!
      Schleichts eich mit eierm Schmarrn!`,
    berlin: `
      Jetz reicht's mir aber, Mensch!
      Dit is ja ne Frechheit!
      Ihr jeht mir uff'n Keks!`,
  }),
  sarcastic: said({
    "matter-of-fact": `
      Na klar, und morgen kommt der Weihnachtsmann.
      Super, genau darauf habe ich den ganzen Tag gewartet.
      Ja, sicher, und die Erde ist eine Scheibe.
      Ach, wie schön, endlich ruft mal wieder jemand an.
      Wunderbar, noch einer, der mir etwas schenken will.
      Sie haben wirklich ein Händchen für den richtigen Moment.
      Bestimmt, und ich bin der Kaiser von China.
      Ganz toll, ich bin begeistert.
      Ja, ja, wer's glaubt, wird selig.
      Natürlich, Geld habe ich ja im Überfluss.`,
    friendly: `
      Na, Sie sind ja ein Goldstück, mich mittags aus dem Schlaf zu holen.
      Ach, wie nett, und ich dachte schon, mich ruft keiner mehr an.
      Das glauben Sie doch selber nicht, oder?
      Sie sind gut, das muss ich schon sagen.`,
    curt: `
      Ja, sicher.
      Toll.
      Na, super.
      Wer's glaubt.
      Großartig.
      Klar doch.`,
    chatty: `
      Ja, wunderbar, erst die Kaltakquise, dann die Umfrage und jetzt Sie, was für ein erfüllter Vormittag.
      Da bin ich ja froh, ich wusste schon gar nicht mehr, wohin mit meinem ganzen Geld.
      Großartig, das haben mir diese Woche erst vier andere angeboten, da fehlten nur noch Sie.
      Na prima, der Kaffee ist kalt, die Katze ist weg, und jetzt rufen auch noch Sie an.`,
    bavarian: `
      Ja freili, und da Osterhas legt Eier.
      Na bravo, des hod ma grad no gfehlt.
      Ja genau, wer's glaubt.`,
    berlin: `
      Na klar, und ick bin der Kaiser von China.
      Na dit hat mir jrade noch jefehlt.
      Ja nee, is klar.`,
  }),
  pressured: said({
    "matter-of-fact": `
      Drängeln Sie mich bitte nicht.
      Ich lasse mich nicht überreden.
      Das geht mir jetzt zu schnell.
      Heute unterschreibe ich gar nichts.
      Sie brauchen mir hier nicht die Pistole auf die Brust zu setzen.
      Wenn es nur heute gilt, dann eben nicht.
      Ich entscheide, wann ich entscheide.
      Sie wollen mich hier zu etwas drängen.
      Wer so drängt, der hat etwas zu verbergen.
      Bedrängen lasse ich mich nicht.`,
    friendly: `
      Bitte lassen Sie mir etwas Zeit, das ist mir zu viel Druck.
      Ich mag es nicht, wenn man mich so drängt.
      Nun mal langsam, so eilig ist es doch nicht.
      Sie meinen es sicher gut, aber drängen Sie mich bitte nicht.`,
    curt: `
      Nicht drängeln.
      Langsam.
      Kein Druck bitte.
      Nicht so hastig.
      Hören Sie auf zu drängen.`,
    chatty: `
      Das hab ich gern, heute oder nie, so hat mir schon mal einer einen Staubsauger verkauft.
      Wissen Sie, wenn jemand so drängelt, dann werde ich bockig wie ein alter Esel.
      Immer mit der Ruhe, gut Ding will Weile haben, hat meine Großmutter schon gesagt, ich lasse mich nicht hetzen.
      Das kenn ich vom Teppichhändler, da gab es auch nur heute Rabatt, und im Jahr drauf immer noch.`,
    bavarian: `
      Jetzt drängan S' mi ned a so.
      Immer schee langsam.
      Hetzn loss i mi ned.`,
    berlin: `
      Nu drängeln Se ma nich so.
      Immer mit de Ruhe.
      Ick lass mir nich hetzen.`,
  }),
  "opt-out": said({
    "matter-of-fact": `
      Rufen Sie mich in Zukunft bitte nicht mehr an.
      Ich möchte von Ihnen keine Anrufe mehr bekommen.
      Löschen Sie bitte meine Telefonnummer.
      Nehmen Sie mich aus Ihrem Verteiler.
      Streichen Sie meine Nummer von Ihrer Liste.
      Das war hoffentlich der letzte Anruf von Ihnen.
      Ich widerspreche hiermit, dass Sie meine Daten benutzen.
      Ich verbiete Ihnen, hier noch einmal anzurufen.
      Löschen Sie alles, was Sie über mich gespeichert haben.
      Sie dürfen mich nicht mehr kontaktieren.
      Ich will nie wieder von Ihnen angerufen werden.
      Setzen Sie mich bitte auf die Sperrliste.
      Unterlassen Sie diese Anrufe.
      Entfernen Sie mich aus Ihrer Kartei.
      Ich ziehe meine Einwilligung zurück, keine Werbeanrufe mehr.
      Bitte keine weiteren Anrufe unter dieser Nummer.
      Rufen Sie hier nicht wieder an, sonst melde ich Sie bei der Bundesnetzagentur.
      Ich habe das schon einmal gesagt, ich will keine Anrufe mehr.
      Tragen Sie mich aus, und rufen Sie nicht mehr an.
      Meine Daten löschen Sie jetzt bitte alle.
      Vermerken Sie bei sich, dass ich nicht mehr angerufen werden will.
      Sie haben nicht meine Erlaubnis, mich anzurufen, also lassen Sie es künftig.`,
    friendly: `
      Seien Sie so nett und rufen Sie mich bitte nicht mehr an.
      Könnten Sie mich bitte aus Ihrer Liste nehmen?
      Ich wäre Ihnen dankbar, wenn Sie meine Nummer löschen würden.
      Das ist nicht böse gemeint, aber ich möchte keine Anrufe mehr von Ihnen.
      Bitte vermerken Sie doch, dass ich keine Anrufe mehr wünsche.
      Ich habe eine Bitte, rufen Sie hier künftig nicht mehr an.
      Löschen Sie doch bitte meine Daten, das wäre mir lieb.
      Mir wäre es recht, wenn Sie mich aus dem Verteiler streichen.
      Nehmen Sie mich bitte heraus, ich möchte nicht mehr angerufen werden.
      Tun Sie mir einen Gefallen und rufen Sie mich nicht wieder an.`,
    curt: `
      Nicht mehr anrufen.
      Nummer löschen.
      Löschen Sie mich.
      Nie wieder anrufen.
      Keine Anrufe mehr.
      Runter von der Liste.
      Hier nie wieder anrufen.
      Daten löschen, sofort.`,
    chatty: `
      Ich hab das schon dreimal gesagt, und jedes Mal ruft wieder einer an, also bitte streichen Sie mich endlich.
      Wissen Sie, ich bin den ganzen Tag am Telefon, da will ich privat nicht auch noch angerufen werden, nehmen Sie mich raus.
      Mein Anwalt hat gesagt, ich soll Ihnen ausdrücklich verbieten, mich anzurufen, und das tue ich hiermit.
      Ich steh auf dieser Liste, dass man mich nicht anrufen darf, also rufen Sie mich auch nicht mehr an.
      Meine Mutter ist sehr krank, und jedes Mal erschrickt sie, wenn es klingelt, also bitte nie mehr anrufen.
      Jetzt sage ich es Ihnen noch einmal in aller Ruhe, löschen Sie meine Nummer, und gut ist es.
      Ich schreibe mir jetzt Ihren Namen auf, und wenn Sie noch einmal anrufen, dann zeige ich Sie an, löschen Sie mich.
      Egal, was Sie da haben, ich will nur eins, nämlich dass bei mir keiner mehr anruft von Ihnen.`,
    bavarian: `
      Rufan S' mi nimma o.
      Löschn S' mei Nummer.
      Streichan S' mi vo Eahnara Listn.
      I wui nimma ogruafa wern.
      Do rufan S' bittschön nia wieder o.
      Deans mi aus Eahnara Kartei raus.`,
    berlin: `
      Rufen Se mich nich mehr an.
      Löschen Se meene Nummer.
      Streichen Se mir von de Liste.
      Ick will nich mehr anjerufen werden.
      Hier rufen Se nie wieder an, is dit klar?
      Nehmen Se mich aus'm Verteiler.`,
  }),
  "hangs-up": said({
    "matter-of-fact": `
      Also ich lege jetzt dann auf.
      Mir ist das zu blöd, auf Wiederhören.
      So, das war's, ich beende das Gespräch.
      Dafür ist mir meine Zeit zu schade, tschüss.
      Ich möchte das nicht, schönen Tag noch.
      Das führt zu nichts, ich lege auf.
      Wiederhören, mir reicht es jetzt.
      Ich muss jetzt Schluss machen.
      Nein danke, und tschüss.
      Ich habe dafür keine Nerven, auf Wiederhören.`,
    friendly: `
      Entschuldigen Sie, aber ich lege jetzt auf, alles Gute.
      Das passt mir leider gar nicht, auf Wiederhören.
      Ich wünsche Ihnen noch einen schönen Tag, aber ich mache jetzt Schluss.
      Seien Sie nicht böse, ich beende das jetzt, tschüss.`,
    curt: `
      Tschüss.
      Ich leg auf.
      Das reicht, tschüss.
      Schluss jetzt.
      Wiederhören.
      Und weg.`,
    chatty: `
      So, die Kartoffeln kochen über, ich muss jetzt wirklich auflegen, auf Wiederhören.
      Also das hat doch keinen Sinn mit uns beiden, ich lege jetzt auf, nichts für ungut.
      Ich könnte noch stundenlang reden, aber mit Ihnen nicht, auf Wiederschauen.
      Nee, das wird mir jetzt zu bunt, ich muss auch noch zum Bäcker, tschüss.`,
    bavarian: `
      I leg jetzt auf, pfiat Eahna.
      Jetzt glangt's, Wiederschaun.
      Des is nix für mi, pfia Gott.`,
    berlin: `
      Ick leg jetz uff, tschüss.
      Dit wird mir zu blöd, Wiederhörn.
      Jetz is jut, tschüssi.`,
  }),
} as const;
