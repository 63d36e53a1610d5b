import { holidayOn, instantAt, localTimeAt, regionsOf } from "@rufbaum/dialing/regions";
import { median, type Row } from "./row.ts";

const CALLS = 200_000;
const ROUNDS = 5;
const FROM = Date.UTC(2026, 0, 1);
/** Odd, so that a year's hours and all minutes come up. */
const STEP = 151_007;

/** What it costs to ask where somebody is, what his clock shows and whether he has a holiday. */
export function regions(): Row[] {
  const numbers = ["+493012345678", "+4933056123456", "+4962112345678", "+4917112345678"];
  const places = [["DE-BY"], [], ["DE-BW", "DE-RP"]];
  const codes = Array.from({ length: 1_000 }, (_, n) => String(1_067 + n * 98).padStart(5, "0"));
  const dates = Array.from({ length: 730 }, (_, n) => isoDate(FROM + n * 86_400_000));
  return [
    each("local time", "< 0.5 µs", (n) => localTimeAt(FROM + n * STEP, "DE")),
    each("moment of a local time", "", (n) => instantAt(dates[n % 730] ?? "", n % 1_440, "DE")),
    each("public holiday", "", (n) => holidayOn(dates[n % 730] ?? "", "DE", places[n % 3] ?? [])),
    each("Land by postcode", "< 2 µs", (n) =>
      regionsOf({ e164: "", country: "DE", kind: "mobile", postcode: codes[n % 1_000] ?? "" }),
    ),
    each("Land by area code", "< 2 µs", (n) =>
      regionsOf({ e164: numbers[n % 4] ?? "", country: "DE", kind: "fixed", postcode: "" }),
    ),
  ];
}

function each(name: string, promise: string, ask: (n: number) => unknown): Row {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    for (let n = 0; n < CALLS; n++) ask(n);
    times.push(((performance.now() - began) * 1_000) / CALLS);
  }
  const first = `first round ${times[0]?.toFixed(2)}, max ${Math.max(...times).toFixed(2)}`;
  return { name, value: `${median(times).toFixed(2)} µs`, spread: first, promise };
}

function isoDate(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
