import { ApiError } from "./api-error.ts";
import { queryClient } from "./query-client.ts";

/** After a change that was refused: what the refusal says that stands, else what the server says anew. */
export function showWhatStands(key: readonly string[], error: unknown): void {
  const current = currentOf(error);
  if (current) queryClient.setQueryData(key, current);
  else void queryClient.invalidateQueries({ queryKey: key });
}

/**
 * A change of what is shown when it is sent, where it names no version: of two changes that somebody
 * makes at once the second is made of what the first has become.
 */
export function asShown<Change extends { version?: unknown }>(
  key: readonly string[],
  change: Change,
): Change {
  const shown = queryClient.getQueryData<{ version: unknown }>(key);
  return { ...change, version: change.version ?? shown?.version } as Change;
}

/** Somebody else has changed it meanwhile. */
function currentOf(error: unknown): object | null {
  if (!(error instanceof ApiError) || error.reason !== "setting-changed") return null;
  const { current } = (error.details ?? {}) as { current?: object };
  return current ?? null;
}
