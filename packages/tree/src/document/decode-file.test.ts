import { expect, test } from "bun:test";
import { decodeFile } from "./decode-file.ts";

const TEXT = '{"name": "Möchten Sie „Größe“ für 5 €?"}\n';

/** As an old editor on Windows writes it. */
const WINDOWS = Buffer.from(
  TEXT.replace("„", "\x84").replace("“", "\x93").replace("€", "\x80"),
  "latin1",
);

test.each([
  ["UTF-8", Buffer.from(TEXT), TEXT],
  ["UTF-8 with a byte order mark, which stays", Buffer.from(`\ufeff${TEXT}`), `\ufeff${TEXT}`],
  ["UTF-16, little end first", Buffer.from(`\ufeff${TEXT}`, "utf16le"), TEXT],
  ["UTF-16, big end first", Buffer.from(`\ufeff${TEXT}`, "utf16le").swap16(), TEXT],
  ["nothing", Buffer.from(""), ""],
])("%s is read without a word", (_, bytes, text) => {
  expect(decodeFile(bytes)).toEqual({ text, findings: [] });
});

test("what is no UTF-8 is read as Windows-1252, and that is told", () => {
  const { text, findings } = decodeFile(WINDOWS);
  expect(text).toBe(TEXT);
  expect(findings).toMatchObject([{ code: "not-utf-8", severity: "warning" }]);
});

test("a UTF-8 file with a byte of damage keeps its umlauts, and its loss is told", () => {
  const bytes = Buffer.concat([Buffer.from(`${TEXT}Gr`), Buffer.of(0xfc), Buffer.from("n")]);
  const { text, findings } = decodeFile(bytes);
  expect(text).toBe(`${TEXT}Gr\ufffdn`);
  expect(findings).toMatchObject([
    { code: "lost-characters", severity: "warning", params: { line: 2 } },
  ]);
});

test.each(["M\ufffdchten Sie", "M\\ufffdchten Sie", "M\\uFFFDchten Sie"])(
  "characters that were lost before are told: %s",
  (text) => {
    const read = decodeFile(Buffer.from(`{"text":"${text}"}`));
    expect(read.findings).toMatchObject([{ code: "lost-characters" }]);
  },
);
