export const messageFaults = {
  21408:
    "Ihr Konto darf in dieses Land keine SMS senden. Schalten Sie es in der Twilio-Konsole unter „Messaging Geographic Permissions“ frei.",
  21602: "Die SMS hat keinen Text. Tragen Sie im Node einen ein.",
  21603:
    "Es fehlt die Nummer, von der die SMS kommt. Wählen Sie in den Einstellungen eine Absendernummer.",
  21604: "Es fehlt die Nummer, an die die SMS geht. Tragen Sie sie ein.",
  21606:
    "Von dieser Absendernummer lassen sich keine SMS senden. Wählen Sie in den Einstellungen eine Nummer, die SMS kann.",
  21608:
    "Ein Testkonto darf SMS nur an bestätigte Nummern senden. Bestätigen Sie die Nummer in der Twilio-Konsole oder wechseln Sie zu einem vollen Konto.",
  21610:
    "Der Empfänger hat SMS von dieser Nummer abbestellt. Schreiben Sie ihm keine mehr; wenden Sie sich auf einem anderen Weg an ihn.",
  21611: "Von dieser Absendernummer warten schon zu viele SMS. Versuchen Sie es später erneut.",
  21612:
    "Diese Nummer ist von der Absendernummer aus per SMS nicht erreichbar. Prüfen Sie beide Nummern, oder wählen Sie eine andere Absendernummer.",
  21614: "Die Nummer ist keine Mobilfunknummer. Tragen Sie für die SMS eine Mobilfunknummer ein.",
  21617: "Die SMS ist zu lang. Kürzen Sie den Text auf höchstens 1600 Zeichen.",
  30003: "Das Telefon des Empfängers ist nicht erreichbar. Versuchen Sie es später erneut.",
  30005:
    "Die Nummer des Empfängers ist nicht mehr vergeben. Prüfen Sie sie auf Tippfehler und Vorwahl.",
  30006: "An diesen Anschluss lässt sich keine SMS zustellen. Tragen Sie eine Mobilfunknummer ein.",
  30007:
    "Ein Netzbetreiber hat die SMS als unerwünscht ausgefiltert. Ändern Sie den Text, und verzichten Sie auf Kurzlinks.",
};
