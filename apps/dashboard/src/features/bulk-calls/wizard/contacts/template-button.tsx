import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { saveTemplate } from "../../../../api/contact-lists.ts";
import { showFailure } from "../../../../app/toasts.tsx";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { Button } from "../../../../ui/button.tsx";

const texts = () => bulkCallsTexts().file;

export function TemplateButton() {
  const save = useMutation({
    mutationFn: saveTemplate,
    onError: (error) => showFailure(texts().templateFailed, error),
  });
  return (
    <Button size="small" look="quiet" disabled={save.isPending} onClick={() => save.mutate()}>
      <Download />
      {texts().template}
    </Button>
  );
}
