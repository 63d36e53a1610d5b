import { expect, test } from "bun:test";
import { regionsIn } from "@rufbaum/dialing/regions";
import { regionName } from "./region-name.ts";

test("every region with holidays of its own has its names", () => {
  for (const country of ["DE", "AT", "CH"]) {
    for (const region of regionsIn(country)) {
      expect(regionName("de", region)).not.toBe(region);
      expect(regionName("en", region)).not.toBe(region);
    }
  }
});

test.each([
  ["DE-BY", "Bayern", "Bavaria"],
  ["DE-SH", "Schleswig-Holstein", "Schleswig-Holstein"],
  ["AT-9", "Wien", "Vienna"],
  ["CH-GR", "Graubünden", "Grisons"],
  ["US-CA", "US-CA", "US-CA"],
])("%s is %s, in English %s", (code, german, english) => {
  expect([regionName("de", code), regionName("en", code)]).toEqual([german, english]);
});
