/** What people read, in each language of the program. */
export type Words = Readonly<Record<"de" | "en", string>>;

/** The names of all kinds of something, in one language. */
export function namesIn<Key extends string>(
  language: keyof Words,
  specs: Readonly<Record<Key, { name: Words }>>,
): Readonly<Record<Key, string>> {
  const keys = Object.keys(specs) as Key[];
  const names = keys.map((key) => [key, specs[key].name[language]]);
  return Object.fromEntries(names) as Record<Key, string>;
}
