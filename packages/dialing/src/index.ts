export { formatPhoneNumber } from "./numbers/format-phone-number.ts";
export { CALLING_CODES, HOME_COUNTRIES, type HomeCountry } from "./numbers/home-countries.ts";
export {
  CALLABLE_COUNTRIES,
  type ParsedPhoneNumber,
  type PhoneNumberKind,
  parsePhoneNumber,
  takesText,
} from "./numbers/parse-phone-number.ts";
export type { PhoneNumberRefusal, UncallableNumber } from "./numbers/refusals.ts";
