import { said } from "../voices.ts";

/** Whether somebody wants what is offered. */
export const INTEREST = {
  interested: said({
    "matter-of-fact": `
      Ja, das würde mich schon interessieren.
      Das klingt erst mal nicht verkehrt.
      Ja, da wäre ich schon dabei.
      Ja, darüber können wir reden.
      Davon würde ich gern mehr erfahren.
      Interessant, erzählen Sie weiter.
      Ja, das Thema steht bei uns sowieso an.
      Das kommt mir gerade recht.
      Anhören kann ich es mir ja mal.
      Ja, da habe ich schon länger drüber nachgedacht.
      Was Sie sagen, hört sich vernünftig an.
      Doch, das wäre was für uns.
      Grundsätzlich bin ich da interessiert.
      Ja, ein Gespräch darüber fände ich gut.
      Das könnten wir tatsächlich gebrauchen.
      Da bin ich nicht abgeneigt.
      Ja, das lohnt sich bestimmt, sich das anzuschauen.
      Wenn es nichts kostet, schaue ich es mir an.
      Ja, Interesse habe ich schon.
      Da sage ich nicht nein.
      Das will ich mir gern näher ansehen.
      Gut, da höre ich Ihnen gerne zu.`,
    friendly: `
      Oh ja, das klingt richtig gut!
      Das ist ja interessant, da bin ich gern dabei.
      Schön, dass Sie anrufen, genau das suche ich.
      Ja, sehr gern, das interessiert mich sehr.
      Ach, das trifft sich gut, darüber wollte ich mich sowieso erkundigen.
      Das finde ich spannend, erzählen Sie mir mehr.
      Ja, wunderbar, das hätte ich gern.
      Das ist eine tolle Sache, da mache ich gern mit.
      Prima, darauf habe ich gewartet.
      Ja, das würde ich mir sehr gern einmal zeigen lassen.
      Da freue ich mich, das machen wir.`,
    curt: `
      Interessiert mich, ja.
      Klingt gut.
      Ja, will ich.
      Gut, weiter.
      Bin dabei.
      Ja, her damit.
      Hört sich brauchbar an.
      Interessant.`,
    chatty: `
      Also wissen Sie, mein Nachbar hat das letztes Jahr gemacht und schwärmt davon, ja, das interessiert mich.
      Ja, lustig, darüber haben wir am Sonntag beim Kaffee erst geredet, da möchte ich mehr wissen.
      Mensch, da rufen Sie ja genau richtig an, ich wollte mich da schon seit Ostern drum kümmern.
      Ja, also ich bin zwar kein Fachmann, aber das klingt für mich nach einer guten Sache.
      Och, das ist schon interessant, ich hab da auch mal einen Bericht im Fernsehen gesehen.
      Ja doch, man muss ja mit der Zeit gehen, sage ich immer, das höre ich mir gern an.
      Sie, da sag ich Ihnen was, meine Kollegin hat das auch und ist zufrieden, also gern.
      Ja, bei den Preisen heutzutage muss man ja schauen, wo man bleibt, das interessiert mich schon.`,
    bavarian: `
      Ja, des dad mi scho interessiern.
      Des klingt ned schlecht.
      Ja mei, ohörn konn i mir's ja.
      Do bin i dabei.
      Des war scho was für uns.
      Ja, do red ma drüber.
      Des passt ma grad guad nei.`,
    berlin: `
      Ja, dit interessiert mir schon.
      Klingt jut, erzählen Se ma.
      Na, dit hör ick mir jerne an.
      Dit wär ja vielleicht wat für uns zwee.
      Da bin ick dabei.
      Ja, dit könn wa jut jebrauchen.`,
  }),
  "not-interested": said({
    "matter-of-fact": `
      Nein, dafür interessiere ich mich nicht.
      Für so etwas haben wir im Haus keinen Bedarf.
      So etwas ist wirklich nichts für mich.
      Nein, das brauche ich wirklich nicht.
      Kein Interesse, tut mir leid.
      Das Thema ist für uns nicht aktuell.
      Nein, ich möchte nichts kaufen und nichts abschließen.
      Das kommt für uns nicht in Frage.
      Ich bin da nicht der Richtige, mich interessiert das nicht.
      Nein, danke, wir sind da bestens zufrieden, wie es ist.
      Damit kann ich so gar nichts anfangen, tut mir leid.
      Da sehe ich für uns keinen Nutzen.
      Nein, das wollen wir alle beide nicht.
      Ich sage es gleich, ich habe kein Interesse.
      Bei uns lohnt sich so etwas hinten und vorne nicht.
      Ähm, nein, das reizt mich überhaupt nicht.
      So etwas mache ich grundsätzlich nicht am Telefon.
      Da können Sie sich die Mühe sparen, ich will das nicht.
      Nee, für so was habe ich keine Verwendung.
      Nein, wir haben uns schon dagegen entschieden.
      Das haben wir durchgesprochen, und wir wollen es nicht.
      Nein, das ist für mich erledigt.`,
    friendly: `
      Das ist nett, dass Sie anrufen, aber ich habe kein Interesse.
      Sie machen das ganz freundlich, aber für mich ist das nichts.
      Seien Sie nicht traurig, aber wir brauchen so etwas nicht.
      Vielen Dank für das Angebot, aber daran bin ich nicht interessiert.
      Ich möchte Sie nicht aufhalten, ich habe daran kein Interesse.
      Ach, wissen Sie, das ist für uns wirklich kein Thema, trotzdem danke.
      Das klingt sicher gut, aber bei uns gibt es dafür keinen Bedarf.
      Nein, herzlichen Dank, aber das möchten wir nicht.
      Tut mir leid für Sie, aber das ist nichts für uns.
      Nehmen Sie es mir nicht übel, aber das interessiert mich nicht.`,
    curt: `
      Kein Interesse.
      Brauch ich nicht.
      Nichts für mich.
      Interessiert mich nicht.
      Kein Bedarf.
      Nein, kein Interesse, danke.
      Muss ich nicht haben.
      Nee, brauchen wir nicht.
      Nicht interessiert.`,
    chatty: `
      Ach, gehen Sie mir weg damit, meine Schwägerin hat sich so was aufschwatzen lassen, nein danke.
      Nein, also wir haben hier wirklich genug am Hals, das brauchen wir nicht auch noch.
      Wissen Sie, ich bin da altmodisch, mir reicht, was ich habe, ich brauche nichts Neues.
      Schauen Sie, jede Woche ruft einer an mit so etwas, und ich sage jedes Mal, kein Interesse.
      Also ich will ja nicht unhöflich sein, aber das ist mir so was von egal, das interessiert mich nicht.
      Nein, da bin ich die falsche Adresse, mein Sohn vielleicht, aber der wohnt in Kanada.
      Nee, ich hab mir das mal erklären lassen, zwei Stunden lang, und danach wusste ich, ich will das nicht.
      Das ist alles gut und schön, was Sie da machen, aber wir brauchen das nicht, wirklich nicht.`,
    bavarian: `
      Na, do hob i koa Interesse.
      Des brauch ma bei uns ned.
      Na, des is nix für mi.
      Mia woin nix, dankschön.
      Des interessiert mi ned.
      Na, bleiben S' ma weg damit.
      Do brauchan S' gar ned weiterreden, i mog's ned.`,
    berlin: `
      Nee, dit reizt mir nich, lassen Se ma.
      Brauchen wa nich.
      Dit is nüscht für mich.
      Dit interessiert mir nich die Bohne.
      Nee, wir sind bedient, danke.
      Lassen Se stecken, ick koof nüscht.`,
  }),
  undecided: said({
    "matter-of-fact": `
      Das muss ich mir erst in Ruhe überlegen.
      Da bin ich noch unentschlossen.
      Ich weiß noch nicht, ob ich das will.
      Darüber müsste ich eine Nacht schlafen.
      So schnell kann ich das nicht entscheiden.
      Das muss ich mir durch den Kopf gehen lassen.
      Ich bin da noch nicht so weit.
      Hm, da bin ich skeptisch, ob das was bringt.
      Ich kann Ihnen da jetzt keine feste Zusage geben.
      So eine Sache will gut überlegt sein.
      Da bräuchte ich etwas Bedenkzeit.
      Ich bin noch nicht überzeugt.
      Das kann ich heute noch nicht beantworten.
      Lassen Sie mich da erst drüber nachdenken.
      Ganz sicher bin ich mir noch nicht.
      Ich muss das erst mal sacken lassen.
      Interesse ja, aber entscheiden kann ich mich noch nicht.
      Ob sich das für uns lohnt, das weiß ich noch nicht.
      Da schwanke ich noch.
      Ich tue mich schwer damit, das jetzt zu sagen.
      Das ist mir noch zu unklar.
      Vielleicht, aber erst will ich vergleichen.`,
    friendly: `
      Das klingt schön, aber da würde ich gern noch ein bisschen nachdenken.
      Ach, ich bin so jemand, der immer erst überlegen muss.
      Da möchte ich nichts überstürzen, verstehen Sie?
      Seien Sie mir nicht böse, ich brauche da noch etwas Zeit.
      Das ist bestimmt gut, ich bin mir nur noch unsicher.
      Darf ich da noch eine Weile drüber nachdenken?
      Ich würde es mir gern noch einmal überlegen.
      Ganz ehrlich, ich weiß es einfach noch nicht.
      Das überlege ich mir gern, aber heute entscheide ich nichts.
      Da muss ich noch ein wenig mit mir ringen.`,
    curt: `
      Muss ich überlegen.
      Weiß ich noch nicht.
      Noch unsicher.
      Nicht so schnell.
      Überleg ich mir.
      Bin noch am Überlegen.
      Nicht heute entscheiden.
      Muss drüber schlafen.`,
    chatty: `
      Also, das ist ja nun keine Kleinigkeit, da muss ich schon noch mal drüber nachdenken, wissen Sie.
      Ich bin da so ein Mensch, ich brauche für alles ewig, das muss ich mir erst überlegen.
      Früher hätte ich sofort ja gesagt, aber heute überlege ich dreimal, bevor ich so was mache.
      Hm, im Prinzip schon, aber dann denke ich wieder, brauchst du das wirklich, ich weiß es nicht.
      Da müsste ich erst mal meine ganzen Unterlagen durchgehen, vorher kann ich gar nichts sagen.
      Das ist so eine Sache, der eine sagt hü, der andere hott, da bin ich noch unschlüssig.
      Wissen Sie, ich habe gerade so viel im Kopf, da kann ich so etwas nicht einfach entscheiden.
      Ach, ich weiß nicht, ich weiß nicht, am Ende macht man es und ärgert sich hinterher.`,
    bavarian: `
      Des muass i mir erst überlegn.
      Do bin i mir no ned sicher.
      Mei, do muass i no drüber schlafa.
      So schnell geht des bei mir ned.
      I woaß no ned, ob i des wui.
      Do denk i no drüber noch.`,
    berlin: `
      Da muss ick erst ma drüber nachdenken.
      Weeß ick noch nich so richtich.
      Nich so schnell, dit will überlegt sein.
      Da bin ick mir noch nich sicher.
      Lassen Se mir ma ne Nacht drüber schlafen.
      Da schwank ick noch, ehrlich jesacht.`,
  }),
} as const;
