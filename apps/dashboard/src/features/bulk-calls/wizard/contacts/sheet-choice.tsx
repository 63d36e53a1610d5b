import { useStore } from "jotai";
import { useState } from "react";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { sayOfFile } from "./choose-file.ts";
import { ColumnOrSheet } from "./column-or-sheet.tsx";

const texts = () => bulkCallsTexts().file;

/** Asks which sheet of a workbook is meant. */
export function SheetChoice({ sheets }: { sheets: readonly string[] }) {
  const store = useStore();
  const [sheet, setSheet] = useState(sheets[0] ?? "");
  return (
    <ColumnOrSheet
      question={texts().sheet}
      label={texts().sheetLabel}
      action={texts().sheetAction}
      value={sheet}
      values={sheets}
      onChange={setSheet}
      onChosen={() => sayOfFile(store, { sheet })}
    />
  );
}
