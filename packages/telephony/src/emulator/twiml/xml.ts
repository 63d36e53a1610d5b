/** One element of a small XML document. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  /** The text directly inside, without that of the children. */
  text: string;
}

export class XmlError extends Error {
  override readonly name = "XmlError";
}

const DEEPEST = 32;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};
const NAME = "[A-Za-z_][\\w.:-]*";
const MARKUP = new RegExp(
  [
    "<\\?[\\s\\S]*?\\?>", // declaration
    "<!--(?:(?!--)[\\s\\S])*-->", // comment
    "<!\\[CDATA\\[(?<cdata>[\\s\\S]*?)\\]\\]>",
    `</(?<closing>${NAME})\\s*>`,
    `<(?<opening>${NAME})(?<attributes>(?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(?<empty>/)?>`,
    "(?<text>[^<]+)",
  ].join("|"),
  "y",
);
const ATTRIBUTE = new RegExp(`(${NAME})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "g");

/**
 * Reads a well-formed document without a DTD; throws `XmlError` for everything else.
 *
 * As strict as the carrier, whose refusal (12100) the emulator has to give; no document type means
 * no entity of its own and none of the attacks that live there.
 */
export function readXml(text: string): XmlElement {
  const document = open("", {});
  const stack = [document];
  const source = text.replace(/^\uFEFF/, "");
  MARKUP.lastIndex = 0;

  while (MARKUP.lastIndex < source.length) {
    const at = MARKUP.lastIndex;
    const match = MARKUP.exec(source);
    if (!match?.groups) throw new XmlError(`no well-formed XML at character ${at + 1}`);
    const { cdata, closing, opening, attributes = "", empty, text: words } = match.groups;
    const parent = stack.at(-1) as OpenElement;
    if (opening !== undefined) {
      const element = open(opening, readAttributes(attributes));
      parent.children.push(element);
      if (stack.length > DEEPEST) throw new XmlError(`more than ${DEEPEST} levels deep`);
      if (empty === undefined) stack.push(element);
    } else if (closing !== undefined) {
      if (parent === document || parent.name !== closing) {
        throw new XmlError(`</${closing}> closes nothing at character ${at + 1}`);
      }
      stack.pop();
    } else {
      parent.text += cdata ?? (words === undefined ? "" : resolveEntities(words));
    }
  }

  const [root] = document.children;
  if (stack.length > 1) throw new XmlError(`<${stack.at(-1)?.name}> is never closed`);
  if (!root || document.children.length > 1 || document.text.trim() !== "") {
    throw new XmlError("a document has exactly one root element");
  }
  return root;
}

interface OpenElement extends XmlElement {
  children: OpenElement[];
  text: string;
}

function open(name: string, attributes: Record<string, string>): OpenElement {
  return { name, attributes, children: [], text: "" };
}

function readAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null);
  for (const [, name = "", double, single] of source.matchAll(ATTRIBUTE)) {
    if (name in attributes) throw new XmlError(`attribute ${name} is given twice`);
    attributes[name] = resolveEntities(double ?? single ?? "");
  }
  return attributes;
}

function resolveEntities(text: string): string {
  return text.replace(/&([^;&\s]*);?/g, (whole, name: string) => {
    const character = ENTITIES[name] ?? fromCodePoint(name);
    if (character === null || !whole.endsWith(";")) throw new XmlError(`unknown entity ${whole}`);
    return character;
  });
}

function fromCodePoint(name: string): string | null {
  const match = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name);
  if (!match) return null;
  const code = match[1] ? Number.parseInt(match[1], 16) : Number(match[2]);
  return code > 0x10ffff ? null : String.fromCodePoint(code);
}
