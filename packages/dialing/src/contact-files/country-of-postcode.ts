import type { HomeCountry } from "../numbers/home-countries.ts";
import { countryOfCode } from "./country-of.ts";

/** A country's letters before its digits: `NL-9711 LM`, `D 80331`, `CH-8001 Zürich`. */
const MARKED = /^([A-Z]{1,3})(?:\s*[-–—]\s*(?=[A-Z]{0,2}\d)|\s+(?=\d))/i;
/** Without anything between: `A1010`, `NL9711LM`, `AD500`. */
const GLUED = /^([A-Z]{1,3})(?=\d{4,6}(?:[A-Z]{2})?(?:\s|$))|^(AD)(?=\d{3}$)/i;
/** Shapes that no other country has, as the Universal Postal Union lists them. */
const SHAPES: readonly (readonly [string, RegExp])[] = [
  ["GB", /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})(?![A-Z\d])/i],
  ["IE", /^[A-Z]\d[\dW] ?(?=\d*[A-Z])[A-Z\d]{4}(?![A-Z\d])/i],
  ["CA", /^[A-Z]\d[A-Z] ?\d[A-Z]\d(?![A-Z\d])/i],
  ["NL", /^[1-9]\d{3} ?[A-Z]{2}(?![A-Z\d])/i],
  ["PL", /^\d\d-\d{3}(?!\d)/],
  ["PT", /^\d{4}-\d{3}(?!\d)/],
  ["US", /^\d{5}-\d{4}(?!\d)/],
  ["BR", /^\d{5}-\d{3}(?!\d)/],
];
/** `8001 ZH` is Zürich. */
const CANTON =
  /^\d{4} ?(?:AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH)(?![A-Z])/i;

/** Of a cell that begins with a postcode: no more is looked at. */
const LONGEST = 100;

/** The country that a postcode says by its letters or its shape: its ISO code; digits alone say none. */
export function countryOfPostcode(postcode: string, home: HomeCountry): string | null {
  if (/^\d{4,5}$/.test(postcode)) return null;
  const text = postcode.slice(0, LONGEST).normalize("NFKC").trim();
  const [, letters] = MARKED.exec(text) ?? [];
  const shape = SHAPES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  if (shape === "NL" && home === "CH" && CANTON.test(text)) return null;
  if (shape !== null && letters === undefined) return shape;
  const [, glued, andorran] = GLUED.exec(text) ?? [];
  const code = letters ?? glued ?? andorran;
  // `EC1A 1BB` has no letters of a country.
  return (code === undefined ? null : countryOfCode(code)) ?? shape;
}
