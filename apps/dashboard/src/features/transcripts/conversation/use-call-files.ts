import { useMutation } from "@tanstack/react-query";
import type { CallDetail } from "../../../api/calls.ts";
import { exportCall, saveAsCase } from "../../../api/one-transcript.ts";
import { saveFile } from "../../../api/runtime.ts";
import { treeFileName } from "../../../api/tree-file-name.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { formats } from "../../../messages/formats.ts";
import { transcriptsTexts } from "../../../messages/transcripts.ts";
import { asPerson } from "../../person/ask-person.ts";

const texts = transcriptsTexts;

export type CallFile = "txt" | "json" | "case";

/** Saves a call as a file: what was said, or a case of a suite. Both ask for a name. */
export function useCallFiles({ id, callSid, startTime }: CallDetail) {
  const name = `${formats().date(startTime).replaceAll(".", "-")} ${(callSid ?? id).slice(0, 8)}`;
  const { isPending, mutate } = useMutation({
    mutationFn: (wanted: CallFile) =>
      wanted === "case" ? saveCase(id, name) : saveText(id, name, wanted),
    onError: (error, wanted) =>
      showFailure(wanted === "case" ? texts().caseFailed : texts().exportFailed, error),
  });
  return { isPending, save: mutate };
}

async function saveText(id: string, name: string, format: "txt" | "json"): Promise<void> {
  const file = await asPerson(() => exportCall(id, format));
  saveFile(treeFileName(texts().callFile(name), format), file, file.type);
}

async function saveCase(id: string, name: string): Promise<void> {
  const { yaml, endsAsCall } = await asPerson(() => saveAsCase(id));
  saveFile(treeFileName(texts().caseFile(name), "yaml"), yaml, "application/yaml");
  const title = texts().caseSaved;
  showToast(
    endsAsCall ? { tone: "success", title } : { tone: "info", title, text: texts().caseDiffers },
  );
}
