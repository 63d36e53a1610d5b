/** The page of the live calls with one of them open beside the list. */
export function callAddress(id: string): string {
  return `/live-calls?${new URLSearchParams({ call: id })}`;
}
