import { said } from "../voices.ts";

/** Whether it suits; worded so that it answers "Haben Sie Zeit?" and "Störe ich?" alike. */
export const TIME = {
  "has-time": said({
    "matter-of-fact": `
      Passt schon, worum geht es?
      Zwei Minuten habe ich, legen Sie los.
      Es geht gerade, sagen Sie, was Sie möchten.
      Wenn es nicht zu lange dauert, gern.
      Im Moment geht es, ja.
      Ein bisschen Zeit kann ich mir nehmen.
      Gut, ich höre Ihnen zu.
      Schießen Sie los.
      Kurz geht, worum handelt es sich?
      Ich habe gerade Pause, das passt.
      Also, ein paar Minuten sind drin.
      Ich bin gerade fertig geworden, reden Sie.
      Geht in Ordnung, erzählen Sie.
      Das passt mir gerade ganz gut.
      Ist in Ordnung, fangen Sie an.
      Für zwei Minuten reicht es.
      Ja, Zeit habe ich, bitte.
      Sie haben meine Aufmerksamkeit, bitte schön.
      Gerade ist es ruhig hier, also bitte.
      Ja, ein Moment geht schon.
      Gut, dann sprechen Sie mal.
      Bis der Nächste kommt, habe ich Zeit.`,
    friendly: `
      Aber gern, für Sie nehme ich mir die Zeit.
      Sie stören gar nicht, erzählen Sie ruhig.
      Natürlich, ich habe mir gerade einen Kaffee gemacht, das passt wunderbar.
      Kein Problem, ich habe Zeit.
      Gern, ich sitze gerade gemütlich.
      Ja, schön, dass Sie fragen, es passt gut.
      Ach, das passt gerade prima.
      Für ein nettes Gespräch habe ich immer ein paar Minuten.
      Ja, selbstverständlich, worum geht es denn?
      Sie haben Glück, heute habe ich frei.`,
    curt: `
      Geht.
      Passt.
      Ja, kurz.
      Los.
      Zwei Minuten.
      Gut, schnell.
      Reden Sie.
      Kurz, ja.
      Na, dann los.`,
    chatty: `
      Ach, ich wollte zwar gerade die Wäsche aufhängen, aber die läuft ja nicht weg, reden Sie.
      Na ja, das Essen steht schon auf dem Herd, aber zwei Minuten habe ich noch.
      Wissen Sie, Zeit ist heute das Einzige, was ich reichlich habe, also bitte.
      Ja, mein Gott, ich wollte zwar gleich los, aber fünf Minuten gehen immer.
      Geht schon, ich war sowieso gerade am Aufräumen und froh über jede Ablenkung.
      Ja, kommen Sie, erzählen Sie, bei mir ist heute sowieso nicht viel los.
      Bei uns im Büro ist es gerade so ruhig, da kann man auch mal telefonieren, also gerne.
      Na gut, der Zug hat eh wieder Verspätung, da habe ich jetzt Zeit.`,
    bavarian: `
      Ja, a bissl Zeit hob i scho.
      Passt scho, redn S'.
      Ja, wos gibt's denn?
      Zwoa Minutn gengan.
      Geht scho, um wos geht's?
      Ja, schiaßn S' los.`,
    berlin: `
      Na jut, zwee Minuten hab ick.
      Jeht schon, schießen Se los.
      Passt jrade, wat jibt's?
      Ja, een Moment hab ick Zeit.
      Na denn ma los.
      Klar, ick hab jrade Pause.`,
  }),
  "no-time": said({
    "matter-of-fact": `
      Das passt mir gerade überhaupt nicht.
      Ich bin mitten in der Arbeit.
      Jetzt ist es leider ganz ungünstig.
      Ich sitze gerade im Auto.
      Ich muss gleich zum nächsten Termin.
      Ich habe gerade Kundschaft im Laden.
      Momentan geht es wirklich nicht.
      Für so etwas habe ich jetzt wirklich keine Zeit.
      Ich stehe hier gerade an der Kasse.
      Wir sitzen gerade beim Essen.
      Ich stehe schon mit der Jacke in der Tür.
      Es ist gerade sehr stressig hier.
      Ich habe in einer Minute eine Besprechung.
      Ich bin gerade auf der Baustelle, ich höre Sie kaum.
      Sie erwischen mich zu einem ganz schlechten Zeitpunkt.
      Ich bin beim Arzt im Wartezimmer.
      Gerade ist hier die Hölle los.
      Ich kann hier jetzt schlecht sprechen.
      Bei mir liegt heute alles voll.
      Ich muss die Kinder abholen.
      Ähm, ich habe gerade gar keine Zeit.
      Ich bin unterwegs und muss gleich in den Tunnel.`,
    friendly: `
      Oh, das tut mir leid, aber im Moment ist es wirklich schlecht.
      Sie sind sehr nett, aber ich bin gerade völlig im Stress.
      Ach, wie schade, ich muss in zwei Minuten aus dem Haus.
      Leider erwischen Sie mich gerade mitten beim Kochen.
      Entschuldigen Sie, ich habe gerade Besuch bekommen.
      Ich würde ja gern, aber mir läuft die Zeit davon.
      Tut mir leid, bei uns ist gerade sehr viel zu tun.
      Seien Sie nicht böse, aber es passt jetzt leider gar nicht.
      Im Augenblick habe ich leider keine ruhige Minute.
      Oh je, gerade ist es ganz schlecht, das Baby schläft.`,
    curt: `
      Keine Zeit.
      Jetzt nicht.
      Ganz schlecht.
      Bin im Stress.
      Hab zu tun.
      Passt nicht.
      Bin unterwegs.
      Muss los.
      Gerade nicht.
      Bin in einem Termin.`,
    chatty: `
      Nee, also jetzt gerade, ich hab hier drei Leute stehen, und das Telefon klingelt ununterbrochen.
      Ach Gott, Sie, ich bin mitten im Umzug, hier stehen überall Kisten, das geht jetzt nicht.
      Das ist gerade ganz blöd, die Handwerker sind da, und die brauchen alle paar Minuten was von mir.
      Ich hab den Kuchen im Ofen, und um drei kommen die Gäste, also jetzt wirklich nicht.
      Wissen Sie, ich bin auf der Autobahn und hab nur diese alte Freisprechanlage, das wird nichts.
      Heute ist so ein Tag, da kommt alles zusammen, ich hab keine freie Sekunde.
      Ich bin gerade dabei, den Abschluss zu machen, und wenn ich da rauskomme, fange ich von vorne an.
      Oh, Sie, ich steh hier im Schwimmbad mit den Kindern, da kann ich jetzt nicht lang reden.`,
    bavarian: `
      I hob grad gar koa Zeit.
      Na, jetzad is ganz schlecht.
      I bin mittn in da Arbat.
      Des basst ma grad ned.
      Mia hockan grad beim Essn.
      I muass glei weg.
      Do geht's zua bei uns, jetzt geht nix.`,
    berlin: `
      Keene Zeit jrade, ick muss weiter.
      Nee, jetz is janz schlecht.
      Ick bin mitten bei de Arbeit.
      Dit passt jrade überhaupt nich.
      Ick bin uff'm Sprung.
      Wir sind jrade beim Essen, wa.`,
  }),
  "call-later": said({
    "matter-of-fact": `
      Melden Sie sich bitte später noch mal.
      Können Sie es heute Nachmittag noch einmal probieren?
      Rufen Sie doch morgen wieder an.
      Nächste Woche wäre es mir lieber.
      Versuchen Sie es bitte am Abend.
      Vielleicht ein anderes Mal, wenn es ruhiger ist.
      Probieren Sie es Ende des Monats wieder.
      Rufen Sie mich in einer Stunde zurück.
      Nach den Ferien können wir gern sprechen.
      Wir müssten das auf einen anderen Tag verschieben.
      Rufen Sie bitte im neuen Quartal wieder an.
      Am Montag bin ich besser zu erreichen.
      Heute nicht mehr, aber morgen früh ginge es.
      Lassen Sie uns das auf später verschieben.
      Können wir ein anderes Mal telefonieren?
      Kommen Sie doch in zwei Wochen wieder auf mich zu.
      Nach siebzehn Uhr erreichen Sie mich besser.
      Ich wäre froh, wenn Sie es später versuchen.
      Zu einem anderen Zeitpunkt gern.
      Können wir dazu einen Rückruf ausmachen?
      Rufen Sie lieber am Vormittag an, da ist es ruhiger.
      Nach dem Urlaub dürfen Sie sich gern wieder melden.`,
    friendly: `
      Mögen Sie es vielleicht heute Abend noch einmal versuchen?
      Rufen Sie gern morgen wieder an, da habe ich mehr Ruhe.
      Es wäre lieb, wenn Sie sich nächste Woche noch einmal melden.
      Wäre es schlimm, wenn wir das auf morgen verschieben?
      Sehr gern ein andermal, nur gerade nicht.
      Versuchen Sie es doch bitte am Wochenanfang wieder, da freue ich mich.
      Könnten Sie mich bitte in einer halben Stunde zurückrufen?
      Seien Sie so nett und rufen Sie später noch einmal durch.
      Am liebsten wäre mir ein Anruf am Freitag.
      Probieren Sie es bitte nach dem Mittag noch einmal.`,
    curt: `
      Später.
      Morgen wieder.
      Dann später.
      Nächste Woche.
      Ein andermal.
      Heute Abend.
      Nachmittags wieder.
      In einer Stunde.`,
    chatty: `
      Wissen Sie was, rufen Sie mich doch nach Feierabend an, da sitze ich meistens auf dem Balkon.
      Passen Sie auf, ab Donnerstag bin ich wieder im Lande, da können wir in Ruhe reden.
      Können wir das machen, wenn meine Frau von der Kur zurück ist, so in drei Wochen?
      Wenn Sie mich morgen so gegen zehn anrufen, dann bin ich auch richtig wach und höre zu.
      Am besten, Sie rufen an, wenn die Saison vorbei ist, vorher kommt man ja zu nichts.
      Machen wir es so, Sie melden sich nächste Woche, und bis dahin habe ich den Schreibtisch leer.
      Rufen Sie mich abends an, aber nicht während der Tagesschau, da gehe ich nicht ran.
      Nach dem Fünfzehnten wird es bei uns besser, da rufen Sie einfach wieder durch.`,
    bavarian: `
      Rufan S' hoit später no moi o.
      Probiern S' es morgn wieder.
      Meldn S' Eahna nächste Woch.
      Auf d'Nacht bin i dahoam, do geht's.
      Heid nimma, a anders Moi.
      Nach de Feierdog konn ma redn.`,
    berlin: `
      Rufen Se später nochma an.
      Versuchen Se't morjen wieder.
      Nächste Woche jeht's besser.
      Heute nich mehr, een andermal.
      Kling'n Se abends nochma durch.
      Melden Se sich in ner Stunde wieder.`,
  }),
  "how-long": said({
    "matter-of-fact": `
      Wie lange dauert das denn?
      Wie viel Zeit muss ich da einplanen?
      Geht das schnell?
      Dauert das länger als fünf Minuten?
      Wie lange brauchen Sie dafür?
      Was heißt kurz bei Ihnen?
      Sind das wirklich nur ein paar Minuten?
      Wie lang wird das Gespräch ungefähr?
      Ist das eine längere Geschichte?
      Wie viele Fragen sind das denn?`,
    friendly: `
      Darf ich fragen, wie lange das ungefähr dauert?
      Wie viel Zeit sollte ich mir denn dafür nehmen?
      Dauert es lange, oder schaffen wir es vor dem Mittagessen?
      Sagen Sie mir bitte, wie lange Sie etwa brauchen?`,
    curt: `
      Wie lange?
      Dauert das?
      Geht's schnell?
      Wie viele Minuten?
      Lange?`,
    chatty: `
      Wie lange dauert denn das, ich frage nur, weil um elf der Schornsteinfeger kommt?
      Beim letzten Mal hieß es auch fünf Minuten, und dann war der halbe Vormittag weg, wie lange geht das?
      Muss ich mir dafür einen Stuhl holen, oder geht das im Stehen?
      Sagen Sie, wie lange reden wir da, ich hab nämlich nur noch wenig Akku?`,
    bavarian: `
      Wia lang dauert'n des?
      Geht des gschwind?
      Wia vui Zeit brauchan S' do?`,
    berlin: `
      Wie lange dauert'n ditte?
      Jeht dit fix?
      Wie lange brauchen Se'n?`,
  }),
} as const;
