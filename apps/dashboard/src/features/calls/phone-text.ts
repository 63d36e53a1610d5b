import { formatPhoneNumber } from "@rufbaum/dialing/format";
import { messages } from "../../messages/index.ts";

/** A number as people write it: `+49 30 23125001`; says so where it is unknown. */
export function phoneText(number: string): string {
  return number ? formatPhoneNumber(number) : messages().calls.unknownNumber;
}
