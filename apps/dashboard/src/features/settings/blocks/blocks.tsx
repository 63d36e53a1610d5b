import { useState } from "react";
import { useSuppressionCount } from "../../../api/suppressions.ts";
import { formats } from "../../../messages/formats.ts";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { BlockSearch } from "./block-search.tsx";
import { BlockedPages } from "./blocked-pages.tsx";
import { FoundBlock } from "./found-block.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { NewBlock } from "./new-block.tsx";

const texts = () => lawfulCallingTexts().blocks;

/** Who is called by nobody here. */
export function Blocks() {
  const [wanted, setWanted] = useState<string | null>(null);
  const [isImporting, setImporting] = useState(false);
  const { data: count } = useSuppressionCount();
  return (
    <Card className="divide-y divide-line">
      <div className="flex flex-wrap items-center gap-3 px-4 py-3">
        <p className="min-h-5 flex-1 text-13 text-muted figures">
          {count && texts().counts(formats().whole(count.blocked), formats().whole(count.robinson))}
        </p>
        <Button size="small" onClick={() => setImporting(true)}>
          {texts().import}
        </Button>
      </div>
      {(count?.undecided ?? 0) > 0 && (
        <div className="pb-1">
          <p className="px-4 pt-3 font-medium text-13 text-warning">{texts().undecided}</p>
          <p className="px-4 pt-1 text-12 text-muted">{texts().undecidedHint}</p>
          <BlockedPages isUndecided />
        </div>
      )}
      <BlockSearch isFound={wanted !== null} onSearch={setWanted} />
      {wanted === null ? <BlockedPages /> : <FoundBlock key={wanted} number={wanted} />}
      <NewBlock onAdded={setWanted} />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </Card>
  );
}
