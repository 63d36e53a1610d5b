import { Plus, X } from "lucide-react";
import type { WrittenContact } from "../../../../../api/campaign-detail.ts";
import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { formats } from "../../../../../messages/formats.ts";
import { Button } from "../../../../../ui/button.tsx";
import { Field } from "../../../../../ui/field.tsx";
import { IconButton } from "../../../../../ui/icon-button.tsx";

const texts = () => campaignViewsTexts().add;
const MOST = 20;
const NAMES = ["firstName", "lastName", "company"] as const;

export interface TypedContact extends WrittenContact {
  /** Its own among those that are typed. */
  key: number;
}

export const BLANK: WrittenContact = { phoneNumber: "", firstName: "", lastName: "", company: "" };

/** A few contacts, each with its number and, where it is known, its name. */
export function ContactFields({
  typed,
  onTyped,
}: {
  typed: readonly TypedContact[];
  onTyped(typed: readonly TypedContact[]): void;
}) {
  const nextKey = Math.max(0, ...typed.map(({ key }) => key)) + 1;
  return (
    <div className="space-y-3">
      {typed.map((contact, index) => {
        const place = formats().whole(index + 1);
        const change = (changed: Partial<WrittenContact>) =>
          onTyped(typed.map((each) => (each === contact ? { ...each, ...changed } : each)));
        return (
          <fieldset key={contact.key} className="rounded-lg border border-line p-3">
            <legend className="sr-only">{texts().one(place)}</legend>
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              <Field
                type="tel"
                label={texts().number}
                placeholder="+49 …"
                autoComplete="off"
                required
                maxLength={100}
                value={contact.phoneNumber}
                end={
                  typed.length > 1 && (
                    <IconButton
                      label={texts().remove(place)}
                      onClick={() => onTyped(typed.filter((each) => each !== contact))}
                    >
                      <X />
                    </IconButton>
                  )
                }
                onChange={(event) => change({ phoneNumber: event.target.value })}
              />
              {NAMES.map((name) => (
                <Field
                  key={name}
                  label={texts()[name]}
                  autoComplete="off"
                  maxLength={200}
                  value={contact[name]}
                  onChange={(event) => change({ [name]: event.target.value })}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      {typed.length < MOST && (
        <Button
          size="small"
          look="quiet"
          onClick={() => onTyped([...typed, { ...BLANK, key: nextKey }])}
        >
          <Plus />
          {texts().another}
        </Button>
      )}
    </div>
  );
}
