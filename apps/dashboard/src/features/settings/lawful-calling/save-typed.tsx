import { settingsTexts } from "../../../messages/settings.ts";
import { Button } from "../../../ui/button.tsx";

/** Keeps what was typed in a row of the table. */
export function SaveTyped({ name, isBusy }: { name: string; isBusy: boolean }) {
  return (
    <Button
      type="submit"
      size="small"
      look="primary"
      aria-label={settingsTexts().saveWhat(name)}
      disabled={isBusy}
    >
      {settingsTexts().save}
    </Button>
  );
}
