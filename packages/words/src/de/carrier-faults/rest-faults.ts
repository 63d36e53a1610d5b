export const restFaults = {
  10002:
    "Mit einem Testkonto erlaubt der Anbieter das nicht. Schalten Sie das Konto in der Twilio-Konsole frei.",
  10004:
    "Bei Ihrem Anbieter laufen schon so viele Anrufe, wie Ihr Konto erlaubt. Warten Sie, bis einer endet, oder lassen Sie die Grenze anheben.",
  20001:
    "Der Anbieter versteht die Anfrage nicht. Melden Sie den Fehler mit seiner Nummer, und versuchen Sie es nach einem Update erneut.",
  20003:
    "Der Anbieter hat die Zugangsdaten abgelehnt. Prüfen Sie TWILIO_ACCOUNT_SID und TWILIO_AUTH_TOKEN.",
  20004:
    "Der Anbieter erlaubt diese Anfrage so nicht. Prüfen Sie TWILIO_API_BASE, und melden Sie den Fehler mit seiner Nummer.",
  20005:
    "Ihr Konto beim Anbieter ist gesperrt oder stillgelegt. Sehen Sie in der Twilio-Konsole nach, was offen ist.",
  20008:
    "Mit Test-Zugangsdaten geht das nicht. Tragen Sie in TWILIO_ACCOUNT_SID und TWILIO_AUTH_TOKEN die echten Zugangsdaten ein.",
  20009: "Der Anruf läuft noch. Löschen Sie ihn oder seine Aufnahme, wenn er beendet ist.",
  20404:
    "Der Anbieter kennt das Konto oder den Anruf nicht. Prüfen Sie TWILIO_ACCOUNT_SID und TWILIO_API_BASE.",
  20429: "Der Anbieter nimmt gerade nicht mehr Anfragen an. Warten Sie einige Sekunden.",
  20500:
    "Beim Anbieter ist ein Fehler aufgetreten. Sehen Sie auf status.twilio.com nach und versuchen Sie es später erneut.",
  20503:
    "Der Dienst des Anbieters ist gerade nicht verfügbar. Sehen Sie auf status.twilio.com nach und versuchen Sie es später erneut.",
  21201: "Es fehlt die Nummer, die angerufen werden soll. Tragen Sie sie ein.",
  21205:
    "Der Anbieter kann die Adresse dieses Programms nicht verwenden. Prüfen Sie PUBLIC_URL: eine https-Adresse, die aus dem Internet erreichbar ist.",
  21206:
    "Die Tasten, die nach dem Abheben gedrückt werden sollen, sind ungültig. Verwenden Sie nur Ziffern, * und #.",
  21208: "Die Zeit, die es klingeln darf, ist ungültig. Tragen Sie 1 bis 600 Sekunden ein.",
  21209:
    "Der Anbieter nimmt eine Angabe dieses Programms nicht an. Melden Sie den Fehler mit seiner Nummer.",
  21210:
    "Die Absendernummer gehört nicht zu Ihrem Konto. Tragen Sie in TWILIO_FROM eine gekaufte oder bestätigte Nummer ein.",
  21211: "Die angerufene Nummer ist ungültig. Prüfen Sie sie auf Tippfehler und Vorwahl.",
  21212:
    "Die Absendernummer ist ungültig. Tragen Sie TWILIO_FROM in der Form +49… ein, ohne Leerzeichen.",
  21213: "Es fehlt die Absendernummer. Tragen Sie TWILIO_FROM ein.",
  21214: "Die angerufene Nummer ist nicht erreichbar. Prüfen Sie, ob sie noch vergeben ist.",
  21215:
    "Ihr Konto darf in dieses Land nicht anrufen. Schalten Sie es in der Twilio-Konsole unter „Voice Geographic Permissions“ frei.",
  21216:
    "Der Anbieter sperrt Anrufe zu dieser Nummer. Fragen Sie den Support von Twilio nach dem Grund.",
  21217: "Die angerufene Nummer gibt es nicht. Prüfen Sie sie auf Tippfehler und Vorwahl.",
  21218: "Die TwiML-App gibt es nicht. Prüfen Sie TWILIO_TWIML_APP_SID.",
  21219:
    "Ein Testkonto darf nur bestätigte Nummern anrufen. Bestätigen Sie die Nummer in der Twilio-Konsole oder wechseln Sie zu einem vollen Konto.",
  21220: "Der Anruf ist schon beendet. Starten Sie bei Bedarf einen neuen.",
};
