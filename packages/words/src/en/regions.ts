import { REGIONS as GERMAN } from "../de/regions.ts";

/** Only those that English has other names for. */
const REGIONS: Readonly<Record<string, string>> = {
  "DE-BY": "Bavaria",
  "DE-HE": "Hesse",
  "DE-MV": "Mecklenburg-Western Pomerania",
  "DE-NI": "Lower Saxony",
  "DE-NW": "North Rhine-Westphalia",
  "DE-RP": "Rhineland-Palatinate",
  "DE-SN": "Saxony",
  "DE-ST": "Saxony-Anhalt",
  "DE-TH": "Thuringia",
  "AT-2": "Carinthia",
  "AT-3": "Lower Austria",
  "AT-4": "Upper Austria",
  "AT-6": "Styria",
  "AT-7": "Tyrol",
  "AT-9": "Vienna",
  "CH-FR": "Fribourg",
  "CH-GE": "Geneva",
  "CH-GR": "Grisons",
  "CH-LU": "Lucerne",
  "CH-NE": "Neuchâtel",
  "CH-TI": "Ticino",
  "CH-VD": "Vaud",
  "CH-VS": "Valais",
  "CH-ZH": "Zurich",
};

export function regionName(region: string): string {
  return REGIONS[region] ?? GERMAN[region] ?? region;
}
