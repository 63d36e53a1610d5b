import { useState } from "react";
import { type CarrierAccount as Account, useCarrierAccount } from "../../../api/carrier-account.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { settingsTexts } from "../../../messages/settings.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CarrierForm } from "./carrier-form.tsx";
import { DisconnectCarrier } from "./disconnect-carrier.tsx";
import { UndoCarrier } from "./undo-carrier.tsx";

const texts = () => settingsTexts().carrierAccount;

/** The account that calls go through: shown, entered, checked, and taken away again. */
export function CarrierAccount() {
  const query = useCarrierAccount();
  const [isOpen, setIsOpen] = useState(false);
  if (query.isError) return <QueryError compact query={query} />;
  if (!query.data) return <Loading />;
  const account = query.data;
  const isForm = isOpen || !account.isReadable;
  return (
    <div className="space-y-3 p-4">
      <div>
        <h3 className="flex items-center gap-2 font-medium text-13">
          {texts().title}
          {!account.isReadable && <Badge tone="failure">{texts().unreadable}</Badge>}
        </h3>
        <p className="mt-0.5 text-12 text-muted">
          {account.isReadable ? texts().hints[account.source] : texts().unreadableHint}
        </p>
      </div>
      {account.account && <Facts account={account.account} />}
      {account.source === "environment" ? (
        <Variables names={account.variables} />
      ) : isForm ? (
        <CarrierForm account={account} onClose={() => setIsOpen(false)} />
      ) : (
        <Button onClick={() => setIsOpen(true)}>
          {account.source === "none" ? texts().connect : texts().change}
        </Button>
      )}
      {account.source === "settings" && <DisconnectCarrier account={account} />}
      {account.undoUntil !== null && <UndoCarrier />}
    </div>
  );
}

function Facts({ account }: { account: NonNullable<Account["account"]> }) {
  const facts = [
    [texts().accountId, texts().endsIn(account.id)],
    [texts().number, texts().endsIn(account.number)],
    ...isSet(texts().voiceKey, account.hasVoiceKey),
    ...isSet(texts().twimlApp, account.hasApp),
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-2 text-13">
          <dt className="text-muted">{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Not where nobody can tell. */
function isSet(name: string, has: boolean | null): [string, string][] {
  return has === null ? [] : [[name, has ? texts().isSet : texts().isNotSet]];
}

/** For whoever runs the program: the names are those of its environment. */
function Variables({ names }: { names: readonly string[] }) {
  return (
    <details className="text-12 text-muted">
      <summary className="hit-area w-fit rounded hover:text-ink">{texts().fromEnvironment}</summary>
      <p className="mt-1">{texts().environmentSteps}</p>
      <ul className="mt-1 space-y-0.5">
        {names.map((name) => (
          <li key={name}>
            <code className="font-mono">{name}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** As high as what will stand there. */
function Loading() {
  return (
    <div aria-busy="true" className="space-y-3 p-4">
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-4 w-72" />
      <Skeleton className="h-9 w-48" />
    </div>
  );
}
