import type { Action, ActionId } from "./action.ts";
import { arrangeActions } from "./arrange-actions.ts";
import { buildActions } from "./build-actions.ts";
import { editActions } from "./edit-actions.ts";
import { selectActions } from "./select-actions.ts";
import { treeActions } from "./tree-actions.ts";
import { viewActions } from "./view-actions.ts";

/** Every action, in the order in which they are listed. */
export const ACTIONS: readonly Action[] = [
  ...editActions,
  ...buildActions,
  ...selectActions,
  ...arrangeActions,
  ...viewActions,
  ...treeActions,
];

const byId = new Map(ACTIONS.map((action) => [action.id, action]));

export function actionOf(id: ActionId): Action {
  const action = byId.get(id);
  if (!action) throw new Error(`there is no action ${id}`);
  return action;
}
