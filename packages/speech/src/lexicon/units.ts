import type { Gender } from "./nouns.ts";

export interface Unit {
  one: string;
  many: string;
  gender: Gender;
}

const SAME: Record<string, readonly [name: string, gender: Gender]> = {
  "%": ["Prozent", "n"],
  "‰": ["Promille", "n"],
  kWp: ["Kilowatt Peak", "n"],
  MWp: ["Megawatt Peak", "n"],
  Wp: ["Watt Peak", "n"],
  W: ["Watt", "n"],
  kW: ["Kilowatt", "n"],
  MW: ["Megawatt", "n"],
  GW: ["Gigawatt", "n"],
  kVA: ["Kilovoltampere", "n"],
  V: ["Volt", "n"],
  kV: ["Kilovolt", "n"],
  A: ["Ampere", "n"],
  kA: ["Kiloampere", "n"],
  mA: ["Milliampere", "n"],
  Hz: ["Hertz", "n"],
  kHz: ["Kilohertz", "n"],
  MHz: ["Megahertz", "n"],
  GHz: ["Gigahertz", "n"],
  PS: ["P S", "n"],
  dB: ["Dezibel", "n"],
  bar: ["Bar", "n"],
  hPa: ["Hektopascal", "n"],
  kN: ["Kilonewton", "n"],
  Nm: ["Newtonmeter", "n"],
  kcal: ["Kilokalorien", "n"],
  kJ: ["Kilojoule", "n"],
  lm: ["Lumen", "n"],
  ct: ["Cent", "m"],
  Ct: ["Cent", "m"],
  "°C": ["Grad Celsius", "n"],
  "°F": ["Grad Fahrenheit", "n"],
  "°": ["Grad", "n"],
  mm: ["Millimeter", "m"],
  cm: ["Zentimeter", "m"],
  dm: ["Dezimeter", "m"],
  m: ["Meter", "m"],
  km: ["Kilometer", "m"],
  "mm²": ["Quadratmillimeter", "m"],
  "cm²": ["Quadratzentimeter", "m"],
  "m²": ["Quadratmeter", "m"],
  m2: ["Quadratmeter", "m"],
  qm: ["Quadratmeter", "m"],
  "km²": ["Quadratkilometer", "m"],
  qkm: ["Quadratkilometer", "m"],
  "m³": ["Kubikmeter", "m"],
  m3: ["Kubikmeter", "m"],
  cbm: ["Kubikmeter", "m"],
  "cm³": ["Kubikzentimeter", "m"],
  "m²K": ["Quadratmeter Kelvin", "m"],
  "(m²K)": ["Quadratmeter Kelvin", "m"],
  ha: ["Hektar", "m"],
  ml: ["Milliliter", "m"],
  l: ["Liter", "m"],
  hl: ["Hektoliter", "m"],
  mg: ["Milligramm", "n"],
  g: ["Gramm", "n"],
  kg: ["Kilogramm", "n"],
  KG: ["Kilogramm", "n"],
  Kg: ["Kilogramm", "n"],
  KB: ["Kilobyte", "n"],
  kB: ["Kilobyte", "n"],
  MB: ["Megabyte", "n"],
  GB: ["Gigabyte", "n"],
  TB: ["Terabyte", "n"],
  "Kbit/s": ["Kilobit pro Sekunde", "n"],
  "Mbit/s": ["Megabit pro Sekunde", "n"],
  "Gbit/s": ["Gigabit pro Sekunde", "n"],
  "MBit/s": ["Megabit pro Sekunde", "n"],
  "GBit/s": ["Gigabit pro Sekunde", "n"],
  Mbps: ["Megabit pro Sekunde", "n"],
  Mbit: ["Megabit", "n"],
  MBit: ["Megabit", "n"],
  Gbit: ["Gigabit", "n"],
  "Stk.": ["Stück", "n"],
  Stk: ["Stück", "n"],
  "St.": ["Stück", "n"],
};

