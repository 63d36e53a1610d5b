export { formatPhoneNumber } from "./numbers/format-phone-number.ts";
export {
  CALLABLE_COUNTRIES,
  HOME_COUNTRIES,
  type HomeCountry,
  type ParsedPhoneNumber,
  type PhoneNumberKind,
  parsePhoneNumber,
  takesText,
} from "./numbers/parse-phone-number.ts";
export type { PhoneNumberRefusal, UncallableNumber } from "./numbers/refusals.ts";
