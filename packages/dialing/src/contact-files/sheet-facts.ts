/** What the XML of a workbook's sheets has that only a closer reading tells, which empty cells make dear. */
export interface SheetFacts {
  hasHiddenRows: boolean;
  /** Formulas whose result is not stored. */
  hasOpenFormulas: boolean;
  emptyCells: number;
  /** For the parts of one sheet, one after the other. */
  reader(): (part: Uint8Array) => void;
}

const HIDDEN_ROW = /<row\b[^>]{0,300}\shidden="(?:1|true)"/;
const OPEN_FORMULA = /(?:<\/f>|<f\b[^>]{0,300}\/>)\s{0,9}(?:<v\s{0,9}\/>|<v><\/v>)?\s{0,9}<\/c>/;
const EMPTY_CELL = /<c\b[^>]{0,100}(?:\/>|><\/c>)/g;
/** What is looked for may lie across the border of two parts. */
const OVERLAP = 400;

export function sheetFacts(): SheetFacts {
  const facts: SheetFacts = { hasHiddenRows: false, hasOpenFormulas: false, emptyCells: 0, reader };
  return facts;

  function reader() {
    let rest = "";
    const decoder = new TextDecoder("latin1");
    return (part: Uint8Array) => {
      const fresh = decoder.decode(part);
      const text = rest + fresh;
      facts.hasHiddenRows ||= HIDDEN_ROW.test(text);
      facts.hasOpenFormulas ||= OPEN_FORMULA.test(text);
      for (const _ of fresh.matchAll(EMPTY_CELL)) facts.emptyCells += 1;
      rest = text.slice(-OVERLAP);
    };
  }
}
