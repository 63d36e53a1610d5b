import type { ValueKindName } from "../tree.ts";
import { VALUE_KINDS, VALUE_SPECS } from "../value-kinds.ts";

/** What a caller has just said, by the names that expressions know it by. */
export const HEARD_VALUES: Readonly<Record<string, ValueKindName>> = Object.fromEntries(
  VALUE_KINDS.flatMap((kind) => {
    const { variable } = VALUE_SPECS[kind];
    return variable === null ? [] : [[variable, kind]];
  }),
);
