import { useAtomValue } from "jotai";
import { lazy, Suspense } from "react";
import { useWasOpen } from "../../../ui/use-was-open.ts";
import { knowledgeOpenAtom } from "../editor/view.ts";

const KnowledgeSheet = lazy(async () => ({
  default: (await import("./knowledge-sheet.tsx")).KnowledgeSheet,
}));

/** Loads the questions and answers when they are opened for the first time. */
export function KnowledgeHost() {
  if (!useWasOpen(useAtomValue(knowledgeOpenAtom))) return null;
  return (
    <Suspense>
      <KnowledgeSheet />
    </Suspense>
  );
}
