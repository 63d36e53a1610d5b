import type { YAMLParseError } from "yaml";

/** What is wrong with the YAML itself, and what would be right; the parser's own words where we have none. */
export function yamlFault({ code, message }: Pick<YAMLParseError, "code" | "message">): string {
  if (message.startsWith("Sequence item without")) return OUT_OF_LINE;
  if (/call stack/i.test(message)) return "The file is nested too deeply.";
  return ADVICE[code] ?? sentence(message);
}

const OUT_OF_LINE =
  'It is indented wrongly here: what belongs to one "- " begins below the first letter after it.';

const ADVICE: Partial<Record<YAMLParseError["code"], string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    "Text with a colon needs quotes, and what belongs to a line begins below its first letter.",
  MULTILINE_IMPLICIT_KEY: "A colon or a space after it is missing here, or it is indented wrongly.",
  TAB_AS_INDENT: "Lines are indented by spaces, not by tabs.",
  BAD_SCALAR_START: "Text that begins with a special character needs quotes.",
  BAD_DQ_ESCAPE: 'A backslash in double quotes has to be written twice: "\\\\".',
  MULTIPLE_DOCS: "A file holds one suite; there is no --- in it.",
  UNEXPECTED_TOKEN:
    "Something is left over here: text that has quotes or brackets within needs quotes around all of it.",
};

function sentence(message: string): string {
  const text = message.replace(/\s+/g, " ").trim();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
