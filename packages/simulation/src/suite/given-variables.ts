import type { Variables } from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";

/** What is known at the beginning; `null` takes away what the tree knows by itself. */
export function givenVariables(
  tree: Tree,
  wanted: Readonly<Record<string, string | number | boolean | null>>,
): { tree: Tree; variables: Variables } {
  const variables: Record<string, string | number | boolean> = {};
  const own = { ...tree.settings?.variables };
  let isLess = false;
  for (const [name, value] of Object.entries(wanted)) {
    if (value !== null) variables[name] = value;
    else if (Object.hasOwn(own, name)) {
      delete own[name];
      isLess = true;
    }
  }
  if (!isLess) return { tree, variables };
  return { tree: { ...tree, settings: { ...tree.settings, variables: own } }, variables };
}
