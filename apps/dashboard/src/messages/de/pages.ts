export const pages = {
  concept: {
    title: "The Digital Compound Effect",
    eyebrow: "KI Evolution · Konzept",
    lead: "Ein Gedankenmodell: Was geschieht, wenn Gesprächsagenten aus jedem Anruf lernen und kleine Verbesserungen sich über 27 Iterationen verzinsen?",
    disclaimerTitle: "Konzeptionelle Darstellung",
    disclaimer:
      "Alle Figuren und Zahlen auf dieser Seite sind konzeptionell. Sie sind weder gemessen noch zugesagt und beschreiben keine Leistung dieses Produkts.",
    confidentiality:
      "Hinweis zur Vertraulichkeit: Die zugrunde liegende Studie ist vertraulich und wird hier nur in Grundzügen wiedergegeben.",
    figures: [
      { value: "87 %", label: "angenommene Effizienz am Ende" },
      { value: "3x", label: "angenommene Beschleunigung" },
      { value: "27", label: "Iterationen im Modell" },
    ],
    agentsTitle: "Vier Agenten",
    agents: [
      { name: "Amplification", text: "verstärkt, was in Gesprächen gelungen ist." },
      { name: "Correction", text: "findet Abbruchstellen und bessert sie aus." },
      { name: "Mutation", text: "probiert neue Formulierungen und Wege." },
      { name: "Hybrid", text: "verbindet die stärksten Ansätze miteinander." },
    ],
    phasesTitle: "Fünf Phasen der Evolution",
    phase: (number: number) => `Phase ${number}`,
    efficiency: (percent: string) => `${percent} % Effizienz`,
    conceptual: "konzeptionell",
  },
  demo: {
    title: "Enterprise AI Voice Demo",
    lead: "Hier ruft Sie auf Wunsch der KI-Assistent an und führt mit Ihnen ein kurzes Gespräch.",
    notYet: "Die öffentliche Demo ist noch nicht freigeschaltet.",
    hint: "Sobald sie es ist, geben Sie auf dieser Seite Ihre Nummer ein: deutsche (+49) oder internationale, vorab bestätigte Rufnummern.",
    expectTitle: "Was Sie erwartet",
    expectations: [
      "Ein Anruf innerhalb weniger Sekunden",
      "Ein Gespräch auf Deutsch, das Ihnen zuhört",
      "Der Hinweis zu Beginn, dass Sie mit einer KI sprechen",
      "Ein Ende, wann immer Sie es möchten",
    ],
    privacy: "Ihre Nummer wird allein für diesen einen Anruf verwendet.",
  },
};
