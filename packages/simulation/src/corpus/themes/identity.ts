import { said } from "../voices.ts";

/** Who is on the phone. */
export const IDENTITY = {
  "that-is-me": said({
    "matter-of-fact": `
      Ja, das bin ich selber.
      Am Apparat.
      Ja, ich bin selbst dran.
      Ja, ich bin es selber.
      Ja, mit mir sprechen Sie schon richtig.
      Ja, das ist richtig, das bin ich.
      Da sind Sie bei mir richtig.
      Ja, am Telefon.
      Ja, das bin ich, was gibt es denn?
      Ja, Sie sprechen schon mit mir.`,
    friendly: `
      Ja, genau, das bin ich, guten Tag!
      Ja, da haben Sie Glück, ich bin selbst am Apparat.
      Ja, hallo, Sie sprechen mit mir persönlich.
      Ganz genau, das bin ich.
      Da sind Sie goldrichtig bei mir.`,
    curt: `
      Ja.
      Bin ich.
      Am Apparat, ja.
      Ja, wieso?
      Höchstselbst.
      Ja, und?`,
    chatty: `
      Ja, das bin ich, meistens geht ja mein Mann ran, aber heute haben Sie mich erwischt.
      Ja, am Apparat, ich war gerade im Keller und hab es noch klingeln gehört.
      Ja, das bin ich, seit dreißig Jahren schon unter derselben Nummer.
      Ja, ja, der bin ich, wer denn sonst, außer mir und der Katze ist keiner da.`,
    bavarian: `
      Ja, des bin i.
      Ja, i bin dro.
      Ja, selber am Apparat.
      Do san S' richtig.`,
    berlin: `
      Ja, dit bin ick.
      Ja, am Apparat, wat jibt's?
      Bin ick höchstpersönlich.
      Da sind Se richtig bei mir.`,
  }),
  "not-me": said({
    "matter-of-fact": `
      Nein, der bin ich leider nicht.
      Nein, die ist gerade nicht da.
      Nein, hier spricht die Ehefrau.
      Nein, ich bin nur der Mitarbeiter.
      Da müssten Sie mit meiner Kollegin sprechen.
      Nein, Sie sprechen mit dem Sohn.
      Nein, ich arbeite hier nur.
      Nein, das wäre mein Mann.
      Nein, da haben Sie jetzt jemand anderen erwischt.
      Nein, ich vertrete hier nur jemanden.`,
    friendly: `
      Nein, leider nicht, ich bin nur die Aushilfe.
      Oh, nein, da haben Sie die Falsche erwischt, ich bin die Schwester.
      Nein, tut mir leid, das ist mein Kollege.
      Nein, ich bin die Nachbarin und gieße nur die Blumen.`,
    curt: `
      Nein.
      Nee, bin ich nicht.
      Nein, mein Mann.
      Nee, anderer.
      Nein, Kollege.`,
    chatty: `
      Nein, das ist mein Vater, der ist im Garten, und wenn der mal draußen ist, dann hört er nichts.
      Nein, also ich bin nur zu Besuch hier, die Leute sind einkaufen gefahren.
      Nein, da bin ich nicht die Richtige, ich mache hier nur die Buchhaltung, schon seit Jahren.
      Nee, ich bin der Schwiegersohn, ich bin nur ans Telefon, weil es so lang geläutet hat.`,
    bavarian: `
      Na, des bin i ned.
      Na, des is mei Mo.
      Na, i bin bloß de Nachbarin.
      Na, der is grad ned do.`,
    berlin: `
      Nee, dit bin ick nich.
      Nee, dit is mein Oller.
      Nee, ick bin hier bloß die Aushilfe.
      Nee, der is nich da.`,
  }),
  "no-authority": said({
    "matter-of-fact": `
      Das entscheide ich hier nicht.
      Dafür bin ich leider nicht zuständig.
      Da müssen Sie mit dem Geschäftsführer sprechen.
      Ich darf so etwas gar nicht entscheiden.
      So etwas liegt bei uns nicht in meiner Hand.
      Für so etwas ist bei uns der Einkauf zuständig.
      Das macht alles mein Mann.
      Da habe ich im Haus nichts zu sagen.
      Solche Sachen gehen bei uns über die Zentrale.
      Das müsste der Inhaber entscheiden, nicht ich.
      Ich bin da nur angestellt.
      Um so etwas kümmert sich mein Kollege.
      Da bin ich die falsche Ansprechpartnerin.
      Das geht nur über die Hausverwaltung.
      Ich habe dafür keine Befugnis.
      Mit so etwas habe ich nichts zu tun.
      Das wird bei uns eine Etage höher entschieden.
      Ich kann da nichts zusagen, das macht der Vorstand.
      Nicht mein Bereich, tut mir leid.
      Da fragen Sie besser meinen Vorgesetzten.
      Ich bin da nicht die Person, die so was unterschreibt.
      Bei uns entscheidet das die Eigentümergemeinschaft.`,
    friendly: `
      Da kann ich Ihnen leider nicht weiterhelfen, das entscheidet meine Chefin.
      Ich würde ja gern, aber ich darf das nicht entscheiden.
      Ach, da sind Sie bei mir falsch, das macht die Geschäftsleitung.
      Tut mir leid, ich bin hier nur die Assistentin und entscheide das nicht.
      Das müssten Sie bitte mit meinem Mann klären, der kennt sich damit aus.
      Da bin ich ehrlich gesagt überfragt, das macht bei uns jemand anders.
      Leider liegt das nicht bei mir, sondern beim Inhaber.
      Es tut mir leid, für solche Fragen bin ich nicht die Richtige.
      Ich helfe gern, aber zuständig ist dafür der Herr Kunze.
      Das gebe ich gern weiter, entscheiden kann ich es nicht.`,
    curt: `
      Nicht zuständig.
      Entscheid ich nicht.
      Macht der Chef.
      Nicht meine Sache.
      Falsche Abteilung.
      Dafür ist wer anders da.
      Darf ich gar nicht.
      Ist Sache meiner Frau.`,
    chatty: `
      Ach, wissen Sie, ich bin hier nur das kleine Rädchen, da müssen Sie schon weiter oben fragen.
      Das macht bei uns alles der Junior, seit der Senior in Rente ist, ich entscheide da gar nichts.
      Oh je, da fragen Sie die Falsche, ich mach hier den Empfang und sonst nichts.
      Also solche Sachen, da mische ich mich nicht ein, das war schon immer die Sache von meinem Mann.
      Wenn ich das entscheide, dann krieg ich hinterher Ärger, das muss der Chef machen.
      Da müsste ich lügen, wenn ich sage, ich bin zuständig, das ist die Frau Seidel im zweiten Stock.
      Ich hab hier nicht mal den Schlüssel für den Drucker, entscheiden tun das andere.
      Bei uns ist das so, da schaut erst der Einkauf drüber und dann noch drei andere, ich jedenfalls nicht.`,
    bavarian: `
      Des entscheid i ned.
      Do bin i ned zuständig.
      Des macht ois da Chef.
      Do hob i nix zum sogn.
      Do miassn S' mei Frau frogn.
      I bin do bloß ogstellt.`,
    berlin: `
      Dit entscheid ick nich.
      Da bin ick nich für zuständig.
      Dit macht allet der Chef.
      Da hab ick nüscht zu melden.
      Da müssen Se meene Olle fragen.
      Ick bin hier bloß anjestellt.`,
  }),
  "wrong-person": said({
    "matter-of-fact": `
      Ich glaube, Sie sind hier falsch verbunden.
      Sie haben eine falsche Nummer gewählt.
      Nein, der arbeitet schon lange nicht mehr hier.
      Hier gibt es niemanden mit diesem Namen.
      Den Namen kenne ich nicht.
      Ich glaube, Sie meinen jemand ganz anderen.
      Die Nummer gehört jetzt mir, der Vorbesitzer ist weg.
      Da muss eine Verwechslung vorliegen.
      Ich habe nie etwas angefragt, Sie meinen sicher jemand anderen.
      Hier sind Sie in einer Arztpraxis, da sind Sie falsch.`,
    friendly: `
      Oh, da haben Sie sich bestimmt verwählt.
      Das tut mir leid, aber hier wohnt niemand, der so heißt.
      Ich fürchte, Sie sind bei mir falsch gelandet.
      Ach, da sind Sie falsch, das passiert mir öfter mit dieser Nummer.`,
    curt: `
      Falsch verbunden.
      Falsche Nummer.
      Kenn ich nicht.
      Gibt's hier nicht.
      Verwählt.`,
    chatty: `
      Nein, den gibt es hier nicht, aber Sie sind heute schon die Zweite, die nach dem fragt.
      Da müssen Sie sich verwählt haben, wir haben die Nummer neu, seit wir umgezogen sind.
      Ach, Sie meinen bestimmt die Leute, die vor uns hier gewohnt haben, die sind nach Köln gezogen.
      Nee, da sind Sie verkehrt, das ist hier ein Privatanschluss und keine Firma.`,
    bavarian: `
      Do san S' foisch verbundn.
      Den gibt's do herin ned.
      Do ham S' Eahna verwählt.`,
    berlin: `
      Da sind Se falsch verbunden.
      Den jibt's hier nich.
      Da ham Se sich verwählt, juter Mann.`,
  }),
  "new-on-the-line": said({
    "matter-of-fact": `
      Brandt, guten Tag.
      Ja, Hoffmann hier, Sie wollten mich sprechen?
      Kunze am Apparat.
      Guten Tag, meine Kollegin sagte, Sie möchten mich sprechen.
      Ja, jetzt bin ich dran, Seidel mein Name.
      Guten Tag, Berger, Geschäftsleitung.
      Ja, hallo, man sagte mir, Sie möchten mich sprechen.
      Schuster, hallo.
      Lehmann hier, was kann ich für Sie tun?
      Ja bitte, hier spricht Wagner.`,
    friendly: `
      Schönen guten Tag, Brandt hier, was kann ich für Sie tun?
      Hallo, hier ist Berger, entschuldigen Sie, dass Sie warten mussten.
      Guten Tag, Hoffmann, schön, dass Sie gewartet haben.
      So, jetzt bin ich da, Seidel, guten Tag!`,
    curt: `
      Brandt.
      Ja, Kunze?
      Berger, ja?
      Lehmann, was gibt's?
      Ja, ich höre.`,
    chatty: `
      So, Hoffmann hier, entschuldigen Sie, ich war noch auf der anderen Leitung, da kommt man heute zu nichts.
      Ja, Brandt, grüß Sie, meine Sekretärin hat irgendwas gesagt, aber ich hab nur die Hälfte verstanden.
      Wagner, guten Tag, so, jetzt habe ich mich hingesetzt, jetzt können wir reden.
      Ja, hallo, Lehmann hier, ich bin eigentlich schon halb in der Pause, aber gut.`,
    bavarian: `
      Griaß Good, Huber.
      Ja, Obermaier, wos gibt's?
      Servus, do is da Chef.`,
    berlin: `
      Krause, Tach.
      Ja, Lehmann hier, wat jibt's denn?
      Tach, Sie wollten mir sprechen?`,
  }),
} as const;
