import { Fragment } from "react";
import { useCheckLanguageModel, useLanguageModel } from "../../../api/language-model.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { showFailure } from "../../../app/toasts.tsx";
import { formats } from "../../../messages/formats.ts";
import { settingsTexts } from "../../../messages/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { LoadingRows } from "../loading-rows.tsx";

const texts = () => settingsTexts().languageModel;

/** Which one helps to understand, whether it answers, and what it is sent. */
export function LanguageModel() {
  const configured = useLanguageModel();
  return (
    <Card className="divide-y divide-line">
      {configured.isPending && <LoadingRows count={1} />}
      {configured.isError && <QueryError compact query={configured} />}
      {configured.data?.model && <Configured model={configured.data.model} />}
      {configured.data && (
        <div className="space-y-2 p-4 text-13 text-muted">
          {configured.data.model === null && <p className="text-ink">{texts().none}</p>}
          <p>{texts().sent}</p>
          <p>{texts().where}</p>
        </div>
      )}
    </Card>
  );
}

function Configured({ model }: { model: { baseUrl: string; model: string; hasKey: boolean } }) {
  const check = useCheckLanguageModel();
  const facts = [
    [texts().model, model.model],
    [texts().address, model.baseUrl],
    [texts().key, model.hasKey ? texts().isSet : texts().isNotSet],
  ];
  return (
    <div className="space-y-3 p-4">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-13">
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="[overflow-wrap:anywhere] figures">{value}</dd>
          </Fragment>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          disabled={check.isPending}
          onClick={() =>
            check.mutate(undefined, { onError: (error) => showFailure(texts().failed, error) })
          }
        >
          {check.isPending ? texts().checking : texts().check}
        </Button>
        <p role="status" className="min-w-0 flex-1 text-13">
          {check.data && told(check.data)}
        </p>
      </div>
    </div>
  );
}

function told(result: NonNullable<ReturnType<typeof useCheckLanguageModel>["data"]>): string {
  return result.isReached
    ? texts().reached(formats().whole(result.milliseconds))
    : texts().notReached(result.why);
}
