import { actionTexts } from "../../../messages/actions.ts";
import type { Action } from "./action.ts";

export const treeActions: readonly Action[] = [
  {
    id: "search",
    group: "tree",
    label: () => actionTexts().labels.search,
    shortcuts: ["mod+f"],
    scope: "page",
    isEnabled: ({ tree }) => tree !== null,
    run: (_state, { openSearch }) => openSearch(),
  },
  {
    id: "knowledge",
    group: "tree",
    label: () => actionTexts().labels.knowledge,
    shortcuts: ["w"],
    scope: "canvas",
    isEnabled: ({ tree }) => tree !== null,
    run: (_state, { openKnowledge }) => openKnowledge(),
  },
  {
    id: "test-chat",
    group: "tree",
    label: () => actionTexts().labels["test-chat"],
    shortcuts: ["t"],
    scope: "canvas",
    isEnabled: ({ tree }) => tree !== null,
    run: (_state, { toggleBeside }) => toggleBeside("test-chat"),
  },
  {
    id: "versions",
    group: "tree",
    label: () => actionTexts().labels.versions,
    shortcuts: ["v"],
    scope: "canvas",
    isEnabled: ({ tree }) => tree !== null,
    run: (_state, { toggleBeside }) => toggleBeside("versions"),
  },
];
