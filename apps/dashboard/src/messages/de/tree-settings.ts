import type { NumberSettingName, TextSettingName } from "@rufbaum/tree/graph";

export const treeSettings = {
  title: "Einstellungen des Decision Tree",
  hint: "Sie gelten für jedes Gespräch mit diesem Decision Tree.",
  groups: {
    silence: "Warten",
    understanding: "Verstehen",
    limits: "Grenzen",
    machines: "Anrufbeantworter und Anruffilter",
  },
  numbers: {
    silenceSeconds: {
      label: "Geduld bei Stille",
      hint: "Danach fragt der Agent, ob noch jemand da ist. Ein Node kann davon abweichen.",
      unit: "s",
    },
    silenceChecks: {
      label: "„Sind Sie noch da?“",
      hint: "So oft wird gefragt, bevor der Agent sich verabschiedet.",
      unit: "Mal",
    },
    holdSeconds: {
      label: "Geduld nach „Moment bitte“",
      hint: "So lange wartet der Agent still, bis jemand wiederkommt.",
      unit: "s",
    },
    keySeconds: {
      label: "Pause zwischen Tasten",
      hint: "Danach gilt eine eingetippte Nummer als vollständig.",
      unit: "s",
    },
    reprompts: {
      label: "Nachfragen",
      hint: "So oft wird eine Frage wiederholt, deren Antwort nicht verstanden wurde.",
      unit: "Mal",
    },
    confirmBelow: {
      label: "Rückfrage bei Sicherheit unter",
      hint: "Unsicher verstandene Werte werden vorgelesen und bestätigt. 0 heißt nie.",
      unit: "%",
    },
    objectionAnswers: {
      label: "Antworten je Einwand",
      hint: "So oft geht der Agent in einem Gespräch auf denselben Einwand ein.",
      unit: "Mal",
    },
    maxSteps: {
      label: "Schritte höchstens",
      hint: "Nach so vielen besuchten Nodes endet ein Gespräch.",
      unit: null,
    },
    maxSeconds: {
      label: "Dauer höchstens",
      hint: "Nach so langer Zeit verabschiedet sich der Agent.",
      unit: "s",
    },
  } satisfies Record<NumberSettingName, NumberText>,
  usual: (value: string) => `Standard: ${value}`,
  outOfRange: (least: string, most: string) => `Bitte eine Zahl von ${least} bis ${most}.`,
  wholeOutOfRange: (least: string, most: string) =>
    `Bitte eine ganze Zahl von ${least} bis ${most}.`,
  texts: {
    voicemailMessage: {
      label: "Nachricht auf dem Anrufbeantworter",
      hint: "Wird nach seiner Ansage gesprochen. Ohne Text wird still aufgelegt.",
      placeholder: "Guten Tag, hier ist die KI-Assistentin von [firma]. Wir melden uns wieder.",
    },
    screeningAnswer: {
      label: "Antwort an einen Anruffilter",
      hint: "Er fragt, wer anruft und warum. Ohne Text wird der Text des Starts gesprochen.",
      placeholder: "Hier ist die KI-Assistentin von [firma]. Es geht um Ihre Anfrage.",
    },
    askBetween: {
      label: "Rückfrage zwischen zwei Bedingungen",
      hint: "Einmal je Frage, wenn eine von zwei Antworten gemeint war. [eins] und [zwei] stehen für die beiden; wie der Agent sie nennt, steht bei der Bedingung.",
      placeholder: "Was meinen Sie: [eins] oder [zwei]?",
    },
  } satisfies Record<TextSettingName, { label: string; hint: string; placeholder: string }>,
  placeLeftOut: (place: string) =>
    `[${place}] fehlt. Solange nicht beide genannt werden, fragt der Agent mit den üblichen Worten.`,
  textTooLong: (length: string, most: string) =>
    `Der Text hat ${length} Zeichen, erlaubt sind höchstens ${most}.`,
  variables: "Variablen",
  variablesHint: "Werte für Variablen, die sonst nichts füllt. Im Text steht [name].",
  name: (place: number) => `Name der Variable ${place}`,
  namePlaceholder: "firma",
  value: (name: string) => `Wert von ${name}`,
  valuePlaceholder: "Sonnwerk GmbH",
  addVariable: "Variable hinzufügen",
  deleteVariable: (name: string) => `Variable ${name} löschen`,
  badName: (name: string) =>
    `„${name}“ ist kein Name: Er beginnt mit einem Buchstaben und hat sonst Buchstaben, Ziffern, Punkt, _ und -.`,
  nameless: "Eine Variable hat einen Wert, aber keinen Namen.",
  twice: (name: string) => `Die Variable „${name}“ steht zweimal da.`,
  save: "Speichern",
  changed: "Einstellungen geändert",
  discardTitle: "Änderungen verwerfen?",
  discardHint: "Was Sie an den Einstellungen geändert haben, geht verloren.",
  discard: "Verwerfen",
};

interface NumberText {
  label: string;
  hint: string;
  /** `null`: the label says it. */
  unit: string | null;
}
