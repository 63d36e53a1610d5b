import { MOST_QUESTIONS } from "../../knowledge/entry.ts";
import { MOST_CONDITIONS } from "../../limits.ts";
import { sameText, sameValue } from "../diff/same-value.ts";

/** Where things stand and how large they are: of two moves the later one counts, and nobody is asked. */
export const LAYOUT: ReadonlySet<string> = new Set(["position", "size"]);

/**
 * Brings two values of a field together that were made from the same one; `null` if only a person
 * can say which one is meant. Two who connect different conditions of one decision, or fill
 * different settings, are not in each other's way; any other field is one thing.
 */
export function mergeValues(
  field: string,
  { base, mine, theirs }: Sides<unknown>,
): { value: unknown } | null {
  if (sameValue(mine, theirs) || sameText(base, theirs)) return { value: mine };
  if (sameText(base, mine)) return { value: theirs };
  if (field === "conditions") {
    return areRecords(base) && areRecords(mine) && areRecords(theirs)
      ? mergeRecords({ base, mine, theirs })
      : null;
  }
  if (field === "questions") return mergeWordings({ base, mine, theirs });
  if (field !== "settings" && field !== "variables") return null;
  return isObject(base ?? {}) && isObject(mine) && isObject(theirs)
    ? mergeObjects({ base: (base ?? {}) as Fields, mine, theirs })
    : null;
}

export interface Sides<T> {
  base: T;
  mine: T;
  theirs: T;
}

type Fields = Record<string, unknown>;
type WithId = Fields & { id: string };

function mergeObjects({ base, mine, theirs }: Sides<Fields>): { value: Fields } | null {
  const value: Fields = {};
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const merged = mergeValues(name, {
      base: base[name],
      mine: mine[name],
      theirs: theirs[name],
    });
    if (!merged) return null;
    if (merged.value !== undefined) value[name] = merged.value;
  }
  return { value };
}

/** The wordings of a question: what anybody added is there, what anybody took away is not. */
function mergeWordings(sides: Sides<unknown>): { value: string[] } | null {
  if (!areTexts(sides)) return null;
  const { base, mine, theirs } = sides;
  const gone = new Set(base.filter((one) => !mine.includes(one)));
  const added = mine.filter((one) => !base.includes(one) && !theirs.includes(one));
  const value = [...theirs.filter((one) => !gone.has(one)), ...added];
  return value.length === 0 || value.length > MOST_QUESTIONS ? null : { value };
}

/** A list of things with ids, each of them field by field. */
function mergeRecords({ base, mine, theirs }: Sides<WithId[]>): { value: WithId[] } | null {
  const [before, my, their] = [base, mine, theirs].map(
    (list) => new Map(list.map((record) => [record.id, record])),
  );
  if (!before || !my || !their) return null;
  const order = mergedOrder({ base, mine, theirs });
  if (!order || order.length > MOST_CONDITIONS) return null;
  const value: WithId[] = [];
  for (const id of order) {
    const merged = mergeRecord(before.get(id), my.get(id), their.get(id));
    if (!merged) return null;
    if (merged.value) value.push(merged.value);
  }
  return { value };
}

/** `value` is `null` for what is gone. */
function mergeRecord(
  base: WithId | undefined,
  mine: WithId | undefined,
  theirs: WithId | undefined,
): { value: WithId | null } | null {
  if (mine && theirs) return mergeObjects({ base: base ?? {}, mine, theirs }) as { value: WithId };
  const left = mine ?? theirs;
  if (!base || !left) return { value: left ?? null };
  return sameText(base, left) ? { value: null } : null;
}

/** The ids of both lists in the order of whoever changed it; `null` if both did. */
function mergedOrder({ base, mine, theirs }: Sides<WithId[]>): string[] | null {
  const [main, other] = isInOrder(base, theirs) ? [mine, theirs] : [theirs, mine];
  if (main === theirs && !isInOrder(base, mine)) return null;
  return [...new Set([...main, ...other].map(({ id }) => id))];
}

function isInOrder(before: readonly WithId[], after: readonly WithId[]): boolean {
  const kept = new Set(after.map(({ id }) => id));
  const known = new Set(before.map(({ id }) => id));
  const left = before.filter(({ id }) => kept.has(id));
  return after.filter(({ id }) => known.has(id)).every(({ id }, index) => left[index]?.id === id);
}

function areTexts(sides: Sides<unknown>): sides is Sides<string[]> {
  return Object.values(sides).every(
    (list) => Array.isArray(list) && list.every((item) => typeof item === "string"),
  );
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A list whose items have ids, each its own. */
function areRecords(value: unknown): value is WithId[] {
  if (!Array.isArray(value)) return false;
  const ids = value.map((item) => (isObject(item) ? item.id : null));
  return ids.every((id) => typeof id === "string") && new Set(ids).size === ids.length;
}
