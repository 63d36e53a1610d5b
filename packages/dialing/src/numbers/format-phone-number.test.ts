import { expect, test } from "bun:test";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { formatPhoneNumber } from "./format-phone-number.ts";

test.each([
  ["+493023125001", "+49 30 23125001"],
  ["+49 30 23125 001", "+49 30 23125001"],
  ["+496990009001", "+49 69 90009001"],
  ["+4922147100 01", "+49 221 4710001"],
  ["+4915123456789", "+49 1512 3456789"],
  ["+4369912345678", "+43 699 12345678"],
  ["+41446681800", "+41 44 668 18 00"],
  ["+12125550100", "+1 212 555 0100"],
  ["+4930", "+49 30"],
  ["", ""],
  ["110", "110"],
  ["anonymous", "anonymous"],
  ["sip:anna@example.org", "sip:anna@example.org"],
])("%p is written %p", (number, text) => expect(formatPhoneNumber(number)).toBe(text));

test("the small tables group numbers as the large ones do", () => {
  for (const country of ["49", "43", "41", "44", "1"]) {
    for (let area = 101; area < 10_000; area += 37) {
      const number = `+${country}${area}2345678`.slice(0, 13);
      const large = parsePhoneNumberFromString(number)?.formatInternational() ?? number;
      expect(formatPhoneNumber(number)).toBe(large);
    }
  }
});
