import { z } from "zod";
import { pathText } from "../document/problem.ts";
import { importedTreeSchema } from "../document/schema.ts";
import { nodeIdAt, shortened, textAt } from "../document/schema-fault.ts";
import { elementOf, shapeOf } from "../document/schema-shape.ts";
import { lettersApart } from "../letters-apart.ts";
import type { FieldOwner, FileFinding } from "./finding.ts";

type Fields = Readonly<Record<string, unknown>>;
type Schema = z.core.$ZodType;
type Path = readonly (string | number)[];

/** A field that nothing reads where it stands, and the one that was probably meant. */
interface OddField {
  path: Path;
  meant: string | null;
  /** How often the like stands in the document, this one included. */
  count: number;
}

/** So many of the fields that nobody reads are named. */
const MOST_NAMED = 6;

/**
 * Fields that the schema does not know. What looks like a slip is told once for each such slip, at
 * its first place; what only other programs can read, in one quiet line for all of it. The document
 * may be faulty otherwise.
 */
export function lintFieldNames(document: unknown): FileFinding[] {
  const odd = [...findOddFields(document).values()];
  const unread = odd.filter(({ meant }) => meant === null).map(({ path }) => pathText(path));
  const slips = odd.flatMap(({ path, meant, count }): FileFinding[] => {
    if (meant === null) return [];
    const { of, within } = ownerIn(document, path);
    const params = { of, field: pathText(within), meant, further: count - 1 };
    const nodeId = nodeIdAt(document, path);
    const place = { nodeId, connectionId: null, path: pathText(path) };
    return [{ code: "misspelt-field", severity: "warning", ...place, params }];
  });
  if (unread.length === 0) return slips;
  const fields = unread.slice(0, MOST_NAMED);
  const params = { fields, further: unread.length - fields.length };
  const place = { nodeId: null, connectionId: null };
  return [...slips, { code: "unread-fields", severity: "info", ...place, params }];
}

/** By what they are called, in whatever record of a list they stand. */
function findOddFields(document: unknown): Map<string, OddField> {
  const found = new Map<string, OddField>();
  const alikeTo = nameFinder();
  visit(importedTreeSchema, document, []);
  return found;

  function visit(schema: Schema, value: unknown, path: Path): void {
    if (Array.isArray(value)) {
      const element = elementOf(schema);
      if (!element) return;
      value.forEach((item, index) => {
        visit(element, item, [...path, index]);
      });
    } else if (isFields(value)) {
      const shape = shapeOf(schema, value);
      if (!shape) return;
      for (const [name, inner] of Object.entries(value)) {
        const known = Object.hasOwn(shape, name) ? shape[name] : undefined;
        if (known) visit(known, inner, [...path, name]);
        else add([...path, name], meantBy(alikeTo(name, shape), inner, value, shape));
      }
    }
  }

  function add(path: Path, meant: string | null): void {
    const place = path.map((key) => (typeof key === "number" ? "" : key));
    const key = JSON.stringify([place, meant]);
    const earlier = found.get(key);
    if (earlier) earlier.count += 1;
    else found.set(key, { path, meant, count: 1 });
  }
}

/** Shorter names differ by one letter and mean something else. */
const SHORTEST_MISSPELT = 5;
/** Longer than any field's name with a slip in it. */
const LONGEST_MISSPELT = 50;

/**
 * The field that is called so but for case, signs between its words, or one slip; with a slip, only
 * where what stands there is of the field's own sort. One that is there itself was not meant.
 */
function meantBy(
  { same, slips }: AlikeNames,
  value: unknown,
  fields: Fields,
  shape: z.core.$ZodShape,
): string | null {
  const isMissing = (known: string) => !Object.hasOwn(fields, known);
  const meant =
    same.find(isMissing) ??
    slips.find((known) => isMissing(known) && isOfSort(shape[known] as Schema, value));
  return meant ?? null;
}

/** Known names that are another one but for its writing, and but for a slip. */
interface AlikeNames {
  same: readonly string[];
  slips: readonly string[];
}

const NONE: AlikeNames = { same: [], slips: [] };

/** Finds names of a shape; the same few are asked for at every node. */
function nameFinder(): (name: string, shape: z.core.$ZodShape) => AlikeNames {
  const found = new Map<z.core.$ZodShape, Map<string, AlikeNames>>();
  return (name, shape) => {
    if (name.length > LONGEST_MISSPELT) return NONE;
    const ofShape = found.get(shape) ?? new Map<string, AlikeNames>();
    found.set(shape, ofShape);
    const known = ofShape.get(name);
    if (known) return known;
    const written = plain(name);
    const names = Object.keys(shape);
    const alike = {
      same: names.filter((each) => plain(each) === written),
      slips: names.filter((each) => isSlipOf(written, plain(each))),
    };
    ofShape.set(name, alike);
    return alike;
  };
}

function isSlipOf(written: string, known: string): boolean {
  if (Math.min(written.length, known.length) < SHORTEST_MISSPELT) return false;
  return Math.abs(written.length - known.length) <= 1 && lettersApart(written, known) === 1;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** A text where there should be one, a list where there should be one, whatever is in it. */
function isOfSort(schema: Schema, value: unknown): boolean {
  const issues = z.safeParse(schema, value).error?.issues ?? [];
  return !issues.some(
    ({ code, path }) => path.length === 0 && (code === "invalid_type" || code === "invalid_union"),
  );
}

/** What of the document has the field, as people call it, and where it stands within that. */
function ownerIn(document: unknown, path: Path): { of: FieldOwner; within: Path } {
  const [list, index, inner, place] = path;
  const code = typeof index === "number" ? RECORDS[String(list)] : undefined;
  if (code === undefined) return { of: { code: "file" }, within: path };
  const record = path.slice(0, 2);
  const name =
    textAt(document, [...record, "title"]) ??
    textAt(document, [...record, "id"]) ??
    String(Number(index) + 1);
  if (code !== "node" || inner !== "conditions" || typeof place !== "number") {
    return { of: { code, name: shortened(name) }, within: path.slice(2) };
  }
  const key = textAt(document, [...path.slice(0, 4), "condition"]) ?? String(place + 1);
  const of = { code: "condition", condition: shortened(key), node: shortened(name) } as const;
  return { of, within: path.slice(4) };
}

const RECORDS: Readonly<Record<string, "node" | "connection" | "note">> = {
  nodes: "node",
  connections: "connection",
  notes: "note",
};

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
