import { said } from "../voices.ts";

/** Who does not believe it, or not before it is written down. */
export const DOUBTS = {
  distrusts: said({
    "matter-of-fact": `
      Woher soll ich wissen, dass Sie seriös sind?
      Das klingt mir ehrlich gesagt nach Betrug.
      Am Telefon kann ja jeder viel erzählen.
      Wer sagt mir, dass Sie wirklich von der Firma sind?
      Da bin ich vorsichtig, man hört so viel.
      Das ist doch bestimmt wieder so eine Masche.
      Ich traue solchen Anrufen grundsätzlich nicht.
      Wo ist da der Haken?
      Ich habe von Ihrer Firma noch nie etwas gehört.
      Am Ende unterschreibe ich etwas, was ich nicht wollte.
      Das kommt mir komisch vor.
      Ich glaube Ihnen kein Wort.
      Da stimmt doch etwas nicht.
      Wie kann ich prüfen, dass das alles echt ist?
      Die Verbraucherzentrale warnt doch vor solchen Anrufen.
      Das hört sich zu schön an, um wahr zu sein.
      Am Telefon gebe ich keine Daten heraus.
      Sie wollen mir doch nur etwas andrehen.
      Ist das überhaupt erlaubt, hier einfach so anzurufen?
      Ist das so ein Abofallenanruf?
      Von wegen kostenlos, irgendwo verdienen Sie ja daran.
      Mir ist bei der Sache nicht geheuer.`,
    friendly: `
      Ich möchte Ihnen nichts unterstellen, aber man ist heute ja vorsichtig.
      Seien Sie mir nicht böse, aber woran erkenne ich, dass das echt ist?
      Sie klingen ja nett, nur bin ich bei solchen Anrufen misstrauisch.
      Verstehen Sie mich nicht falsch, aber da ist mir nicht ganz wohl.
      Man hört ja so viel von Betrügern, da muss ich fragen.
      Kann ich Ihre Firma irgendwo nachschlagen?
      Ich frage lieber nach, ist das wirklich ohne Haken?
      Zu Hause haben sie mir verboten, am Telefon etwas zuzusagen.
      Es ist nicht gegen Sie, aber am Telefon bin ich immer skeptisch.
      Woher kann ich denn sicher sein, dass da alles mit rechten Dingen zugeht?`,
    curt: `
      Klingt nach Betrug.
      Glaub ich nicht.
      Wo ist der Haken?
      Unseriös.
      Abzocke, oder?
      Kann ja jeder sagen.
      Trau ich nicht.
      Nie gehört, Ihre Firma.`,
    chatty: `
      Bei meiner Nachbarin hat auch einer angerufen, ganz freundlich, und dann war das Konto leer.
      Neulich kam im Fernsehen ein Bericht, genau so fangen die an, also wer sind Sie wirklich?
      Ich bin ja nicht von gestern, am Telefon alles versprechen und hinterher weiß keiner was davon.
      Mein Sohn ist bei der Polizei, und der sagt immer, Papa, trau keinem am Telefon.
      Da habe ich schon zu viel erlebt, erst heißt es unverbindlich, und dann kommt der Vertrag ins Haus.
      Sie erzählen das so schön, aber das haben die anderen auch, und keiner hat sein Wort gehalten.
      Also wenn das wirklich so toll wäre, dann müssten Sie doch nicht die Leute anrufen, oder?
      Wissen Sie, mit solchen Sprüchen hat man schon meinen Vater über den Tisch gezogen.`,
    bavarian: `
      Des klingt ma noch Bschiss.
      Am Telefon konn a jeda vui redn.
      Wo is'n do da Hakn?
      I trau dem Ganzn ned.
      Von Eahna hob i no nia wos ghört.
      Des is ma ned ganz geheuer.`,
    berlin: `
      Dit klingt mir nach Beschiss.
      Am Telefon kann ja jeder ville erzählen.
      Wo is'n da der Haken?
      Ick trau dem Braten nich.
      Nie jehört von euch.
      Ihr wollt mir doch wat andrehen.`,
  }),
  "send-info": said({
    "matter-of-fact": `
      Können Sie mir das schriftlich geben?
      Schicken Sie mir doch erst mal Unterlagen.
      Haben Sie etwas zum Nachlesen?
      Mailen Sie mir das bitte.
      Ich möchte das erst in Ruhe durchlesen.
      Gibt es dazu einen Prospekt?
      Lassen Sie mir ein paar Informationen zukommen.
      Am liebsten per Post, dann schaue ich es mir an.
      Schicken Sie mir die Infos, dann sehen wir weiter.
      Kann ich das irgendwo im Internet anschauen?
      Haben Sie eine Internetseite dazu?
      Schicken Sie es mir aufs Handy.
      Das würde ich gern erst schwarz auf weiß sehen.
      Geben Sie mir etwas in die Hand, dann entscheide ich.
      Senden Sie mir bitte eine Zusammenfassung.
      Ich brauche das schriftlich, sonst vergesse ich es.
      Eine Mail mit den wichtigsten Punkten würde reichen.
      Könnten Sie mir eine Broschüre schicken?
      Ohne Unterlagen kann ich dazu nichts sagen.
      Schicken Sie uns das an die Firmenadresse.
      Machen Sie mir da was fertig und schicken Sie es her.
      Per E-Mail wäre mir das am liebsten.`,
    friendly: `
      Wären Sie so lieb und schicken mir etwas dazu?
      Das würde ich mir gern in Ruhe auf Papier ansehen.
      Könnten Sie mir vielleicht ein bisschen Material zuschicken?
      Sehr gern, aber schicken Sie mir bitte vorher etwas zum Lesen.
      Ach, haben Sie da nicht ein Heftchen, das Sie mir schicken können?
      Wenn Sie mir eine E-Mail schreiben, schaue ich gern hinein.
      Schreiben Sie mir das doch bitte kurz zusammen.
      Das ist so viel auf einmal, könnten Sie mir das zuschicken?
      Ich bin ein Mensch, der gern liest, haben Sie etwas Schriftliches?
      Schicken Sie mir bitte alles, dann setze ich mich damit hin.`,
    curt: `
      Schicken Sie was.
      Schriftlich bitte.
      Per Mail.
      Unterlagen?
      Schicken Sie es mir.
      Mail reicht.
      Erst Unterlagen.
      Nur schriftlich.`,
    chatty: `
      Wissen Sie, am Telefon geht bei mir alles links rein und rechts raus, schicken Sie mir was Schriftliches.
      Mein Mann will so was immer lesen, der glaubt nur, was gedruckt ist, also schicken Sie bitte was.
      Schicken Sie mir das ruhig zu, ich druck mir das aus und les es abends auf dem Sofa.
      Ich hab hier gerade keinen Stift und keine Brille, also am besten schicken Sie mir alles.
      Früher kamen da immer so schöne Kataloge, gibt es so etwas bei Ihnen auch?
      Wenn Sie mir das in den Briefkasten werfen lassen, schau ich es mir am Wochenende an.
      Ich zeig das dann meiner Tochter, die kennt sich aus, also schicken Sie mir mal was.
      Bevor Sie mir jetzt alles vorlesen, schicken Sie es doch einfach, das ist für uns beide leichter.`,
    bavarian: `
      Schickan S' ma hoit wos zua.
      Ham S' do wos zum Nachlesn?
      Des mecht i schriftlich.
      A Mail daad ma langa.
      Schickan S' ma de Unterlagn, dann schau ma.
      Gebn S' ma wos in d'Hand.`,
    berlin: `
      Schicken Se mir ma wat zu.
      Ham Se dit ooch schriftlich?
      Ne Mail reicht mir.
      Schicken Se ma Unterlagen, denn kiek ick ma.
      Jibt's da'n Prospekt von?
      Dit will ick erst ma lesen.`,
  }),
  "wants-written-offer": said({
    "matter-of-fact": `
      Machen Sie mir bitte ein konkretes Angebot.
      Ich bräuchte das als schriftliches Angebot.
      Schicken Sie uns ein Angebot, dann prüfen wir das.
      Ohne schriftliches Angebot geht bei uns nichts.
      Stellen Sie mir einen Kostenvoranschlag zusammen.
      Ich hole immer drei Angebote ein.
      Geben Sie mir ein verbindliches Angebot mit allen Preisen.
      Das brauche ich mit Zahlen auf dem Papier.
      Reichen Sie bitte ein offizielles Angebot ein.
      Lassen Sie mir ein Angebot zukommen, und dann vergleiche ich.`,
    friendly: `
      Könnten Sie mir dazu ein Angebot machen, das ich vergleichen kann?
      Sehr gern, schicken Sie mir bitte einen Kostenvoranschlag.
      Ein schriftliches Angebot wäre für mich das Beste.
      Wenn Sie mir ein Angebot schreiben, schaue ich es mir gern an.`,
    curt: `
      Schriftliches Angebot.
      Angebot, dann reden wir.
      Kostenvoranschlag bitte.
      Angebot schicken.
      Zahlen auf Papier.`,
    chatty: `
      Ich bin da gründlich, ich lasse mir immer mehrere Angebote machen und lege die dann nebeneinander.
      Am Telefon klingt alles günstig, schreiben Sie mir ein Angebot, dann sehe ich, was wirklich drinsteht.
      Mein Mann rechnet das dann alles mit dem Taschenrechner nach, also machen Sie uns ein Angebot.
      Die Geschäftsleitung will immer was Schriftliches mit Stempel, also bitte ein richtiges Angebot.`,
    bavarian: `
      Machan S' ma a schriftlichs Angebot.
      Des brauch i auf am Papier.
      Schickan S' ma an Kostnvoranschlag.`,
    berlin: `
      Machen Se mir'n schriftlichet Anjebot.
      Schicken Se'n Kostenvoranschlach.
      Dit will ick schwarz uff weiß.`,
  }),
} as const;
