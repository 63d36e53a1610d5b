const KEYS = "Prüfen Sie TWILIO_ACCOUNT_SID, TWILIO_API_KEY und TWILIO_API_SECRET.";

export const voiceTokenFaults = {
  20101: `Der Anbieter erkennt den Zugang dieses Browsers nicht an. ${KEYS}`,
  20104: "Der Zugang dieses Browsers zum Anbieter ist abgelaufen. Laden Sie die Seite neu.",
  20151: `Die Anmeldung beim Anbieter ist gescheitert. ${KEYS}`,
  31201: `Dieser Browser darf über das Konto nicht telefonieren. ${KEYS}`,
  31202:
    "Der Zugang dieses Browsers ist falsch unterschrieben. Prüfen Sie TWILIO_API_SECRET: Es muss zu TWILIO_API_KEY gehören.",
  31203:
    "Das Konto beim Anbieter ist gesperrt oder gibt es nicht. Prüfen Sie TWILIO_ACCOUNT_SID und den Stand des Kontos in der Twilio-Konsole.",
  31204: `Der Anbieter kann den Zugang dieses Browsers nicht lesen. ${KEYS}`,
  31205: "Der Zugang dieses Browsers zum Anbieter ist abgelaufen. Laden Sie die Seite neu.",
  31206:
    "Dieser Browser hat sich in kurzer Zeit zu oft angemeldet. Warten Sie eine Minute, und laden Sie die Seite dann neu.",
  31207:
    "Der Zugang dieses Browsers gilt länger, als der Anbieter erlaubt. Prüfen Sie, ob die Uhr des Servers richtig geht.",
  31209: "Der Anbieter lässt dieses Gespräch nicht wieder aufnehmen. Starten Sie es neu.",
};
