import { said } from "../voices.ts";

/** Yes, no and in between, whatever was asked. */
export const ANSWERS = {
  yes: said({
    "matter-of-fact": `
      Ja, können wir so machen.
      Ja, das ist in Ordnung.
      Doch, ja.
      Ja, von mir aus, wenn's sein muss.
      Ähm, ja, warum eigentlich nicht, gut.
      Ja, da habe ich nichts dagegen.
      Gut, machen wir das.
      Ja. Ja, das geht.
      Also, ja, einverstanden.
      Ja gut, meinetwegen.
      Das können wir gerne so halten.
      Joa, kann man machen.
      Ja, spricht ja nichts dagegen.
      Okay, dann machen wir das.
      Ja, denke schon.
      Na gut, ja.
      Ja, dann so.
      Ja, wenn Sie meinen, gern.
      Gut, ja, einverstanden.
      Ja, ist recht.
      Das passt, ja.
      Ja, machen Sie ruhig.`,
    friendly: `
      Ja, sehr gern!
      Ach ja, das wäre schön.
      Ja, gerne doch.
      Aber natürlich, gern.
      Ja, da freue ich mich.
      Selbstverständlich, kein Problem.
      Oh ja, das wäre lieb von Ihnen.
      Ja, das ist eine gute Idee.
      Ja freilich, sehr gerne sogar.
      Aber sicher doch.
      Ja, prima, machen wir.
      Ja, das ist nett, gern.`,
    curt: `
      Ja.
      Ja, gut.
      Jo.
      Mhm, ja.
      Passt.
      Okay.
      Machen wir.
      Ja, bitte.
      Klar.
      Geht.`,
    chatty: `
      Ja, also ich sag mal so, warum eigentlich nicht, das schadet ja keinem.
      Och ja, wissen Sie, da sag ich jetzt einfach mal ja.
      Ja, doch, also mein Bruder sagt zwar immer, ich soll nicht gleich zusagen, aber ja.
      Na ja, ich hab ja sonst heute nichts Großes vor, also ja, gern.
      Ja, das hab ich mir neulich auch schon überlegt, machen wir ruhig.
      Ja, ja, das ist schon gut so, da brauchen wir gar nicht lange drumherum reden.
      Also wenn Sie mich so nett fragen, dann kann ich ja schlecht nein sagen, oder? Ja.
      Ja, wie gesagt, da bin ich ganz unkompliziert, das können wir so machen.`,
    bavarian: `
      Ja freili.
      Ja, des passt scho.
      Jo, des mach ma.
      Ja mei, warum ned.
      Ja, is recht.
      Basst, ja.
      Ja, von mir aus gern.`,
    berlin: `
      Ja klar, machen wa.
      Ja, jeht klar.
      Na ja, denn machen wa dit so.
      Ja, warum ooch nich.
      Jut, ja.
      Na sicher dit.`,
  }),
  no: said({
    "matter-of-fact": `
      Nein, das möchte ich so nicht haben.
      Nein, eher nicht.
      Nee, das lassen wir lieber.
      Nein, vielen Dank, das muss nicht sein.
      Also nein, das wirklich nicht, danke.
      Nee, danke.
      Nein, das passt mir so nicht.
      Ähm, nein.
      Nein, da tut es mir leid.
      Nee, das brauchen wir nicht zu machen.
      Nein, im Moment nicht.
      Nein, davon halte ich nichts.
      Nee, da muss ich passen.
      Nein, das ist nicht nötig.
      Das möchte ich lieber nicht.
      Nein, nein, lassen Sie mal.
      Eigentlich nicht, nein.
      Nee, also das will ich eigentlich nicht so.
      Nein, da sage ich ab.
      Nein, bitte nicht.
      Ach nein, das muss jetzt nicht sein.
      Nein, da ist nichts zu machen.`,
    friendly: `
      Das ist lieb gemeint, aber nein.
      Nein, das ist nett, aber lieber nicht.
      Ach, seien Sie mir nicht böse, aber nein.
      Nein danke, trotzdem nett von Ihnen.
      Leider nein, da muss ich Sie enttäuschen.
      Nein, ich möchte Ihre Zeit auch nicht verschwenden.
      Da muss ich leider nein sagen, entschuldigen Sie.
      Nein, aber danke, dass Sie fragen.
      Ganz lieb, aber das möchte ich nicht.
      Nein, leider nicht, trotzdem vielen Dank.`,
    curt: `
      Nein.
      Nee.
      Nein, danke.
      Nö.
      Nee, lassen Sie.
      Will ich nicht.
      Nein, Schluss.
      Kein Bedarf, nein.
      Ganz sicher nicht.
      Nein, fertig.`,
    chatty: `
      Nein, wissen Sie, ich hab da in letzter Zeit so viel um die Ohren, das lassen wir lieber.
      Ach nee, also wenn ich da jetzt anfange, dann werde ich ja nie fertig, nein.
      Nein, da habe ich mit meiner Schwester erst gestern drüber geredet, und nein, lieber nicht.
      Nee, also grundsätzlich bin ich ja für vieles zu haben, aber das nicht.
      Also nein, sagen wir mal so, das muss für mich nicht sein, da bin ich ganz ehrlich.
      Nein, früher hätte ich vielleicht noch gesagt ja, aber heute, nein.
      Nee, das hat mir damals schon gereicht, danke, das brauche ich kein zweites Mal.
      Nein, lassen Sie mal, ich bin da eher so einer, der seine Ruhe haben will.`,
    bavarian: `
      Na, so wos mog i ned.
      Naa, dankschön.
      Na, lassen S' des lieber.
      Na, des brauch ma ned.
      Nix da, na.
      Na, des wird nix.
      Na, wirklich ned.`,
    berlin: `
      Nee, dit muss ick nich haben.
      Nee, lassen Se ma.
      Nee, danke, dit muss nich sein.
      Nö, keene Lust.
      Nee, dit wird nüscht.
      Nee, so nich.`,
  }),
  maybe: said({
    "matter-of-fact": `
      Hm, das kommt auf so einiges an.
      Vielleicht, das kann ich so nicht sagen.
      Schwer zu sagen, ehrlich gesagt.
      Jein.
      Das hängt ganz davon ab.
      Eventuell, mal schauen.
      Könnte sein, weiß ich nicht genau.
      Vielleicht schon, vielleicht auch nicht.
      Das kann ich jetzt nicht einfach so beantworten.
      Puh, da müsste ich drüber nachdenken.
      Möglich, ja, aber versprechen will ich nichts.
      Unter Umständen.
      Mal sehen, wie sich das ergibt.
      Ich weiß nicht so recht, was ich da sagen soll.
      Teils, teils.
      Das lässt sich so pauschal nicht sagen.
      Das kann ich Ihnen so noch nicht sagen.
      Vielleicht irgendwann mal.
      Na ja, je nachdem.
      Unter gewissen Bedingungen vielleicht.
      Ja und nein.
      Ich will mich da jetzt nicht festlegen.`,
    friendly: `
      Ach, das weiß ich selber noch nicht so genau.
      Hm, da schlagen zwei Herzen in meiner Brust.
      Vielleicht, lassen Sie mich kurz überlegen.
      Das ist eine gute Frage, da bin ich unschlüssig.
      Möglich wäre es schon, ich möchte nur nichts Falsches sagen.
      Eventuell ja, aber nageln Sie mich bitte nicht fest.
      Oh, da muss ich erst in mich gehen.
      Könnte gut sein, aber sicher bin ich mir nicht.
      Tja, das würde ich gern noch offen lassen.
      Vielleicht, das kommt ein bisschen auf die Umstände an.`,
    curt: `
      Vielleicht.
      Kommt drauf an.
      Mal sehen.
      Weiß nicht.
      Eventuell.
      Keine Ahnung.
      Je nachdem.
      Schwierig.`,
    chatty: `
      Also, das ist so eine Sache, mal denke ich so, mal denke ich so, ich weiß es nicht.
      Hm, da müsste ich jetzt weit ausholen, sagen wir einfach mal vielleicht.
      Wissen Sie, mein Vater hat immer gesagt, kommt Zeit, kommt Rat, also vielleicht.
      Das kommt wirklich drauf an, wie das Jahr noch so wird bei uns, also vielleicht.
      Ja, nein, also, im Grunde schon, aber dann auch wieder nicht, verstehen Sie?
      Vielleicht, wenn das Wetter besser wird und man mal den Kopf frei hat.
      Da sage ich jetzt weder ja noch nein, da bin ich vorsichtig geworden mit den Jahren.
      Ach, wenn Sie mich das gestern gefragt hätten, heute bin ich da unentschlossen.`,
    bavarian: `
      Ja mei, kommt drauf o.
      Schau ma moi.
      Des woaß i no ned.
      Konn sei, konn aa ned sei.
      Vielleicht, i woaß ned recht.
      Mei, schwierig zum sogn.`,
    berlin: `
      Kommt janz druff an.
      Weeß ick nich, mal kieken.
      Vielleicht, keene Ahnung.
      Na ja, so halb und halb.
      Kann sein, kann ooch nich sein.
      Da will ick mir nich festlegen.`,
  }),
} as const;
