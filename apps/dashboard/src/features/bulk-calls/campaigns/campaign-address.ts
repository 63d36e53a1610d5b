/** The page of the campaigns with one of them open. */
export function campaignAddress(id: string): string {
  return `/bulk-calls?${new URLSearchParams({ campaign: id })}`;
}
