/** What the agent says where the tree has no words of its own. */
export const WORDING = {
  /** Before the question is asked again: the first time, the second and every later one. */
  notUnderstood: [
    "Entschuldigung, das habe ich nicht verstanden.",
    "Verzeihung, ich habe Sie leider noch nicht richtig verstanden.",
  ],
  gladlyWait: "Gern, ich warte.",
  stillThere: "Sind Sie noch da?",
  goodbyeSilent:
    "Ich höre Sie leider nicht mehr. Ich wünsche Ihnen einen schönen Tag. Auf Wiederhören.",
  goodbyeUnmatched:
    "Es tut mir leid, ich komme hier leider nicht weiter. Vielen Dank für Ihre Zeit. Auf Wiederhören.",
  goodbyeTooLong:
    "Ich möchte Ihre Zeit nicht länger in Anspruch nehmen. Vielen Dank für das Gespräch. Auf Wiederhören.",
  goodbyeDeadEnd: "Vielen Dank für das Gespräch. Auf Wiederhören.",
  goodbyeFault:
    "Entschuldigung, hier ist etwas schiefgegangen. Wir melden uns wieder. Auf Wiederhören.",
  optOut:
    "Selbstverständlich. Ich habe vermerkt, dass wir Sie nicht mehr anrufen. Entschuldigen Sie die Störung. Auf Wiederhören.",
} as const;