const COUNTED: Record<string, readonly [one: string, many: string, gender: Gender]> = {
  Wh: ["Wattstunde", "Wattstunden", "f"],
  kWh: ["Kilowattstunde", "Kilowattstunden", "f"],
  KWh: ["Kilowattstunde", "Kilowattstunden", "f"],
  MWh: ["Megawattstunde", "Megawattstunden", "f"],
  GWh: ["Gigawattstunde", "Gigawattstunden", "f"],
  Ah: ["Amperestunde", "Amperestunden", "f"],
  mAh: ["Milliamperestunde", "Milliamperestunden", "f"],
  t: ["Tonne", "Tonnen", "f"],
  dt: ["Dezitonne", "Dezitonnen", "f"],
  lfm: ["Laufmeter", "laufende Meter", "m"],
  "lfm.": ["Laufmeter", "laufende Meter", "m"],
  "lfd. m": ["Laufmeter", "laufende Meter", "m"],
  dpt: ["Dioptrie", "Dioptrien", "f"],
  "U/min": ["Umdrehung pro Minute", "Umdrehungen pro Minute", "f"],
  "J.": ["Jahr", "Jahre", "n"],
  "Wo.": ["Woche", "Wochen", "f"],
  "Zi.": ["Zimmer", "Zimmer", "n"],
  "Tbl.": ["Tablette", "Tabletten", "f"],
  "Pck.": ["Packung", "Packungen", "f"],
  "Fl.": ["Flasche", "Flaschen", "f"],
  EL: ["Esslöffel", "Esslöffel", "m"],
  TL: ["Teelöffel", "Teelöffel", "m"],
  "Tg.": ["Tag", "Tage", "m"],
  h: ["Stunde", "Stunden", "f"],
  "Std.": ["Stunde", "Stunden", "f"],
  Std: ["Stunde", "Stunden", "f"],
  min: ["Minute", "Minuten", "f"],
  "min.": ["Minute", "Minuten", "f"],
  "Min.": ["Minute", "Minuten", "f"],
  Min: ["Minute", "Minuten", "f"],
  s: ["Sekunde", "Sekunden", "f"],
  sek: ["Sekunde", "Sekunden", "f"],
  "Sek.": ["Sekunde", "Sekunden", "f"],
  Sek: ["Sekunde", "Sekunden", "f"],
  ms: ["Millisekunde", "Millisekunden", "f"],
  "Mon.": ["Monat", "Monate", "m"],
  "Pers.": ["Person", "Personen", "f"],
  "Mio.": ["Million", "Millionen", "f"],
  Mio: ["Million", "Millionen", "f"],
  "Mrd.": ["Milliarde", "Milliarden", "f"],
  Mrd: ["Milliarde", "Milliarden", "f"],
};

export const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...Object.entries(SAME).map(
    ([sign, [name, gender]]) => [sign, { one: name, many: name, gender }] as const,
  ),
  ...Object.entries(COUNTED).map(
    ([sign, [one, many, gender]]) => [sign, { one, many, gender }] as const,
  ),
]);

/** Units of time, whose many have an ending of their own after "in" or "seit". */
export function manyAfter({ many }: Unit, isDative: boolean): string {
  return isDative && /^(?:Jahre|Monate|Tage)$/.test(many) ? `${many}n` : many;
}

/** Units that stand for themselves, too: no word and no name is written like them. */
const UNMISTAKABLE =
  /^(?:‰|[kMG]Wh|[kM]Wp|kW|[kmc]?m[²³]|°[CF]|[KMG][bB]it\/s|Mbps|Mbit|qm|cbm|kHz|MHz|GHz|ct|kg|km|cm|%)$/;

const signs = [...UNITS.keys()].sort((a, b) => b.length - a.length);

export const UNIT = anyOf(signs);
export const LONE_UNIT = anyOf(signs.filter((sign) => UNMISTAKABLE.test(sign)));

function anyOf(texts: readonly string[]): string {
  return `(?:${texts.map((text) => text.replace(/[./()]/g, "\\$&")).join("|")})`;
}

/** What stands after "pro": "Stunde" of h, "Kilowattstunde" of kWh, else the word itself. */
export function perWhat(written: string): string {
  if (written === "a") return "Jahr";
  if (written === "d") return "Tag";
  return UNITS.get(written)?.one ?? written;
}
