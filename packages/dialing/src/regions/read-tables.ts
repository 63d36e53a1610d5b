import type { Region } from "../lawful-calling/index.ts";
import type { FoundRegions } from "./regions-of.ts";

/** Each entry counts from after the end before it to its own end; `null`: no postcodes there. */
export interface PostcodeTable {
  ends: readonly number[];
  found: readonly (FoundRegions | null)[];
}

/** Reads `first last region[/region…]` a line, ascending; the gaps become those of both sides. */
export function readPostcodes(country: string, text: string): PostcodeTable {
  const ends: number[] = [];
  const found: (FoundRegions | null)[] = [];
  let before: string[] = [];
  for (const line of text.trim().split("\n")) {
    const [first = "", last = "", names = ""] = line.split(" ");
    const regions = names.split("/");
    if (Number(first) > (ends.at(-1) ?? -1) + 1) {
      ends.push(Number(first) - 1);
      const isBetween = before.length > 0;
      const both = [...new Set([...before, ...regions])];
      found.push(isBetween ? foundBy("postcode", country, both) : null);
    }
    ends.push(Number(last));
    found.push(foundBy("postcode", country, regions));
    before = regions;
  }
  return { ends, found };
}

/** Reads `region[/region…] prefix prefix …` a line; the longest prefix of a number counts. */
export function readAreaCodes(country: string, text: string): ReadonlyMap<string, FoundRegions> {
  const byCode = new Map<string, FoundRegions>();
  for (const line of text.trim().split("\n")) {
    const [names = "", ...codes] = line.split(" ");
    const found = foundBy("area-code", country, names.split("/"));
    for (const code of codes) byCode.set(code, found);
  }
  return byCode;
}

function foundBy(
  by: "postcode" | "area-code",
  country: string,
  names: readonly string[],
): FoundRegions {
  return { regions: names.map((name): Region => `${country}-${name}`).sort(), by };
}
