import { said } from "../voices.ts";

/** Who picks up in a firm, and whom that one knows. */
export const FRONT_DESK = {
  "front-desk": said({
    "matter-of-fact": `
      Sie sind hier am Empfang, worum geht es denn?
      Ich bin die Assistentin, was darf ich ausrichten?
      Hier ist nur die Telefonzentrale.
      Sie sprechen mit dem Vorzimmer, was kann ich weitergeben?
      Ich nehme hier nur die Gespräche an.
      In welcher Sache möchten Sie Herrn Brandt sprechen?
      Worum geht es, damit ich Sie anmelden kann?
      Sie sind im Sekretariat gelandet.
      Ich bin die Büroleiterin, Anrufe gehen erst über mich.
      Haben Sie mit ihm schon einen Termin ausgemacht?
      Ich mache hier den Telefondienst, wen möchten Sie denn sprechen?
      Alle Anrufe für die Geschäftsleitung landen bei mir.
      Sie haben hier den Empfang dran, wer war noch mal Ihre Firma?
      Ohne zu wissen, worum es geht, stelle ich niemanden durch.
      Ich bin die Sekretärin, der Chef spricht nicht mit Vertretern.
      Sagen Sie mir bitte, um was es geht, dann frage ich nach.
      Ich vertrete heute die Zentrale.
      Hier ist das Büro, ich nehme nur Nachrichten auf.
      Bei uns läuft so etwas erst einmal über mich.
      Kennt der Chef Sie denn?
      Erwartet Frau Seidel Ihren Anruf?
      Ich sitze hier vorne an der Anmeldung, was brauchen Sie?`,
    friendly: `
      Guten Tag, Sie sind hier am Empfang, wie darf ich Ihnen helfen?
      Ich bin die Assistentin der Geschäftsleitung, darf ich fragen, worum es geht?
      Hier ist die Zentrale, was kann ich Gutes für Sie tun?
      Ich richte es gern aus, verraten Sie mir noch Ihr Anliegen?
      Sie sprechen mit dem Sekretariat, worum geht es denn bitte?
      Sehr gern, um was handelt es sich, dann schaue ich, wer zuständig ist.
      Ich bin hier nur die Empfangsdame, aber vielleicht kann ich Ihnen helfen?
      Darf ich ihm sagen, worum es sich handelt?
      Ich kümmere mich hier um die Anrufe, möchten Sie eine Nachricht hinterlassen?
      Da sind Sie erst einmal bei mir im Vorzimmer, worum dreht es sich?`,
    curt: `
      Zentrale.
      Empfang, worum geht's?
      Sekretariat, ja?
      In welcher Sache?
      Hier ist das Vorzimmer.
      Was wollen Sie vom Chef?
      Ich bin nur die Zentrale.
      Werden Sie erwartet?`,
    chatty: `
      Sie sind hier bei mir im Vorzimmer, und an mir kommt keiner vorbei, ohne zu sagen, was er will.
      Ich sitze hier schon zwanzig Jahre am Empfang, also sagen Sie mir ruhig, worum es geht.
      Normalerweise sitzt hier die Frau Lang, aber die ist krank, ich mach heute die Zentrale, was möchten Sie?
      Wenn ich jeden durchstellen würde, käme der Chef nie zum Arbeiten, worum geht es denn?
      Ach, Sie wollen bestimmt zum Chef, ich bin aber nur die Sekretärin, was soll ich ihm sagen?
      Hier rufen am Tag fünfzig Leute an, und alle wollen zum Chef, was ist es denn bei Ihnen?
      Ich bin das Mädchen für alles hier, Telefon, Post und Kaffee, also was kann ich ausrichten?
      Der Chef hat gesagt, ich soll immer erst fragen, also frage ich, worum geht es?`,
    bavarian: `
      Do san S' im Vorzimmer, um wos geht's?
      I bin bloß de Sekretärin.
      Mia stelln do ned oafach an jedn durch.
      Wos derf i eahm ausrichtn?
      Do is da Empfang, wos brauchan S'?
      I nimm do bloß de Gspräche o.`,
    berlin: `
      Hier is die Zentrale, wat kann ick ausrichten?
      Ick bin bloß die Vorzimmerdame.
      Wat wolln Se'n vom Chef?
      Hier is der Empfang, worum jeht's?
      Ick stell nich jeden durch, wa.
      Ick nehm hier nur die Jespräche an.`,
  }),
  "puts-through": said({
    "matter-of-fact": `
      Einen Augenblick, ich stelle Sie durch.
      Bleiben Sie bitte dran, ich verbinde Sie weiter.
      Moment, ich hole ihn ans Telefon.
      Ich gebe Sie weiter an Herrn Brandt.
      Warten Sie kurz, ich frage, ob sie Zeit hat.
      Gut, dann verbinde ich Sie mit der Geschäftsleitung.
      Ich leite Sie weiter, einen Moment.
      Ich schaue, ob ich ihn erreiche, bleiben Sie dran.
      Sekunde, ich reiche das Telefon weiter.
      Da verbinde ich Sie mit der zuständigen Kollegin.
      Ja, ich versuche Sie durchzustellen.
      Er kommt gerade herein, ich gebe ihn Ihnen.
      Moment bitte, ich lege Sie um.
      Ich rufe ihn kurz, Augenblick.
      So, ich verbinde jetzt.
      Bitte warten, ich stelle das Gespräch durch.
      Ich probiere es auf seiner Durchwahl.
      Gut, ich gebe Ihnen den Chef.
      Da hole ich den Kollegen, Moment.
      Kleinen Moment, Sie werden verbunden.
      Ich schalte Sie rüber in die Abteilung.
      Gut, einen Moment Geduld, ich hole sie.`,
    friendly: `
      Sehr gern, ich stelle Sie gleich durch.
      Einen kleinen Moment bitte, ich verbinde Sie gern.
      Aber natürlich, ich hole ihn Ihnen.
      Da haben Sie Glück, er ist gerade frei, ich verbinde.
      Kein Problem, ich gebe Sie an Frau Seidel weiter.
      Ich schaue gern nach, ob er im Büro ist, bleiben Sie bitte dran.
      Bleiben Sie bitte am Apparat, ich stelle Sie durch.
      Gern, dann leite ich Sie an unseren Chef weiter.
      Das mache ich doch gern, einen Augenblick Geduld bitte.
      Warten Sie bitte einen Moment, ich sage ihm Bescheid.`,
    curt: `
      Moment, verbinde.
      Ich stell durch.
      Bleiben Sie dran.
      Ich hol ihn.
      Ich geb Sie weiter.
      Moment, Chef kommt.
      Verbinde.
      Gut, ich stelle durch.`,
    chatty: `
      Na, dann will ich mal nicht so sein, ich stelle Sie zum Chef durch, aber machen Sie es kurz.
      Warten Sie, ich geh mal rüber und hol ihn, der ist in der Werkstatt, das dauert einen Moment.
      Mit der neuen Anlage kenn ich mich noch nicht so aus, aber ich versuche, Sie durchzustellen.
      Ich seh gerade, sein Lämpchen ist grün, dann verbinde ich Sie mal schnell.
      Bleiben Sie dran, und nicht auflegen, wenn die Musik kommt, ich stelle Sie durch.
      Ja gut, weil Sie so freundlich sind, ich hole ihn mal an den Apparat.
      Er kommt gerade mit seinem Kaffee vorbei, Moment, ich gebe ihm den Hörer.
      Das kann am besten der Chef selber sagen, einen Augenblick, ich verbinde Sie.`,
    bavarian: `
      Moment, i stell Eahna durch.
      Bleiben S' dro, i verbind Eahna.
      I hol eahm grad.
      Wartn S', i gib Eahna an Chef.
      I schaug, ob er do is, Moment.
      Guad, i stell S' durch.`,
    berlin: `
      Moment, ick stell Se durch.
      Bleiben Se ma dran, ick verbinde.
      Ick hol'n ma eben.
      Warten Se, ick jeb Ihnen den Chef.
      Kleenen Moment, ick verbinde Se.
      Ick kiek ma, ob er da is.`,
  }),
  "boss-away": said({
    "matter-of-fact": `
      Der Chef ist leider gerade außer Haus.
      Sie ist bis Montag im Urlaub.
      Herr Brandt sitzt in einer Sitzung.
      Der ist heute nicht mehr im Büro.
      Er telefoniert gerade auf der anderen Leitung.
      Die Chefin ist auf Dienstreise.
      Er hat heute frei.
      Im Moment ist niemand da, der das entscheidet.
      Der Geschäftsführer ist beim Kunden.
      Sie ist krank, das kann noch dauern.
      Der zuständige Kollege kommt erst morgen wieder.
      Er ist heute den ganzen Tag auf der Messe.
      Der Chef ist zu Tisch.
      Frau Seidel arbeitet nur vormittags.
      Er ist gerade nicht an seinem Platz.
      Die Geschäftsleitung ist diese Woche nicht zu erreichen.
      Er ist bis heute Abend unterwegs.
      Der hat gerade einen Mandanten bei sich.
      Sie ist in Elternzeit, die Vertretung ist auch nicht da.
      Er ist in der Produktion und hört das Telefon nicht.
      Da ist im Moment keiner zu sprechen.
      Vor sechzehn Uhr kommt er nicht zurück.`,
    friendly: `
      Oh, das tut mir leid, der Chef ist gerade zur Tür hinaus.
      Leider ist Herr Brandt diese Woche nicht im Haus.
      Da haben Sie Pech, sie ist heute leider nicht da.
      Er ist leider im Gespräch, das kann noch ein Weilchen dauern.
      Meine Chefin ist leider im Urlaub, erst übernächste Woche ist sie zurück.
      Gerade ist leider niemand aus der Geschäftsleitung erreichbar.
      Das tut mir leid, er sitzt noch in einer Besprechung.
      Er ist leider noch unterwegs.
      Frau Seidel ist heute leider im Homeoffice und nicht zu sprechen.
      Da muss ich Sie leider vertrösten, er ist gerade nicht am Platz.`,
    curt: `
      Ist nicht da.
      Im Urlaub.
      In einer Besprechung.
      Außer Haus.
      Heute nicht mehr.
      Nicht zu sprechen.
      Ist krank.
      Der telefoniert.`,
    chatty: `
      Der Chef ist heute früh schon um sechs los zum Kunden, und wann der wiederkommt, das weiß kein Mensch.
      Da haben Sie aber Pech, der ist vor zehn Minuten aus der Tür, und sein Handy liegt noch hier.
      Die Chefin ist auf Teneriffa, und die hat gesagt, sie will von keinem was hören.
      Er hat den ganzen Tag Besprechungen, da steckt nicht mal zum Mittagessen der Kopf raus.
      Er ist im Außendienst, wissen Sie, der kommt erst am Freitag wieder rein.
      Der liegt mit dem Rücken flach, seit er den Schrank gehoben hat, der ist erst mal nicht da.
      Ich hab ihn heute auch noch nicht gesehen, ich glaube, der ist auf dieser Messe in Hannover.
      Montags ist er nie da, das wissen eigentlich alle, da ist er immer in der anderen Filiale.`,
    bavarian: `
      Da Chef is grad ned do.
      Der is in a Besprechung.
      De is im Urlaub bis zum Montag.
      Der is no beim Kundn.
      Der is heid unterwegs.
      Do is grad koana zum sprechn.`,
    berlin: `
      Der Chef is jrade nich da.
      Der sitzt in ner Besprechung.
      Die is im Urlaub.
      Der is noch beim Kunden.
      Der is heute unterwegs.
      Da is jrade keener zu sprechen.`,
  }),
} as const;
