/**
 * Raises likelihoods that were found together (Holm's method): of twenty comparisons one is
 * "significant" by chance, after this hardly any.
 */
export function holm(likelihoods: readonly number[]): number[] {
  const order = likelihoods.map((_, index) => index);
  order.sort((one, other) => (likelihoods[one] ?? 1) - (likelihoods[other] ?? 1) || one - other);
  const raised = likelihoods.map(() => 1);
  let most = 0;
  order.forEach((index, place) => {
    const likelihood = (likelihoods[index] ?? 1) * (likelihoods.length - place);
    most = Math.min(1, Math.max(most, likelihood));
    raised[index] = most;
  });
  return raised;
}
