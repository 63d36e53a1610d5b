import { useSetAtom } from "jotai";
import { useState } from "react";
import { ApiError, errorText } from "../../../api/api-error.ts";
import { usePlaceCall } from "../../../api/calls.ts";
import type { TreeEntry } from "../../../api/trees.ts";
import { useVoiceLine, type VoiceLine } from "../../../api/voice-line.ts";
import { useSelectedTree } from "../../../app/selection.ts";
import { showToast } from "../../../app/toasts.tsx";
import { messages } from "../../../messages/index.ts";
import { takesCalls } from "../../calls/voice-line.ts";
import { flushEdits } from "../editor/open-trees.ts";
import { watchAtom } from "../live-card/watch-atoms.ts";

const texts = () => messages().builder.twilio;

export interface TestCall {
  line: VoiceLine | undefined;
  isUnreachable: boolean;
  /** Whether the line takes calls. */
  isReady: boolean;
  tree: TreeEntry | null;
  /** Calls a number with the selected tree as it stands on the screen. */
  call(number: string): Promise<void>;
  isPending: boolean;
  /** The number that was called last, or is being called. */
  called: string;
  /** Why it can't be called, in a sentence; `null` where it can, and where `denied` says it. */
  refusal: string | null;
  /** The rules that forbid it. */
  denied: ApiError | null;
  /** A refusal no longer counts. */
  forget(): void;
}

/** A call to one number with the selected tree, which is watched on the canvas from its start. */
export function useTestCall({ onStarted }: { onStarted(): void }): TestCall {
  const { line, isUnreachable } = useVoiceLine();
  const tree = useSelectedTree();
  const place = usePlaceCall();
  const watch = useSetAtom(watchAtom);
  const [called, setCalled] = useState("");
  const [isSaving, setSaving] = useState(false);
  const isReady = takesCalls(line);
  const isPending = isSaving || place.isPending;
  const isDenied = place.error instanceof ApiError && place.error.reason === "may-not-dial";

  async function call(number: string): Promise<void> {
    const to = number.trim();
    if (!tree || to === "" || !isReady || isPending) return;
    setCalled(to);
    place.reset();
    setSaving(true);
    try {
      await flushEdits(tree.id);
    } finally {
      setSaving(false);
    }
    place.mutate(
      { to, treeId: tree.id },
      {
        onSuccess({ callId }) {
          watch(callId);
          showToast({ tone: "success", title: texts().started, text: texts().startedHint(to) });
          onStarted();
        },
      },
    );
  }

  return {
    line,
    isUnreachable,
    isReady,
    tree,
    call,
    isPending,
    called,
    refusal: place.isError && !isDenied ? errorText(place.error, texts().failed) : null,
    denied: isDenied ? (place.error as ApiError) : null,
    forget: () => place.isError && place.reset(),
  };
}
