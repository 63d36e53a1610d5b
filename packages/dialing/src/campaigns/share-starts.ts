/** A campaign that has somebody to call. */
export interface Sharing {
  key: number;
  /** Its part beside the others' shares; above 0. */
  share: number;
  /** How many it may begin now by itself. */
  room: number;
  /** What it began within the last minute. */
  started: number;
}

/**
 * How many calls each campaign begins now: one after the other goes to whoever is furthest behind its
 * share of the last minute. What one can't use the others get.
 * @param room of all together
 */
export function shareStarts(campaigns: readonly Sharing[], room: number): Map<number, number> {
  const given = new Map(campaigns.map(({ key }) => [key, 0]));
  for (let left = room; left >= 1; left--) {
    let next: Sharing | null = null;
    let behind = Number.POSITIVE_INFINITY;
    for (const campaign of campaigns) {
      const amount = given.get(campaign.key) ?? 0;
      if (amount + 1 > campaign.room) continue;
      const standing = (campaign.started + amount + 1) / Math.max(campaign.share, 0.001);
      if (standing < behind) [next, behind] = [campaign, standing];
    }
    if (!next) break;
    given.set(next.key, (given.get(next.key) ?? 0) + 1);
  }
  return given;
}
