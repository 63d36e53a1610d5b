import { said } from "../voices.ts";

/** Questions about the talking itself. */
export const ASIDES = {
  "is-this-a-bot": said({
    "matter-of-fact": `
      Sagen Sie, sind Sie eine Maschine?
      Rede ich hier mit einer künstlichen Stimme?
      Sie klingen wie ein Automat.
      Ist das so eine Computerstimme wie beim Navi?
      Sind Sie echt oder ein Programm?
      Wie, eine KI ruft mich an?
      Bin ich mit einem Roboter verbunden?
      Ist da überhaupt ein Mensch am anderen Ende?
      Das ist doch eine Bandansage, oder?
      Sprechen Sie wirklich mit mir oder ist das aufgenommen?`,
    friendly: `
      Entschuldigen Sie die Frage, aber sind Sie ein echter Mensch?
      Darf ich fragen, ob Sie ein Computer sind?
      Sie sprechen so gleichmäßig, sind Sie eine künstliche Intelligenz?
      Ach, sind Sie so ein Sprachassistent?`,
    curt: `
      Bot?
      Sind Sie echt?
      Ist das ein Computer?
      Mensch oder Maschine?
      KI, oder?`,
    chatty: `
      Meine Nichte hat mir von diesen sprechenden Computern erzählt, sind Sie am Ende auch so einer?
      Ich bin mir nicht sicher, aber ich glaube, ich rede hier gerade mit einem Roboter, stimmt das?
      Das ist ja verrückt, sind Sie wirklich kein Mensch, das hört man ja kaum?
      So weit ist es schon gekommen, ist das jetzt ein Computer, mit dem ich mich unterhalte?`,
    bavarian: `
      San Sie am End a Computer?
      Red i do mit a Maschin?
      San Sie überhaupt echt?`,
    berlin: `
      Sind Sie'n Roboter?
      Red ick hier mit'm Computer?
      Sind Se echt oder wat?`,
  }),
  "wants-human": said({
    "matter-of-fact": `
      Geben Sie mir bitte einen richtigen Menschen.
      Ich rede nicht mit einer Maschine.
      Kann ich mit einem echten Berater sprechen?
      Gibt es bei Ihnen auch noch Leute, mit denen man richtig reden kann?
      Lassen Sie mich mit einer Kollegin aus Fleisch und Blut sprechen.
      Mit einem Computer unterhalte ich mich nicht.
      Holen Sie mir bitte einen Mitarbeiter ans Telefon.
      Das möchte ich lieber mit einer Person besprechen.
      Ich will einen Menschen sprechen, keinen Automaten.
      Verbinden Sie mich mit jemandem, der sich auskennt.`,
    friendly: `
      Seien Sie nicht gekränkt, aber ich würde lieber mit einem Menschen sprechen.
      Könnte mich vielleicht ein richtiger Mitarbeiter anrufen?
      Mir wäre es lieber, wenn ich mit einer echten Person reden könnte.
      Gibt es denn jemanden bei Ihnen, mit dem ich persönlich sprechen kann?`,
    curt: `
      Einen Menschen bitte.
      Mitarbeiter, bitte.
      Nicht mit Robotern.
      Mensch, bitte.
      Geben Sie mir wen Echten.`,
    chatty: `
      Ich bin da altmodisch, ich rede nur mit Menschen, gibt es bei Ihnen keine Dame im Büro?
      Mit so einem Kasten kann man ja nicht mal einen Witz machen, geben Sie mir einen richtigen Menschen.
      Mein ganzes Leben hab ich mit Leuten geredet, da fang ich jetzt nicht mit Computern an, holen Sie jemanden.
      Nichts gegen Sie, aber ich möchte jemanden hören, der auch mal lacht, einen Mitarbeiter zum Beispiel.`,
    bavarian: `
      I wui mit am Menschn redn.
      Mit a Maschin red i ned.
      Gebn S' ma an richtign Mitarbeiter.`,
    berlin: `
      Ick will mit'm richtijen Menschen reden.
      Mit ner Maschine quatsch ick nich.
      Jeben Se mir ma'n Mitarbeiter.`,
  }),
  "repeat-please": said({
    "matter-of-fact": `
      Können Sie das bitte wiederholen?
      Das habe ich jetzt nicht verstanden.
      Noch mal bitte.
      Entschuldigung, was haben Sie gesagt?
      Sie sind ganz schlecht zu verstehen.
      Die Verbindung ist schlecht, noch einmal bitte.
      Was war die Frage?
      Ich habe den letzten Satz nicht mitbekommen.
      Sprechen Sie bitte etwas langsamer.
      Etwas lauter bitte, ich höre Sie kaum.`,
    friendly: `
      Verzeihung, das habe ich akustisch nicht verstanden.
      Wären Sie so lieb und sagen das noch einmal?
      Entschuldigen Sie, ich höre Sie gerade nicht so gut, noch einmal bitte.
      Bitte noch einmal etwas langsamer, wenn es geht.`,
    curt: `
      Bitte?
      Was?
      Noch mal.
      Hä?
      Wie?
      Lauter bitte.`,
    chatty: `
      Hier fährt gerade die Straßenbahn vorbei, da hab ich nichts gehört, sagen Sie es noch mal?
      Mein Telefon pfeift wieder so komisch, Sie müssen das bitte noch mal sagen.
      Das ging mir jetzt zu flott, können Sie das für mich noch mal wiederholen?
      Die Kinder sind hier so laut, ich hab kein Wort verstanden, was haben Sie gesagt?`,
    bavarian: `
      Wos ham S' gsagt?
      Sogn S' des no moi.
      I hob Eahna ned verstandn.`,
    berlin: `
      Wat ham Se jesacht?
      Sagen Se dit nochma.
      Hab ick jetz nich verstanden.`,
  }),
  "are-you-there": said({
    "matter-of-fact": `
      Sind Sie noch in der Leitung, ich höre nichts?
      Hallo? Ich höre nichts mehr.
      Hallo, ist da noch jemand?
      Sind Sie weg?
      Können Sie mich hören?
      Hallo, sind Sie noch da?
      Ich glaube, die Verbindung ist weg.
      Hallo, hallo?
      Da ist es ganz still bei Ihnen.
      Reden Sie noch mit mir?`,
    friendly: `
      Hallo, hören Sie mich noch, bei mir ist es still?
      Entschuldigung, sind Sie noch am Apparat?
      Ich höre Sie leider nicht mehr, sind Sie da?
      Sind wir noch verbunden?`,
    curt: `
      Hallo?
      Noch da?
      Jemand da?
      Sind Sie weg?
      Ja, hallo?`,
    chatty: `
      Hallo, jetzt ist es so still, sind Sie noch da, oder ist mein Telefon wieder kaputt?
      Hallo, hören Sie mich, bei mir knackt es immer so in der Leitung?
      Na, jetzt ist sie weg, hallo, sind Sie noch dran?
      Ich hör gar nichts mehr, vielleicht hab ich auf was draufgedrückt, sind Sie noch da?`,
    bavarian: `
      San S' no dro?
      Hallo, hörn S' mi no?
      Is do no wer?`,
    berlin: `
      Sind Se noch dran?
      Hallo, hörn Se mir noch?
      Is da noch eener?`,
  }),
  "still-here": said({
    "matter-of-fact": `
      Ja, ich bin noch da.
      Ja, ich höre Sie.
      Doch, doch, ich bin noch dran.
      Ja, Entschuldigung, ich war kurz abgelenkt.
      So, da bin ich wieder.
      Ja, ich habe nur kurz nachgedacht.
      Bin wieder am Apparat.
      Ja, ja, ich bin hier.
      So, jetzt höre ich wieder zu.
      Ja, ich war nur kurz weg vom Telefon.`,
    friendly: `
      Ja, natürlich, ich bin noch da, entschuldigen Sie.
      So, da bin ich wieder, danke fürs Warten.
      Ja, verzeihen Sie, hier hat gerade jemand etwas gefragt.
      Ja, ich bin noch bei Ihnen, ich habe nur zugehört.`,
    curt: `
      Ja.
      Bin noch da.
      Ja, noch dran.
      Bin wieder da.
      Hier, ja.`,
    chatty: `
      Ja, ja, ich bin noch da, mir ist nur die Katze über die Tastatur gelaufen.
      So, da bin ich wieder, es war nur der Paketbote, der klingelt bei uns immer zweimal.
      Ja, ich bin noch dran, ich musste nur eben den Fernseher leiser machen.
      Doch, ich höre Sie gut, ich war gerade nur in Gedanken beim Mittagessen.`,
    bavarian: `
      Ja, i bin no do.
      So, jetzt bin i wieder do.
      Ja, i hör Eahna scho.`,
    berlin: `
      Ja, ick bin noch da.
      So, da bin ick wieder.
      Ja ja, ick hör Se noch.`,
  }),
} as const;
