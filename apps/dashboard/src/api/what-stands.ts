import { ApiError } from "./api-error.ts";
import { queryClient } from "./query-client.ts";

/** After a change that was refused: what the refusal says that stands, else what the server says anew. */
export function showWhatStands(key: readonly string[], error: unknown): void {
  const current = currentOf(error);
  if (current) queryClient.setQueryData(key, current);
  else void queryClient.invalidateQueries({ queryKey: key });
}

/** Somebody else has changed it meanwhile. */
function currentOf(error: unknown): object | null {
  if (!(error instanceof ApiError) || error.reason !== "setting-changed") return null;
  const { current } = (error.details ?? {}) as { current?: object };
  return current ?? null;
}
