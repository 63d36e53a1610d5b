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

/**
 * How many times stricter each is held than alone, so that its range says the same as its raised
 * likelihood: whoever comes after the first that may be chance is held as that one is.
 */
export function holmTimes(likelihoods: readonly number[], byChance: number): number[] {
  const order = likelihoods.map((_, index) => index);
  order.sort((one, other) => (likelihoods[one] ?? 1) - (likelihoods[other] ?? 1) || one - other);
  const times = likelihoods.map(() => 1);
  let held = likelihoods.length;
  let isOver = false;
  order.forEach((index, place) => {
    if (!isOver) held = likelihoods.length - place;
    isOver ||= (likelihoods[index] ?? 1) * held >= byChance;
    times[index] = held;
  });
  return times;
}
