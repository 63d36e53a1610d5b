import type { UncallableNumber } from "@rufbaum/dialing";
import { regionNames } from "../format/regions.ts";
import { telling } from "../tell.ts";

export const phoneNumber = telling<UncallableNumber>({
  blank: "Please enter a phone number.",
  letters: "The phone number contains letters. Please enter digits only, such as 030 123456.",
  "not-a-number": "This is not a phone number. Please write it like 030 123456 or +49 30 123456.",
  "several-numbers": "These are several phone numbers. Please enter only one.",
  extension:
    "Numbers with a separate extension can't be called. Please write the extension as part of the number.",
  "too-short":
    "The phone number is too short. Please check for missing digits or a missing area code.",
  "too-long": "The phone number is too long. Please check for repeated digits.",
  "area-code-missing":
    "The phone number has no area code with a leading zero. Please write it like 030 123456 or +49 30 123456.",
  "zero-or-plus":
    "It can't be told whether the leading zero or the plus in front of the country code is missing: there is a number with each of them. Please write it like 030 123456 or +49 30 123456.",
  "ambiguous-country":
    "There is such a landline here and such a mobile number in a neighbouring country. Please write it with its country code, such as +49 171 2345678 or +43 664 1234567.",
  "country-unclear":
    "The row's country and postcode don't tell for sure which country the number is in. Please write it with its country code, such as +49 or +39.",
  "unknown-word": ({ word }) =>
    `There is ${word === undefined ? "a word" : `“${word}”`} beside the number: it may be somebody else's, or not to be called. Please leave the number alone there if it is meant.`,
  "not-wanted": "The cell says that nobody should call there.",
  fax: "This is a fax number. A phone number is needed.",
  unassigned: "This phone number does not exist. Please check the area code and the number.",
  emergency:
    "Emergency numbers (such as 110, 112, 19222 or 19240) are never called, even with an area code in front.",
  authority:
    "The public service line 115 is not called, even with an area code in front. Please enter the office's direct number.",
  "social-service":
    "116 numbers belong to services of social value (such as 116117) and are not called, even with an area code in front.",
  directory: "Directory enquiries (118…) are not called, even with an area code in front.",
  "service-number":
    "Service and special numbers (such as 0800, 0900, 0180, 0137 or 0700) are not called. Please enter a landline or mobile number.",
  "without-place":
    "Location-independent numbers (032) are not called, as they are charged differently from local calls. Please enter a landline number with an area code, or a mobile number.",
  "toll-fraud": "This number belongs to a range used for toll fraud and is not called.",
  satellite: "Satellite and international special numbers are not called.",
  foreign: ({ country, countries }) => {
    const possible = `You can call numbers in: ${regionNames("en", countries).join(", ")}.`;
    return country === undefined
      ? `This country is not called. ${possible}`
      : `By the row's country or postcode the number belongs to: ${regionNames("en", [country]).join()}. ${possible}`;
  },
});
