import { inBytes } from "@rufbaum/words/format";
import { Archive } from "lucide-react";
import { useBackups, useMakeBackup } from "../../../api/backups.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { showFailure } from "../../../app/toasts.tsx";
import { formats } from "../../../messages/formats.ts";
import { language } from "../../../messages/language.ts";
import { settingsTexts } from "../../../messages/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadingRows } from "../loading-rows.tsx";

const texts = () => settingsTexts().backups;

/** The copies of all data, one more at once, and how one is put back. */
export function Backups() {
  const backups = useBackups();
  const make = useMakeBackup();
  const isRunning = backups.data?.isRunning === true || make.isPending;
  return (
    <Card className="divide-y divide-line">
      <div className="flex flex-wrap items-center gap-3 p-4">
        <p role="status" className="min-w-0 flex-1 text-13 text-muted">
          {isRunning ? texts().running : standOf(backups.data)}
        </p>
        <Button
          disabled={isRunning || backups.isPending}
          onClick={() =>
            make.mutate(undefined, { onError: (error) => showFailure(texts().failed, error) })
          }
        >
          {isRunning ? texts().making : texts().make}
        </Button>
      </div>
      {backups.isPending && <LoadingRows count={2} />}
      {backups.isError && <QueryError compact query={backups} />}
      {backups.data?.backups.length === 0 && (
        <EmptyState compact icon={Archive} title={texts().none} hint={texts().noneHint} />
      )}
      {backups.data && backups.data.backups.length > 0 && (
        <ul className="max-h-72 divide-y divide-line overflow-y-auto">
          {backups.data.backups.map(({ name, madeAt, reason, bytes }) => (
            <li key={name} className="flex flex-wrap gap-x-4 px-4 py-2.5 text-13">
              <span className="figures">{formats().dateTime(madeAt)}</span>
              <span className="text-muted">{texts().reasons[reason] ?? reason}</span>
              <span className="ml-auto text-muted figures">{inBytes(language(), bytes)}</span>
              <code className="w-full truncate font-mono text-12 text-muted">{name}</code>
            </li>
          ))}
        </ul>
      )}
      <details className="p-4 text-13">
        <summary className="hit-area w-fit rounded font-medium">{texts().restore}</summary>
        <p className="mt-1.5 text-muted">{texts().restoreHint}</p>
        <code className="mt-1.5 block overflow-x-auto font-mono text-12">
          {texts().restoreCommand(backups.data?.backups[0]?.name ?? "NAME")}
        </code>
      </details>
    </Card>
  );
}

function standOf(view: ReturnType<typeof useBackups>["data"]): string {
  if (!view) return "";
  if (view.failure !== null) return texts().failedBecause(view.failure);
  return view.made === null ? texts().idle : texts().made(view.made);
}
