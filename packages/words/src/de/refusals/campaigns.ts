import { writtenIn } from "../../format/numbers.ts";
import type { Sentences } from "../../tell.ts";

const { whole } = writtenIn("de");

/** What is wanted of a campaign. */
export type CampaignWish = "start" | "pause" | "resume" | "delete" | "change" | "check";
export type CampaignStanding = "draft" | "running" | "paused" | "completed";

/** Why a campaign is not started, changed or found. */
export type CampaignRefusal =
  | { code: "unknown-campaign"; id: string }
  | { code: "campaign-nameless" }
  | { code: "campaign-without-contacts" }
  | { code: "campaign-without-tree" }
  | { code: "tree-unpublished"; treeName: string }
  /** As it stands, that can't be done. */
  | { code: "campaign-stands"; wish: CampaignWish; status: CampaignStanding }
  /** Its list is still being read in. */
  | { code: "list-unfinished"; name: string }
  | { code: "campaign-unchecked" }
  | { code: "campaign-checking"; done: number; total: number }
  /** Nobody of it may be called; `sentence`: why. */
  | { code: "nobody-callable"; sentence: string }
  /** How many are left out is not what was shown, or was not shown at all. */
  | { code: "skipped-unacknowledged"; skipped: number; total: number; sentence: string }
  | { code: "too-many-contacts"; limit: number }
  | { code: "not-in-campaign"; id: string }
  | { code: "no-contacts-given" }
  | { code: "nobody-to-redial" };

export const campaignRefusals: Sentences<CampaignRefusal> = {
  "unknown-campaign": ({ id }) => `Es gibt keine Kampagne mit der Kennung „${id}“.`,
  "campaign-nameless": "Der Kampagne fehlt ein Name. Geben Sie einen ein.",
  "campaign-without-contacts":
    "Die Kampagne hat keine Kontakte. Laden Sie eine Liste hoch, oder fügen Sie Kontakte hinzu.",
  "campaign-without-tree":
    "Bitte wählen Sie einen Decision Tree aus, oder starten Sie die Kampagne ohne.",
  "tree-unpublished": ({ treeName }) =>
    `Vom Decision Tree „${treeName}“ ist noch keine Version veröffentlicht. Veröffentlichen Sie ihn im Builder; dann kann die Kampagne starten.`,
  "campaign-stands": ({ wish, status }) => STANDS[wish][status],
  "list-unfinished": ({ name }) =>
    `Die Liste „${name}“ wird noch eingelesen. Warten Sie, bis das fertig ist.`,
  "campaign-unchecked":
    "Seit der letzten Änderung wurde nicht geprüft, wer angerufen werden darf. Prüfen Sie die Kampagne noch einmal.",
  "campaign-checking": ({ done, total }) =>
    `Die Kontakte werden noch geprüft: ${whole(done)} von ${whole(total)}. Versuchen Sie es gleich noch einmal.`,
  "nobody-callable": ({ sentence }) => `Die Kampagne startet nicht. ${sentence}`,
  "skipped-unacknowledged": ({ sentence }) =>
    `${sentence} Bestätigen Sie das, um die übrigen anzurufen.`,
  "too-many-contacts": ({ limit }) =>
    `Mehr als ${whole(limit)} Kontakte nimmt dieser Aufruf nicht an. Laden Sie eine längere Liste als Datei hoch, und starten Sie die Kampagne damit.`,
  "not-in-campaign": ({ id }) => `Ein Kontakt „${id}“ steht nicht in dieser Kampagne.`,
  "no-contacts-given": "Es wurde niemand genannt, der hinzukommen soll.",
  "nobody-to-redial": "Von den gewählten Ergebnissen gibt es in dieser Kampagne niemanden.",
};

const RUNS = "Die Kampagne läuft.";
const STANDS: Readonly<Record<CampaignWish, Readonly<Record<CampaignStanding, string>>>> = {
  start: {
    draft: "Die Kampagne wird gerade geändert. Versuchen Sie es noch einmal.",
    running: "Die Kampagne läuft schon.",
    paused: "Die Kampagne ist pausiert. Setzen Sie sie fort, statt sie zu starten.",
    completed:
      "Die Kampagne ist abgeschlossen. Legen Sie mit „Erneut anrufen“ oder „Kopieren“ eine neue an.",
  },
  pause: {
    draft: "Die Kampagne ist ein Entwurf; es gibt nichts anzuhalten.",
    running: RUNS,
    paused: "Die Kampagne ist schon pausiert.",
    completed: "Die Kampagne ist abgeschlossen; es gibt nichts anzuhalten.",
  },
  resume: {
    draft: "Die Kampagne ist ein Entwurf. Starten Sie sie zuerst.",
    running: "Die Kampagne läuft schon.",
    paused: "Die Kampagne wird gerade geändert. Versuchen Sie es noch einmal.",
    completed:
      "Die Kampagne ist abgeschlossen. Fügen Sie Kontakte hinzu, dann läuft sie weiter, oder legen Sie mit „Erneut anrufen“ eine neue an.",
  },
  delete: {
    draft: "Die Kampagne wird gerade geändert. Versuchen Sie es noch einmal.",
    running:
      "Die Kampagne läuft. Pausieren Sie sie zuerst; laufende Gespräche enden dann von selbst. Danach kann sie gelöscht werden.",
    paused: "Die Kampagne wird gerade geändert. Versuchen Sie es noch einmal.",
    completed: "Die Kampagne wird gerade geändert. Versuchen Sie es noch einmal.",
  },
  change: {
    draft: "Die Kampagne wird gerade geändert. Versuchen Sie es noch einmal.",
    running:
      "Die Kampagne ist gestartet: Sie behält Stimme, Begrüßung, Decision Tree und Listen. Ändern lassen sich Name und Anrufplan; für alles andere kopieren Sie die Kampagne.",
    paused:
      "Die Kampagne ist gestartet: Sie behält Stimme, Begrüßung, Decision Tree und Listen. Ändern lassen sich Name und Anrufplan; für alles andere kopieren Sie die Kampagne.",
    completed: "Die Kampagne ist abgeschlossen. Kopieren Sie sie, um etwas zu ändern.",
  },
  check: {
    draft: "Die Kampagne wird gerade geändert. Versuchen Sie es noch einmal.",
    running:
      "Die Kampagne läuft: Wen sie anrufen darf, wird vor jedem Anruf geprüft. Pausieren Sie sie, um alle auf einmal zu prüfen.",
    paused: "Die Kampagne wird gerade geändert. Versuchen Sie es noch einmal.",
    completed: "Die Kampagne ist abgeschlossen; es gibt niemanden mehr zu prüfen.",
  },
};
