import { said } from "../voices.ts";

/** Who calls, and why. */
export const QUESTIONS = {
  "who-is-calling": said({
    "matter-of-fact": `
      Mit wem spreche ich da eigentlich?
      Wie war Ihr Name noch mal?
      Von wo rufen Sie an, sagten Sie?
      Entschuldigung, wer sind Sie jetzt gleich?
      Welche Firma war das gleich?
      Und Sie sind wer?
      Ich habe Ihren Namen nicht verstanden.
      Wie heißt Ihr Unternehmen?
      Wer hat Sie beauftragt?
      Können Sie sich noch einmal vorstellen?
      Für welchen Laden arbeiten Sie denn da?
      Kennen wir uns?
      Sagen Sie mir erst, wer Sie sind.
      Wo sitzt denn Ihre Firma?
      Wer spricht da bitte?
      Von welchem Unternehmen kommen Sie?
      Ich weiß gar nicht, mit wem ich rede.
      Wie schreibt man Ihre Firma?
      Und für welche Firma sind Sie tätig?
      Habe ich das richtig gehört, welche Firma?
      Wer ist denn jetzt am Apparat?
      Das ging zu schnell, wer ruft da an?`,
    friendly: `
      Darf ich fragen, mit wem ich spreche?
      Verzeihung, ich habe Ihren Namen vorhin nicht mitbekommen.
      Wären Sie so nett und sagen mir noch einmal, von welcher Firma Sie sind?
      Entschuldigen Sie, wer war das noch gleich?
      Mit wem habe ich denn das Vergnügen?
      Sagen Sie mir bitte noch einmal Ihren Namen?
      Ich kann Sie gerade nicht zuordnen, wer sind Sie?
      Helfen Sie mir kurz, von welcher Firma war das?
      Tut mir leid, ich habe nicht verstanden, wer Sie sind.
      Und Sie rufen an im Namen von wem, bitte?`,
    curt: `
      Wer ist da?
      Welche Firma?
      Wer sind Sie?
      Name?
      Wer spricht?
      Von wo?
      Wer?
      Firma?`,
    chatty: `
      Bei mir rufen so viele Leute an, ich komme da ganz durcheinander, wer sind Sie jetzt?
      Moment, ich muss erst das Radio leiser machen, so, wer ist da noch mal?
      Sie haben das so schnell heruntergerasselt, ich hab nur die Hälfte verstanden, wie heißt die Firma?
      Ihre Stimme kommt mir bekannt vor, haben wir schon mal gesprochen, wer sind Sie denn?
      Also, bevor ich irgendetwas sage, will ich schon wissen, wen ich da in der Leitung habe.
      Ich dachte ja, das ist meine Tochter, die wollte um die Zeit anrufen, wer sind Sie denn?
      Ich schreibe mir so etwas immer auf, also noch mal langsam, Name und Firma, bitte.
      Auf dem Display steht nur eine Nummer, die kenn ich nicht, wer ist denn da?`,
    bavarian: `
      Wer is'n do überhaupt?
      Wia hoaßn Sie?
      Vo wejcher Firma san Sie?
      Mit wem red i do?
      Wer san'n Sie?
      I hob Eahnan Nama ned verstandn.`,
    berlin: `
      Wer is'n da?
      Wer sind'n Sie?
      Von welcher Firma sind Se denn?
      Mit wem red ick'n hier?
      Wie war'n der Name?
      Für wen rufen Se'n an?`,
  }),
  "what-is-it-about": said({
    "matter-of-fact": `
      Um was handelt es sich denn?
      Ja, was kann ich da für Sie tun?
      In welcher Angelegenheit rufen Sie an?
      Was genau wollen Sie denn?
      Worum dreht es sich denn bei der Sache?
      Was ist denn der Grund, dass Sie anrufen?
      Und was wollen Sie mir anbieten?
      Was möchten Sie verkaufen?
      Sagen Sie mal, worum geht's?
      Weswegen rufen Sie an?
      Was ist das für ein Angebot?
      Was hat das mit mir zu tun?
      Können Sie mir sagen, was Sie von mir wollen?
      Und das heißt jetzt genau was?
      Um welches Thema geht es?
      Kommen Sie zur Sache, was wollen Sie?
      Ich verstehe nicht, worauf Sie hinauswollen.
      Was steckt da dahinter?
      Geht es um eine Bestellung?
      Ist das Werbung?
      Was bieten Sie denn an?
      Warum rufen Sie ausgerechnet mich an?`,
    friendly: `
      Gern, worum geht es denn?
      Darf ich erfahren, worum es geht?
      Sagen Sie mir bitte kurz, was Sie auf dem Herzen haben.
      Was verschafft mir die Ehre?
      Womit kann ich Ihnen denn helfen?
      Und was kann ich da für Sie tun?
      Ich höre Ihnen gern zu, was ist es denn?
      Könnten Sie mir ganz kurz erklären, worum es sich handelt?
      Was ist denn Ihr Anliegen?
      Entschuldigen Sie, ich weiß noch gar nicht, worum es geht.`,
    curt: `
      Worum geht's?
      Was wollen Sie?
      Um was geht's?
      Was gibt's?
      Grund?
      Und?
      Was wollen Sie verkaufen?
      Weswegen?`,
    chatty: `
      Na, dann erzählen Sie mal, was haben Sie denn auf dem Herzen, ich bin ganz Ohr.
      Ich bin ja neugierig, aber so ganz hab ich nicht verstanden, was Sie eigentlich möchten.
      Geht es um die Sache von neulich, oder ist das wieder was ganz anderes?
      Hat das mit dem Brief zu tun, der vorige Woche gekommen ist, oder worum geht es?
      Also, ich hab jetzt nur Bahnhof verstanden, was wollen Sie denn von mir?
      Ist bei Ihnen irgendwas mit meiner Rechnung, oder warum rufen Sie an?
      Sagen Sie's ruhig frei heraus, worum dreht sich die ganze Geschichte?
      Wenn es wieder so eine Umfrage ist, dann sagen Sie es gleich, worum geht's denn?`,
    bavarian: `
      Um wos geht's'n?
      Wos woin S' denn?
      Wos gibt's?
      Warum rufan S' denn o?
      Wos hobt's denn zum verkaffa?
      Wegn wos rufan S' o?`,
    berlin: `
      Worum jeht's denn?
      Wat wolln Se denn?
      Wat jibt's?
      Wat wolln Se mir'n andrehn?
      Um wat dreht sich's denn?
      Wieso rufen Se'n an?`,
  }),
  "where-from-number": said({
    "matter-of-fact": `
      Wie kommen Sie an meine Telefonnummer?
      Woher haben Sie denn meine Daten?
      Wer hat meine Nummer herausgegeben?
      Ich habe Ihnen meine Nummer nie gegeben.
      Meine Nummer steht doch nirgends.
      Wo steht denn, dass Sie mich anrufen dürfen?
      Wie sind Sie auf mich gekommen?
      Haben Sie die Nummer irgendwo gekauft?
      Ich stehe in keinem Telefonbuch, woher haben Sie die?
      Seit wann haben Sie meine Nummer?`,
    friendly: `
      Darf ich fragen, woher Sie meine Nummer haben?
      Verraten Sie mir, wie Sie gerade auf mich kommen?
      Ich wundere mich nur, wo Sie meine Nummer herhaben.
      Hat mich Ihnen jemand empfohlen, oder woher kennen Sie mich?`,
    curt: `
      Woher die Nummer?
      Woher haben Sie die?
      Wer gab Ihnen die Nummer?
      Datenschutz?
      Nummer woher?`,
    chatty: `
      Diese Nummer haben nur meine Familie und der Hausarzt, wo haben Sie die also her?
      Ich mach doch bei keinem Gewinnspiel mit, wo kriegen Sie nur immer die Nummern her?
      Seit ich einmal was im Internet bestellt habe, rufen alle an, haben Sie meine Nummer von dort?
      Mein Anschluss ist seit Jahren geheim, also das müssen Sie mir jetzt schon erklären.`,
    bavarian: `
      Wo ham'n Sie mei Nummer her?
      Wer hod Eahna mei Nummer gebn?
      Wia kemman'n Sie auf mi?`,
    berlin: `
      Wo ham Se'n meene Nummer her?
      Wer hat Ihnen'n meene Nummer jejeben?
      Wie komm Se'n uff mich?`,
  }),
} as const;
