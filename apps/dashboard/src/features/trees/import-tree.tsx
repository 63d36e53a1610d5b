import { useSetAtom } from "jotai";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useImportTree } from "../../api/trees.ts";
import { chosenTreeAtom } from "../../app/selection.ts";
import { showToast } from "../../app/toasts.tsx";
import { messages } from "../../messages/index.ts";
import type { ImportReport } from "./import-report.tsx";

const texts = () => messages().builder.trees;

const ImportReportDialog = lazy(async () => ({
  default: (await import("./import-report.tsx")).ImportReportDialog,
}));

const LARGEST_BYTES = 10 * 1024 * 1024;

export interface TreeImport {
  isPending: boolean;
  /** Opens the choice of a file. */
  choose(): void;
  /** Imports what was dropped. */
  drop(files: FileList): void;
  /** To be rendered: the file field and what came of the import. */
  dialogs: ReactNode;
}

/** Importing a tree from a file, with everything the server found wrong with it shown. */
export function useTreeImport(): TreeImport {
  const input = useRef<HTMLInputElement>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const upload = useImportTree();
  const chooseTree = useSetAtom(chosenTreeAtom);

  async function take(file: File): Promise<void> {
    if (file.size > LARGEST_BYTES) {
      setReport({ kind: "too-large", file: file.name, bytes: file.size });
      return;
    }
    let bytes: ArrayBuffer;
    try {
      bytes = await file.arrayBuffer();
    } catch {
      setReport({ kind: "unreadable", file: file.name });
      return;
    }
    upload.mutate(bytes, {
      onSuccess: ({ tree, findings }) => {
        chooseTree(tree.id);
        if (findings.length > 0) setReport({ kind: "imported", name: tree.name, findings });
        else showToast({ tone: "success", title: texts().imported(tree.name) });
      },
      onError: (error) => setReport({ kind: "refused", file: file.name, error }),
    });
  }

  return {
    isPending: upload.isPending,
    choose: () => input.current?.click(),
    drop(files) {
      const [file] = files;
      if (file && files.length === 1) void take(file);
      else showToast({ tone: "failure", title: texts().importFailed, text: texts().oneFile });
    },
    dialogs: (
      <>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label={texts().import}
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = "";
            if (file) void take(file);
          }}
        />
        {report && (
          <Suspense>
            <ImportReportDialog report={report} onClose={() => setReport(null)} />
          </Suspense>
        )}
      </>
    ),
  };
}
