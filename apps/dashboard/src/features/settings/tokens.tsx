import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useRevokeToken, useTokens } from "../../api/tokens.ts";
import { QueryError } from "../../app/query-error.tsx";
import { showFailure, showToast } from "../../app/toasts.tsx";
import { formats } from "../../messages/formats.ts";
import { settingsTexts } from "../../messages/settings.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { NewToken } from "./new-token.tsx";
import { OpenApiDocs } from "./open-api-docs.tsx";

const texts = settingsTexts;

type Token = NonNullable<ReturnType<typeof useTokens>["data"]>[number];

export function Tokens() {
  const tokens = useTokens();
  const [doomed, setDoomed] = useState<Token | null>(null);
  const revoke = useRevokeToken();

  function revokeDoomed(): void {
    if (!doomed) return;
    revoke.mutate(doomed.id, {
      onSuccess: () => showToast({ tone: "success", title: texts().revoked }),
      onError: (error) => showFailure(texts().failed, error),
    });
  }

  return (
    <Card>
      <NewToken />
      <div className="border-t border-line">
        {tokens.isPending && (
          <div className="space-y-3 p-4">
            <Skeleton className="h-4 w-64" />
            <Skeleton className="h-4 w-52" />
          </div>
        )}
        {tokens.isError && <QueryError compact query={tokens} />}
        {tokens.data?.length === 0 && (
          <EmptyState compact icon={KeyRound} title={texts().none} hint={texts().noneHint} />
        )}
        {tokens.data && tokens.data.length > 0 && (
          <ul className="divide-y divide-line">
            {tokens.data.map((token) => (
              <TokenRow key={token.id} token={token} onRevoke={() => setDoomed(token)} />
            ))}
          </ul>
        )}
      </div>
      <div className="border-t border-line px-4 py-2">
        <OpenApiDocs />
      </div>
      <Confirm
        isOpen={doomed !== null}
        title={texts().revokeTitle(doomed?.name ?? "")}
        description={texts().revokeHint}
        action={texts().revoke}
        onConfirm={revokeDoomed}
        onClose={() => setDoomed(null)}
      />
    </Card>
  );
}

function TokenRow({ token, onRevoke }: { token: Token; onRevoke(): void }) {
  const lastUsed = token.lastUsedAt === null ? texts().never : formats().dateTime(token.lastUsedAt);
  return (
    <li className="flex items-center gap-4 px-4 py-2.5">
      <KeyRound aria-hidden="true" className="size-4 shrink-0 text-muted" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-13">{token.name}</p>
        <p className="text-12 text-muted figures">
          {texts().createdAt} {formats().dateTime(token.createdAt)} · {texts().lastUsed} {lastUsed}
        </p>
      </div>
      <Button
        size="small"
        look="quiet-danger"
        aria-label={texts().revokeName(token.name)}
        onClick={onRevoke}
      >
        {texts().revoke}
      </Button>
    </li>
  );
}
