/** What a file is that holds no contacts as rows, or that has a name which says something else. */
export type OtherContent =
  | "pdf"
  | "image"
  | "document"
  | "presentation"
  | "opendocument"
  | "numbers"
  | "archive"
  | "web-page"
  | "xml"
  | "vcard"
  /** Bytes that are no text. */
  | "binary"
  /** Rows of text perhaps, and a workbook: under a name that is none of theirs. */
  | "text"
  | "workbook";

const TEXT_STARTS: readonly [RegExp, OtherContent][] = [
  [/^%PDF/, "pdf"],
  [/^(?:\x89PNG|GIF8|\xff\xd8\xff|RIFF....WEBP|BM....\0\0\0\0|II\*\0|MM\0\*)/s, "image"],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: gzip begins with one.
  [/^(?:Rar!|7z\xbc\xaf|\x1f\x8b|BZh|\xfd7zXZ)/, "archive"],
  [/^\s*\{\\rtf/, "document"],
  [/^\s*BEGIN:VCARD/i, "vcard"],
  [/^\s*<(?:!doctype\s+html|html|head|body|table|meta|style|div|script)\b/i, "web-page"],
  [/^\s*<[?!\w]/, "xml"],
];

const ZIP_PARTS: readonly [RegExp, OtherContent][] = [
  [/(?:^|\n)xl[/\\]workbook\.(?:xml|bin)/i, "workbook"],
  [/(?:^|\n)word\//, "document"],
  [/(?:^|\n)ppt\//, "presentation"],
  [/(?:^|\n)Index\/|(?:^|\n)Index\.zip/, "numbers"],
];

/** What a file's first bytes say that it is; `null` of what may be text. */
export function otherContent(start: Uint8Array): OtherContent | null {
  const latin = Array.from(start.subarray(0, 512), (byte) => String.fromCharCode(byte)).join("");
  const marked = latin.replace(/^\xef\xbb\xbf/, "");
  return TEXT_STARTS.find(([begins]) => begins.test(marked))?.[1] ?? null;
}

/** What a zip is, by the names of its parts and the type that it may begin with. */
export function zipContent(bytes: Uint8Array, names: readonly string[]): OtherContent {
  const known = ZIP_PARTS.find(([part]) => part.test(names.join("\n")))?.[1];
  if (known) return known;
  const type = new TextDecoder("latin1").decode(bytes.subarray(0, 120));
  if (type.includes("opendocument.spreadsheet")) return "opendocument";
  if (type.includes("opendocument.text")) return "document";
  if (type.includes("opendocument.presentation")) return "presentation";
  return "archive";
}

/** What stands in the container of older Office programs, by the names of its parts; `null`: a workbook or nothing known. */
export function containerContent(bytes: Uint8Array): OtherContent | null {
  const text = new TextDecoder("utf-16le").decode(bytes.subarray(0, bytes.length & ~1));
  if (/Workbook|Book\0|EncryptedPackage/.test(text)) return null;
  if (/WordDocument|__substg1/.test(text)) return "document";
  return text.includes("PowerPoint Document") ? "presentation" : null;
}
