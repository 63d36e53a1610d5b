import type { Words } from "../words.ts";
import { phoneNumber } from "./phone-numbers.ts";

export const en: Words = { phoneNumber };
