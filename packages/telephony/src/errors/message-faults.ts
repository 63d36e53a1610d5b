import { faultsOf } from "./known-fault.ts";

/** What the carrier's REST API answers to a text message. */
export const MESSAGE_FAULTS = faultsOf("rest", {
  21408: [
    "Permission to send an SMS has not been enabled for the region",
    "messages to this country not allowed",
    "Ihr Konto darf in dieses Land keine SMS senden. Schalten Sie es in der Twilio-Konsole unter „Messaging Geographic Permissions“ frei.",
  ],
  21602: [
    "Message body is required",
    "message empty",
    "Die SMS hat keinen Text. Tragen Sie im Knoten einen ein.",
  ],
  21603: [
    "A 'From' phone number is required",
    "no number to send from",
    "Es fehlt die Nummer, von der die SMS kommt. Wählen Sie in den Einstellungen eine Absendernummer.",
  ],
  21604: [
    "A 'To' phone number is required",
    "no receiver",
    "Es fehlt die Nummer, an die die SMS geht. Tragen Sie sie ein.",
  ],
  21606: [
    "The 'From' phone number is not a valid, SMS-capable number",
    "caller number cannot send messages",
    "Von dieser Absendernummer lassen sich keine SMS senden. Wählen Sie in den Einstellungen eine Nummer, die SMS kann.",
  ],
  21608: [
    "The 'To' phone number is not verified for a trial account",
    "trial account: receiver not verified",
    "Ein Testkonto darf SMS nur an bestätigte Nummern senden. Bestätigen Sie die Nummer in der Twilio-Konsole oder wechseln Sie zu einem vollen Konto.",
  ],
  21610: [
    "Attempt to send to unsubscribed recipient",
    "receiver opted out of messages",
    "Der Empfänger hat SMS von dieser Nummer abbestellt. Schreiben Sie ihm keine mehr; wenden Sie sich auf einem anderen Weg an ihn.",
  ],
  21611: [
    "Message queue is full for this 'From' number",
    "message queue full",
    "Von dieser Absendernummer warten schon zu viele SMS. Versuchen Sie es später erneut.",
  ],
  21612: [
    "The 'To' phone number is not reachable via SMS from this 'From' number",
    "receiver not reachable by message",
    "Diese Nummer ist von der Absendernummer aus per SMS nicht erreichbar. Prüfen Sie beide Nummern, oder wählen Sie eine andere Absendernummer.",
  ],
  21614: [
    "'To' number is not a valid mobile number",
    "receiver is no mobile number",
    "Die Nummer ist keine Mobilfunknummer. Tragen Sie für die SMS eine Mobilfunknummer ein.",
  ],
  21617: [
    "The concatenated message body exceeds the 1600 character limit",
    "message too long",
    "Die SMS ist zu lang. Kürzen Sie den Text auf höchstens 1600 Zeichen.",
  ],
  30003: [
    "Unreachable destination handset",
    "receiver's phone off",
    "Das Telefon des Empfängers ist nicht erreichbar. Versuchen Sie es später erneut.",
  ],
  30005: [
    "Unknown destination handset",
    "receiver unknown",
    "Die Nummer des Empfängers ist nicht mehr vergeben. Prüfen Sie sie auf Tippfehler und Vorwahl.",
  ],
  30006: [
    "Landline or unreachable carrier",
    "receiver is a landline",
    "An diesen Anschluss lässt sich keine SMS zustellen. Tragen Sie eine Mobilfunknummer ein.",
  ],
  30007: [
    "Message filtered",
    "message filtered",
    "Ein Netzbetreiber hat die SMS als unerwünscht ausgefiltert. Ändern Sie den Text, und verzichten Sie auf Kurzlinks.",
  ],
});
