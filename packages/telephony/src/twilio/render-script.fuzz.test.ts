import { expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { readXml } from "../emulator/twiml/xml.ts";
import { renderScript } from "./render-script.ts";

const SCRIPTS = 2_000;
/** Ranges of code units: control characters, ASCII, German, markup, surrogates, the last of the plane. */
const RANGES = [
  [0x00, 0x1f],
  [0x20, 0x7e],
  [0x7f, 0x9f],
  [0xc0, 0x17f],
  [0xd800, 0xdfff],
  [0xfff0, 0xffff],
] as const;
const MARKUP = ["<", ">", "&", "&amp;", "]]>", "<!--", '"', "'", "<?", "</Say>", "{{name}}"];

test("whatever a script says, the document can be read and says the same", () => {
  for (let seed = 1; seed <= SCRIPTS; seed++) {
    const random = seededRandom(seed);
    const below = (limit: number) => Math.floor(random.number() * limit);
    const text = Array.from({ length: below(40) }, () => {
      if (below(4) === 0) return MARKUP[below(MARKUP.length)] ?? "";
      const [from, to] = RANGES[below(RANGES.length)] ?? [0x20, 0x7e];
      return String.fromCharCode(from + below(to - from + 1));
    }).join("");
    const twiml = renderScript([{ do: "say", text }, { do: "hang-up" }], {
      publicUrl: "https://voice.example.test",
      callId: "call_42",
    });
    const { name, children } = readXml(twiml);
    expect(name).toBe("Response");
    expect(children.at(-1)?.name).toBe("Hangup");
    const said = children.slice(0, -1).map((say) => say.text);
    expect(said.join("")).toBe(heard(text));
  }
});

/** What is left of a text once everything is gone that no XML may hold. */
function heard(text: string): string {
  let clean = "";
  for (const character of text.toWellFormed()) {
    const code = character.codePointAt(0) ?? 0;
    const forbidden = code < 0x20 || (code >= 0x7f && code <= 0x9f) || code >= 0xfffe;
    if (!forbidden || code > 0xffff) clean += character;
    else if (!clean.endsWith("\0")) clean += "\0";
  }
  return clean.replaceAll("\0", " ").trim();
}
