import { ExternalLink } from "lucide-react";
import { useApiDocs } from "../../api/api-docs.ts";
import { openTab } from "../../api/runtime.ts";
import { showFailure, showToast } from "../../app/toasts.tsx";
import { settingsTexts } from "../../messages/settings.ts";
import { Button } from "../../ui/button.tsx";

const texts = settingsTexts;

/** Shows the description of the API in a tab of its own, which could not sign in by itself. */
export function OpenApiDocs() {
  const docs = useApiDocs();

  function open(): void {
    const tab = openTab();
    if (!tab) {
      const { apiDocsBlocked: title, apiDocsBlockedHint: text } = texts();
      showToast({ tone: "info", title, text });
      return;
    }
    docs.mutate(undefined, {
      onSuccess: (page) => tab.show(page),
      onError: (error) => {
        tab.close();
        showFailure(texts().failed, error);
      },
    });
  }

  return (
    <Button size="small" look="quiet" disabled={docs.isPending} onClick={open}>
      <ExternalLink />
      {texts().apiDocs}
    </Button>
  );
}
