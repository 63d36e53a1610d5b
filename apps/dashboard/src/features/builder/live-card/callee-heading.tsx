import { phoneText } from "../../calls/phone-text.ts";
import { nameAtNumber } from "../test-call/people.ts";

/** With whom a call is: by name where that is known, with the number below. */
export function CalleeHeading({ number }: { number: string }) {
  const name = nameAtNumber(number);
  if (name === null) {
    return <h3 className="min-w-0 truncate font-semibold text-14 figures">{phoneText(number)}</h3>;
  }
  return (
    <div className="min-w-0">
      <h3 className="truncate font-semibold text-14">{name}</h3>
      <p className="truncate text-12 text-muted figures">{phoneText(number)}</p>
    </div>
  );
}
