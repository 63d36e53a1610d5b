import { useMutation } from "@tanstack/react-query";
import { exportContacts } from "../../../../api/campaign-detail.ts";
import type { CampaignView } from "../../../../api/campaigns.ts";
import { saveFile } from "../../../../api/runtime.ts";
import { showFailure } from "../../../../app/toasts.tsx";
import { messages } from "../../../../messages/index.ts";
import { asPerson } from "../../../person/ask-person.ts";
import { exportName } from "./export-name.ts";

/** Saves what came of every contact as a file. */
export function useExport({ id, name }: Pick<CampaignView, "id" | "name">) {
  const { isPending, mutate } = useMutation({
    mutationFn: (format: "csv" | "xlsx") => asPerson(() => exportContacts(id, format)),
    onSuccess: (file, format) => saveFile(exportName(name, format), file, file.type),
    onError: (error) => showFailure(messages().common.failed, error),
  });
  return { isPending, start: mutate };
}
