import { test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const asking = (day: string) =>
  tree(
    [
      node("start", "start", { content: "Hier ist die KI." }),
      node("day", "input", { content: day, input: { variable: "tag", value: "date" } }),
      node("hour", "input", {
        content: "Um wie viel Uhr möchten Sie kommen?",
        input: { variable: "zeit", value: "time" },
      }),
      node("end", "end", { content: "Bis [tag].", outcome: "appointment" }),
    ],
    [
      ["start", "day"],
      ["day", "hour"],
      ["hour", "end"],
    ],
  );

// The calls are on Saturday, 2026-11-21.
test.each([
  ["Dann Montag halb neun", "2026-11-23", "08:30"],
  ["Moment, Samstag geht doch nicht, Montag um halb neun", "2026-11-23", "08:30"],
  ["Freitag um neun", "2026-11-27", "09:00"],
  ["Um neun", "2026-11-28", "09:00"],
  ["Samstag um neun", "2026-11-28", "09:00"],
  ["Montag geht nicht, um neun", "2026-11-28", "09:00"],
  ["Um neun, am Montag bin ich ja im Urlaub", "2026-11-28", "09:00"],
])("after a Saturday, “%s” is %s", (said, tag, zeit) => {
  call(asking("An welchem Tag passt es Ihnen?"), { understanding })
    .hears("Samstag")
    .hears(said)
    .knows({ tag, zeit })
    .endsWith("appointment");
});

test("the same weekday said with the hour is the day that was told before", () => {
  call(asking("An welchem Tag passt es Ihnen?"), { understanding })
    .hears("am fünften Dezember")
    .hears("Samstag um neun")
    .knows({ tag: "2026-12-05", zeit: "09:00" });
});

test("a birthday is not put right by the day of a visit", () => {
  call(asking("Wann sind Sie geboren?"), { understanding })
    .hears("am 3. Mai 1970")
    .hears("ja")
    .hears("Montag um neun")
    .knows({ tag: "1970-05-03", zeit: "09:00" });
});
