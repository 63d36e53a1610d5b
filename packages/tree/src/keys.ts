const KEYS = /^[0-9*#]{1,4}$/;

/** Whether a condition of this name is chosen by keys: `1`, `12`, `#`. */
export function isOfKeys(name: string): boolean {
  return KEYS.test(name);
}
