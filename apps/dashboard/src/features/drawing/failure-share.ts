/** From this share on a node is red and says it: less is chance. */
export const TOLD_FROM = 0.01;

/** Of those who came to a node, how many failed there: 0 to 1. */
export function failureShare({ runs, failures }: { runs: number; failures: number }): number {
  return runs === 0 ? 0 : Math.min(1, failures / runs);
}
