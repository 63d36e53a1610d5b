import { said } from "../voices.ts";

/** Answers where something is read back, or allowed. */
export const CHECKS = {
  confirms: said({
    "matter-of-fact": `
      Ja, genau so.
      Ja, das ist alles richtig so.
      Stimmt, ja.
      Korrekt.
      Ja, so haben wir es gesagt.
      Ja, das haben Sie richtig verstanden.
      So ist es.
      Ja, das ist so korrekt.
      Genau, so passt es.
      Richtig, ja.`,
    friendly: `
      Ja, wunderbar, genau so.
      Prima, das stimmt alles.
      Ja, ganz genau, vielen Dank.
      Ja, so passt mir das sehr gut.
      Perfekt, genau so machen wir das.`,
    curt: `
      Ja.
      Stimmt.
      Genau.
      Richtig.
      Korrekt, ja.
      Jawohl.`,
    chatty: `
      Ja, genau, das schreibe ich mir auch gleich in den Kalender, sonst vergesse ich es wieder.
      Ja, das stimmt so, da ist auch meine Tochter aus dem Haus, das passt.
      Ganz richtig, so haben wir es besprochen, und dabei bleibt es auch.
      Ja, ja, das ist richtig, Sie hören ja gut zu, das muss ich sagen.`,
    bavarian: `
      Ja genau, so basst's.
      Stimmt scho.
      Ja, des is richtig a so.
      Freili, so ham ma's gsagt.`,
    berlin: `
      Ja, jenau so.
      Dit stimmt, ja.
      Richtich, so machen wa't.
      Ja, passt wie die Faust uffs Oge.`,
  }),
  denies: said({
    "matter-of-fact": `
      Nein, das haben Sie nicht richtig.
      Nee, das stimmt so nicht.
      Nein, da haben Sie mich falsch verstanden.
      Nein, das habe ich so nicht gesagt.
      Das ist falsch.
      Nein, so nicht.
      Moment, nein, das war anders.
      Nee, nicht ganz.
      Nein, da ist etwas durcheinandergekommen.
      Das passt so nicht.`,
    friendly: `
      Oh, nein, da haben wir uns missverstanden.
      Entschuldigung, nein, da habe ich mich wohl undeutlich ausgedrückt.
      Nicht ganz, leider stimmt das so nicht.
      Ach, nein, das war anders gemeint.
      Nein, tut mir leid, so stimmt es noch nicht.`,
    curt: `
      Nein.
      Falsch.
      Stimmt nicht.
      Nee, falsch.
      Nein, eben nicht.
      Nö, anders.`,
    chatty: `
      Nein, nein, also da bringen Sie jetzt was durcheinander, das habe ich anders gesagt.
      Nee, ich hab zwar vorhin kurz überlegt, aber so war das nicht gemeint, nein.
      Ach nein, wissen Sie, die Leitung ist so schlecht, das haben Sie falsch verstanden.
      Nein, das kann gar nicht sein, da ist bei uns immer Kegelabend, so nicht.`,
    bavarian: `
      Na, des stimmt ned.
      Na, des hob i ned gsagt.
      Des is foisch, na.
      Na, so ned.`,
    berlin: `
      Nee, dit stimmt nich.
      Nee, dit hab ick so nich jesacht.
      Falsch, nee.
      Nee, da ham Se sich verhört.`,
  }),
  "agrees-to-recording": said({
    "matter-of-fact": `
      Ja, Sie dürfen aufzeichnen.
      Mitschneiden ist in Ordnung.
      Ja, nehmen Sie es ruhig auf.
      Da habe ich nichts zu verbergen, ja.
      Einverstanden, zeichnen Sie auf.
      Ja, meinetwegen können Sie das aufnehmen.
      Ja, das dürfen Sie mitschneiden.
      Ja, wenn es für die Qualität ist, in Ordnung.
      Die Aufnahme ist für mich okay.`,
    friendly: `
      Ja, natürlich dürfen Sie das, danke fürs Fragen.
      Gern, das stört mich gar nicht.
      Ja, kein Problem, nehmen Sie ruhig auf.
      Aber sicher, das ist doch in Ordnung.`,
    curt: `
      Ja, okay.
      Dürfen Sie.
      Ja, nehmen Sie auf.
      Von mir aus, ja.
      Ja, machen Sie.`,
    chatty: `
      Ja, machen Sie nur, das wird ja heute sowieso überall gemacht, also einverstanden.
      Ja, dann muss ich mich jetzt wohl benehmen, aber ja, zeichnen Sie auf.
      Och ja, meinetwegen, ich habe ja nichts Geheimes zu erzählen, nehmen Sie es auf.
      Ja, doch, einverstanden, solange es nicht im Radio läuft.`,
    bavarian: `
      Ja, des deafan S' scho aufnehma.
      Ja mei, nehman S' es hoit auf.
      Passt, schneiden S' mit.`,
    berlin: `
      Ja, nehmen Se uff.
      Klar, dürfen Se mitschneiden.
      Ja, stört mir nich.`,
  }),
  "refuses-recording": said({
    "matter-of-fact": `
      Nein, ich möchte nicht aufgezeichnet werden.
      Nein, keine Aufnahme bitte.
      Das Gespräch dürfen Sie nicht mitschneiden.
      Nein, damit bin ich nicht einverstanden.
      Aufzeichnen lasse ich mich nicht.
      Nein, das will ich nicht, keine Aufzeichnung.
      Ohne Aufnahme bitte, nein.
      Nein, meine Stimme nehmen Sie nicht auf.
      Das lehne ich ab.`,
    friendly: `
      Nein, das wäre mir lieber nicht.
      Da ist mir nicht wohl dabei, lieber keine Aufnahme.
      Seien Sie nicht böse, aber aufnehmen bitte nicht.
      Nein, mir wäre es ohne Aufzeichnung lieber.`,
    curt: `
      Nein, nicht aufnehmen.
      Keine Aufzeichnung.
      Nein, da ist nichts zu machen.
      Nee, nicht mitschneiden.
      Nein, verboten.`,
    chatty: `
      Nein, also das habe ich in der Zeitung gelesen, was die Leute damit alles machen, keine Aufnahme.
      Nee, da bin ich eigen, meine Stimme gehört mir, bitte nicht mitschneiden.
      Nein, eine Bekannte von mir sagt immer, lass dich nie aufnehmen, und da halte ich mich dran.
      Ach nein, da rede ich dann ganz anders, lassen Sie das Aufnehmen mal bleiben.`,
    bavarian: `
      Na, aufgnomma werd do nix.
      Na, des mog i ned, koa Aufnahme.
      Mitschneiden deafan S' ned.`,
    berlin: `
      Nee, uffjenommen wird hier nüscht.
      Nee, uffnehmen lass ick mir nich.
      Mitschneiden is nich.`,
  }),
} as const;
