import { type FileFinding, findingOfAll } from "../lint/finding.ts";

/**
 * A file's text, and what there is to say about its encoding: UTF-8, UTF-16 with a byte order mark,
 * or what old editors on Windows write. A byte order mark of UTF-8 stays.
 */
export function decodeFile(bytes: Uint8Array): { text: string; findings: FileFinding[] } {
  const wide = wideEncodingOf(bytes);
  if (wide !== null) return read(new TextDecoder(wide).decode(bytes));
  try {
    return read(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    // Umlauts that can be read as UTF-8 are no accident: it is UTF-8, and damaged.
    if (/[^\p{ASCII}\u{fffd}]/u.test(text)) return read(text);
    return { text: new TextDecoder("windows-1252").decode(bytes), findings: [NOT_UTF_8] };
  }
}

function wideEncodingOf([first, second]: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return null;
}

const NOT_UTF_8 = findingOfAll("warning", "not-utf-8", {});

function read(text: string): { text: string; findings: FileFinding[] } {
  return { text, findings: findLostCharacters(text) };
}

/** Where something was read in a wrong encoding, this sign is left, in some files written out. */
function findLostCharacters(text: string): FileFinding[] {
  const place = text.search(/\u{fffd}|\\ufffd/iu);
  if (place < 0) return [];
  const line = text.slice(0, place).split("\n").length;
  return [findingOfAll("warning", "lost-characters", { line })];
}
