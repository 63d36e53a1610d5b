import { Phone, Plus, RefreshCw } from "lucide-react";
import { useState } from "react";
import { type CallerNumber, useCheckNumbers, useNumbers } from "../../../api/numbers.ts";
import { useTrees } from "../../../api/trees.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { settingsTexts } from "../../../messages/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { NumberDialog } from "./number-dialog.tsx";
import { NumberRow } from "./number-row.tsx";
import { RemoveNumber } from "./remove-number.tsx";

const texts = () => settingsTexts().numbers;

/** The numbers that calls may show. */
export function Numbers() {
  const numbers = useNumbers();
  const { data: trees } = useTrees();
  const [edited, setEdited] = useState<CallerNumber | "new" | null>(null);
  const [doomed, setDoomed] = useState<CallerNumber | null>(null);
  const add = (
    <Button look="primary" onClick={() => setEdited("new")}>
      <Plus />
      {texts().add}
    </Button>
  );
  return (
    <Card>
      {numbers.isPending && <Loading />}
      {numbers.isError && <QueryError compact query={numbers} />}
      {numbers.data?.length === 0 && (
        <EmptyState
          compact
          icon={Phone}
          title={texts().none}
          hint={texts().noneHint}
          action={add}
        />
      )}
      {numbers.data && numbers.data.length > 0 && (
        <>
          <ul aria-label={texts().title} className="divide-y divide-line">
            {numbers.data.map((number) => (
              <NumberRow
                key={number.number}
                number={number}
                trees={trees ?? []}
                onEdit={() => setEdited(number)}
                onRemove={() => setDoomed(number)}
              />
            ))}
          </ul>
          <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line p-4">
            <CheckButton />
            {add}
          </div>
        </>
      )}
      <NumberDialog
        key={edited === "new" ? "new" : (edited?.number ?? "none")}
        edited={edited}
        onClose={() => setEdited(null)}
      />
      <RemoveNumber number={doomed} onClose={() => setDoomed(null)} />
    </Card>
  );
}

function CheckButton() {
  const check = useCheckNumbers();
  function run(): void {
    check.mutate(undefined, {
      onSuccess: (numbers) => {
        const faulty = numbers.filter(({ problem }) => problem !== null).length;
        showToast(
          faulty === 0
            ? { tone: "success", title: texts().checked }
            : { tone: "failure", title: texts().checkedFaulty(faulty) },
        );
      },
      onError: (error) => showFailure(texts().checkFailed, error),
    });
  }
  return (
    <Button onClick={run} disabled={check.isPending}>
      <RefreshCw />
      {check.isPending ? texts().checking : texts().check}
    </Button>
  );
}

/** One number, as high as it will be. */
function Loading() {
  return (
    <div aria-busy="true" className="space-y-2 p-4">
      <Skeleton className="h-5 w-56" />
      <Skeleton className="h-4 w-72" />
      <Skeleton className="h-9 w-64" />
    </div>
  );
}
