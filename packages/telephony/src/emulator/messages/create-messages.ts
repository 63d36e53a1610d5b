import type { Clock, Random } from "@rufbaum/runtime";
import type { Address } from "../call-record.ts";
import type { LineTimers } from "../line/line-timers.ts";
import { testNumberDigits } from "../test-numbers.ts";

export type MessageStatus = "queued" | "sent" | "delivered" | "undelivered";

/** A text message as REST knows it. Times in milliseconds since 1970. */
export interface Message {
  readonly sid: string;
  readonly to: string;
  readonly from: string;
  readonly text: string;
  readonly callback: Address | null;
  readonly createdAt: number;
  status: MessageStatus;
  sentAt: number | null;
  updatedAt: number;
  /** Why it was not delivered. */
  errorCode: number | null;
}

export interface Messages {
  send(wanted: Pick<Message, "to" | "from" | "text" | "callback">): Message;
  find(sid: string): Message | null;
  /** In the order they were sent. */
  all(): Message[];
  remove(sid: string): void;
}

const KEEP = 5_000;
/** Milliseconds until the network has taken it, and from then until the phone has. */
const UNTIL_SENT = 400;
const UNTIL_DELIVERED = 1_200;
const UNREACHABLE_HANDSET = 30003;

/** Text messages on their way: queued, sent, delivered. They reach nobody. */
export function createMessages(options: {
  accountSid: string;
  clock: Clock;
  random: Random;
  timers: LineTimers;
  tell(address: Address, form: Record<string, string>): void;
}): Messages {
  const { accountSid, clock, random, timers, tell } = options;
  const messages = new Map<string, Message>();

  function become(message: Message, status: MessageStatus): void {
    message.status = status;
    message.updatedAt = clock.now();
    if (status === "sent") message.sentAt = clock.now();
    if (message.callback) tell(message.callback, statusForm(message, accountSid));
  }

  function arrive(message: Message): void {
    const arrives = isReachable(message.to);
    if (!arrives) message.errorCode = UNREACHABLE_HANDSET;
    become(message, arrives ? "delivered" : "undelivered");
  }

  return {
    send(wanted) {
      const message: Message = {
        ...wanted,
        sid: `SM${random.bytes(16).toHex()}`,
        createdAt: clock.now(),
        updatedAt: clock.now(),
        status: "queued",
        sentAt: null,
        errorCode: null,
      };
      messages.set(message.sid, message);
      const [oldest] = messages.keys();
      if (messages.size > KEEP && oldest !== undefined) messages.delete(oldest);
      timers.after(UNTIL_SENT, () => become(message, "sent"));
      timers.after(UNTIL_SENT + UNTIL_DELIVERED, () => arrive(message));
      return message;
    },
    find: (sid) => messages.get(sid) ?? null,
    all: () => [...messages.values()],
    remove: (sid) => void messages.delete(sid),
  };
}

/** A phone that rings out is switched off for texts, too. */
function isReachable(number: string): boolean {
  return testNumberDigits(number)?.startsWith("2") !== true;
}

function statusForm(message: Message, accountSid: string): Record<string, string> {
  const { sid, status, to, from, errorCode } = message;
  return {
    AccountSid: accountSid,
    ApiVersion: "2010-04-01",
    From: from,
    To: to,
    MessageSid: sid,
    MessageStatus: status,
    SmsSid: sid,
    SmsStatus: status,
    ...(errorCode === null ? {} : { ErrorCode: String(errorCode) }),
  };
}
