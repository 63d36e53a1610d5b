import { PER_CHARACTER, speakingTime } from "@rufbaum/conversation";
import type { RecordedCall, RecordedMessage } from "../replay/recorded-call.ts";
import { turnsOf } from "../replay/turns.ts";
import type { Share } from "../statistics/two-shares.ts";

/** What callers do, as it can be counted in transcripts. */
export const MEASURES = [
  "agrees",
  "refuses",
  "hesitates",
  "objects",
  "mindsPrice",
  "distrusts",
  "isProvided",
  "asksBack",
  "hasNoTime",
  "sendsOn",
  "strays",
  "staysSilent",
  "interrupts",
  "hangsUp",
  "hangsUpAtOnce",
  "optsOut",
  "speaksLittleGerman",
  "isMailbox",
] as const;
export type Measure = (typeof MEASURES)[number];
export type Measures = Record<Measure, Share>;

/** Of a caller's lines: those that were heard as one of these. */
const HEARD_AS: Partial<Record<Measure, readonly string[]>> = {
  agrees: ["Ja", "appointment_accepted"],
  refuses: ["Nein", "not_interested"],
  hesitates: ["Vielleicht", "send_info"],
  objects: ["price_objection", "trust_doubt", "already_has_provider", "contract_bound"],
  mindsPrice: ["price_objection", "price_question"],
  distrusts: ["trust_doubt", "is_this_a_bot"],
  isProvided: ["already_has_provider", "contract_bound"],
  asksBack: ["who_is_calling", "is_this_a_bot", "price_question", "repeat_please", "are_you_there"],
  hasNoTime: ["no_time", "callback_later"],
  sendsOn: [
    "secretary_detected",
    "no_authority",
    "not_available",
    "putting_through",
    "wrong_person",
  ],
};

/** Counts what was done in calls; real and simulated ones are counted alike. */
export function measure(calls: readonly RecordedCall[]): Measures {
  const measures = noMeasures();
  for (const call of calls) {
    const machine = isByMachine(call);
    count(measures.isMailbox, machine);
    // What it says is nothing that people do.
    if (machine) continue;
    count(measures.speaksLittleGerman, call.endReason === "foreign-language");
    count(measures.hangsUp, call.endReason === "hung-up");
    count(measures.hangsUpAtOnce, isPutDownAtOnce(call));
    count(measures.optsOut, call.endReason === "opt-out");
    let before: readonly RecordedMessage[] = [];
    for (const { heard, answers } of turnsOf(call.messages)) {
      if (heard?.by === "caller") countLine(measures, heard, before);
      // Whatever the agent said again without a word in between followed a silence.
      answers.forEach((_, place) => {
        count(measures.staysSilent, place > 0);
      });
      before = answers.at(-1) ?? before;
    }
  }
  return measures;
}

/** Whether a machine answered: the carrier told so, or it was known for one by what it said. */
export function isByMachine({ isMachine, endReason }: RecordedCall): boolean {
  return isMachine || endReason === "voicemail";
}

/** Whether nothing was answered: at most a name was said on picking up. */
function isPutDownAtOnce({ endReason, messages }: RecordedCall): boolean {
  const heard = turnsOf(messages).filter(({ heard }) => heard?.by === "caller");
  return (
    endReason === "hung-up" && heard.length <= 1 && !heard.some(({ answers }) => answers.length > 0)
  );
}

function countLine(
  measures: Measures,
  line: RecordedMessage,
  before: readonly RecordedMessage[],
): void {
  const { intent, condition } = line;
  for (const [name, intents] of Object.entries(HEARD_AS)) {
    count(measures[name as Measure], intent !== null && intents.includes(intent));
  }
  count(measures.strays, intent === null && condition === null);
  if (before.length > 0) count(measures.interrupts, cutsIn(line, before));
}

/** So much of a turn is heard out before an answer is none that cuts in. */
const HEARD_OUT = 0.85;

/** Whether it was begun while the agent spoke, as far as the times of both tell. */
function cutsIn({ at, text }: RecordedMessage, before: readonly RecordedMessage[]): boolean {
  const began = at - text.length * PER_CHARACTER;
  const said = before.reduce((sum, message) => sum + message.text.length, 0);
  const start = before[0]?.at ?? 0;
  return began < start + (speakingTime("") + said * PER_CHARACTER) * HEARD_OUT;
}

function count(share: Share, isSo: boolean): void {
  share.of += 1;
  if (isSo) share.count += 1;
}

export function noMeasures(): Measures {
  return Object.fromEntries(MEASURES.map((name) => [name, { count: 0, of: 0 }])) as Measures;
}
