import { z } from "zod";
import { loose } from "../nodes/loose.ts";
import { ACTIONS, type Action, type ActionKind } from "./actions.ts";

const [first, ...others] = Object.entries(ACTIONS).map(([kind, { name: action, fields }]) => {
  const texts = Object.entries(fields).map(([name, { label, isOptional }]) => {
    const text = z.string().describe(`${label.en}.`);
    return [name, isOptional ? text.exactOptional() : text];
  });
  return loose({
    kind: z.literal(kind as ActionKind),
    ...Object.fromEntries(texts),
  }).describe(action.en);
});
if (!first) throw new Error("There are no kinds of action.");

/** An action of whatever kind. */
export const actionUnion = z.discriminatedUnion("kind", [
  first,
  ...others,
]) as z.ZodType<unknown> as z.ZodType<Action>;
