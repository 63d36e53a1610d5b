import { lawfulCalling } from "./de/lawful-calling.ts";
import { area } from "./language.ts";

export const lawfulCallingTexts = area("lawfulCalling", lawfulCalling);
