import type { CallRefusal as OwnCallRefusal } from "@rufbaum/calls";
import type { Denial } from "@rufbaum/dialing/lawful-calling";
import { formatsIn } from "../../format/formats.ts";
import { DEFAULT_TIME_ZONE } from "../../format/time-zones.ts";
import type { Sentences } from "../../tell.ts";
import { carrierFault } from "../carrier-faults/index.ts";
import { finding } from "../file-findings.ts";
import { denial, dialAgain } from "../lawful-calling.ts";
import { phoneNumber } from "../phone-numbers.ts";

/** Why a call is not placed, or not done with as was asked. */
export type CallRefusal =
  | OwnCallRefusal
  | { code: "no-recording" }
  | { code: "nothing-said" }
  | { code: "other-server-silent" }
  /** `number`: as people write it; `since`: ISO 8601, told with the date if that is not today. */
  | {
      code: "number-in-call";
      number: string;
      isInbound: boolean;
      since: string;
      isToday: boolean;
      timeZone: string;
      treeName: string;
    }
  /** `seconds`: until there is room again, where that is known. */
  | {
      code: "too-many-calls" | "too-many-calls-per-minute" | "too-many-minutes";
      limit: number;
      used: number;
      seconds: number | null;
    }
  | { code: "invalid-identity" }
  | { code: "no-voice-account" };

export const callRefusals: Sentences<CallRefusal> = {
  "unknown-tree": ({ treeId }) => `Es gibt keinen Decision Tree mit der Kennung „${treeId}“.`,
  "invalid-number": ({ why }) => phoneNumber(why),
  "own-number": ({ number }) =>
    `${number} ist eine Ihrer eigenen Rufnummern beim Anbieter: Der Anruf käme nur wieder hier an. Nennen Sie die Nummer eines Menschen.`,
  "unknown-call": ({ id }) => `Es gibt keinen Anruf mit der Kennung „${id}“.`,
  "call-over": "Dieser Anruf ist bereits beendet.",
  "call-ending": "Das Gespräch wird gerade beendet.",
  "call-not-placed":
    "Dieser Anruf wird gerade erst aufgebaut. Bitte versuchen Sie es gleich noch einmal.",
  "hang-up-pending":
    "Der Anbieter hat diesen Anruf noch nicht angenommen. Er wird beendet, sobald das geschieht; kommt er nicht zustande, endet er von selbst.",
  "called-off": "Dieser Anruf wurde aufgelegt, bevor der Anbieter ihn angenommen hatte.",
  "not-answered": "Dieser Anruf wurde noch nicht angenommen.",
  "taken-over": "Dieser Anruf wurde schon übernommen; der Agent hört nicht mehr zu.",
  "too-many-lines": "Der Agent kommt nicht nach. Warten Sie, bis die letzten Zeilen gesagt sind.",
  "no-operator-number":
    "Es ist keine Nummer hinterlegt, an die Anrufe übergeben werden. Nennen Sie eine, oder tragen Sie in den Einstellungen unter „Telefonie“ eine ein.",
  "outcome-not-set":
    "Das Ergebnis dieses Anrufs hat niemand von Hand gesetzt, oder es ist nicht mehr bekannt, wie es vorher war. Setzen Sie das richtige Ergebnis.",
  "nothing-said":
    "Von diesem Anruf ist kein Gesprächstext gespeichert; daraus lässt sich kein Testfall machen.",
  "no-recording": "Von diesem Anruf gibt es keine Aufnahme.",
  "other-server-silent":
    "Der Server, der diesen Anruf führt, antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.",
  "opted-out": "Diese Nummer hat darum gebeten, nicht mehr angerufen zu werden.",
  "may-not-dial": ({ denials, timeZone }) =>
    [
      `Diese Nummer darf nicht angerufen werden:`,
      ...denials.map((one) => denial(one, timeZone ?? DEFAULT_TIME_ZONE)),
      ...again(denials, timeZone),
    ].join(" "),
  "no-call-back-wish": ({ callId }) =>
    `Der Anruf „${callId}“ endete nicht mit dem Wunsch, zurückgerufen zu werden, oder war nicht mit dieser Nummer.`,
  "not-startable": ({ treeName, findings }) =>
    `Mit „${treeName}“ kann nicht angerufen werden: ${findings.map(finding).join(" ")}`,
  "carrier-refused": ({ fault }) => carrierFault(fault),
  "carrier-silent": ({ fault }) => carrierFault(fault),
  "carrier-busy": ({ fault, retryAfterSeconds }) =>
    `${carrierFault(fault)} Ein neuer Versuch lohnt sich in ${retryAfterSeconds} s.`,
  "number-in-call": ({ number, isInbound, treeName, ...began }) =>
    `${isInbound ? `${number} ruft gerade selbst an` : `Zu ${number} läuft schon ein Anruf`}, seit ${since(began)} Uhr mit „${treeName}“. Legen Sie ihn auf, oder warten Sie, bis er endet.`,
  "too-many-calls": (fact) =>
    limitReached(fact, "gleichzeitige Anrufe", "Der nächste ist möglich, sobald einer endet."),
  "too-many-calls-per-minute": (fact) =>
    limitReached(
      fact,
      "Anrufe in einer Minute",
      `Der nächste ist in ${fact.seconds ?? 1} s möglich.`,
    ),
  "too-many-minutes": (fact) =>
    limitReached(
      fact,
      "Gesprächsminuten an einem Tag",
      "Der nächste Anruf ist ab Mitternacht möglich.",
    ),
  "invalid-identity":
    "Der Name eines Telefons im Browser hat 1 bis 121 Zeichen: Buchstaben von A bis Z, Ziffern, Unterstriche und Bindestriche.",
  "no-voice-account":
    "Telefonieren im Browser braucht ein Konto bei Twilio mit API-Schlüssel. Setzen Sie TWILIO_API_KEY und TWILIO_API_SECRET.",
};

/** When none of them forbids it any more, if waiting helps. */
function again(denials: readonly Denial[], timeZone: string | null): string[] {
  const moments = denials.map(({ againAt }) => againAt);
  if (moments.includes(null)) return [];
  return [dialAgain(Math.max(...moments.map(Number)), timeZone ?? DEFAULT_TIME_ZONE)];
}

function limitReached(
  { limit, used }: { limit: number; used: number },
  name: string,
  next: string,
): string {
  const then = limit === 0 ? "Bei 0 wird niemand angerufen." : next;
  return `Die Grenze für ${name} ist erreicht (${used} von ${limit}). ${then} Sie steht in den Einstellungen unter „Grenzen“.`;
}

/** `10:03`, with the date where that was not today. */
function since(began: { since: string; isToday: boolean; timeZone: string }): string {
  const { date, clock } = formatsIn("de");
  const time = clock(began.since, began.timeZone);
  return began.isToday ? time : `${date(began.since, began.timeZone)}, ${time}`;
}
