import { expect, test } from "bun:test";
import { countedAs, type Polarity, withCounted } from "./polarity.ts";

const make = (...counts: (string[] | undefined)[]) =>
  counts.map((one, place) => ({
    id: `c${place}`,
    condition: `Weg ${place}`,
    ...(one && { counts: one }),
  }));

test.each<[string, Polarity, number, (string[] | undefined)[], (string[] | undefined)[]]>([
  ["is set", "yes", 1, [undefined, undefined], [undefined, ["Ja"]]],
  ["moves from one to another", "yes", 1, [["Ja"], undefined], [undefined, ["Ja"]]],
  [
    "leaves what else counts",
    "no",
    0,
    [["opt_out"], ["Nein", "Ja"]],
    [["opt_out", "Nein"], ["Ja"]],
  ],
  ["is taken back", "yes", -1, [["Ja", "angry"], undefined], [["angry"], undefined]],
  ["changes nothing where it is so already", "no", 0, [["Nein"], undefined], [["Nein"], undefined]],
])("a yes or no %s", (_, polarity, place, before, after) => {
  const next = withCounted(make(...before), polarity, place);
  expect(next).toEqual(make(...after));
  expect(countedAs(next, polarity)).toBe(place);
});
