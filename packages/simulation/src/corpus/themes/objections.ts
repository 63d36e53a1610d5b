import { said } from "../voices.ts";

/** Objections that most trees know: money, and who already has it. */
export const OBJECTIONS = {
  "too-expensive": said({
    "matter-of-fact": `
      Das ist mir viel zu teuer.
      So viel Geld habe ich gerade nicht übrig.
      So etwas kann ich mir im Moment nicht leisten.
      Bei den Kosten bin ich raus.
      Damit sprengen wir unser Budget für dieses Jahr.
      Dafür haben wir kein Geld eingeplant.
      Das rechnet sich doch nie.
      Das geht mir zu sehr ins Geld.
      Im Moment sitzt das Geld nicht so locker.
      Ich habe gehört, dass das ganz schön teuer sein soll.
      Der Preis schreckt mich ab.
      Das ist für uns finanziell nicht drin.
      Da zahle ich ja bis an mein Lebensende.
      Das kostet doch bestimmt ein Vermögen.
      Mit meinem Einkommen ist das nicht zu machen.
      Bei der Summe muss ich schlucken.
      Es wird ja alles teurer, das kann ich nicht auch noch bezahlen.
      Das Geld gebe ich lieber für etwas anderes aus.
      Für den Preis bekomme ich woanders mehr.
      Das ist es mir nicht wert.
      Wir müssen dieses Jahr sparen.
      Ich hatte mir das günstiger vorgestellt.`,
    friendly: `
      Das ist sicher sein Geld wert, aber für uns leider zu teuer.
      Ach, wenn das nur nicht so viel kosten würde.
      Das würde ich ja gern machen, nur fehlt mir dafür das Geld.
      Ich muss leider jeden Euro zweimal umdrehen.
      Das übersteigt leider unsere Möglichkeiten.
      Seien Sie ehrlich, das ist schon recht teuer, oder?
      Das klingt gut, aber so viel möchte ich nicht ausgeben.
      Bei uns ist das Geld gerade etwas knapp, verstehen Sie?
      Leider gibt das unsere Haushaltskasse nicht her.
      Ich fürchte, das wird mir zu kostspielig.`,
    curt: `
      Zu teuer.
      Viel zu teuer.
      Kein Geld.
      Ist nicht drin bei mir.
      Kein Budget.
      Rechnet sich nicht.
      Kostet mir zu viel.
      Nicht bei dem Preis.`,
    chatty: `
      Also, bei dem, was heute schon der Einkauf kostet, kann ich mir so was nicht auch noch leisten.
      Mein Schwager hat dafür ein Heidengeld bezahlt, das ist mir einfach zu viel.
      Wir haben gerade erst das Auto reparieren lassen, da ist die Kasse leer, das können Sie mir glauben.
      Am Anfang heißt es immer billig, und am Ende ist es doch teuer, das kenne ich.
      Mit zwei Kindern im Studium ist da nichts übrig, da muss man schauen, wo man bleibt.
      Das mag ja alles sein Geld wert sein, aber ich hab es nicht, so einfach ist das.
      Da hab ich mal einen Preis gesehen, da bin ich rückwärts vom Stuhl gefallen.
      Ach, wissen Sie, früher hat man so was noch bezahlen können, aber heute ist das ja Wahnsinn.`,
    bavarian: `
      Des is ma z'teier.
      So vui Geld hob i ned.
      Des konn i ma ned leistn.
      Na, des kost ja a Vermögen.
      Des rechnet si doch nia.
      Mei, bei dem Preis bin i draußn.
      Des Geld hamma grad ned.`,
    berlin: `
      Dit is mir zu teuer.
      So ville Jeld hab ick nich.
      Dit kann ick mir nich leisten.
      Dit kost ja'n Vermöjen.
      Nee, bei dem Preis bin ick raus.
      Wo soll ick'n dit Jeld hernehmen?`,
  }),
  "asks-price": said({
    "matter-of-fact": `
      Und was kostet mich das unterm Strich?
      Mit welchen Kosten muss ich rechnen?
      Und was soll das kosten?
      Was kommt da finanziell auf mich zu?
      Sagen Sie mir mal so eine ungefähre Hausnummer.
      In welcher Preislage bewegt sich das?
      Wie hoch ist denn da der Preis insgesamt?
      Was muss ich da auf den Tisch legen?
      Ist das kostenlos oder kostet das etwas?
      Was zahle ich im Monat?
      Kommen da noch versteckte Kosten dazu?
      Können Sie mir ungefähr sagen, was das kostet?
      Wo liegt das preislich?
      Was verlangt Ihre Firma denn so dafür?
      Was kostet so etwas im Durchschnitt?
      Und wer bezahlt das?
      Ich will erst wissen, was es kostet.
      Gibt es da einen Festpreis?
      Was würde mich der Spaß kosten?
      Kann man das auch in Raten zahlen?
      Sagen Sie mir zuerst den Preis.
      Wie viel Euro wären das?`,
    friendly: `
      Das klingt gut, was würde es denn kosten?
      Darf ich fragen, was so etwas ungefähr kostet?
      Könnten Sie mir einen groben Preis nennen?
      Und womit müsste ich da preislich rechnen?
      Verraten Sie mir auch, was das kostet?
      Es kommt natürlich auch darauf an, was es kostet, wissen Sie das?
      Wie teuer wird das denn am Ende für mich?
      Haben Sie eine Vorstellung, was ich dafür ausgeben müsste?
      Ich frage einfach mal ganz direkt, wie teuer ist das?
      Ist mit dem Angebot schon ein Preis verbunden?`,
    curt: `
      Was kostet's?
      Wie teuer?
      Preis?
      Wie viel?
      Was zahl ich?
      Und die Kosten?
      Was macht das?
      Nennen Sie den Preis.`,
    chatty: `
      Jetzt reden wir schon die ganze Zeit, aber was das kostet, haben Sie mir noch nicht gesagt.
      Ich bin ein alter Pfennigfuchser, also sagen Sie gleich, was muss ich da bezahlen?
      Meine Frau fragt mich nachher als Erstes, was das kostet, also was soll ich ihr sagen?
      Bevor wir hier weiterreden, mal Butter bei die Fische, was kostet denn das Ganze?
      Bei meinem Cousin waren es am Ende ein paar Tausender mehr als gedacht, was kostet es bei Ihnen?
      Das ist ja alles schön und gut, aber am Schluss kommt die Rechnung, und wie hoch ist die?
      Man hört da ja die verrücktesten Zahlen, was nehmen Sie denn dafür?
      Umsonst ist nur der Tod, sagt man, also was verlangen Sie?`,
    bavarian: `
      Wos kost'n des?
      Wos muass i do zoin?
      Wia teier is'n des?
      Sogn S' ma z'erst an Preis.
      Und wos kost da Spaß?
      Mit wos muass i do rechnen?`,
    berlin: `
      Wat kost'n dit?
      Wat soll'n der Spaß kosten?
      Wie teuer is'n ditte?
      Sagen Se ma'n Preis.
      Wat muss ick'n da hinlejen?
      Und wat kommt da uff mich zu?`,
  }),
  "has-provider": said({
    "matter-of-fact": `
      Da haben wir schon einen festen Partner.
      Ich bin schon bei jemand anderem Kunde.
      Das macht bei uns schon eine andere Firma.
      Da bin ich seit Jahren bestens versorgt.
      Wir haben da unseren eigenen Mann für.
      Das läuft bei uns schon über einen Bekannten.
      Wir arbeiten schon lange mit einem Betrieb hier aus dem Ort.
      Das haben wir schon alles.
      Dafür gibt es bei uns schon einen Lieferanten.
      Wir sind mit unserem jetzigen Anbieter zufrieden.
      Ich habe so etwas schon.
      Da sind wir schon bei der Konkurrenz.
      Um das kümmert sich schon unser Makler.
      Das haben wir letztes Jahr schon woanders gemacht.
      Wir sind da in guten Händen, danke.
      Ich bleibe bei dem, den ich habe.
      Ich wechsle nicht, ich bin da schon ewig.
      Damit sind wir schon eingedeckt.
      Mein Schwager macht das für mich.
      Da sind wir schon bedient, wir haben jemanden.
      Das ist bei uns alles schon geregelt.
      Wir haben einen Rahmenvertrag mit einem anderen Unternehmen.`,
    friendly: `
      Das ist nett, aber da haben wir schon jemanden, mit dem wir sehr zufrieden sind.
      Ach, wissen Sie, ich bin bei meinem Anbieter gut aufgehoben.
      Da muss ich Sie enttäuschen, wir sind schon versorgt.
      Vielen Dank, aber wir haben schon einen Partner, dem wir vertrauen.
      Da kommen Sie leider zu spät, das hat schon jemand anders übernommen.
      Das macht schon ein guter Freund von uns.
      Ich bin meinem bisherigen Anbieter treu, bitte verstehen Sie das.
      Wir haben da eine ganz nette Firma, da möchten wir bleiben.
      Bei uns ist das zum Glück schon alles in guten Händen.
      Leider nein, das macht schon seit Jahren ein Betrieb aus der Nachbarschaft.`,
    curt: `
      Hab ich schon.
      Haben wir schon.
      Bin versorgt.
      Hab schon jemanden.
      Macht schon wer anders.
      Bin zufrieden, wie es ist.
      Bleib, wo ich bin.
      Schon erledigt.
      Haben einen Anbieter.`,
    chatty: `
      Da haben wir jemanden, der kommt schon seit zwanzig Jahren, der kennt bei uns jede Schraube.
      Das macht alles der Sohn von meinem Arbeitskollegen, und der macht das wirklich ordentlich.
      Wir haben vor Jahren mal gewechselt, das war ein Theater, seitdem bleiben wir, wo wir sind.
      Ich bin da bei einem, der ist zwar nicht der Billigste, aber wenn was ist, dann kommt er.
      Ach, das hat mein Mann damals alles eingerichtet, bei so einer großen Firma, und das läuft.
      Wissen Sie, unser Berater geht hier ein und aus, dem kann ich das nicht antun, wir sind versorgt.
      Na, da sind Sie spät dran, das haben wir im Sommer schon mit einer anderen Firma gemacht.
      Bei uns im Verein ist einer, der macht das beruflich, und da sind wir alle bei dem.`,
    bavarian: `
      Do hamma scho oan.
      Des macht bei uns scho wer.
      Do bin i scho versorgt.
      Mia ham scho a Firma dafür.
      I bin z'friedn mit dem, wos i hob.
      Des macht mei Schwager.
      I wechsel nimma, i bin do scho ewig.`,
    berlin: `
      Da ham wa schon een.
      Dit macht schon eener für uns.
      Da bin ick versorcht.
      Ick hab schon'n Anbieter, wa.
      Bin zufrieden mit dem, wat ick hab.
      Dit macht meen Kumpel für mich.`,
  }),
} as const;
