import { useState } from "react";
import { sendCode, useOwnNumberDeed, useOwnNumbers } from "../../../api/own-numbers.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { settingsTexts } from "../../../messages/settings.ts";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { asPerson } from "../../person/ask-person.ts";
import { NewOwnNumber } from "./new-own-number.tsx";
import { OwnNumberRow } from "./own-number-row.tsx";

const texts = () => settingsTexts().ownNumbers;

/** Phones of one's own, to be called for tests. */
export function OwnNumbers() {
  const numbers = useOwnNumbers();
  const send = useOwnNumberDeed((number: string) => asPerson(() => sendCode(number)));
  /** What the emulator was given to send, by number: it reaches nobody. */
  const [emulated, setEmulated] = useState<Record<string, string>>({});

  function ask(number: string, told: { sent(): void; refused(error: unknown): void }): void {
    send.mutate(number, {
      onSuccess: ({ number: e164, emulatedText }) => {
        if (emulatedText !== null) setEmulated((known) => ({ ...known, [e164]: emulatedText }));
        told.sent();
      },
      onError: told.refused,
    });
  }

  return (
    <Card>
      {numbers.isPending && (
        <div aria-busy="true" className="space-y-2 p-4">
          <Skeleton className="h-5 w-56" />
          <Skeleton className="h-4 w-72" />
        </div>
      )}
      {numbers.isError && <QueryError compact query={numbers} />}
      {numbers.data?.length === 0 && <p className="p-4 text-13 text-muted">{texts().none}</p>}
      {numbers.data && numbers.data.length > 0 && (
        <ul aria-label={texts().title} className="divide-y divide-line">
          {numbers.data.map((number) => (
            <OwnNumberRow
              key={number.number}
              number={number}
              emulatedText={emulated[number.number] ?? null}
              isSending={send.isPending}
              onSend={ask}
            />
          ))}
        </ul>
      )}
      {numbers.data && <NewOwnNumber isSending={send.isPending} onSend={ask} />}
    </Card>
  );
}
