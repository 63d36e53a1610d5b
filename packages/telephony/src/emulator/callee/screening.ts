import type { Random } from "@rufbaum/runtime";
import type { Fate } from "../fate.ts";
import { hashText } from "../hash.ts";
import type { Callee, CalleeAct } from "./callee.ts";

interface Screener {
  asks: string;
  asksAgain: string;
  passesOn: string;
  declines: string;
}

/** The carrier's own, and two kinds of telephones with an assistant. */
const SCREENERS: readonly Screener[] = [
  {
    asks: "Bevor Sie verbunden werden: Bitte nennen Sie Ihren Namen und den Grund Ihres Anrufs.",
    asksAgain: "Das habe ich nicht verstanden. Wer ruft an, und worum geht es?",
    passesOn: "Vielen Dank. Bitte bleiben Sie in der Leitung.",
    declines: "Der Teilnehmer möchte den Anruf nicht annehmen. Auf Wiederhören.",
  },
  {
    asks: "Hallo, die Person, die Sie anrufen, lässt ihre Anrufe filtern. Nennen Sie bitte Ihren Namen und den Grund Ihres Anrufs, dann sehe ich nach, ob sie erreichbar ist.",
    asksAgain: "Entschuldigung, wie ist Ihr Name, und weshalb rufen Sie an?",
    passesOn: "Danke. Einen Moment bitte, ich frage nach.",
    declines: "Die Person ist gerade nicht erreichbar. Auf Wiederhören.",
  },
  {
    asks: "Hallo, hier ist der Assistent des Telefons. Bitte sagen Sie, wer Sie sind und warum Sie anrufen.",
    asksAgain: "Bitte nennen Sie Ihren Namen und Ihr Anliegen.",
    passesOn: "Alles klar, bitte warten Sie kurz.",
    declines: "Der Anruf wird jetzt beendet. Auf Wiederhören.",
  },
];
const PICKS_UP_AS = [
  "Hallo, ja bitte?",
  "Ja, guten Tag, ich habe es gelesen. Worum geht es genau?",
];
const NAMES_ITSELF =
  /hier (?:ist|spricht)|mein name|ich bin|ich heiße|spricht|gmbh|firma|assistent/;
const NAMES_ITS_REASON =
  /es geht um|wegen|rufe .*an|anruf|anliegen|grund|möchte|würde gern|termin|angebot/;
/** How often it asks for a better answer. */
const ASKS_AGAIN = 1;
/** How long the person takes to read who calls. Milliseconds. */
const READS = [3_500, 8_000] as const;
const SILENCES = 2;

/** Asks who calls and why, and hands over to the person after an answer that says both. */
export function screening(
  to: string,
  { declines, detectedAs }: Extract<Fate, { type: "screened" }>,
  person: Callee,
  random: Random,
): Callee {
  const screener = SCREENERS[hashText(`screening of ${to}`) % SCREENERS.length] as Screener;
  let asked = 0;
  let isThrough = false;

  function refuse(): CalleeAct[] {
    return [
      { type: "say", text: screener.declines, after: 500, firm: true },
      { type: "hang-up", after: 600 },
    ];
  }

  function handOver(): CalleeAct[] {
    const [least, most] = READS;
    const after = Math.round(least + random.number() * (most - least));
    isThrough = !declines;
    const text = PICKS_UP_AS[Math.floor(random.number() * PICKS_UP_AS.length)] ?? "";
    return [
      { type: "say", text: screener.passesOn, after: 700, firm: true },
      ...(declines
        ? [
            { type: "say" as const, text: screener.declines, after, firm: true },
            { type: "hang-up" as const, after: 600 },
          ]
        : [{ type: "say" as const, text, after, firm: true }]),
    ];
  }

  return {
    detectedAs,
    react(heard) {
      if (isThrough) return person.react(heard);
      if (heard.type === "picked-up") {
        return [{ type: "say", text: screener.asks, after: 900, firm: true }];
      }
      if (heard.type === "silence") return heard.times >= SILENCES ? refuse() : [];
      if (heard.type !== "agent-finished") return [];
      if (saysWhoAndWhy(heard.text)) return handOver();
      asked += 1;
      return asked > ASKS_AGAIN
        ? refuse()
        : [{ type: "say", text: screener.asksAgain, after: 800 }];
    },
  };
}

function saysWhoAndWhy(text: string): boolean {
  const words = text.toLowerCase();
  return NAMES_ITSELF.test(words) && NAMES_ITS_REASON.test(words);
}
