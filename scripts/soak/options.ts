export interface SoakOptions {
  from: number;
  /** How many seeds; `Infinity` where the minutes alone decide. */
  seeds: number;
  minutes: number;
  /** Prints everything that happens in each run. */
  show: boolean;
}

/** The first seed that no test runs, and how many without another word. */
const FROM = 201;
const SEEDS = 1_000;

/** Reads the command line; a sentence about what is wrong with it, if something is. */
export function readSoakOptions(words: readonly string[]): SoakOptions | string {
  const given = new Map<string, number>();
  let show = false;
  for (let index = 0; index < words.length; index++) {
    const name = words[index] ?? "";
    if (name === "--show") {
      show = true;
      continue;
    }
    if (!["--seeds", "--from", "--minutes"].includes(name)) {
      return `There is no ${name}. Options: --seeds N, --from N, --minutes M, --show.`;
    }
    const text = words[++index] ?? "";
    if (!/^\d{1,9}$/.test(text)) return `${name} wants a whole number, not "${text}".`;
    given.set(name, Number(text));
  }
  const minutes = given.get("--minutes");
  return {
    from: given.get("--from") ?? FROM,
    seeds: given.get("--seeds") ?? (minutes === undefined ? SEEDS : Number.POSITIVE_INFINITY),
    minutes: minutes ?? Number.POSITIVE_INFINITY,
    show,
  };
}
