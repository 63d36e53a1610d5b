import type { Random } from "@rufbaum/runtime";
import type { CallDirection } from "../call-record.ts";
import type { Callee } from "./callee.ts";

const CALLS_BACK = [
  "Guten Tag, Sie haben mich angerufen?",
  "Ja, hallo, ich hatte einen Anruf von dieser Nummer. Worum geht es denn?",
  "Hallo, Ihre Nummer war auf meinem Telefon. Wer ist denn da?",
];
const SAYS_HELLO = ["Ja, hallo?", "Hallo, wer ist da bitte?", "Guten Tag."];

/**
 * A person who does not wait to be asked: called for another call it says hello at once; calling
 * back it says why when it was greeted, or when nobody greets it.
 */
export function speakingFirst(person: Callee, direction: CallDirection, random: Random): Callee {
  const isCaller = direction === "inbound";
  const phrasings = isCaller ? CALLS_BACK : SAYS_HELLO;
  const text = phrasings[Math.floor(random.number() * phrasings.length)] ?? "";
  let hasSpoken = false;
  return {
    react(heard) {
      if (hasSpoken) return person.react(heard);
      if (isCaller && heard.type !== "agent-finished" && heard.type !== "silence") return [];
      hasSpoken = true;
      return [{ type: "say", text, after: isCaller ? 600 : 300 }];
    },
  };
}
