export const relayFaults = {
  39001:
    "Die Verbindung zum Gespräch ist abgerissen. Prüfen Sie, ob PUBLIC_URL durchgehend erreichbar ist.",
  64101:
    "Der Anbieter nimmt eine Einstellung des Gesprächs nicht an, meist Stimme und Sprachdienst, die nicht zusammengehören. Wählen Sie in den Einstellungen eine andere Stimme.",
  64102:
    "Der Anbieter kommt mit dem Gespräch nicht zu diesem Programm durch. Prüfen Sie, ob PUBLIC_URL erreichbar ist und der Proxy WebSockets durchlässt.",
  64104:
    "Das Gespräch hat die längste erlaubte Dauer erreicht. Rufen Sie bei Bedarf noch einmal an.",
  64105:
    "Die Verbindung zum Gespräch ist abgerissen. Prüfen Sie, ob dieses Programm durchgehend läuft.",
  64106:
    "Der Sprachdienst nimmt eine Einstellung des Gesprächs nicht an, meist eine Stimme, die es in dieser Sprache nicht gibt. Wählen Sie in den Einstellungen eine andere Stimme.",
  64107:
    "Der Anbieter hat eine Anweisung im Gespräch nicht verstanden. Melden Sie den Fehler mit seiner Nummer.",
  64108: "Vom Telefon des Angerufenen kommt kein Ton mehr an. Rufen Sie noch einmal an.",
  64109:
    "Es laufen schon so viele Gespräche, wie Ihr Konto erlaubt. Warten Sie, bis eines endet, oder lassen Sie die Grenze anheben.",
  64111:
    "Der Sprachdienst konnte einen Satz nicht sprechen. Wählen Sie in den Einstellungen eine andere Stimme, falls es sich wiederholt.",
  64112:
    "Der Sprachdienst ist gerade nicht verfügbar. Versuchen Sie es später erneut, oder wählen Sie eine andere Stimme.",
  31920:
    "Die Tonverbindung zu diesem Programm kam nicht zustande. Prüfen Sie, ob PUBLIC_URL erreichbar ist und der Proxy WebSockets durchlässt.",
  31921:
    "Die Tonverbindung zu diesem Programm ist abgerissen. Prüfen Sie, ob es durchgehend läuft.",
};
