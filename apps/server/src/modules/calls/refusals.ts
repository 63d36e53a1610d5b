import { type CallError, type CallFault, type CallRefusal, CallRefused } from "@rufbaum/calls";
import { formatPhoneNumber } from "@rufbaum/dialing";
import { describeCarrierError } from "@rufbaum/telephony/twilio";
import { DEFAULT_LANGUAGE, told, wordsIn } from "@rufbaum/words";
import { DomainError } from "../../errors.ts";

const STATUS: Readonly<Record<CallRefusal["code"], number>> = {
  "invalid-number": 400,
  "opted-out": 409,
  "unknown-tree": 404,
  "not-startable": 409,
  "carrier-busy": 503,
  "carrier-silent": 502,
  "carrier-refused": 502,
  "called-off": 409,
  "unknown-call": 404,
  "call-over": 409,
  "call-not-placed": 409,
  "not-answered": 409,
  "call-ending": 409,
  "hang-up-pending": 409,
  "too-many-lines": 409,
  "taken-over": 409,
  "no-operator-number": 400,
  "own-number": 400,
};

/** The work, whose refusals are told to clients. */
export async function telling<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof CallRefused ? refused(error) : error;
  }
}

function refused({ refusal, cause }: CallRefused): DomainError {
  const details = detailsOf(refusal);
  return new DomainError(refusal.code, sentenceOf(refusal), {
    status: STATUS[refusal.code],
    ...(details && { details }),
    cause,
  });
}

function detailsOf(refusal: CallRefusal): Record<string, unknown> | null {
  switch (refusal.code) {
    case "invalid-number":
      return { to: refusal.to, why: refusal.why.reason };
    case "own-number":
      return { to: refusal.to };
    case "unknown-tree":
      return { treeId: refusal.treeId };
    case "not-startable":
      return { findings: told(wordsIn(DEFAULT_LANGUAGE).finding, refusal.findings) };
    case "carrier-busy": {
      const { code, error, ...details } = refusal;
      return { code: describeCarrierError(error).code, ...details };
    }
    case "carrier-silent":
    case "carrier-refused": {
      const { callId, error } = refusal;
      return { code: describeCarrierError(error).code, ...(callId !== null && { callId }) };
    }
    case "called-off":
      return { callId: refusal.callId };
    default:
      return null;
  }
}

export function sentenceOf(refusal: CallRefusal): string {
  switch (refusal.code) {
    case "invalid-number":
      return refusal.why.message;
    case "own-number":
      return `${formatPhoneNumber(refusal.number)} ist eine Ihrer eigenen Rufnummern beim Anbieter: Der Anruf käme nur wieder hier an. Nennen Sie die Nummer eines Menschen.`;
    case "opted-out":
      return "Diese Nummer hat darum gebeten, nicht mehr angerufen zu werden.";
    case "unknown-tree":
      return `Es gibt keinen Decision Tree mit der Kennung „${refusal.treeId}“.`;
    case "not-startable": {
      const reasons = refusal.findings.map(wordsIn(DEFAULT_LANGUAGE).finding).join(" ");
      return `Mit „${refusal.treeName}“ kann nicht angerufen werden: ${reasons}`;
    }
    case "carrier-busy": {
      const { message } = describeCarrierError(refusal.error);
      return `${message} Ein neuer Versuch lohnt sich in ${refusal.retryAfterSeconds} s.`;
    }
    case "carrier-silent":
    case "carrier-refused":
      return describeCarrierError(refusal.error).message;
    case "called-off":
      return "Dieser Anruf wurde aufgelegt, bevor der Anbieter ihn angenommen hatte.";
    case "unknown-call":
      return `Es gibt keinen Anruf mit der Kennung „${refusal.id}“.`;
    case "call-over":
      return "Dieser Anruf ist bereits beendet.";
    case "call-not-placed":
      return "Dieser Anruf wird gerade erst aufgebaut. Bitte versuchen Sie es gleich noch einmal.";
    case "not-answered":
      return "Dieser Anruf wurde noch nicht angenommen.";
    case "call-ending":
      return "Das Gespräch wird gerade beendet.";
    case "hang-up-pending":
      return "Der Anbieter hat diesen Anruf noch nicht angenommen. Er wird beendet, sobald das geschieht; kommt er nicht zustande, endet er von selbst.";
    case "too-many-lines":
      return "Der Agent kommt nicht nach. Warten Sie, bis die letzten Zeilen gesagt sind.";
    case "taken-over":
      return "Dieser Anruf wurde schon übernommen; der Agent hört nicht mehr zu.";
    case "no-operator-number":
      return "Es ist keine Nummer hinterlegt, an die Anrufe übergeben werden. Nennen Sie eine, oder tragen Sie in den Einstellungen unter „Telefonie“ eine ein.";
  }
}

/** What is kept with a call of the fault that ended it. */
export function describeCallFault(fault: CallFault): CallError {
  switch (fault.code) {
    case "carrier":
      return describeCarrierError(fault.error);
    case "lost":
      return {
        code: "lost",
        message: "Der Anruf brach ab, weil das Programm währenddessen beendet wurde.",
      };
    case "fault":
      return { code: "fault", message: "Der Anruf scheiterte an einem Fehler des Programms." };
    case "not-placed":
      return {
        code: "not-placed",
        message: "Der Anruf kam nicht zustande: Der Anbieter weiß nichts von ihm.",
      };
  }
}
