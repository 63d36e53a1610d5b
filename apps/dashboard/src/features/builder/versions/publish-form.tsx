import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { BadgeCheck, CircleDashed, FilePen } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError, errorText } from "../../../api/api-error.ts";
import { usePublish } from "../../../api/tree-versions.ts";
import { showToast } from "../../../app/toasts.tsx";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { versionTexts } from "../../../messages/versions.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { treeAtom } from "../editor/editing.ts";
import { findingsAtom, lintNowAtom } from "../editor/findings.ts";
import { flushEdits } from "../editor/open-trees.ts";
import { notePublication } from "../editor/publication.ts";
import { LintErrors } from "./lint-errors.tsx";
import { publishAskedAtom } from "./publish-atoms.ts";
import { type PublicationState, usePublication } from "./use-publication.ts";

const texts = versionTexts;

/** How the draft stands to what is published, and making it the next version. */
export function PublishForm({ treeId }: { treeId: string }) {
  const state = usePublication(treeId);
  const tree = useAtomValue(treeAtom);
  const errors = useAtomValue(findingsAtom).filter(({ severity }) => severity === "error");
  const lintNow = useSetAtom(lintNowAtom);
  const [note, setNote] = useState("");
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const publish = usePublish(treeId);
  const isBusy = isSaving || publish.isPending;

  const noteField = useRef<HTMLInputElement>(null);
  const [isAsked, setAsked] = useAtom(publishAskedAtom);

  useEffect(() => void lintNow(), [lintNow]);
  useEffect(() => {
    if (!isAsked) return;
    noteField.current?.focus();
    setAsked(false);
  }, [isAsked, setAsked]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setRefusal(null);
    setSaving(true);
    const status = await flushEdits(treeId);
    setSaving(false);
    if (status !== "saved") {
      setRefusal(texts().unsaved);
      return;
    }
    publish.mutate(note.trim(), {
      onSuccess: ({ number, publishedAt }) => {
        notePublication(treeId, { number, publishedAt, tree: null });
        setNote("");
        showToast({
          tone: "success",
          title: texts().published(number),
          text: texts().publishedHint,
        });
      },
      onError: (error) => setRefusal(refusalText(error)),
    });
  }

  return (
    <form onSubmit={submit} className="border-b border-line p-4">
      <StateLine state={state} />
      <p className="mt-1.5 text-12 text-muted">{texts().hint}</p>
      {state.state !== "same" && tree && (
        <>
          {errors.length > 0 && <LintErrors errors={errors} />}
          <Field
            ref={noteField}
            label={texts().note}
            placeholder={texts().notePlaceholder}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            className="mt-4"
          />
          {refusal && (
            <p
              role="alert"
              className="mt-3 rounded-lg bg-failure-soft px-3 py-2 text-13 text-failure"
            >
              {refusal}
            </p>
          )}
          <Button
            type="submit"
            look="primary"
            className="mt-3 w-full"
            disabled={isBusy || errors.length > 0}
          >
            {isBusy ? texts().publishing : texts().publish}
          </Button>
        </>
      )}
    </form>
  );
}

function refusalText(error: unknown): string {
  if (error instanceof ApiError && error.reason === "unchanged") return texts().unchanged;
  return errorText(error);
}

const ICONS = {
  unknown: <CircleDashed className="text-muted" />,
  never: <CircleDashed className="text-muted" />,
  same: <BadgeCheck className="text-success" />,
  differs: <FilePen className="text-warning" />,
};

function StateLine({ state }: { state: PublicationState }) {
  const published = "publication" in state ? state.publication : null;
  return (
    <div className="flex gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      {ICONS[state.state]}
      <div>
        <p className="font-medium text-13">
          {state.state === "same" || state.state === "differs"
            ? messages().editor.versions.states[state.state](state.publication.number)
            : messages().editor.versions.states[state.state]}
        </p>
        {published && (
          <p className="text-12 text-muted figures">
            {messages().editor.versions.states.since(formats().dateTime(published.publishedAt))}
          </p>
        )}
      </div>
    </div>
  );
}
