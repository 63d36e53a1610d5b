import type { UncallableNumber } from "@rufbaum/dialing";
import { regionNames } from "../format/regions.ts";
import { telling } from "../tell.ts";

export const phoneNumber = telling<UncallableNumber>({
  blank: "Please enter a phone number.",
  letters: "The phone number contains letters. Please enter digits only, such as 030 123456.",
  "not-a-number": "This is not a phone number. Please write it like 030 123456 or +49 30 123456.",
  "several-numbers": "There are several phone numbers here. Please enter only one.",
  extension:
    "Numbers with an extension can't be called. Please enter the direct dial as part of the number.",
  "too-short":
    "The phone number is too short. Please check whether digits or the area code are missing.",
  "too-long": "The phone number is too long. Please check for repeated digits.",
  "area-code-missing":
    "The phone number lacks its area code with the leading zero. Please write it like 030 123456 or +49 30 123456.",
  unassigned: "This phone number does not exist. Please check area code and number.",
  emergency:
    "Emergency numbers (such as 110, 112, 19222 or 19240) are never called, not with an area code in front either.",
  authority:
    "The authorities' number 115 is not called, not with an area code in front either. Please enter the office's own line.",
  "social-service":
    "Numbers with 116 belong to services of social value (such as 116117) and are not called, not with an area code in front either.",
  directory: "Directory enquiries (118…) are not called, not with an area code in front either.",
  "service-number":
    "Service and special numbers (such as 0800, 0900, 0180, 0137 or 0700) are not called. Please enter a landline or mobile number.",
  "without-place":
    "Numbers without a place (032) are not called, as they are charged differently from a local line. Please enter a landline with an area code, or a mobile number.",
  "toll-fraud": "This number belongs to a range used for toll fraud and is not called.",
  satellite: "Satellite and international special numbers are not called.",
  foreign: ({ countries }) =>
    `This country is not called. Possible are numbers from: ${regionNames("en", countries).join(", ")}.`,
});
