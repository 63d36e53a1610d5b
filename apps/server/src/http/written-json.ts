/** An answer of JSON that is written already; its type says what it tells. */
export function writtenJson<Value>(
  text: string,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Value {
  const all = { "content-type": "application/json", ...headers };
  return new Response(text, { status, headers: all }) as unknown as Value;
}
