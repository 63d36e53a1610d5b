import { type IdSource, idsFor } from "@rufbaum/tree/editing";
import { useAtomValue, useSetAtom } from "jotai";
import { useMemo, useRef, useState } from "react";
import { now } from "../../../../api/runtime.ts";
import { showToast } from "../../../../app/toasts.tsx";
import { messages } from "../../../../messages/index.ts";
import { knowledgeTexts } from "../../../../messages/knowledge.ts";
import { language } from "../../../../messages/language.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FileDrop } from "../../../../ui/file-drop.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { commandAtom, treeAtom } from "../../editor/editing.ts";
import { entriesOf, setEntries } from "../entries/entries.ts";
import { ImportPreview } from "./import-preview.tsx";
import { planImport } from "./plan-import.ts";
import { type KnowledgeFile, readKnowledgeFile } from "./read-knowledge-file.ts";

const texts = () => knowledgeTexts().file;

type Stage =
  | { state: "waiting"; problem: string | null }
  | { state: "reading"; file: File }
  | { state: "asked"; file: File; sheets: readonly string[] }
  | { state: "read"; file: File; outcome: Extract<KnowledgeFile, { kind: "read" }> };

/** Takes entries in from a file, once it has been seen what that does; it is one edit. */
export function ImportDialog({ onClose }: { onClose(): void }) {
  const tree = useAtomValue(treeAtom);
  const run = useSetAtom(commandAtom);
  const [stage, setStage] = useState<Stage>({ state: "waiting", problem: null });
  const wanted = useRef<File | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const read = stage.state === "read" ? stage.outcome.read.entries : null;
  // Worked out on what is there now: somebody else may have changed it meanwhile.
  const plan = useMemo(
    () => tree && read && planImport(entriesOf(tree), read, idsOf(idsFor(tree, now()))),
    [tree, read],
  );
  const taken = plan ? plan.added.length + plan.changed.length : 0;

  async function take(file: File, sheet?: string): Promise<void> {
    wanted.current = file;
    setStage({ state: "reading", file });
    const outcome = await readKnowledgeFile(file, {
      ...(sheet !== undefined && { sheet }),
      language: language(),
    }).catch((): KnowledgeFile => ({ kind: "fault", message: texts().unreadable }));
    // Another file was chosen meanwhile.
    if (wanted.current !== file) return;
    if (outcome.kind === "read") setStage({ state: "read", file, outcome });
    else if (outcome.kind === "asked") setStage({ state: "asked", file, sheets: outcome.sheets });
    else setStage({ state: "waiting", problem: outcome.message });
  }

  function apply(): void {
    if (!read) return;
    run((tree, ids) => setEntries(tree, planImport(entriesOf(tree), read, idsOf(ids)).entries), {
      label: knowledgeTexts().imported(taken),
    });
    showToast({ tone: "success", title: knowledgeTexts().imported(taken) });
    onClose();
  }

  function dropped([file, ...others]: readonly File[]): void {
    if (file && others.length === 0) void take(file);
    else setStage({ state: "waiting", problem: texts().oneFile });
  }

  return (
    <Dialog
      isOpen
      wide
      onClose={onClose}
      title={texts().title}
      description={texts().hint}
      actions={
        <>
          {stage.state === "read" && (
            <Button
              look="quiet"
              className="mr-auto -ml-2"
              onClick={() => setStage({ state: "waiting", problem: null })}
            >
              {texts().other}
            </Button>
          )}
          <Button onClick={onClose}>{messages().common.cancel}</Button>
          <Button look="primary" disabled={taken === 0} onClick={apply}>
            {taken > 0 ? texts().applyCount(taken) : texts().apply}
          </Button>
        </>
      }
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx,.xls,text/csv"
        aria-label={texts().choose}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) void take(file);
        }}
      />
      {stage.state === "waiting" && (
        <FileDrop
          texts={{ ...texts(), hint: texts().limits }}
          problem={stage.problem}
          onChoose={() => input.current?.click()}
          onFiles={dropped}
        />
      )}
      {stage.state === "reading" && (
        <p role="status" aria-busy="true" className="py-10 text-center text-13 text-muted">
          {texts().reading(stage.file.name)}
        </p>
      )}
      {stage.state === "asked" && (
        <SelectField
          label={texts().sheet}
          value=""
          options={[
            { value: "", label: "–" },
            ...stage.sheets.map((value) => ({ value, label: value })),
          ]}
          onChange={(sheet) => sheet !== "" && void take(stage.file, sheet)}
        />
      )}
      {stage.state === "read" && plan && (
        <ImportPreview
          name={stage.file.name}
          plan={plan}
          dropped={stage.outcome.read.dropped}
          problems={stage.outcome.problems}
        />
      )}
    </Dialog>
  );
}

function idsOf(ids: IdSource): () => string {
  return () => ids("entry");
}
