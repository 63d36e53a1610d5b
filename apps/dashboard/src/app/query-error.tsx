import { errorText } from "../api/api-error.ts";
import { ErrorState } from "../ui/error-state.tsx";

/** Why a question to the server was not answered, and the way to ask it again. */
export function QueryError({
  query,
  ...look
}: {
  query: { error: unknown; refetch(): unknown };
  title?: string;
  compact?: boolean;
}) {
  return (
    <ErrorState {...look} text={errorText(query.error)} onRetry={() => void query.refetch()} />
  );
}
