/** Numbers of the ranges that the Bundesnetzagentur keeps free for films and examples. */
const ROWS = [
  ["phone", "firstName", "lastName", "company", "customField1"],
  ["030 23125 001", "Erika", "Mustermann", "Muster GmbH", "Berlin"],
  ["0221 4710 002", "Max", "Mustermann", "Beispiel AG", "Köln"],
  ["089 99998 003", "Jürgen", "Groß", "", ""],
];
const NAME = "bulk-calls-template";

export interface Template {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The template as a CSV file that German Excel opens rightly. */
export function csvTemplate(): Template {
  const text = ROWS.map((cells) => `${cells.join(";")}\r\n`).join("");
  const bytes = new TextEncoder().encode(`\ufeff${text}`);
  return { name: `${NAME}.csv`, type: "text/csv;charset=utf-8", bytes };
}

/** The template as a workbook; its numbers are texts, so that Excel keeps their zeros. */
export async function xlsxTemplate(): Promise<Template> {
  const { utils, write } = await import("xlsx");
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(ROWS);
  sheet["!cols"] = ROWS[0]?.map(() => ({ wch: 18 })) ?? [];
  for (let row = 2; row <= 500; row++) {
    sheet[`A${row}`] = { t: "s", v: "", ...sheet[`A${row}`], z: "@" };
  }
  sheet["!ref"] = `A1:E500`;
  utils.book_append_sheet(book, sheet, "Kontakte");
  return {
    name: `${NAME}.xlsx`,
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    bytes: new Uint8Array(write(book, { type: "array", bookType: "xlsx", compression: true })),
  };
}
