export const voiceLine = {
  connected: "Verbunden",
  connecting: "Verbindung...",
  disconnected: "Getrennt",
  carriers: { emulator: "Emulator", twilio: "Twilio" },
  since: (time: string) => `seit ${time}`,
  reasons: {
    disconnected: "Die Leitung wurde noch nicht geprüft.",
    connecting: "Der Anbieter wird gefragt, ob er Anrufe annimmt.",
    ready: "Der Anbieter nimmt Anrufe an.",
    connected: "Gerade läuft mindestens ein Anruf.",
    error: "Der Anbieter nimmt keine Anrufe an.",
  },
  unreachable: "Der Server ist nicht erreichbar. Es wird weiter versucht.",
  unknown: "Der Zustand der Leitung ist nicht bekannt.",
};
