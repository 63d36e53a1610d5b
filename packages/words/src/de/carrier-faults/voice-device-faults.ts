const PERMIT =
  "Erlauben Sie das Mikrofon in den Einstellungen des Browsers für diese Seite und laden Sie sie neu.";
const START_ANEW = "Laden Sie die Seite neu und schalten Sie die Sprachverbindung wieder ein.";

export const voiceDeviceFaults = {
  31208: `Der Browser darf das Mikrofon nicht benutzen. ${PERMIT}`,
  31401: `Der Browser darf das Mikrofon nicht benutzen. ${PERMIT}`,
  31402:
    "Das Mikrofon lässt sich nicht öffnen. Prüfen Sie, ob es angeschlossen ist und ob ein anderes Programm es belegt.",
  "no-device-to-set": "Es ist kein Gerät gewählt. Wählen Sie eines aus der Liste.",
  "no-devices-to-set": "Es ist kein Gerät gewählt. Wählen Sie mindestens eines aus der Liste.",
  "device-not-found":
    "Das gewählte Gerät ist nicht mehr da. Schließen Sie es wieder an oder wählen Sie ein anderes.",
  "devices-not-found":
    "Einige der gewählten Geräte sind nicht mehr da. Schließen Sie sie wieder an oder wählen Sie andere.",
  "no-output-to-test":
    "Es ist kein Lautsprecher ausgewählt, der sich testen ließe. Wählen Sie erst einen aus.",
  "no-output-selection":
    "Dieser Browser kann den Lautsprecher nicht wählen. Stellen Sie ihn im Betriebssystem ein, oder verwenden Sie Chrome oder Edge.",
  "device-destroyed": `Die Sprachverbindung ist schon abgebaut. ${START_ANEW}`,
  "device-not-initialized":
    "Die Sprachverbindung steht noch nicht. Schalten Sie sie ein und warten Sie, bis sie bereit ist.",
  "call-active": "Es läuft schon ein Gespräch. Beenden Sie es, bevor Sie ein neues beginnen.",
  "malformed-invite":
    "Ein ankommender Anruf war nicht lesbar. Bitten Sie den Anrufer, es noch einmal zu versuchen.",
  "no-transport": `Es besteht keine Verbindung zum Anbieter. ${START_ANEW}`,
  disconnected: `Der Browser ist vom Anbieter getrennt. ${START_ANEW}`,
  "connection-interrupted":
    "Die Verbindung zum Anbieter ist unterbrochen. Prüfen Sie Ihre Internetverbindung.",
};
