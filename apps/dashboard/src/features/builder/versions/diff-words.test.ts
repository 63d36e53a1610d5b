import { expect, test } from "bun:test";
import { diffWords, type TextPart } from "./diff-words.ts";

/** The changed words in braces. */
function written(parts: readonly TextPart[]): string {
  return parts.map(({ text, isChanged }) => (isChanged ? `{${text}}` : text)).join("");
}

test.each([
  [
    "a word",
    "Haben Sie kurz Zeit?",
    "Haben Sie jetzt Zeit?",
    "Haben Sie {kurz} Zeit?",
    "Haben Sie {jetzt} Zeit?",
  ],
  [
    "several words in one mark",
    "Guten Tag, hier ist Lena.",
    "Guten Tag, hier spricht die Frau Lena.",
    "Guten Tag, hier {ist} Lena.",
    "Guten Tag, hier {spricht die Frau} Lena.",
  ],
  [
    "what was added",
    "Passt es gerade?",
    "Passt es Ihnen gerade?",
    "Passt es gerade?",
    "Passt es {Ihnen} gerade?",
  ],
  [
    "what was taken away at the end",
    "Bis dann. Auf Wiederhören!",
    "Bis dann.",
    "Bis dann. {Auf Wiederhören!}",
    "Bis dann.",
  ],
  [
    "a sign",
    "Schön, dass ich Sie erreiche.",
    "Schön, dass ich Sie erreiche!",
    "Schön, dass ich Sie erreiche{.}",
    "Schön, dass ich Sie erreiche{!}",
  ],
  [
    "a capital",
    "Das klären Wir gern.",
    "Das klären wir gern.",
    "Das klären {Wir} gern.",
    "Das klären {wir} gern.",
  ],
  [
    "umlauts and ß",
    "Für größere Dächer zählt die Fläche.",
    "Für große Dächer zählt die Fläche.",
    "Für {größere} Dächer zählt die Fläche.",
    "Für {große} Dächer zählt die Fläche.",
  ],
  [
    "a variable as one",
    "Guten Tag [firstName|Sie], hier ist Lena.",
    "Guten Tag [lastName], hier ist Lena.",
    "Guten Tag {[firstName|Sie]}, hier ist Lena.",
    "Guten Tag {[lastName]}, hier ist Lena.",
  ],
  [
    "a number as one",
    "Das kostet 1.234,50 Euro im Jahr.",
    "Das kostet 1.299,50 Euro im Jahr.",
    "Das kostet {1.234,50} Euro im Jahr.",
    "Das kostet {1.299,50} Euro im Jahr.",
  ],
  [
    "a line",
    "Ja → Ende\nNein → kein Ziel",
    "Ja → Ende\nNein → Rückruf",
    "Ja → Ende\nNein → {kein Ziel}",
    "Ja → Ende\nNein → {Rückruf}",
  ],
  ["a blank alone", "Ja,  gern.", "Ja, gern.", "Ja,{  }gern.", "Ja,{ }gern."],
])("%s is marked", (_what, was, is, markedWas, markedIs) => {
  const diff = diffWords(was, is);
  expect([written(diff.was), written(diff.is)]).toEqual([markedWas, markedIs]);
});

test("the same umlaut, composed or not, is no change", () => {
  const diff = diffWords("Grüße aus Köln", "Gru\u0308ße aus Ko\u0308ln");
  expect([...diff.was, ...diff.is].filter(({ isChanged }) => isChanged)).toEqual([]);
});

test.each([
  ["", "", [], []],
  ["", "Hallo", [], [{ text: "Hallo", isChanged: true }]],
  ["Hallo", "", [{ text: "Hallo", isChanged: true }], []],
])("“%s” becomes “%s”", (was, is, before, after) => {
  expect(diffWords(was, is)).toEqual({ was: before, is: after });
});

test("two texts that have next to nothing in common are marked as a whole", () => {
  const [was, is] = ["Rückruf", "Später noch einmal"];
  expect(diffWords(was, is)).toEqual({
    was: [{ text: was, isChanged: true }],
    is: [{ text: is, isChanged: true }],
  });
  const long = diffWords(
    "Wir melden uns morgen bei Ihnen, versprochen.",
    "Unsere Anlage spart und lohnt sich, bei jedem Dach.",
  );
  expect([long.was.length, long.is.length]).toEqual([1, 1]);
});

test("nothing of either text is lost, however they differ", () => {
  const words = "ja nein Über [firma] 12,5 – „gut“ \n  … 🙂 größer".split(" ");
  const textOf = (seed: number) =>
    Array.from(
      { length: seed % 30 },
      (_, index) => words[(seed * 7 + index * index) % words.length],
    ).join(seed % 2 ? " " : "\n ");
  for (let seed = 0; seed < 200; seed++) {
    const [was, is] = [textOf(seed), textOf(seed * 3 + 1)];
    const diff = diffWords(was, is);
    expect(diff.was.map(({ text }) => text).join("")).toBe(was);
    expect(diff.is.map(({ text }) => text).join("")).toBe(is);
  }
});

test("long texts are compared by their words, and texts beyond all measure in one piece", () => {
  const sentences = Array.from({ length: 150 }, (_, index) => `Satz ${index} über große Dächer.`);
  const other = sentences.with(80, "Satz 80 über kleine Dächer.");
  const diff = diffWords(sentences.join(" "), other.join(" "));
  expect(diff.was.filter(({ isChanged }) => isChanged).map(({ text }) => text)).toEqual(["große"]);
  expect(diff.is.filter(({ isChanged }) => isChanged).map(({ text }) => text)).toEqual(["kleine"]);

  const word = (index: number) => `Wort${index}`;
  const endless = Array.from({ length: 20_000 }, (_, index) => word(index)).join(" ");
  const beyond = diffWords(`Anfang ${endless} Ende`, `Anfang und ${endless} noch Ende`);
  expect(beyond.was.map(({ text }) => text).join("")).toBe(`Anfang ${endless} Ende`);
});
