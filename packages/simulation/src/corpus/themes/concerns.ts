import { said } from "../voices.ts";

/** What somebody wants to know before deciding. */
export const CONCERNS = {
  "technical-question": said({
    "matter-of-fact": `
      Wie funktioniert das Ganze denn eigentlich?
      Was brauche ich dafür an Technik?
      Passt das überhaupt zu dem, was wir haben?
      Welche Voraussetzungen gibt es dafür?
      Wer baut das dann ein?
      Wie lange dauert die Umstellung?
      Was passiert, wenn etwas ausfällt?
      Muss dafür bei mir etwas umgebaut werden?
      Läuft das auch ohne Internet?
      Von welchem Hersteller ist das?
      Wie wartungsintensiv ist so etwas?`,
    friendly: `
      Können Sie mir erklären, wie das technisch funktioniert?
      Ich verstehe davon nicht viel, wie läuft das denn ab?
      Muss ich dafür bei mir zu Hause etwas ändern?
      Klappt das auch mit älteren Geräten?`,
    curt: `
      Wie funktioniert das?
      Welche Technik?
      Passt das bei uns?
      Wer baut das ein?
      Welcher Hersteller?`,
    chatty: `
      Ich bin gelernter Elektriker, mich würde schon interessieren, was da für Technik drinsteckt.
      Bei uns ist alles noch von neunzehnhundertsiebzig, geht das denn damit überhaupt?
      Mein Neffe hat mir das mal erklärt, aber ich hab's wieder vergessen, wie funktioniert das noch mal?
      Wenn da dauernd einer kommen und was nachstellen muss, dann ist das nichts, wie ist das bei Ihnen?`,
    bavarian: `
      Wia funktioniert'n des überhaupt?
      Basst des zu dem, wos mia ham?
      Wer baut'n des ei?`,
    berlin: `
      Wie funktioniert'n ditte?
      Passt dit überhaupt bei uns?
      Wer baut'n dit denn ein?`,
  }),
  "asks-references": said({
    "matter-of-fact": `
      Haben Sie Referenzen?
      Wen haben Sie hier in der Nähe schon beraten?
      Kann ich mir das bei einem Kunden ansehen?
      Wie lange gibt es Ihre Firma schon?
      Gibt es Bewertungen über Sie?
      Wie viele Kunden haben Sie denn?
      Mit wem arbeiten Sie sonst zusammen?
      Sind Sie ein Betrieb aus der Region?
      Nennen Sie mir jemanden, der damit zufrieden ist.
      Was sagen andere Leute darüber?`,
    friendly: `
      Dürfte ich vielleicht mit einem Ihrer Kunden sprechen?
      Kennen Sie jemanden aus unserem Ort, der das schon gemacht hat?
      Haben Sie ein paar Beispiele, die ich mir anschauen könnte?
      Wo finde ich denn Erfahrungen von anderen?`,
    curt: `
      Referenzen?
      Wer hat das schon?
      Bewertungen?
      Kunden hier?
      Seit wann gibt es Sie?`,
    chatty: `
      Unser Bürgermeister hat auch so etwas, ist der bei Ihnen Kunde?
      Ich verlasse mich lieber auf Leute, die es schon haben, gibt es da jemanden bei uns im Dorf?
      Im Internet schreibt ja jeder, was er will, haben Sie echte Kunden, die ich anrufen kann?
      Meine Freundin fragt bei so etwas immer nach Referenzen, also frage ich auch mal danach.`,
    bavarian: `
      Wer hod'n des do bei uns scho?
      Ham S' do Referenzn?
      Wia lang gibt's Eahna Firma scho?`,
    berlin: `
      Wer hat'n dit hier schon?
      Ham Se Referenzen?
      Wie lange jibt's euch denn schon?`,
  }),
  "asks-subsidy": said({
    "matter-of-fact": `
      Bekommt man dafür einen Zuschuss?
      Wird das vom Staat gefördert?
      Welche Fördermittel gibt es da?
      Kann ich das von der Steuer absetzen?
      Zahlt die Kommune etwas dazu?
      Gibt es da günstige Kredite von der Förderbank?
      Ist die Förderung nicht längst ausgelaufen?
      Übernimmt das jemand zum Teil?
      Wie hoch ist denn die Förderung?
      Muss man den Zuschuss vorher beantragen?`,
    friendly: `
      Wissen Sie zufällig, ob es da einen Zuschuss gibt?
      Könnten Sie mir auch bei dem Förderantrag helfen?
      Ich habe gehört, der Staat gibt etwas dazu, stimmt das?
      Gibt es für Familien da eine Förderung?`,
    curt: `
      Förderung?
      Gibt's Zuschuss?
      Zahlt der Staat was?
      Absetzbar?
      Fördermittel?`,
    chatty: `
      Mein Nachbar hat damals vom Staat was dazubekommen, gibt's das heute auch noch?
      Da ändern die ja jedes Jahr die Regeln, gibt es denn im Moment überhaupt noch eine Förderung?
      Mein Steuerberater meint, das könnte man absetzen, wissen Sie da etwas drüber?
      Ohne Zuschuss brauchen wir gar nicht anfangen, also wie sieht es denn damit aus?`,
    bavarian: `
      Gibt's do a Förderung?
      Zoid do da Staat wos dazua?
      Konn ma des vo da Steier absetzn?`,
    berlin: `
      Jibt's da ne Förderung für?
      Zahlt der Staat wat dazu?
      Kann ick dit absetzen?`,
  }),
  "asks-warranty": said({
    "matter-of-fact": `
      Wie lange gilt denn die Garantie?
      Was ist, wenn etwas kaputtgeht?
      Wer haftet, wenn das nicht klappt?
      Kann ich das auch wieder zurückgeben?
      Gibt es ein Rücktrittsrecht?
      Kommt im Notfall jemand vorbei?
      Wer übernimmt die Reparatur?
      Und wenn Ihre Firma pleitegeht?
      Habe ich da ein Widerrufsrecht?
      Welche Gewährleistung bekomme ich?`,
    friendly: `
      Darf ich fragen, wie lange Sie dafür Garantie geben?
      Und an wen wende ich mich, wenn mal etwas nicht geht?
      Kann man das denn auch wieder rückgängig machen?
      Gibt es da so eine Art Kundendienst?`,
    curt: `
      Garantie?
      Und wenn's kaputtgeht?
      Wer haftet?
      Rückgaberecht?
      Wie lange Garantie?`,
    chatty: `
      Bei meiner Waschmaschine ist einen Tag nach der Garantie alles auseinandergefallen, wie ist das bei Ihnen?
      Das ist ja alles schön, solange es läuft, aber wer kommt, wenn es mal nicht läuft?
      Wenn Ihre Firma in drei Jahren nicht mehr da ist, steh ich dann dumm da?
      Mein Schwager hat ewig auf den Kundendienst gewartet, gibt es bei Ihnen eine Garantie?`,
    bavarian: `
      Wia lang hob i do Garantie?
      Und wenn's hi is, wer kimmt dann?
      Konn i des wieda zruckgebn?`,
    berlin: `
      Wie lange is'n da Jarantie druff?
      Und wenn't kaputtjeht?
      Kann ick dit ooch wieder zurückjeben?`,
  }),
} as const;
