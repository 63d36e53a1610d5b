import { Plus, SearchX, Upload, Users } from "lucide-react";
import { contactsTexts } from "../../messages/contacts.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EVERYBODY, type Shown } from "./address/shown.ts";
import type { ContactDeeds } from "./deeds/use-contact-deeds.ts";

const texts = contactsTexts;

/** Where nobody matches, or there is nobody at all. */
export function NobodyHere({
  isFiltered,
  deeds,
  onChange,
}: {
  isFiltered: boolean;
  deeds: ContactDeeds;
  onChange(changes: Partial<Shown>): void;
}) {
  if (isFiltered) {
    return (
      <EmptyState
        icon={SearchX}
        title={texts().noneFits}
        hint={texts().noneFitsHint}
        action={<Button onClick={() => onChange(EVERYBODY)}>{texts().clear}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={Users}
      title={texts().empty}
      hint={texts().emptyHint}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button look="primary" onClick={deeds.add}>
            <Plus />
            {texts().add}
          </Button>
          <Button onClick={deeds.readFile}>
            <Upload />
            {texts().importing}
          </Button>
        </div>
      }
    />
  );
}
