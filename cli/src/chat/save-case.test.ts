import { describe, expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { exportTree, type Tree } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer } from "../testing/fake-server.ts";
import { smallTree, treeRoutes } from "../testing/samples.ts";

const SAMPLE = sampleTree({ id: "sample", createdAt: "2026-01-01T00:00:00.000Z" });

/** Keys, an action before anything is said, a variable that is set, a transfer, a webhook. */
const BUSY = tree(
  [
    node("start", "start", { content: "Hallo [name|dort]." }),
    node("first", "action", { action: { kind: "call-webhook", url: "https://example.de" } }),
    node("late", "message", { content: "Das System ist langsam: einen Moment!" }),
    node("nr", "input", {
      title: "Ihre #1",
      content: "Nummer?",
      input: { variable: "kunden-nr", value: "digits" },
    }),
    node("keep", "action", {
      action: { kind: "set-variable", variable: "art", value: "[kunden-nr]: neu" },
    }),
    node("pass", "action", { action: { kind: "transfer", to: "+493023125001" } }),
    node("end", "end", { title: "null", content: "Tschüs.", outcome: "success" }),
    node("bad", "end", { title: "- schade, ", content: "Schade.", outcome: "callback" }),
  ],
  [
    ["start", "first"],
    ["first", "nr"],
    ["first", "late", "failed"],
    ["late", "nr"],
    ["nr", "keep"],
    ["keep", "pass"],
    ["pass", "end"],
    ["pass", "bad", "failed"],
  ],
);

/** Talks, saves, and runs what was saved; gives the case. */
async function roundTrip(of: Tree, typed: readonly string[], ...words: string[]): Promise<string> {
  const stdin = typed.map((line) => `${line}\n`).join("");
  const cli = fakeCli({ files: { "trees/tree.json": exportTree(of) }, stdin });
  const talked = await cli.run(
    "chat",
    "trees/tree.json",
    "--json",
    "--save",
    "cases/case.yaml",
    ...words,
  );
  expect(talked.stderr).toContain("Written as a test case: cases/case.yaml");
  const text = Buffer.from(cli.files.get("cases/case.yaml") ?? "").toString();
  const { code, stdout, stderr } = await cli.run("test", "cases/case.yaml");
  expect({ code, stderr, told: code === 0 ? "" : `${stdout}\n${text}` }).toEqual({
    code: 0,
    stderr: "",
    told: "",
  });
  return text;
}

test("a conversation is written as one would by hand, and passes as it is", async () => {
  const text = await roundTrip(
    SAMPLE,
    ["Ja, am Apparat", "/unterbrechen 3", "mhm", "Ja", "/zurück", "Nein", "Mittwoch"],
    "--variable",
    "firstName=Frau Weber",
  );
  expect(text).toBe(`# Photovoltaik-Beratung (Beispiel)
tree: "../trees/tree.json"

cases:
  - name: Rückruf
    now: "2026-01-05T09:00:00.000Z"
    variables:
      firstName: Frau Weber
    lines:
      # Begrüßung: Guten Tag, hier ist Lena, die KI-Assistentin der Sonnwerk GmbH. Ich rufe an, weil Sie sich für eine…
      # Richtige Person?: Spreche ich mit Frau Weber?
      - caller: Ja, am Apparat
        condition: Ja
        node: Zeit?
      # Zeit?: Schön, dass ich Sie erreiche. Haben Sie gerade zwei Minuten für mich?
      - interrupts: 3
        node: Zeit?
      - caller: mhm
        condition: Ja
        node: Zeit?
      # Zeit?: Sie erreiche. Haben Sie gerade zwei Minuten für mich?
      - caller: Nein
        condition: Nein
        node: Wann zurückrufen?
      # Wann zurückrufen?: Kein Problem. Wann darf ich es noch einmal versuchen?
      - caller: Mittwoch
        node: Rückruf
        variables: { rueckruf: Mittwoch }
      # Rückruf: Alles klar, ich habe es notiert. Vielen Dank und einen schönen Tag, auf Wiederhören.
    outcome: callback
    reason: completed
    path: [Begrüßung, Richtige Person?, Zeit?, Wann zurückrufen?, Rückruf]
    values:
      rueckruf: Mittwoch
`);
});

describe("what passes as it was saved", () => {
  test.each([
    ["keys, a variable that was set, a transfer that is picked up", ["/taste 471#"]],
    ["a transfer nobody picks up", ["/niemand", "/taste 471#"]],
    ["a failed transfer", ["/scheitern", "/taste 47", "/stille"]],
    ["silence to the end", ["/stille", "/stille"]],
    ["a caller who hangs up", ["/auflegen"]],
    ["the end of the input", []],
  ])("%s", async (_what, typed) => {
    await roundTrip(BUSY, typed);
  });

  test("words and names that YAML reads something into", async () => {
    for (const said of [
      '"',
      "'",
      "yes",
      "null",
      "- a",
      "a: b",
      "#",
      "[x",
      "{",
      "~",
      "12",
      "a\tb #c",
      "%",
      "@x",
      "`",
      "&a *b",
      "? x",
      "! y",
      "|",
      ">",
      "é\u0301\u{1f600}\u200d",
      "...",
    ]) {
      await roundTrip(
        SAMPLE,
        [said],
        "--variable",
        `first Name:=${said}`,
        "--variable",
        `${said.replace("=", "")}=1`,
      );
    }
  });

  test("whatever is said, in whatever order", async () => {
    const replies = [
      "Ja",
      "Nein",
      "Vielleicht",
      "Was kostet das?",
      "Ja, aber was kostet das?",
      "Dienstag um zehn",
      "morgen",
      "gestern",
      "nein, ich meinte Mittwoch",
      "Moment bitte",
      "Wie bitte?",
      "Lila Wolken",
      "Kein Interesse",
      "Ich verbinde",
      "Wer ist da?",
      "anna@example.de",
      "/stille",
      "/unterbrechen",
      "/unterbrechen 2",
      "/taste 1",
      "/scheitern",
      "/zurück",
    ];
    const random = seededRandom(6);
    for (let round = 0; round < 25; round += 1) {
      const typed = Array.from(
        { length: 1 + Math.floor(random.number() * 12) },
        () => replies[Math.floor(random.number() * replies.length)] ?? "",
      );
      await roundTrip(SAMPLE, typed);
    }
  });
});

test("a tree of the server is named by its id, a version as such", async () => {
  const server = fakeServer({
    ...treeRoutes(smallTree()),
    "GET /api/decision-trees/tree_1/versions/3": () => ({ tree: smallTree() }),
  });
  const saved = async (wanted: string) => {
    const cli = fakeCli({ server, stdin: "Ja\n" });
    await cli.run("chat", wanted, "--save", "case.yaml");
    expect(await cli.run("test", "case.yaml")).toMatchObject({ code: 0 });
    return cli.files.get("case.yaml");
  };
  expect(await saved("Begr")).toContain("\ntree:\n  id: tree_1\n");
  expect(await saved("Begr@3")).toContain('\ntree: "tree_1@3"\n');
});

test("nothing is written over", async () => {
  const files = { "t.json": exportTree(smallTree()), "case.yaml": "mine" };
  const cli = fakeCli({ files, stdin: "Ja\n" });
  const { code, stdout, stderr } = await cli.run("chat", "t.json", "--save", "case.yaml");
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toStartWith("error: There is a file case.yaml already.");
  expect(cli.files.get("case.yaml")).toBe("mine");
});
