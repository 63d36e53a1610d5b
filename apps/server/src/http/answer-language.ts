import { DEFAULT_LANGUAGE, type Language, languageOf, type Words, wordsIn } from "@rufbaum/words";
import { LANGUAGE_HEADER } from "@rufbaum/words/language";

/** The words in which a request is answered. */
export type AnswerWords = (request: { headers: Pick<Headers, "get"> }) => Words;

/**
 * The language of an answer: the one that the request names, else the one of the settings; what is
 * no language of ours counts as none. `Accept-Language` is not looked at: it is the browser's, and
 * a page whose half is in another language helps nobody.
 */
export function languageOfAnswer(
  request: { headers: Pick<Headers, "get"> },
  ofSettings: () => Language = () => DEFAULT_LANGUAGE,
): Language {
  return languageOf(request.headers.get(LANGUAGE_HEADER)) ?? ofSettings();
}

/** In the settings' language, where a request names none, and by the clock of their zone. */
export function answersIn(ofSettings?: () => Language, timeZone?: () => string): AnswerWords {
  return (request) => wordsIn(languageOfAnswer(request, ofSettings), timeZone?.());
}
