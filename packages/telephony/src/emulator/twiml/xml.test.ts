import { describe, expect, test } from "bun:test";
import { processorTime } from "@rufbaum/runtime/testing";
import { readXml, XmlError } from "./xml.ts";

describe("readXml", () => {
  test("reads elements, attributes, text, entities, comments and sections", () => {
    const text = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>
      <!-- a comment -->
      <Response a="1" b='z&quot;w'><Say lang="de">Grüß &amp; &#228;&#x1F642;<![CDATA[ <b> ]]></Say><Pause/></Response>`;
    expect(readXml(text)).toMatchObject({
      name: "Response",
      attributes: { a: "1", b: 'z"w' },
      children: [
        { name: "Say", attributes: { lang: "de" }, text: "Grüß & ä🙂 <b> ", children: [] },
        { name: "Pause", text: "" },
      ],
    });
  });

  test.each([
    ["nothing", ""],
    ["plain text", "Hallo"],
    ["an element left open", "<Response><Say>Hallo</Response>"],
    ["one closed twice", "<Response/></Response>"],
    ["two roots", "<Response/><Response/>"],
    ["text beside the root", "<Response/>Hallo"],
    ["a bare ampersand", "<Response>A & B</Response>"],
    ["an unfinished entity", "<Response>&amp</Response>"],
    ["an unknown entity", "<Response>&uuml;</Response>"],
    ["a character beyond Unicode", "<Response>&#x110000;</Response>"],
    ["a bare less-than", "<Response>1 < 2</Response>"],
    ["an attribute without quotes", "<Response a=1/>"],
    ["an attribute twice", '<Response a="1" a="2"/>'],
    ["a document type", '<!DOCTYPE r [<!ENTITY x "y">]><Response>&x;</Response>'],
    ["endless nesting", "<a>".repeat(100)],
  ])("refuses %s", (_, text) => {
    expect(() => readXml(text)).toThrow(XmlError);
  });

  test.each([["<a ".repeat(20_000)], [`<a ${'b="c" '.repeat(9_000)}`], ["<!--".repeat(15_000)]])(
    "reads a hostile document in no time",
    async (text) => {
      const refused = () => expect(() => readXml(text)).toThrow(XmlError);
      expect(await processorTime(300, refused)).toBeLessThan(300);
    },
  );
});
