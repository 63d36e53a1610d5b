export const webhookFaults = {
  11200:
    "Dieses Programm hat dem Anbieter mit einem Fehler geantwortet. Prüfen Sie, ob es läuft, und sehen Sie in sein Protokoll.",
  11205:
    "Der Anbieter erreicht dieses Programm nicht. Prüfen Sie, ob PUBLIC_URL aus dem Internet erreichbar ist und binnen 15 Sekunden antwortet.",
  11206:
    "Unter PUBLIC_URL antwortet etwas, das kein HTTP spricht. Prüfen Sie Adresse, Port und Proxy.",
  11210: "Der Name in PUBLIC_URL ist nicht zu finden. Prüfen Sie Schreibweise und DNS-Eintrag.",
  11215:
    "PUBLIC_URL leitet im Kreis um. Prüfen Sie die Umleitungen Ihres Proxys, besonders die von http auf https.",
  11220:
    "Die verschlüsselte Verbindung zu PUBLIC_URL kommt nicht zustande. Prüfen Sie das TLS-Zertifikat Ihres Servers.",
  11235:
    "Das Zertifikat unter PUBLIC_URL gehört zu einem anderen Namen. Stellen Sie eines für genau diesen Namen aus.",
  11236: "Das Zertifikat unter PUBLIC_URL ist abgelaufen. Erneuern Sie es.",
  11237:
    "Dem Zertifikat unter PUBLIC_URL fehlt ein Zwischenzertifikat. Liefern Sie die vollständige Kette aus.",
  12100:
    "Der Anbieter konnte unsere Antwort nicht lesen. Prüfen Sie, ob ein Proxy vor PUBLIC_URL sie verändert.",
  12200:
    "Der Anbieter hat einen Teil unserer Antwort übergangen. Melden Sie den Fehler mit seiner Nummer.",
  12300:
    "Unsere Antwort kam mit falschem Inhaltstyp an. Prüfen Sie, ob ein Proxy vor PUBLIC_URL Kopfzeilen verändert.",
  13201:
    "Aus einer Weiterleitung heraus lässt sich nicht noch einmal weiterleiten. Beenden Sie erst die laufende.",
  13214:
    "Die Absendernummer der Weiterleitung gehört nicht zu Ihrem Konto. Wählen Sie in den Einstellungen eine gekaufte oder bestätigte Nummer.",
  13223:
    "Die Nummer der Weiterleitung ist falsch geschrieben. Tragen Sie sie in der Form +49… ein.",
  13224:
    "Die Nummer der Weiterleitung ist nicht anrufbar. Prüfen Sie sie auf Tippfehler und Vorwahl.",
  13225:
    "Der Anbieter sperrt Anrufe zu der Nummer der Weiterleitung. Tragen Sie eine andere ein, oder fragen Sie den Support von Twilio.",
  13227:
    "Ihr Konto darf in das Land der Weiterleitung nicht anrufen. Schalten Sie es in der Twilio-Konsole unter „Voice Geographic Permissions“ frei.",
  13313:
    "Die Wartezeit auf eine Antwort ist ungültig. Tragen Sie im Node mindestens eine Sekunde ein.",
  13314: "Die Zahl der Tasten ist ungültig. Tragen Sie im Node mindestens eine ein.",
  13511: "Diese Stimme kennt der Anbieter nicht. Wählen Sie in den Einstellungen eine andere.",
  13512: "Diese Sprache kennt der Anbieter nicht. Wählen Sie in den Einstellungen Deutsch.",
  13520:
    "Der Anbieter kann einen Text nicht sprechen. Prüfen Sie, ob er leer ist, und wählen Sie sonst eine andere Stimme.",
  13521: "Ein Text ist zu lang, um gesprochen zu werden. Teilen Sie ihn auf mehrere Nodes auf.",
};
