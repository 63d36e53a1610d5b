import { SaxesParser } from "saxes";

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  /** What stands in it besides elements, trimmed. */
  text: string;
}

/** Reads a document as XML 1.0 has it. @throws Error if it is not well-formed */
export function readXml(source: string): Element {
  const parser = new SaxesParser();
  const open: Element[] = [];
  let root: Element | null = null;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("doctype", () => {
    throw new Error("a document type is not allowed");
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [], text: "" };
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else root = element;
    open.push(element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    const element = open.pop();
    if (element) element.text = element.text.trim();
  });
  parser.write(source).close();
  if (!root) throw new Error("there is no element");
  return root;
}
