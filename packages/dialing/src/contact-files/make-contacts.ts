import { HOME_COUNTRIES, type HomeCountry } from "../numbers/home-countries.ts";
import type { ParsedPhoneNumber } from "../numbers/parse-phone-number.ts";
import { numbersInText } from "../subjects/numbers-in-text.ts";
import { LAST_FIRST, MIXED_NAMES } from "./column-names.ts";
import { type CellSaysNo, columnSaysNo, isOfConsent } from "./column-says-no.ts";
import type { FileColumn, RawRow } from "./contact-file-event.ts";
import type {
  ChangedCell,
  ChangeReason,
  ColumnRole,
  DroppedRow,
  DropReason,
  FileContact,
} from "./file-contact.ts";
import { FirstLines } from "./first-lines.ts";
import type { FileLimits } from "./limits.ts";
import { readNumberCell } from "./read-number-cell.ts";
import { isOther, plain } from "./recognise-columns.ts";
import { liesIn, RowCountries, type RowCountry } from "./row-country.ts";
import { saysNoCalls } from "./says-no-calls.ts";
import { ToldBefore } from "./told-before.ts";
import { readWholeName, type SaidOf } from "./whole-name.ts";

/** A contact, or why and where its row is none. */
export type RowOutcome = FileContact | LeftOut;
type LeftOut = Pick<DroppedRow, "reason" | "column" | "value">;

type NotCallable = DropReason & { code: "not-callable" };
type CallableNumber = ParsedPhoneNumber & { ok: true };
interface FoundNumber {
  number: CallableNumber;
  place: number;
}

interface Settings {
  columns: readonly FileColumn[];
  countries: readonly string[] | undefined;
  /** Whose national spellings the numbers have. */
  home: HomeCountry;
  limits: FileLimits;
  /** The file's first numbers have no leading zero, as Excel drops it from numbers. */
  isWithoutZeros: boolean;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const ALL_CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const ROUNDED = /^([+-]?\d)(?:[.,](\d+))?E\+?(\d+)$/i;
/** A number with a country's code. */
const INTERNATIONAL = /^[^\d+]*(?:\+|00)/;
/** A number as a workbook shows an amount. */
const GROUPED = /^\d{1,3}(?:[.,\u00a0’' ]\d{3})+$/;
/** The apostrophe that `inert` and people put before what is no formula. */
const INERT = /^'[=+\-@|%＝＋－＠]/;
/** Excel's own way to keep a text a text: `="0171 123"`. */
const QUOTED_TEXT = /^="([^"]*)"$/;

const UNSAID: RowCountry = { code: "unsaid" };
/** Without one a cell says nothing. */
const WORD = /\p{L}{2}|[†✝]/u;

/** Columns whose cells tell people from firms. */
const SALUTATIONS: ReadonlySet<string> = new Set(
  "anrede anredetext salutation herrfrau frauherr geschlecht gender sex".split(" "),
);
const SALUTATION =
  /^(?:herrn?|hr\.?|frau|fr\.?|fräulein|mr\.?|mrs\.?|ms\.?|miss|m|w|f|d|männlich|weiblich|divers|male|female)(?:\s+(?:prof|dr)\.?)*$/i;
const FIRM_SALUTATION = /^(?:firma|fa\.?|unternehmen|company|verein|praxis)$/i;

/** Digits of a number that has its area code, but no zero before it. */
const LEAST_WITH_AREA = 9;

/** Makes contacts of rows, one after the other: what was a number before is known. */
export class ContactMaker {
  readonly #settings: Settings;
  readonly #places: Partial<Record<ColumnRole, number>> = {};
  /** The column with the numbers, then further ones. */
  readonly #phones: number[] = [];
  readonly #others: { place: number; name: string; saysNo: CellSaysNo | null }[] = [];
  readonly #salutations: number[] = [];
  readonly #countries: RowCountries;
  readonly #firstLines = new FirstLines();
  readonly #toldBefore: ToldBefore | null;
  #isWithoutZeros: boolean;
  #rows = 0;
  #hiddenRows = 0;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#isWithoutZeros = settings.isWithoutZeros;
    this.#countries = new RowCountries(settings.home);
    this.#toldBefore = ToldBefore.of(settings.columns);
    for (const [place, column] of settings.columns.entries()) {
      if (column.role === "phone") this.#phones.unshift(place);
      else if (column.role === "furtherPhone") this.#phones.push(place);
      else if (column.role) this.#places[column.role] ??= place;
      if (!isOther(column)) continue;
      if (SALUTATIONS.has(plain(column.original))) this.#salutations.push(place);
      const saysNo = isOfConsent(column.original) ? null : columnSaysNo(column.original);
      this.#others.push({ place, name: column.name, saysNo });
    }
  }

