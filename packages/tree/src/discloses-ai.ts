const DISCLOSURE =
  /\bKI\b|künstliche[nrs]? Intelligenz|digitale[nrs]? (Assistent|Stimme)|Sprachassistent|virtuelle[nrs]? Assistent|automatische[nrs]? (Anruf|Assistent)/iu;

/** Whether these words say that an AI speaks. */
export function disclosesAi(words: string): boolean {
  return DISCLOSURE.test(words);
}
