/** Line breaks, brackets and dashes become pauses, and what is left of punctuation is put in order. */
export function pauses(text: string): string {
  if (!UNTIDY.test(text)) return text.trim();
  const joined = text.includes("\n") ? joinLines(text) : text;
  return tidy(
    joined
      .replace(/[()[\]]/gu, ", ")
      .replace(/(?<=^|[\s,.!?;:])[-–—−]{1,3}(?=[\s,.!?;:]|$)|[–—―]/gu, ", ")
      .replace(/[^\p{L}\p{M}\d\s,.!?;:'’…-]/gu, " "),
  );
}

/** Something to put in order: another sign, or one that isn't where it belongs. */
const UNTIDY = new RegExp(
  [
    String.raw`[^\p{L}\d'’…,.!?;: -]`,
    String.raw`[,.!?;:](?! [\p{L}\d]|$)`,
    String.raw`(?<![\p{L}\d,.!?;:]|\p{L}-) `,
    String.raw`(?<=[\p{L}\d,.!?;:]) (?![\p{L}\d])`,
    String.raw`(?<=\p{L}-) (?!\p{Ll})`,
    String.raw`(?<![\p{L}\d])-`,
    String.raw`(?<=\d)-(?![\p{L}\d])`,
    String.raw`(?<=\p{L})-(?![\p{L}\d]| \p{Ll})`,
  ].join("|"),
  "u",
);

function joinLines(text: string): string {
  const lines = text.split("\n").map((line) =>
    line
      .trim()
      .replace(/^(?:[-–—+]|,)\s/u, "")
      .trim(),
  );
  const joined: string[] = [];
  let last = "";
  let isParagraph = false;
  for (const line of lines) {
    if (line === "") {
      isParagraph = last !== "";
      continue;
    }
    if (last !== "") joined.push(pauseAfter(last, isParagraph));
    joined.push(line);
    last = line;
    isParagraph = false;
  }
  return joined.join("");
}

function pauseAfter(text: string, isParagraph: boolean): string {
  if (/[.!?;:,…]$/.test(text)) return " ";
  return isParagraph ? ". " : ", ";
}

function tidy(text: string): string {
  return text
    .replace(/\s{1,500}/gu, " ")
    .replace(/ {2,}/g, " ")
    .replace(/ (?=[,.!?;:])/g, "")
    .replace(/,{2,}/g, ",")
    .replace(/,+(?=[.!?;:])|(?<=[.!?;:]),+/g, "")
    .replace(/(?<=,)(?=[\p{L}])/gu, " ")
    .replace(/^[\s,;:]+/u, "")
    .replace(/[\s,]+$/u, "");
}