  get rows(): number {
    return this.#rows;
  }

  get hiddenRows(): number {
    return this.#hiddenRows;
  }

  /** The row's contact, or why it is none; what was changed is added to `changed`. `null` of an empty row. */
  make(row: RawRow, changed: ChangedCell[]): RowOutcome | null {
    const { columns, limits } = this.#settings;
    const { cells, line } = row;
    if (isBlank(cells, 0)) return null;
    this.#rows += 1;
    if (row.isHidden) this.#hiddenRows += 1;
    if (this.#rows > limits.rows) return ofRow({ code: "too-many-rows", limit: limits.rows });
    // Before all else: a remark whose separators have no quotes breaks its row.
    const objection = this.#objection(row);
    if (objection) return objection;
    const isBroken = row.isBroken || this.#toldBefore?.isBroken(row);
    if (isBroken || (cells.length > columns.length && !isBlank(cells, columns.length))) {
      return ofRow({ code: "broken-row", cells: cells.length, columns: columns.length });
    }
    const own: ChangedCell[] = [];
    const found = this.#phone(row, own);
    if ("reason" in found) return found;
    const { e164, country, kind } = found.number;
    if (this.#toldBefore?.isDuplicate(row, { place: found.place, e164 })) {
      return this.#leftOut(row, found.place, { code: "duplicate", value: e164, firstLine: null });
    }
    const firstLine = this.#firstLines.add(e164, line);
    if (firstLine > 0) {
      return this.#leftOut(row, found.place, { code: "duplicate", value: e164, firstLine });
    }
    const customFields: Record<string, string> = {};
    const contact: FileContact = {
      line,
      phoneNumber: e164,
      ...this.#names(row, own),
      customFields,
      email: "",
      postcode: "",
      country,
      kind,
    };
    for (const { place, name } of this.#others) {
      const value =
        place === this.#places.postcode
          ? this.#postcode(row, place, { country, changed: own })
          : this.#cell(row, place, own);
      if (value === "") continue;
      customFields[name] = value;
      if (place === this.#places.email) contact.email = value;
      if (place === this.#places.postcode) contact.postcode = value;
    }
    for (const change of own) changed.push(change);
    return contact;
  }

  /** A whole name counts where the row has no last name of its own. */
  #names(
    row: RawRow,
    changed: ChangedCell[],
  ): Pick<FileContact, "firstName" | "lastName" | "company"> {
    const firstName = this.#text(row, "firstName", changed);
    const lastName = this.#text(row, "lastName", changed);
    const company = this.#text(row, "company", changed);
    const { name: place } = this.#places;
    if (place === undefined || lastName !== "") return { firstName, lastName, company };
    const original = this.#settings.columns[place]?.original ?? "";
    const isPerson = !MIXED_NAMES.has(plain(original));
    const hints = { said: this.#saidOf(row), isLastFirst: LAST_FIRST.has(plain(original)) };
    const whole = readWholeName(this.#text(row, "name", changed), isPerson, hints);
    // Another first name is somebody else's.
    if (!whole.firstName.startsWith(firstName) && whole.firstName !== "") {
      return { firstName, lastName, company };
    }
    const first = firstName || whole.firstName;
    const last = whole.lastName;
    return {
      firstName: first,
      lastName: last.startsWith(`${first} `) ? last.slice(first.length + 1) : last,
      company: company || whole.company,
    };
  }

  /** Whom a salutation in a column of its own shows: `Herr`, `Frau`, `Firma`. */
  #saidOf({ cells }: RawRow): SaidOf {
    const saying = this.#salutations.map((place) => (cells[place] ?? "").trim());
    if (saying.some((cell) => FIRM_SALUTATION.test(cell))) return "firm";
    return saying.some((cell) => SALUTATION.test(cell)) ? "person" : null;
  }

  #text(row: RawRow, role: ColumnRole, changed: ChangedCell[]): string {
    const place = this.#places[role];
    return place === undefined ? "" : this.#cell(row, place, this.#of(place, changed));
  }

  /** What is made of the cell of a field of its own is told with those fields. */
  #of(place: number, changed: ChangedCell[]): ChangedCell[] {
    const column = this.#settings.columns[place];
    return column && isOther(column) ? [] : changed;
  }

  /** The row's number: that of the first column which has one that can be called. */
  #phone(row: RawRow, changed: ChangedCell[]): FoundNumber | LeftOut {
    let first: LeftOut | null = null;
    for (const place of this.#phones) {
      const found = this.#number(row, place, changed);
      if ("code" in found) {
        const tellsMore = first?.reason.code === "no-phone" && found.code !== "no-phone";
        if (first === null || tellsMore) first = this.#leftOut(row, place, found);
        continue;
      }
      if (first !== null) {
        const [called = place] = this.#phones;
        const column = this.#settings.columns[place]?.name ?? "";
        const from = (row.cells[called] ?? "").trim();
        const reason = { code: "other-column" as const, column };
        changed.push(this.#change(row, called, from, found.e164, reason));
      }
      return { number: found, place };
    }
    return first ?? this.#leftOut(row, 0, { code: "no-phone" });
  }

  /** A remark in whichever column, or a plain no in one about it, that nobody should call: on none of his numbers. */
  #objection(row: RawRow): LeftOut | null {
    for (const place of this.#phones) {
      const value = row.cells[place];
      if (value && WORD.test(value) && this.#forbidsCalls(row, place)) {
        return this.#notWanted(row, place);
      }
    }
    for (const { place, name, saysNo } of this.#others) {
      const cell = row.cells[place];
      if (cell && (saysNo?.(cell) || saysNoCalls(cell, name))) return this.#notWanted(row, place);
    }
    return null;
  }

