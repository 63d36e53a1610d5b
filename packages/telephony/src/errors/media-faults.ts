import { faultsOf } from "./known-fault.ts";

const NETWORK = "Prüfen Sie Ihr Netz; ein Kabel statt WLAN hilft oft.";

/** The sound between browser and provider: what fails, and what is measured to be bad. */
export const MEDIA_FAULTS = faultsOf("media", {
  53400: [
    "ClientLocalDescFailed",
    "media: local description failed",
    "Der Browser konnte keine Tonverbindung anbieten. Laden Sie die Seite neu oder verwenden Sie einen aktuellen Browser.",
  ],
  53402: [
    "ClientRemoteDescFailed",
    "media: remote description failed",
    "Der Browser konnte das Angebot der Gegenseite nicht annehmen. Laden Sie die Seite neu oder verwenden Sie einen aktuellen Browser.",
  ],
  53405: [
    "Media connection failed",
    "media: connection failed",
    "Es kommt kein Ton durch. Prüfen Sie, ob eine Firewall UDP oder WebRTC sperrt.",
  ],
  "insights-connection-error": [
    "insights-connection-error",
    "preflight: metrics not delivered",
    "Die Messwerte des Verbindungstests ließen sich nicht übertragen. Prüfen Sie, ob ein Werbeblocker oder eine Firewall sie zurückhält; telefonieren können Sie trotzdem.",
  ],
  "preflight-timeout": [
    "WebSocket connection timeout",
    "preflight: signalling timed out",
    "Der Verbindungstest bekam keine Verbindung zum Anbieter. Prüfen Sie Ihre Internetverbindung und ob eine Firewall WebSockets sperrt.",
  ],
  "high-rtt": [
    "high-rtt",
    "media: round trip over 400 ms",
    `Der Weg zum Anbieter ist sehr langsam. ${NETWORK}`,
  ],
  "high-jitter": [
    "high-jitter",
    "media: jitter over 30 ms",
    `Der Ton kommt ungleichmäßig an. ${NETWORK}`,
  ],
  "low-mos": ["low-mos", "media: quality below 3", `Die Tonqualität ist schlecht. ${NETWORK}`],
  "high-packet-loss": [
    "high-packet-loss",
    "media: packet loss over 1 %",
    `Teile des Tons gehen verloren. ${NETWORK}`,
  ],
  "high-packets-lost-fraction": [
    "high-packets-lost-fraction",
    "media: packet loss over 3 %",
    `Große Teile des Tons gehen verloren. ${NETWORK}`,
  ],
  "low-bytes-received": [
    "low-bytes-received",
    "media: nothing received",
    "Von der Gegenseite kommt kein Ton an. Prüfen Sie, ob eine Firewall UDP sperrt.",
  ],
  "low-bytes-sent": [
    "low-bytes-sent",
    "media: nothing sent",
    "Ihr Ton wird nicht übertragen. Prüfen Sie, ob eine Firewall UDP sperrt.",
  ],
  "constant-audio-input-level": [
    "constant-audio-input-level",
    "media: microphone silent",
    "Das Mikrofon nimmt nichts auf. Prüfen Sie, ob es stumm geschaltet ist.",
  ],
  "constant-audio-output-level": [
    "constant-audio-output-level",
    "media: nothing audible",
    "Es kommt gleichförmige Stille an. Fragen Sie Ihr Gegenüber, ob dessen Mikrofon eingeschaltet ist.",
  ],
  "ice-connectivity-lost": [
    "ice-connectivity-lost",
    "media: connection lost",
    `Die Tonverbindung ist unterbrochen. ${NETWORK}`,
  ],
});
