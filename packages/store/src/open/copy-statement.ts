const COPY = /^copy (.+) from stdin \$1$/s;

/** Of a query by `copyText`: which rows its one parameter brings; `null` of any other query. */
export function rowsToCopy(query: string): string | null {
  return COPY.exec(query)?.[1] ?? null;
}