  /** Beside a number, or instead of one. */
  #forbidsCalls({ cells }: RawRow, place: number): boolean {
    const { countries, home } = this.#settings;
    const read = readNumberCell((cells[place] ?? "").trim(), { home, countries });
    return !read.ok && read.why === "not-wanted";
  }

  #notWanted(row: RawRow, place: number): LeftOut {
    const value = shown((row.cells[place] ?? "").trim());
    return this.#leftOut(row, place, { code: "not-wanted", value, numbers: this.#numbersOf(row) });
  }

  /** Every number that the row's phones' cells may mean: to block one too many does no harm. */
  #numbersOf(row: RawRow): string[] {
    const said = this.#countryOf(row);
    const home = homeOf(said, this.#settings.home);
    const numbers = this.#phones.flatMap((place) => {
      const read = this.#number(row, place, []);
      const text = this.#plain(row, place, []);
      // In another country a national spelling is none of these.
      const isReadable = home !== undefined || INTERNATIONAL.test(text);
      const options = { home: home ?? this.#settings.home, isSure: false };
      return [
        ...("code" in read ? [] : [read.e164]),
        ...(isReadable ? numbersInText(text, options).numbers : []),
      ];
    });
    return [...new Set(numbers)];
  }

  #number(row: RawRow, place: number, changed: ChangedCell[]): CallableNumber | DropReason {
    const value = this.#plain(row, place, this.#of(place, changed));
    if (row.formulas?.has(place)) return { code: "formula", value };
    if (value === "") return { code: "no-phone" };
    if (value.startsWith("=")) return { code: "formula", value: shown(value) };
    const text = wholeNumber(value);
    if (text === null) return { code: "rounded-number", value };
    if (this.#isWithoutZeros && /^[0(+]/.test(text)) this.#isWithoutZeros = false;

    const said: RowCountry = INTERNATIONAL.test(text) ? UNSAID : this.#countryOf(row);
    const { countries, home: usual } = this.#settings;
    const refused = (
      why: NotCallable["why"],
      more: Pick<NotCallable, "country" | "word"> = {},
    ): DropReason => ({ code: "not-callable", value: shown(value), why, ...more });
    if (said.code === "contradicted") return refused("country-unclear");
    const home = homeOf(said, usual);
    if (home === undefined) {
      return refused("foreign", said.code === "said" ? { country: said.country } : {});
    }
    const amount = row.numbers?.has(place) && GROUPED.test(text);
    const read = readNumberCell(amount ? text.replace(/\D/g, "") : text, {
      home,
      countries,
      isWithoutZeros: this.#isWithoutZeros,
    });
    if (!read.ok) {
      const { why, word } = read;
      if (why === "not-wanted") return { code: why, value: shown(value), numbers: [] };
      if (why === "blank") return { code: "no-phone" };
      return word === undefined ? refused(why) : refused(why, { word });
    }
    const { number, change } = read;
    const postcode = this.#at(row, "postcode");
    const isSure =
      said.code !== "five-digits" || (change !== "zero-added" && liesIn(postcode, number));
    if (!isSure) return refused("country-unclear");
    if (change) changed.push(this.#change(row, place, value, number.e164, { code: change }));
    return number;
  }

  #countryOf(row: RawRow): RowCountry {
    return this.#countries.of({
      country: this.#at(row, "country"),
      postcode: this.#at(row, "postcode"),
    });
  }

  #at({ cells }: RawRow, role: ColumnRole): string {
    const place = this.#places[role];
    return place === undefined ? "" : (cells[place] ?? "").trim();
  }

  #leftOut(row: RawRow, place: number, reason: DropReason): LeftOut {
    const column = this.#settings.columns[place]?.name ?? "";
    return { reason, column, value: shown((row.cells[place] ?? "").trim()) };
  }

  /** `1067` is Dresden's `01067`, where neither number nor row say that it is another country's. */
  #postcode(
    row: RawRow,
    place: number,
    { country, changed }: { country: string; changed: ChangedCell[] },
  ): string {
    const value = this.#cell(row, place, changed);
    if (value.length !== 4 || !/^[1-9]\d{3}$/.test(value)) return value;
    const said = this.#countryOf(row);
    const isSaid = said.code === "unsaid" || (said.code === "said" && said.country === "DE");
    if (country !== "DE" || !isSaid || this.#settings.home !== "DE") return value;
    const whole = `0${value}`;
    changed.push(this.#change(row, place, value, whole, { code: "postcode-zero-added" }));
    return whole;
  }

  #cell(row: RawRow, place: number, changed: ChangedCell[]): string {
    const text = this.#plain(row, place, changed);
    const limit = this.#settings.limits.cellCharacters;
    if (text.length <= limit) return text;
    const clipped = text.slice(0, limit).replace(/[\ud800-\udbff]$/, "");
    changed.push(this.#change(row, place, text, clipped, { code: "clipped", limit }));
    return clipped;
  }

  #plain(row: RawRow, place: number, changed: ChangedCell[]): string {
    const cell = row.cells[place];
    if (cell === undefined || cell === "") return "";
    const text = unquoted(cell.trim());
    if (!CONTROL.test(text)) return text;
    const plain = text.replace(ALL_CONTROL, "").trim();
    changed.push(this.#change(row, place, text, plain, { code: "control-characters-removed" }));
    return plain;
  }

  #change(row: RawRow, place: number, from: string, to: string, reason: ChangeReason): ChangedCell {
    const column = this.#settings.columns[place]?.name ?? "";
    return { line: row.line, column, from: shown(from), to: shown(to), reason, cells: row.cells };
  }
}

