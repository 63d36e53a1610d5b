import { CliError, wrongInput } from "./errors.ts";
import { oneLine } from "./output/printable.ts";

interface Pickable {
  id: string;
  name: string;
}

interface PickOptions<Thing> {
  noun: string;
  /** The command that lists all. */
  list: string;
  /** What tells those of one name apart, behind it. */
  told?(thing: Thing): string;
}

/**
 * Finds the one thing that is meant: by id, by exact name, by name in any case, or by the start of
 * either.
 * @throws CliError if none (1) or several (2) fit
 */
export function pick<Thing extends Pickable>(
  things: readonly Thing[],
  wanted: string,
  { noun, list, told = () => "" }: PickOptions<Thing>,
): Thing {
  const small = wanted.toLowerCase();
  const ways: ((thing: Thing) => boolean)[] = [
    ({ id }) => id === wanted,
    ({ name }) => name === wanted,
    ({ name }) => name.toLowerCase() === small,
    ({ id, name }) => name.toLowerCase().startsWith(small) || id.toLowerCase().startsWith(small),
  ];
  const found =
    wanted === ""
      ? []
      : (ways.map((fits) => things.filter(fits)).find((fit) => fit.length > 0) ?? []);
  const [only, ...others] = found;
  if (!only) {
    throw new CliError(`There is no ${noun} "${wanted}".`, {
      reason: `unknown-${noun}`,
      hint: `See all with: ${list}`,
    });
  }
  if (others.length === 0) return only;
  throw wrongInput(`"${wanted}" may be any of ${found.length} ${noun}s.`, {
    reason: `ambiguous-${noun}`,
    lines: found.map((thing) => `${thing.id}  ${oneLine(thing.name)}${told(thing)}`),
    details: { candidates: found.map(({ id, name }) => ({ id, name })) },
    hint: "Name it by its id.",
  });
}
