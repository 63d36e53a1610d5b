/** Countries whose national spellings (`030 …`, `0664 …`) can be read. */
export const HOME_COUNTRIES = ["DE", "AT", "CH"] as const;
export type HomeCountry = (typeof HOME_COUNTRIES)[number];

export const CALLING_CODES: Readonly<Record<HomeCountry, string>> = {
  DE: "49",
  AT: "43",
  CH: "41",
};
