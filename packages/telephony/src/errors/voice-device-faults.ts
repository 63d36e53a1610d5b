import { faultsOf } from "./known-fault.ts";

const PERMIT =
  "Erlauben Sie das Mikrofon in den Einstellungen des Browsers für diese Seite und laden Sie sie neu.";
const START_ANEW = "Laden Sie die Seite neu und schalten Sie die Sprachverbindung wieder ein.";

/** Microphone, loudspeaker and the life of the browser's line; most of it has words only. */
export const VOICE_DEVICE_FAULTS = faultsOf("voice-sdk", {
  31208: [
    "PermissionDeniedError",
    "voice: microphone not permitted",
    `Der Browser darf das Mikrofon nicht benutzen. ${PERMIT}`,
  ],
  31401: [
    "UserMedia PermissionDeniedError",
    "voice: microphone not permitted",
    `Der Browser darf das Mikrofon nicht benutzen. ${PERMIT}`,
  ],
  31402: [
    "UserMedia AcquisitionFailedError",
    "voice: microphone not available",
    "Das Mikrofon lässt sich nicht öffnen. Prüfen Sie, ob es angeschlossen ist und ob ein anderes Programm es belegt.",
  ],
  "no-device-to-set": [
    "Must specify the device to set",
    "voice: no device given",
    "Es ist kein Gerät gewählt. Wählen Sie eines aus der Liste.",
  ],
  "no-devices-to-set": [
    "Must specify at least one device to set",
    "voice: no devices given",
    "Es ist kein Gerät gewählt. Wählen Sie mindestens eines aus der Liste.",
  ],
  "device-not-found": [
    "Device not found",
    "voice: device not found",
    "Das gewählte Gerät ist nicht mehr da. Schließen Sie es wieder an oder wählen Sie ein anderes.",
  ],
  "devices-not-found": [
    "Devices not found",
    "voice: devices not found",
    "Einige der gewählten Geräte sind nicht mehr da. Schließen Sie sie wieder an oder wählen Sie andere.",
  ],
  "no-output-to-test": [
    "No active output devices to test",
    "voice: no output device to test",
    "Es ist kein Lautsprecher ausgewählt, der sich testen ließe. Wählen Sie erst einen aus.",
  ],
  "no-output-selection": [
    "This browser does not support audio output selection",
    "voice: browser cannot choose the output",
    "Dieser Browser kann den Lautsprecher nicht wählen. Stellen Sie ihn im Betriebssystem ein, oder verwenden Sie Chrome oder Edge.",
  ],
  "device-destroyed": [
    "Device has been destroyed",
    "voice: device destroyed",
    `Die Sprachverbindung ist schon abgebaut. ${START_ANEW}`,
  ],
  "device-not-initialized": [
    "Device has not been initialized",
    "voice: device not set up",
    "Die Sprachverbindung steht noch nicht. Schalten Sie sie ein und warten Sie, bis sie bereit ist.",
  ],
  "call-active": [
    "A Call is already active",
    "voice: a call is already active",
    "Es läuft schon ein Gespräch. Beenden Sie es, bevor Sie ein neues beginnen.",
  ],
  "malformed-invite": [
    "Malformed invite from gateway",
    "voice: invite malformed",
    "Ein ankommender Anruf war nicht lesbar. Bitten Sie den Anrufer, es noch einmal zu versuchen.",
  ],
  "no-transport": [
    "No transport available to send or receive messages",
    "voice: no transport",
    `Es besteht keine Verbindung zum Anbieter. ${START_ANEW}`,
  ],
  disconnected: [
    "Cannot establish connection. Client is disconnected",
    "voice: client disconnected",
    `Der Browser ist vom Anbieter getrennt. ${START_ANEW}`,
  ],
  "connection-interrupted": [
    "Connection with Twilio was interrupted.",
    "voice: connection interrupted",
    "Die Verbindung zum Anbieter ist unterbrochen. Prüfen Sie Ihre Internetverbindung.",
  ],
});