/** Whose national spellings a row's numbers have; `undefined`: those of a country that is not read. */
function homeOf(said: RowCountry, usual: HomeCountry): HomeCountry | undefined {
  if (said.code === "five-digits") return "DE";
  return said.code === "said" ? HOME_COUNTRIES.find((each) => each === said.country) : usual;
}

function ofRow(reason: DropReason): LeftOut {
  return { reason, column: "", value: "" };
}

/** Whether all of a head's numbers have lost their zeros: a guess that the first one with a zero ends. */
export function areWithoutZeros(rows: readonly RawRow[], place: number): boolean {
  const values = rows
    .map(({ cells }) => (cells[place] ?? "").trim())
    .filter((value) => value !== "");
  // Short ones only are a town's own numbers, without an area code.
  const long = values.filter(({ length }) => length >= LEAST_WITH_AREA);
  return long.length * 2 > values.length && values.every((value) => /^[1-9]\d+$/.test(value));
}

function isBlank(cells: readonly string[], from: number): boolean {
  for (let place = from; place < cells.length; place++) {
    const cell = cells[place];
    if (cell !== undefined && cell !== "" && cell.trim() !== "") return false;
  }
  return true;
}

function unquoted(cell: string): string {
  if (cell[0] === "=") return QUOTED_TEXT.exec(cell)?.[1]?.trim() ?? cell;
  return cell[0] === "'" && INERT.test(cell) ? cell.slice(1) : cell;
}

/** A number as `4.91712E+11` has lost digits (`null`), unless it shows all of them. */
function wholeNumber(value: string): string | null {
  const found = ROUNDED.exec(value);
  if (!found) return value;
  const [, first = "", rest = "", exponent = ""] = found;
  return rest.length >= Number(exponent) && rest.length <= 15 ? `${first}${rest}` : null;
}

/** As much of a cell as anyone wants to see in a report. */
function shown(text: string): string {
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}
