import { useMutation } from "@tanstack/react-query";
import { saveFile } from "../../../api/runtime.ts";
import {
  exportTranscripts,
  type TranscriptFilter,
  type TranscriptFormat,
} from "../../../api/transcripts.ts";
import { treeFileName } from "../../../api/tree-file-name.ts";
import { showFailure } from "../../../app/toasts.tsx";
import { transcriptsTexts } from "../../../messages/transcripts.ts";
import { asPerson } from "../../person/ask-person.ts";

const texts = transcriptsTexts;

/** Saves all calls of a filter as one file, also those that are not loaded yet. */
export function useListExport(filter: TranscriptFilter) {
  const { isPending, mutate } = useMutation({
    mutationFn: (format: TranscriptFormat) => asPerson(() => exportTranscripts(filter, format)),
    onSuccess: (file, format) => saveFile(treeFileName(texts().listFile, format), file, file.type),
    onError: (error) => showFailure(texts().exportFailed, error),
  });
  return { isPending, save: mutate };
}
