import { describe, expect, test } from "bun:test";
import type { HomeCountry } from "./home-countries.ts";
import { parsePhoneNumber } from "./parse-phone-number.ts";

function read(text: string, home: HomeCountry): string {
  const parsed = parsePhoneNumber(text, { home });
  return parsed.ok ? parsed.e164 : parsed.refusal.code;
}

describe("a number without its country's code that may be a neighbour's mobile", () => {
  test.each<[string, HomeCountry]>([
    ["0171-2345678", "AT"],
    ["0171 234 56 78", "AT"],
    ["(0171) 2345678", "AT"],
    ["01712345678", "AT"],
    ["0151/12345678", "AT"],
    ["0664 1234567", "DE"],
    ["0664/1234567", "DE"],
    ["076 123 45 67", "DE"],
    // However its first group is set apart from the others.
    ["(0664)1234567", "DE"],
    ["(0)664 1234567", "DE"],
    ["0 664 1234567", "DE"],
    ["(076)123 45 67", "DE"],
  ])("%s in %s is read as nobody's", (text, home) => {
    expect(read(text, home)).toBe("ambiguous-country");
  });

  test.each<[string, HomeCountry, string]>([
    // Vienna with its extension, Lauterbach, Saarbrücken, Freiburg: grouped as at home.
    ["01 711006500", "AT", "+431711006500"],
    ["01/5324567", "AT", "+4315324567"],
    ["015324567", "AT", "+4315324567"],
    ["(01)71234567", "AT", "+43171234567"],
    ["06641 234567", "DE", "+496641234567"],
    ["06641/234567", "DE", "+496641234567"],
    ["06641234567", "DE", "+496641234567"],
    ["(06641)234567", "DE", "+496641234567"],
    ["(06641234567)", "DE", "+496641234567"],
    ["0 6641 234567", "DE", "+496641234567"],
    ["0681 12345678", "DE", "+4968112345678"],
    ["0761 234567", "DE", "+49761234567"],
    // What is mobile at home is meant so, and a code says it anyway.
    ["0171 2345678", "DE", "+491712345678"],
    ["0664 1234567", "AT", "+436641234567"],
    ["+49 171 2345678", "AT", "+491712345678"],
    ["0043 664 1234567", "DE", "+436641234567"],
    ["+49 6641 234567", "DE", "+496641234567"],
    ["0662 841234", "AT", "+43662841234"],
    ["030 23125001", "DE", "+493023125001"],
  ])("%s in %s is %s", (text, home, e164) => {
    expect(read(text, home)).toBe(e164);
  });
});
