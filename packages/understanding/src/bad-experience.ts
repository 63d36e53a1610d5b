import { foldPattern } from "./fold.ts";

/** "Da wurden wir über den Tisch gezogen", "da bin ich schon einmal reingefallen". */
const CHEATED = foldPattern(
  /\büber (?:den|n) tisch (?:gezogen|ziehen|zieht)\b|\b(?:bin|sind|war|waren|ist) (?:\p{L}+ ){0,8}?(?:reingefallen|hereingefallen|auf die nase gefallen)\b|\b(?:wurden?|worden|hat|haben|ist|sind) (?:\p{L}+ ){0,8}?(?:reingelegt|hereingelegt|übers ohr gehauen|abgezockt|betrogen|verschaukelt|verarscht|hinters licht geführt|angeschmiert)\b|\b(?:habe|haben|hatten?) (?:\p{L}+ ){0,6}?(?:schlechte erfahrung\p{L}*|lehrgeld bezahlt|die finger verbrannt)\b/u,
);

/** "Wir sind noch nie reingefallen"; "ja, obwohl wir reingefallen sind". */
const IS_NONE = /\b(?:nie|nicht|niemand|keiner)\b|^(?:ja|jo|jawohl|gerne?|klar|okay?)\b/u;

/** Whether a normalised reply only complains of having been cheated by others, which agrees to nothing. */
export function complainsOfCheating(text: string): boolean {
  return CHEATED.test(text) && !IS_NONE.test(text);
}
