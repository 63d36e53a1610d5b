import { Plus, Trash2 } from "lucide-react";
import { contactsTexts } from "../../../messages/contacts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { STATUSES } from "../address/shown.ts";
import type { Fault, faultsOf, Typed } from "./written.ts";

const texts = () => contactsTexts().form;

/** The fields of a contact, and its own ones that a file or somebody gave it. */
export function FormFields({
  typed,
  faults,
  phoneError,
  holder,
  onChange,
  onOpen,
}: {
  typed: Typed;
  faults: ReturnType<typeof faultsOf>;
  /** What the server finds wrong with the number. */
  phoneError: string | null;
  /** Who has it already. */
  holder: string | null;
  onChange(changes: Partial<Typed>): void;
  onOpen(id: string): void;
}) {
  const text = (field: "firstName" | "lastName" | "company" | "postcode") => ({
    label: texts()[field],
    value: typed[field],
    autoComplete: "off",
    maxLength: field === "postcode" ? 20 : 200,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [field]: target.value }),
  });
  return (
    <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
      <Field {...text("firstName")} autoFocus />
      <Field {...text("lastName")} />
      <Field {...text("company")} className="sm:col-span-2" />
      <div>
        <Field
          label={texts().phone}
          type="tel"
          required
          autoComplete="off"
          maxLength={100}
          placeholder="+49 30 23125001"
          hint={texts().phoneHint}
          error={phoneError ?? told(faults.get("phone"))}
          value={typed.phone}
          onChange={({ target }) => onChange({ phone: target.value })}
        />
        {holder && (
          <Button size="small" className="mt-2" onClick={() => onOpen(holder)}>
            {texts().openHolder}
          </Button>
        )}
      </div>
      <Field
        label={texts().email}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={320}
        error={told(faults.get("email"))}
        value={typed.email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <Field {...text("postcode")} />
      <SelectField
        label={texts().status}
        value={typed.status}
        options={STATUSES.map((value) => ({ value, label: contactsTexts().statuses[value] }))}
        onChange={(status) => onChange({ status })}
      />
      <OwnFields typed={typed} faults={faults} onChange={onChange} />
    </div>
  );
}

function OwnFields({
  typed: { own },
  faults,
  onChange,
}: {
  typed: Typed;
  faults: ReturnType<typeof faultsOf>;
  onChange(changes: Partial<Typed>): void;
}) {
  function change(key: number, changes: { name?: string; value?: string }): void {
    onChange({ own: own.map((each) => (each.key === key ? { ...each, ...changes } : each)) });
  }
  const next = Math.max(-1, ...own.map(({ key }) => key)) + 1;
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="font-medium text-13">{texts().ownFields}</legend>
      <p className="mt-0.5 text-12 text-muted">{texts().ownHint}</p>
      <ul className="mt-2 space-y-2">
        {own.map(({ key, name, value }) => (
          <li key={key} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] gap-2">
            <Field
              label={texts().fieldName}
              maxLength={200}
              autoComplete="off"
              error={told(faults.get(key))}
              value={name}
              onChange={({ target }) => change(key, { name: target.value })}
            />
            <Field
              label={texts().fieldValue(name.trim())}
              maxLength={2_000}
              autoComplete="off"
              value={value}
              onChange={({ target }) => change(key, { value: target.value })}
            />
            <IconButton
              label={texts().removeField(name.trim())}
              className="mt-7"
              onClick={() => onChange({ own: own.filter((each) => each.key !== key) })}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        size="small"
        className="mt-2"
        onClick={() => onChange({ own: [...own, { key: next, name: "", value: "" }] })}
      >
        <Plus />
        {texts().addField}
      </Button>
    </fieldset>
  );
}

function told(fault: Fault | undefined): string | null {
  switch (fault) {
    case "phone-missing":
      return texts().phoneMissing;
    case "wrong-email":
      return texts().wrongEmail;
    case "name-missing":
      return texts().fieldNameMissing;
    case "name-twice":
      return texts().fieldNameTwice;
    default:
      return null;
  }
}
