import { openSession } from "@rufbaum/tree/editing";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useEffect } from "react";
import { client, unwrap } from "../../../api/client.ts";
import { editingSessionsAtom, openTreeIdAtom, treeAtom } from "./editing.ts";

/** Opens a tree in the builder. */
export function useOpenTree(id: string | null) {
  const store = useStore();
  const setOpen = useSetAtom(openTreeIdAtom);
  const tree = useAtomValue(treeAtom);
  const draft = useQuery({
    queryKey: ["drafts", id],
    queryFn: () => unwrap(client.api["decision-trees"]({ id: id ?? "" }).draft.get()),
    enabled: id !== null,
  });
  useEffect(() => {
    if (id === null || !draft.data) return;
    const sessions = store.get(editingSessionsAtom);
    if (!sessions.has(id)) {
      store.set(editingSessionsAtom, new Map(sessions).set(id, openSession(draft.data)));
    }
    setOpen(id);
  }, [id, draft.data, setOpen, store]);
  return { ...draft, tree: tree?.id === id ? tree : null };
}
