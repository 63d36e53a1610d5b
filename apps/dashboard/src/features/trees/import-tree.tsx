import { useSetAtom } from "jotai";
import { type ReactNode, useRef, useState } from "react";
import { errorText, furtherProblemsOf, type Problem, problemsOf } from "../../api/api-error.ts";
import { useImportTree } from "../../api/trees.ts";
import { chosenTreeAtom } from "../../app/selection.ts";
import { showToast } from "../../app/toasts.tsx";
import { formatBytes } from "../../format/numbers.ts";
import { messages } from "../../messages/index.ts";
import { type ImportReport, ImportReportDialog } from "./import-report.tsx";

const texts = () => messages().builder.trees;

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
      refuse(file, texts().tooLarge(formatBytes(file.size)));
      return;
    }
    let bytes: ArrayBuffer;
    try {
      bytes = await file.arrayBuffer();
    } catch {
      refuse(file, texts().unreadable);
      return;
    }
    upload.mutate(bytes, {
      onSuccess: ({ tree, findings }) => {
        chooseTree(tree.id);
        if (findings.length > 0) setReport({ kind: "imported", name: tree.name, findings });
        else showToast({ tone: "success", title: texts().imported(tree.name) });
      },
      onError: (error) => {
        refuse(
          file,
          errorText(error, messages().common.unreachable),
          problemsOf(error),
          furtherProblemsOf(error),
        );
      },
    });
  }

  function refuse(file: File, message: string, problems: Problem[] = [], further = 0): void {
    setReport({ kind: "refused", file: file.name, message, problems, further });
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
        <ImportReportDialog report={report} onClose={() => setReport(null)} />
      </>
    ),
  };
}
