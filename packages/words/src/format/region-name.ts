import type { Language } from "../language.ts";

/** By ISO 3166-2; one name where both languages use the same. */
const NAMES: Readonly<Record<string, string | readonly [german: string, english: string]>> = {
  "DE-BB": "Brandenburg",
  "DE-BE": "Berlin",
  "DE-BW": "Baden-Württemberg",
  "DE-BY": ["Bayern", "Bavaria"],
  "DE-HB": "Bremen",
  "DE-HE": ["Hessen", "Hesse"],
  "DE-HH": "Hamburg",
  "DE-MV": ["Mecklenburg-Vorpommern", "Mecklenburg-Western Pomerania"],
  "DE-NI": ["Niedersachsen", "Lower Saxony"],
  "DE-NW": ["Nordrhein-Westfalen", "North Rhine-Westphalia"],
  "DE-RP": ["Rheinland-Pfalz", "Rhineland-Palatinate"],
  "DE-SH": "Schleswig-Holstein",
  "DE-SL": "Saarland",
  "DE-SN": ["Sachsen", "Saxony"],
  "DE-ST": ["Sachsen-Anhalt", "Saxony-Anhalt"],
  "DE-TH": ["Thüringen", "Thuringia"],
  "AT-1": "Burgenland",
  "AT-2": ["Kärnten", "Carinthia"],
  "AT-3": ["Niederösterreich", "Lower Austria"],
  "AT-4": ["Oberösterreich", "Upper Austria"],
  "AT-5": "Salzburg",
  "AT-6": ["Steiermark", "Styria"],
  "AT-7": ["Tirol", "Tyrol"],
  "AT-8": "Vorarlberg",
  "AT-9": ["Wien", "Vienna"],
  "CH-AG": "Aargau",
  "CH-AI": "Appenzell Innerrhoden",
  "CH-AR": "Appenzell Ausserrhoden",
  "CH-BE": ["Bern", "Berne"],
  "CH-BL": "Basel-Landschaft",
  "CH-BS": "Basel-Stadt",
  "CH-FR": ["Freiburg", "Fribourg"],
  "CH-GE": ["Genf", "Geneva"],
  "CH-GL": "Glarus",
  "CH-GR": ["Graubünden", "Grisons"],
  "CH-JU": "Jura",
  "CH-LU": ["Luzern", "Lucerne"],
  "CH-NE": ["Neuenburg", "Neuchâtel"],
  "CH-NW": "Nidwalden",
  "CH-OW": "Obwalden",
  "CH-SG": "St. Gallen",
  "CH-SH": "Schaffhausen",
  "CH-SO": "Solothurn",
  "CH-SZ": "Schwyz",
  "CH-TG": "Thurgau",
  "CH-TI": ["Tessin", "Ticino"],
  "CH-UR": "Uri",
  "CH-VD": ["Waadt", "Vaud"],
  "CH-VS": ["Wallis", "Valais"],
  "CH-ZG": "Zug",
  "CH-ZH": ["Zürich", "Zurich"],
};

/** The name of a Land or canton, from its ISO 3166-2 code; a code that is none stays as it is. */
export function regionName(language: Language, code: string): string {
  const names = NAMES[code] ?? code;
  if (typeof names === "string") return names;
  return language === "de" ? names[0] : names[1];
}
