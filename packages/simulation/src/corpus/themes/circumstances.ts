import { said } from "../voices.ts";

/** Why it does not fit into a life. */
export const CIRCUMSTANCES = {
  "moves-soon": said({
    "matter-of-fact": `
      Wir ziehen in ein paar Monaten hier weg.
      Das lohnt nicht mehr, wir verkaufen das Haus.
      Im Frühjahr wohnen wir woanders.
      Ich gebe das hier demnächst auf.
      Wir sind quasi schon am Packen.
      Der Betrieb zieht im Sommer um.
      Ich gehe bald für länger ins Ausland.
      Nächstes Jahr wohne ich nicht mehr hier.
      Wir haben die Wohnung schon gekündigt.
      Ich gebe das hier bald in andere Hände.`,
    friendly: `
      Ach, wir ziehen leider bald um, da lohnt sich das nicht.
      Wir gehen im Herbst zu unserer Tochter in den Norden.
      Das wäre schön gewesen, aber wir verkaufen gerade.
      Bei uns stehen schon die Umzugskartons, wissen Sie.`,
    curt: `
      Wir ziehen um.
      Ziehe bald aus.
      Wird verkauft.
      Bin bald weg.
      Umzug steht an.`,
    chatty: `
      Wir haben uns ein kleineres Häuschen an der Ostsee gesucht, im Mai geht's los, da brauchen wir hier nichts mehr.
      Uns ist das Haus zu groß geworden, deswegen ziehen wir bald in eine Wohnung in der Stadt.
      Hier stapeln sich schon die Kisten bis unter die Decke, in sechs Wochen sind wir weg.
      Der Laden schließt zum Jahresende, wir finden ja keinen Nachfolger, da fang ich nichts Neues an.`,
    bavarian: `
      Mia ziagn boid um.
      Des Haus werd verkafft.
      Nächsts Johr san mir gar nimma do.`,
    berlin: `
      Wir ziehn bald um, wa.
      Ick bin nächstet Jahr jar nich mehr hier.
      Die Bude wird verkooft.`,
  }),
  "just-renewed": said({
    "matter-of-fact": `
      Das haben wir letztes Jahr erst alles neu gemacht.
      Bei uns ist gerade alles frisch renoviert.
      Da haben wir erst vor Kurzem investiert.
      Das ist bei uns noch keine zwei Jahre alt.
      Wir haben gerade erst umgestellt.
      Unsere Sachen sind noch so gut wie neu.
      Das wurde im Frühjahr schon erneuert.
      Wir haben da eben erst etwas angeschafft.
      Die alte Anlage haben wir gerade ersetzt.
      Das neue Gerät steht erst seit einem Monat hier.`,
    friendly: `
      Ach, wie ärgerlich, wir haben das vor ein paar Wochen erst neu bekommen.
      Da kommen Sie leider ein Jahr zu spät, es ist alles neu.
      Das haben wir gerade erst schön herrichten lassen.
      Wir haben uns da neulich erst etwas Neues gegönnt.`,
    curt: `
      Ist neu.
      Gerade erst gemacht.
      Haben wir erst erneuert.
      Alles neu hier.
      Erst letztes Jahr gekauft.`,
    chatty: `
      Da waren die Handwerker drei Monate im Haus, alles ist neu, das mach ich kein zweites Mal.
      Wir haben voriges Jahr alles rausgerissen und neu gemacht, da ist jetzt erst mal Ruhe.
      Stellen Sie sich vor, vor vier Wochen ist der Letzte aus dem Haus raus, alles nagelneu.
      Mein Schwiegersohn hat uns das erst zu Weihnachten eingerichtet, das ist das Neueste vom Neuen.`,
    bavarian: `
      Des hamma grad erst nei gmacht.
      Bei uns is ois nei.
      Des is no koa Johr oid.`,
    berlin: `
      Dit ham wa jrade erst neu jemacht.
      Is allet neu bei uns.
      Dit ham wa letztet Jahr erst jekooft.`,
  }),
  "bad-experience": said({
    "matter-of-fact": `
      Damit bin ich schon einmal auf die Nase gefallen.
      Mit solchen Firmen habe ich nur Ärger gehabt.
      Wir wurden da schon einmal richtig über den Tisch gezogen.
      Das haben wir probiert, und es hat nicht funktioniert.
      Mein Bekannter ist damit hereingefallen.
      Beim letzten Mal wurde nichts davon gehalten.
      Ich habe damit schlechte Erfahrungen.
      Da warte ich heute noch auf mein Geld.
      Einmal gemacht und nie wieder.
      So eine Beratung hatten wir schon, die war katastrophal.`,
    friendly: `
      Sie können nichts dafür, aber ich hatte mit so etwas schon großen Ärger.
      Wissen Sie, wir haben uns da schon einmal die Finger verbrannt.
      Leider haben wir damit keine guten Erfahrungen gemacht.
      Wir sind da ein gebranntes Kind, das müssen Sie verstehen.`,
    curt: `
      Schlechte Erfahrung.
      Einmal reingefallen, reicht.
      Nur Ärger gehabt.
      Nie wieder.
      War ein Reinfall.`,
    chatty: `
      Da kam vor drei Jahren einer, der hat uns das Blaue vom Himmel versprochen, und dann war er pleite.
      Meine Schwester hat das gemacht, die streitet sich heute noch mit denen vor Gericht.
      Wir hatten das schon mal, ein halbes Jahr lang hat nichts funktioniert, und keiner ging ans Telefon.
      Beim ersten Mal hab ich auch geglaubt, was man mir am Telefon erzählt hat, das passiert mir nicht noch mal.`,
    bavarian: `
      Do bin i scho amoi neigfoin.
      Mit so wos hob i bloß Ärger ghabt.
      Oamoi und nia wieda.`,
    berlin: `
      Da bin ick schon ma druff rinjefallen.
      Mit sowat hatt ick nur Ärjer.
      Eenmal und nie wieda.`,
  }),
  "too-old": said({
    "matter-of-fact": `
      Mit fast achtzig fange ich so etwas nicht mehr an.
      Ich bin über achtzig, das lohnt sich für mich nicht.
      Dafür bin ich wirklich zu alt.
      Das sollen mal die Jungen machen.
      Das erlebe ich ja gar nicht mehr.
      Ich bin fünfundsiebzig, da macht man so etwas nicht mehr.
      Das ist etwas für jüngere Leute.
      Bis sich das lohnt, bin ich unter der Erde.
      Mit meinen Jahren möchte ich nichts Neues mehr.
      Ich gehe nächstes Jahr in Rente, da brauche ich das nicht mehr.`,
    friendly: `
      Ach, junge Frau, in meinem Alter kauft man keine grünen Bananen mehr.
      Das ist lieb, aber ich bin schon zweiundachtzig.
      Dafür bin ich leider ein paar Jahre zu alt.
      Vor zwanzig Jahren hätte ich das gern gemacht.`,
    curt: `
      Zu alt.
      Bin zu alt dafür.
      Lohnt nicht mehr.
      Bin achtzig.
      Nicht in meinem Alter.`,
    chatty: `
      Ich werde im März vierundachtzig, und mein Arzt sagt, ich soll mich nicht mehr aufregen, also nein.
      Als mein Mann noch gelebt hat, da hätten wir so was vielleicht gemacht, aber jetzt in meinem Alter.
      Wissen Sie, ich komm ja kaum noch die Treppe runter, da fang ich mit so was nicht mehr an.
      Das können meine Enkel dann machen, wenn ich mal nicht mehr bin, ich bin zu alt dafür.`,
    bavarian: `
      Do bin i z'oid dafür.
      Des solln de Junga macha.
      In meim Oiter fangt ma nix mehr o.`,
    berlin: `
      Da bin ick zu alt für.
      Dit solln ma die Jungen machen.
      In meem Alter lohnt dit nich mehr.`,
  }),
} as const;
