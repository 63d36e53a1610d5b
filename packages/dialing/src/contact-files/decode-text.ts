import type { ContactFileEncoding } from "./contact-file-event.ts";

/**
 * Makes text of a file's bytes, whatever borders its chunks have.
 *
 * Without a byte order mark the first character beyond ASCII decides: it is valid UTF-8, or the file
 * is Windows-1252, also where it comes after megabytes. Line breaks of every kind become `\n`.
 */
export class TextReader {
  encoding: ContactFileEncoding = "utf-8";
  lostCharacters = 0;
  #decoder: TextDecoder | null = null;
  #isOpened = false;
  #held: Uint8Array = new Uint8Array(0);
  #endsWithReturn = false;

  read(chunk: Uint8Array): string {
    return this.#tidy(this.#decode(joined(this.#held, chunk), false), false);
  }

  /** What was still held when the file ended. */
  end(): string {
    return this.#tidy(this.#decode(this.#held, true), true);
  }

  #decode(bytes: Uint8Array, isLast: boolean): string {
    this.#held = new Uint8Array(0);
    if (!this.#isOpened) {
      if (bytes.length < 4 && !isLast) return this.#hold(bytes, "");
      this.#isOpened = true;
      const marked = markOf(bytes);
      if (marked) {
        this.#use(marked);
      }
    }
    if (this.#decoder) return this.#decoder.decode(bytes, { stream: !isLast });
    const first = firstBeyondAscii(bytes);
    if (first < 0) return ascii.decode(bytes);
    const verdict = firstCharacter(bytes.subarray(first, first + 4), isLast);
    if (verdict === "unknown") {
      return this.#hold(bytes.subarray(first), ascii.decode(bytes.subarray(0, first)));
    }
    return this.#use(verdict).decode(bytes, { stream: !isLast });
  }

  #use(encoding: ContactFileEncoding): TextDecoder {
    this.encoding = encoding;
    this.#decoder = new TextDecoder(encoding);
    return this.#decoder;
  }

  #hold(bytes: Uint8Array, text: string): string {
    this.#held = bytes.slice();
    return text;
  }

  #tidy(decoded: string, isLast: boolean): string {
    let text = this.#endsWithReturn ? `\r${decoded}` : decoded;
    this.#endsWithReturn = !isLast && text.endsWith("\r");
    if (this.#endsWithReturn) text = text.slice(0, -1);
    if (this.#decoder && text.includes("\ufffd"))
      this.lostCharacters += text.split("\ufffd").length - 1;
    return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  }
}

const ascii = new TextDecoder("utf-8");

/** By its byte order mark, or by the zeros that UTF-16 has in Latin text. */
function markOf(bytes: Uint8Array): ContactFileEncoding | null {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a && b === 0 && c && d === 0) return "utf-16le";
  if (a === 0 && b && c === 0 && d) return "utf-16be";
  return null;
}

function firstBeyondAscii(bytes: Uint8Array): number {
  for (let place = 0; place < bytes.length; place++) if ((bytes[place] ?? 0) > 0x7f) return place;
  return -1;
}

function firstCharacter(bytes: Uint8Array, isLast: boolean): "utf-8" | "windows-1252" | "unknown" {
  const first = bytes[0] ?? 0;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  const rest = bytes.subarray(1, length);
  if (first < 0xc2 || first > 0xf4 || rest.some((byte) => byte >> 6 !== 2)) return "windows-1252";
  if (rest.length === length - 1) return "utf-8";
  return isLast ? "windows-1252" : "unknown";
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b;
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
