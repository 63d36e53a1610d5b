/** An element of an XML document, with the text that stands right in it. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

const TIME = /^(?:(?:[0-9]{0,3},)*[0-9]{3}|[0-9]{0,3})*(?:\.[0-9]*)?$/;

interface Rule {
  required: readonly string[];
  optional: readonly string[];
  children: readonly string[];
  hasText: boolean;
}

const OUTCOME: Rule = { required: [], optional: ["type", "message"], children: [], hasText: true };

/** What the common schema of JUnit reports (junit-10) allows. */
const RULES: Record<string, Rule> = {
  testsuites: {
    required: [],
    optional: ["name", "time", "tests", "failures", "errors"],
    children: ["testsuite"],
    hasText: false,
  },
  testsuite: {
    required: ["name", "tests", "failures", "errors"],
    optional: "group time skipped timestamp hostname id package file log url".split(" "),
    children: ["testsuite", "properties", "testcase", "system-out", "system-err"],
    hasText: false,
  },
  properties: { required: [], optional: [], children: ["property"], hasText: false },
  property: { required: ["name", "value"], optional: [], children: [], hasText: false },
  testcase: {
    required: ["name"],
    optional: ["time", "classname", "group"],
    children: ["skipped", "error", "failure", "system-out", "system-err"],
    hasText: false,
  },
  skipped: OUTCOME,
  error: OUTCOME,
  failure: OUTCOME,
};

/** Reads a report, refusing whatever is no XML 1.0 or not allowed in a JUnit report. */
export function readJunit(xml: string): Element {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!xml.startsWith(declaration)) throw new Error("There is no declaration.");
  const root = readElements(xml.slice(declaration.length));
  if (root.name !== "testsuites") throw new Error(`The root is ${root.name}.`);
  check(root);
  return root;
}

function check({ name, attributes, children, text }: Element): void {
  const rule = RULES[name];
  if (!rule) throw new Error(`<${name}> is not allowed.`);
  for (const wanted of rule.required) {
    if (!(wanted in attributes)) throw new Error(`<${name}> has no ${wanted}.`);
  }
  for (const given of Object.keys(attributes)) {
    const isKnown = rule.required.includes(given) || rule.optional.includes(given);
    if (!isKnown) throw new Error(`<${name}> can't have ${given}.`);
  }
  if (attributes.time !== undefined && !TIME.test(attributes.time))
    throw new Error("A faulty time.");
  if (!rule.hasText && text.trim() !== "") throw new Error(`<${name}> can't hold text.`);
  for (const child of children) {
    if (!rule.children.includes(child.name)) throw new Error(`<${child.name}> within <${name}>.`);
    check(child);
  }
}

function readElements(xml: string): Element {
  if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(xml)) {
    throw new Error("A character that XML does not allow.");
  }
  const top: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  const part = /<(\/?)([\w-]+)((?:\s+[\w-]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
  let at = 0;
  for (let found = part.exec(xml); found; found = part.exec(xml)) {
    at = part.lastIndex;
    const [, closes, name = "", attributes = "", isEmpty, text] = found;
    const now = open.at(-1) ?? top;
    if (text !== undefined) now.text += unescaped(text);
    else if (closes) {
      if (now.name !== name) throw new Error(`</${name}> ends <${now.name}>.`);
      open.pop();
    } else {
      const element = { name, attributes: readAttributes(attributes), children: [], text: "" };
      now.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  if (at !== xml.length || open.length !== 1)
    throw new Error(`No XML from ${xml.slice(at, at + 40)}`);
  const [root, ...others] = top.children;
  if (!root || others.length > 0 || top.text.trim() !== "") throw new Error("Not one root.");
  return root;
}

function readAttributes(text: string): Record<string, string> {
  const read: Record<string, string> = {};
  for (const [, name = "", value = ""] of text.matchAll(/([\w-]+)="([^"]*)"/g)) {
    if (name in read) throw new Error(`${name} stands twice.`);
    read[name] = unescaped(value.replace(/[\t\n]/g, " "));
  }
  return read;
}

function unescaped(text: string): string {
  const left = text.replace(/&(?:amp|lt|gt|quot|apos|#\d+);/g, "");
  if (left.includes("&")) throw new Error(`A bare & in ${text}`);
  return text
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
