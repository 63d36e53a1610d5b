import { said } from "../voices.ts";

/** What holds a conversation together, and what has nothing to do with it. */
export const COURTESIES = {
  thanks: said({
    "matter-of-fact": `
      Danke.
      Vielen Dank.
      Danke, dass Sie sich gemeldet haben.
      Danke, jetzt weiß ich Bescheid.
      Besten Dank.
      Gut, danke Ihnen.
      Danke, das hilft mir weiter.
      Okay, danke schön.
      Danke, dass Sie sich gekümmert haben.
      Ich bedanke mich.`,
    friendly: `
      Herzlichen Dank, das war sehr nett.
      Vielen lieben Dank!
      Danke schön, Sie haben mir sehr geholfen.
      Das ist lieb, danke Ihnen.
      Danke für das angenehme Gespräch.`,
    curt: `
      Danke.
      Dank Ihnen.
      Gut, danke.
      Okay, danke.
      Danke, ja.`,
    chatty: `
      Ich danke Ihnen, so freundlich hat mit mir schon lange keiner mehr telefoniert.
      Danke, da haben Sie sich ja richtig Zeit genommen für mich.
      Also vielen Dank, das habe sogar ich verstanden, und das will was heißen.
      Danke schön, ich erzähl das nachher gleich meiner Frau.`,
    bavarian: `
      Dankschee.
      Vergelt's Gott.
      Merci, dank Eahna.`,
    berlin: `
      Danke ooch.
      Besten Dank, wa.
      Dank Ihnen schön.`,
  }),
  greets: said({
    "matter-of-fact": `
      Guten Tag.
      Ja, hallo.
      Ja, guten Tag.
      Hallo, guten Tag.
      Guten Morgen.
      Tag.
      Ja, bitte?
      Hallo, ja?
      Schönen guten Tag.
      Grüße Sie.`,
    friendly: `
      Einen schönen guten Tag!
      Hallo, grüß Sie!
      Guten Tag, schön von Ihnen zu hören.
      Guten Morgen, guten Morgen!
      Ja, hallo, guten Tag auch.`,
    curt: `
      Ja?
      Tag.
      Hallo.
      Ja, hallo.
      Bitte?`,
    chatty: `
      Ja, guten Tag, na, so früh am Morgen und schon am Telefon.
      Hallo, guten Tag, bei Ihnen scheint hoffentlich auch die Sonne.
      Grüß Sie, Moment, ich setz mich nur kurz hin, so, guten Tag.
      Guten Tag, ich hab gar nicht mit einem Anruf gerechnet.`,
    bavarian: `
      Griaß Eahna.
      Griaß Good.
      Servus.`,
    berlin: `
      Tach.
      Tachchen.
      Juten Tach.`,
  }),
  "hold-on": said({
    "matter-of-fact": `
      Moment mal bitte.
      Einen Augenblick, es klopft gerade.
      Warten Sie bitte, ich hole etwas zu schreiben.
      Kurz warten, ich gehe in einen anderen Raum.
      Bleiben Sie dran, ich muss die Tür zumachen.
      Eine Sekunde, auf der anderen Leitung ist jemand.
      Moment, ich stelle nur den Herd ab.
      Ich bin gleich wieder da, einen Moment.
      Warten Sie mal, ich suche meine Brille.
      Kleinen Moment, ich hole meinen Kalender.`,
    friendly: `
      Entschuldigung, einen kleinen Moment bitte, ja?
      Würden Sie kurz dranbleiben, ich bin sofort wieder da.
      Haben Sie bitte einen Augenblick Geduld mit mir.
      Ganz kurz bitte, ich mache nur das Fenster zu.`,
    curt: `
      Moment.
      Sekunde.
      Kurz warten.
      Augenblick.
      Moment, gleich.`,
    chatty: `
      Warten Sie, da ist gerade der Postbote, der bringt immer was für die Nachbarn, bin gleich wieder da.
      Moment, ich leg Sie mal kurz neben den Kuchen, ich muss schnell an die Tür.
      Oh, jetzt kocht die Milch über, Augenblick, Augenblick, nicht auflegen.
      Einen Moment, ich muss nur den Hund rauslassen, der steht schon die ganze Zeit vor der Tür.`,
    bavarian: `
      An Moment, bittschön.
      Wartn S' gschwind.
      Moment, i bin glei wieder do.`,
    berlin: `
      Moment ma.
      Warten Se ma kurz.
      Kleenen Oogenblick.`,
  }),
  listens: said({
    "matter-of-fact": `
      Mhm.
      Aha.
      Verstehe.
      Ja, ich höre.
      Und weiter?
      Soso.
      Okay.
      Gut, weiter.
      Ich bin noch dran.
      Ah ja.`,
    friendly: `
      Ach, das ist ja interessant.
      Ich höre Ihnen zu.
      Oh, aha, erzählen Sie weiter.
      Verstehe, verstehe.
      Ja, ich bin ganz Ohr.`,
    curt: `
      Mhm.
      Ja.
      Weiter.
      Aha.
      Und?`,
    chatty: `
      Ach so, ja, das hab ich so ähnlich auch schon mal gehört, und weiter?
      Mhm, mhm, da muss ich gerade an meinen Onkel denken, aber reden Sie weiter.
      Soso, na, Sachen gibt es, fahren Sie nur fort.
      Aha, ja, das ist ja wie bei uns damals, und dann?`,
    bavarian: `
      Mhm, ja.
      Aha, so is des.
      Ja mei, und weiter?`,
    berlin: `
      Aha.
      Ach wat.
      Na denn ma weiter.`,
  }),
  chatter: said({
    "matter-of-fact": `
      Bei uns wird gerade die Straße aufgerissen, das ist ein Krach.
      Der Hund bellt wieder, Entschuldigung.
      Heute ist aber auch ein Wetter.
      Leise, Kinder, ich telefoniere!
      Ich habe gerade die Brille nicht auf.
      Die Leitung rauscht heute so.
      Das war nur die Spülmaschine.
      Mein Kaffee ist inzwischen kalt geworden.
      Stell das bitte da drüben hin, danke. Entschuldigung, da kam gerade jemand.
      Draußen fährt gerade die Feuerwehr vorbei.
      Ich sortiere nebenbei noch die Post.`,
    friendly: `
      Sie haben übrigens eine sehr angenehme Stimme.
      Ach, jetzt ist mir die Katze auf den Schoß gesprungen.
      Entschuldigen Sie den Lärm, bei uns ist Kindergeburtstag.
      Bei diesem schönen Wetter sollte man eigentlich spazieren gehen.`,
    curt: `
      Hier ist es laut.
      Nicht du, ich telefoniere.
      So ein Wetter.
      Der Hund spinnt.
      Es regnet rein.`,
    chatty: `
      Mein Neffe hat gestern sein Seepferdchen gemacht, wir sind alle so stolz, das glauben Sie gar nicht.
      Wissen Sie, seit die Bäckerei zugemacht hat, muss man hier für jede Semmel mit dem Auto fahren.
      Ich hab mir ja vorige Woche den Fuß verknackst, und seitdem sitze ich nur am Fenster.
      Der Wetterbericht hat Sonne gesagt, und jetzt schauen Sie mal raus, es schüttet wie aus Eimern.
      In unserem Dorf ist gerade Feuerwehrfest, da ist jeden Abend bis in die Nacht Musik.`,
    bavarian: `
      Bei uns schütt's heid wia aus Kübeln.
      Da Hund bellt scho wieder.
      Gestern hod Bayern gwonna, ham S' des gsehng?`,
    berlin: `
      Hier jießt et schon den janzen Tach.
      Der Köter bellt schon wieder.
      Jestern hat Hertha verlorn, wie immer.`,
  }),
  goodbye: said({
    "matter-of-fact": `
      Auf Wiederhören.
      Gut, dann auf Wiederhören.
      Tschüss.
      Schönen Tag noch, auf Wiederhören.
      Also dann, bis dann.
      Wiederhören.
      Ihnen auch einen schönen Tag.
      Gut, dann verbleiben wir so, tschüss.
      Bis dahin, auf Wiederhören.
      Danke, tschüss.`,
    friendly: `
      Auf Wiederhören, und alles Gute für Sie!
      Einen wunderschönen Tag noch, tschüss!
      Danke, gleichfalls, auf Wiederhören.
      Machen Sie es gut, tschüss!
      Ihnen auch alles Liebe, auf Wiederhören.`,
    curt: `
      Tschüss.
      Wiederhören.
      Ciao.
      Gut, tschüss.
      Ja, tschüss.`,
    chatty: `
      So, dann will ich Sie nicht länger aufhalten, alles Gute, auf Wiederhören.
      Also dann, war nett, mit Ihnen zu plaudern, bleiben Sie gesund, tschüss.
      Na, dann geh ich mal wieder in den Garten, auf Wiederhören, gell.
      Gut, dann machen wir das so, grüßen Sie alle schön, auf Wiederhören.`,
    bavarian: `
      Pfiat Eahna.
      Servus, pfiat Eahna Good.
      Auf Wiederschaun.`,
    berlin: `
      Tschüssi.
      Na denn, tschüss.
      Wiederhörn, machen Se't jut.`,
  }),
} as const;
