import { TEXT_SETTINGS } from "./settings.ts";
import type { Tree } from "./tree.ts";
import { findPlaceholders } from "./variables.ts";
import { filledBy, spokenTexts, variablesOf } from "./variables-of.ts";

/** What texts call the firm that calls. A contact's own `company` weighs more, as all that a call is given does. */
const NAMES_OF_FIRM = ["company", "firma"];
/** `[company|Sie]` means that of the contact: who has none is not offered something for the caller's. */
const OF_CONTACT = "company";

/**
 * The tree with the firm that calls, as the settings name it, where its texts name one and nothing
 * of its own fills it; the same tree where nothing is to be filled.
 */
export function withFirm(tree: Tree, firm: string | null): Tree {
  const name = firm?.trim() ?? "";
  if (name === "") return tree;
  const filled = filledBy(tree);
  const named = namedIn(tree);
  const missing = NAMES_OF_FIRM.filter(
    (each) =>
      named.has(each) && !filled.has(each) && !(each === OF_CONTACT && hasFallback(tree, each)),
  );
  if (missing.length === 0) return tree;
  const variables = {
    ...tree.settings?.variables,
    ...Object.fromEntries(missing.map((each) => [each, name])),
  };
  return { ...tree, settings: { ...tree.settings, variables } };
}

/** A firm by each name that texts have for one. */
export function namedAsFirm(firm: string): Readonly<Record<string, string>> {
  return Object.fromEntries(NAMES_OF_FIRM.map((name) => [name, firm]));
}

function hasFallback(tree: Tree, variable: string): boolean {
  const answers = (tree.settings?.knowledge ?? []).map(({ answer }) => answer);
  const settings = TEXT_SETTINGS.map((name) => tree.settings?.[name] ?? "");
  return [...tree.nodes.flatMap(spokenTexts), ...answers, ...settings]
    .flatMap(findPlaceholders)
    .some(({ name, fallback }) => name === variable && fallback !== null);
}

function namedIn(tree: Tree): ReadonlySet<string> {
  const texts = TEXT_SETTINGS.map((name) => tree.settings?.[name] ?? "");
  const names = texts.flatMap(findPlaceholders).map(({ name }) => name);
  return new Set([...variablesOf(tree), ...names]);
}
