import { z } from "zod";
import type { AccountKind } from "../account.ts";
import type { CallRecord } from "../call-record.ts";
import { isOver } from "../call-record.ts";
import type { Calls } from "../calls.ts";
import type { Messages } from "../messages/create-messages.ts";
import type { AnsweredNumber, Numbers } from "../numbers/create-numbers.ts";
import type { RecordingInventory } from "../recordings/create-recordings.ts";
import { E164 } from "../rest/read-call-request.ts";
import { renderCall } from "../rest/render-call.ts";
import type { Faults } from "./faults.ts";
import { readFault } from "./read-fault.ts";

export const CONTROL_PATH = "/_emulator";

const caller = z.strictObject({ to: z.string().optional(), from: z.string().regex(E164) });

/** What the emulator does beside Twilio's API: looks, faults, and people who call. */
export function createControl(options: {
  accountSid: string;
  speed: number;
  callsPerSecond: number;
  account: AccountKind;
  calls: Calls;
  numbers: Numbers;
  messages: Messages;
  recordings: RecordingInventory;
  faults: Faults;
  /** Somebody calls a number of the account. */
  callIn(number: AnsweredNumber, from: string): CallRecord;
}) {
  const { calls, numbers, faults, callIn } = options;

  function overview(): Response {
    const records = calls.records();
    const states = Map.groupBy(records, ({ status }) => status);
    return Response.json({
      accountSid: options.accountSid,
      speed: options.speed,
      callsPerSecond: options.callsPerSecond,
      account: options.account,
      numbers: numbers.owned.map(({ number, voice }) => ({ number, voiceUrl: voice?.url ?? null })),
      calls: Object.fromEntries([...states].map(([status, some]) => [status, some.length])),
      messages: options.messages.all().length,
      recordings: options.recordings.all().length,
      faults: shownFaults(),
    });
  }

  function call(body: unknown): Response {
    const wanted = caller.safeParse(body);
    if (!wanted.success) return refuse(z.prettifyError(wanted.error));
    const to = wanted.data.to ?? numbers.owned[0]?.number ?? "";
    const number = numbers.findOwned(to);
    if (!number) {
      const owned = numbers.owned.map((one) => one.number).join(", ");
      return refuse(`"to" has to be a number of the account: ${owned}`);
    }
    const { voice } = number;
    if (!voice) {
      return refuse("Nobody answers that number: give it a VoiceUrl by IncomingPhoneNumbers first");
    }
    return Response.json(renderCall(callIn({ ...number, voice }, wanted.data.from)), {
      status: 201,
    });
  }

  function addFault(body: unknown): Response {
    const fault = readFault(body);
    if (typeof fault === "string") return refuse(fault);
    faults.add(fault);
    return Response.json(shownFaults(), { status: 201 });
  }

  function shownFaults() {
    return faults.all().map((fault) => ({
      ...fault,
      until: fault.until === null ? null : new Date(fault.until).toISOString(),
    }));
  }

  /** `path` is what follows `/_emulator`. */
  return async (request: Request, path: string): Promise<Response> => {
    switch (`${request.method} ${path}`) {
      case "GET ":
      case "GET /":
        return overview();
      case "GET /calls":
        return Response.json(
          calls
            .records()
            .filter((record) => !isOver(record))
            .map(renderCall),
        );
      case "GET /log":
        return Response.json(calls.records().map(logged));
      case "POST /calls":
        return call(await bodyOf(request));
      case "GET /faults":
        return Response.json(shownFaults());
      case "POST /faults":
        return addFault(await bodyOf(request));
      case "DELETE /faults":
        faults.clear();
        return Response.json(shownFaults());
      default:
        return Response.json({ message: `There is no ${request.method} ${path}` }, { status: 404 });
    }
  };
}

/** What became of a call and when, in milliseconds since 1970. */
function logged({ sid, direction, from, to, status, ...call }: CallRecord) {
  const { createdAt, answeredAt, endedAt } = call;
  return { sid, direction, from, to, status, createdAt, answeredAt, endedAt };
}

function refuse(message: string): Response {
  return Response.json({ message }, { status: 400 });
}

async function bodyOf(request: Request): Promise<unknown> {
  return request.json().catch(() => null);
}
