const NETWORK = "Prüfen Sie Ihr Netz; ein Kabel statt WLAN hilft oft.";

export const mediaFaults = {
  53400:
    "Der Browser konnte keine Tonverbindung anbieten. Laden Sie die Seite neu oder verwenden Sie einen aktuellen Browser.",
  53402:
    "Der Browser konnte das Angebot der Gegenseite nicht annehmen. Laden Sie die Seite neu oder verwenden Sie einen aktuellen Browser.",
  53405: "Es kommt kein Ton durch. Prüfen Sie, ob eine Firewall UDP oder WebRTC sperrt.",
  "insights-connection-error":
    "Die Messwerte des Verbindungstests ließen sich nicht übertragen. Prüfen Sie, ob ein Werbeblocker oder eine Firewall sie zurückhält; telefonieren können Sie trotzdem.",
  "preflight-timeout":
    "Der Verbindungstest bekam keine Verbindung zum Anbieter. Prüfen Sie Ihre Internetverbindung und ob eine Firewall WebSockets sperrt.",
  "high-rtt": `Der Weg zum Anbieter ist sehr langsam. ${NETWORK}`,
  "high-jitter": `Der Ton kommt ungleichmäßig an. ${NETWORK}`,
  "low-mos": `Die Tonqualität ist schlecht. ${NETWORK}`,
  "high-packet-loss": `Teile des Tons gehen verloren. ${NETWORK}`,
  "high-packets-lost-fraction": `Große Teile des Tons gehen verloren. ${NETWORK}`,
  "low-bytes-received":
    "Von der Gegenseite kommt kein Ton an. Prüfen Sie, ob eine Firewall UDP sperrt.",
  "low-bytes-sent": "Ihr Ton wird nicht übertragen. Prüfen Sie, ob eine Firewall UDP sperrt.",
  "constant-audio-input-level":
    "Das Mikrofon nimmt nichts auf. Prüfen Sie, ob es stumm geschaltet ist.",
  "constant-audio-output-level":
    "Es kommt gleichförmige Stille an. Fragen Sie Ihr Gegenüber, ob dessen Mikrofon eingeschaltet ist.",
  "ice-connectivity-lost": `Die Tonverbindung ist unterbrochen. ${NETWORK}`,
};
