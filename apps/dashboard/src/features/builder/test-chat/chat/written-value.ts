import type { VariableValue } from "@rufbaum/conversation";
import { formats } from "../../../../messages/formats.ts";
import { testChatTexts } from "../../../../messages/test-chat.ts";

const texts = testChatTexts;

/** A value in its German form; `kind` says what it is, `null` where nobody knows. */
export function writtenValue(value: VariableValue, kind: string | null): string {
  if (typeof value === "boolean") return value ? texts().yes : texts().no;
  switch (kind) {
    case "date":
      return ISO_DAY.test(String(value)) ? formats().day(String(value)) : String(value);
    case "time":
      return CLOCK.test(String(value)) ? texts().oClock(String(value)) : String(value);
    case "date-time": {
      const [day = "", time = ""] = String(value).split("T");
      if (!ISO_DAY.test(day) || !CLOCK.test(time)) return String(value);
      return `${formats().day(day)}, ${texts().oClock(time)}`;
    }
    case "amount":
      return typeof value === "number" ? formats().euros(value) : value;
    default:
      return typeof value === "number" ? formats().exact(value) : value;
  }
}

const ISO_DAY = /^\d{4}-(?:0[1-9]|1[0-2])-\d{2}$/;
const CLOCK = /^\d{2}:\d{2}$/;
