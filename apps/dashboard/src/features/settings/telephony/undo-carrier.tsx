import { settingsTexts } from "../../../messages/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { useUndoCarrier } from "./use-undo-carrier.ts";

const texts = () => settingsTexts().carrierAccount;

/** For as long as the last change can be taken back. */
export function UndoCarrier() {
  const undo = useUndoCarrier();
  return (
    <div className="flex flex-wrap items-center gap-3 text-12 text-muted">
      {texts().undoHint}
      <Button size="small" disabled={undo.isPending} onClick={undo.run}>
        {texts().undo}
      </Button>
    </div>
  );
}
