import { said } from "../voices.ts";

export const BEGINNINGS = {
  yes: said({ "matter-of-fact": `Ja, gerne.\nJa, das können wir machen.` }),
  no: said({ "matter-of-fact": `Nein, lieber nicht.\nNein, danke.` }),
  maybe: said({ "matter-of-fact": `Kommt drauf an.\nVielleicht, mal sehen.` }),
  "that-is-me": said({ "matter-of-fact": `Ja, am Apparat.\nDas bin ich.` }),
  "not-me": said({
    "matter-of-fact": `Nein, das bin ich nicht.\nNein, da sprechen Sie mit jemand anderem.`,
  }),
  interested: said({
    "matter-of-fact": `Ja, das klingt interessant.\nDavon würde ich gern mehr hören.`,
  }),
  "not-interested": said({
    "matter-of-fact": `Daran habe ich kein Interesse.\nNein danke, das brauche ich nicht.`,
  }),
  undecided: said({
    "matter-of-fact": `Da bin ich mir noch nicht sicher.\nDas müsste ich mir erst überlegen.`,
  }),
  confirms: said({ "matter-of-fact": `Ja, das stimmt so.\nJa, genau.` }),
  denies: said({ "matter-of-fact": `Nein, das stimmt nicht.\nNein, das ist falsch.` }),
  "agrees-to-recording": said({
    "matter-of-fact": `Ja, das dürfen Sie aufzeichnen.\nVon mir aus dürfen Sie mitschneiden.`,
  }),
  "refuses-recording": said({
    "matter-of-fact": `Nein, aufnehmen dürfen Sie das nicht.\nNein, bitte keine Aufzeichnung.`,
  }),
  "has-time": said({
    "matter-of-fact": `Passt gerade, worum geht es denn?\nEin paar Minuten habe ich.`,
  }),
  "no-time": said({
    "matter-of-fact": `Gerade ist es ganz schlecht.\nIch habe jetzt leider keine Zeit.`,
  }),
  "call-later": said({
    "matter-of-fact": `Rufen Sie mich später noch einmal an.\nKönnen wir das nächste Woche machen?`,
  }),
  "too-expensive": said({
    "matter-of-fact": `Das ist mir zu teuer.\nSo viel Geld habe ich dafür nicht.`,
  }),
  "asks-price": said({ "matter-of-fact": `Was kostet das denn?\nWie teuer wäre das?` }),
  "has-provider": said({
    "matter-of-fact": `Wir haben dafür schon jemanden.\nDa bin ich schon versorgt.`,
  }),
  distrusts: said({
    "matter-of-fact": `Woher weiß ich, dass das seriös ist?\nDas klingt mir nach Abzocke.`,
  }),
  "no-authority": said({
    "matter-of-fact": `Das entscheide ich nicht.\nDafür bin ich nicht zuständig.`,
  }),
  "send-info": said({
    "matter-of-fact": `Schicken Sie mir bitte etwas zu.\nHaben Sie dazu Unterlagen?`,
  }),
  "under-contract": said({
    "matter-of-fact": `Mein Vertrag läuft noch zwei Jahre.\nDa komme ich vorher nicht raus.`,
  }),
  "asks-partner": said({
    "matter-of-fact": `Das muss ich erst mit meiner Frau besprechen.\nDas entscheiden wir zu zweit.`,
  }),
  "is-tenant": said({
    "matter-of-fact": `Wir wohnen hier nur zur Miete.\nDas gehört uns gar nicht, da müssten Sie den Vermieter fragen.`,
  }),
  "moves-soon": said({
    "matter-of-fact": `Wir ziehen bald um.\nIch bin hier nächstes Jahr gar nicht mehr.`,
  }),
  "just-renewed": said({
    "matter-of-fact": `Das haben wir gerade erst neu machen lassen.\nDas ist bei uns alles ganz neu.`,
  }),
  "bad-experience": said({
    "matter-of-fact": `Damit habe ich schlechte Erfahrungen gemacht.\nWir sind schon einmal hereingefallen.`,
  }),
  "too-old": said({
    "matter-of-fact": `In meinem Alter lohnt sich das nicht mehr.\nDafür bin ich zu alt.`,
  }),
  "technical-question": said({
    "matter-of-fact": `Wie funktioniert das denn technisch?\nGeht das mit unserer Anlage überhaupt?`,
  }),
  "asks-references": said({
    "matter-of-fact": `Haben Sie Kunden hier in der Gegend?\nKann ich mit jemandem reden, der das schon hat?`,
  }),
  "asks-subsidy": said({
    "matter-of-fact": `Gibt es dafür eine Förderung?\nZahlt der Staat da etwas dazu?`,
  }),
  "asks-warranty": said({
    "matter-of-fact": `Wie lange habe ich darauf Garantie?\nUnd wenn das kaputtgeht?`,
  }),
  "wants-written-offer": said({
    "matter-of-fact": `Machen Sie mir ein schriftliches Angebot.\nDas hätte ich gern schwarz auf weiß.`,
  }),
  "who-is-calling": said({ "matter-of-fact": `Wer ist denn da?\nVon welcher Firma rufen Sie an?` }),
  "what-is-it-about": said({ "matter-of-fact": `Worum geht es denn?\nWas möchten Sie von mir?` }),
  "is-this-a-bot": said({
    "matter-of-fact": `Spreche ich mit einem Computer?\nSind Sie ein Mensch?`,
  }),
  "how-long": said({ "matter-of-fact": `Wie lange dauert das denn?\nWie viel Zeit brauchen Sie?` }),
  "where-from-number": said({
    "matter-of-fact": `Woher haben Sie meine Nummer?\nWer hat Ihnen meine Nummer gegeben?`,
  }),
  "repeat-please": said({ "matter-of-fact": `Wie bitte?\nKönnen Sie das noch einmal sagen?` }),
  "wants-human": said({
    "matter-of-fact": `Ich möchte mit einem Menschen sprechen.\nVerbinden Sie mich bitte mit einem Mitarbeiter.`,
  }),
  "are-you-there": said({ "matter-of-fact": `Hallo, sind Sie noch dran?\nHören Sie mich?` }),
  "front-desk": said({
    "matter-of-fact": `Hier ist die Zentrale, worum geht es?\nSie sprechen mit dem Sekretariat.`,
  }),
  "puts-through": said({
    "matter-of-fact": `Einen Moment, ich verbinde Sie.\nIch stelle Sie durch.`,
  }),
  "boss-away": said({
    "matter-of-fact": `Der Chef ist heute nicht im Haus.\nHerr Brandt ist gerade in einer Besprechung.`,
  }),
  "new-on-the-line": said({ "matter-of-fact": `Brandt, guten Tag.\nJa, hallo, wer ist da bitte?` }),
  angry: said({ "matter-of-fact": `Das ist eine Unverschämtheit.\nJetzt reicht es mir aber.` }),
  sarcastic: said({
    "matter-of-fact": `Na, Sie haben mir gerade noch gefehlt.\nToll, noch so ein Anruf.`,
  }),
  pressured: said({
    "matter-of-fact": `Jetzt drängen Sie mich doch nicht so.\nUnter Druck setzen lasse ich mich nicht.`,
  }),
  thanks: said({ "matter-of-fact": `Vielen Dank.\nDanke Ihnen.` }),
  greets: said({ "matter-of-fact": `Guten Tag.\nHallo.` }),
  "hold-on": said({
    "matter-of-fact": `Einen Moment bitte.\nWarten Sie kurz, es klingelt an der Tür.`,
  }),
  listens: said({ "matter-of-fact": `Mhm.\nAha, ja.` }),
  chatter: said({
    "matter-of-fact": `Bei uns regnet es heute den ganzen Tag.\nEntschuldigung, der Hund bellt gerade.`,
  }),
  "opt-out": said({
    "matter-of-fact": `Rufen Sie mich bitte nicht mehr an.\nStreichen Sie mich aus Ihrer Liste.`,
  }),
  "wrong-person": said({
    "matter-of-fact": `Da haben Sie sich verwählt.\nDen gibt es hier nicht.`,
  }),
  goodbye: said({ "matter-of-fact": `Auf Wiederhören.\nTschüss.` }),
  "hangs-up": said({
    "matter-of-fact": `Das wird mir jetzt zu lang, auf Wiederhören.\nNein, so nicht, ich lege jetzt auf.`,
  }),
  "refuses-value": said({
    "matter-of-fact": `Das möchte ich nicht sagen.\nDas sage ich Ihnen am Telefon nicht.`,
  }),
  "value-later": said({
    "matter-of-fact": `Das weiß ich gerade nicht auswendig.\nDa müsste ich erst nachsehen.`,
  }),
} as const;
