import type { Address } from "../call-record.ts";
import { TwimlError } from "./twiml-error.ts";
import type { XmlElement } from "./xml.ts";

/** An address that may be relative to the document's own; the method stands in another attribute. */
export function webAddress(text: string, element: XmlElement, methodName = "method"): Address {
  if (!URL.canParse(text, "https://document.invalid")) {
    throw new TwimlError(12200, `<${element.name}>: "${text}" is no address`);
  }
  return { url: text, method: choice(element, methodName, ["POST", "GET"]) };
}

/** One of the words; the first where the attribute is missing. */
export function choice<Word extends string>(
  element: XmlElement,
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const text = element.attributes[name];
  if (text === undefined) return words[0];
  const word = words.find((word) => word.toLowerCase() === text.trim().toLowerCase());
  if (word === undefined) throw invalid(element, name, words.join(", "));
  return word;
}

/** Some of the words, with spaces between them. */
export function list<Word extends string>(
  element: XmlElement,
  name: string,
  words: readonly Word[],
  otherwise: readonly Word[],
): readonly Word[] {
  const text = element.attributes[name];
  if (text === undefined) return otherwise;
  return text.split(/\s+/).map((part) => {
    const word = words.find((word) => word === part);
    if (word === undefined) throw invalid(element, name, words.join(", "));
    return word;
  });
}

export function flag(element: XmlElement, name: string, otherwise: boolean): boolean {
  return choice(element, name, otherwise ? ["true", "false"] : ["false", "true"]) === "true";
}

export function whole(element: XmlElement, name: string, otherwise: number): number {
  const text = element.attributes[name];
  if (text === undefined) return otherwise;
  if (!/^\d{1,6}$/.test(text)) throw invalid(element, name, "a whole number");
  return Number(text);
}

/** Refuses children that can't stand there. */
export function noMore(element: XmlElement, allowed: readonly string[]): void {
  const other = element.children.find(({ name }) => !allowed.includes(name));
  if (other) throw new TwimlError(12200, `<${other.name}> can't stand inside <${element.name}>`);
}

function invalid(element: XmlElement, name: string, expected: string): TwimlError {
  return new TwimlError(
    12200,
    `<${element.name}> ${name}="${element.attributes[name]}": expected ${expected}`,
  );
}
