import { TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import type { WrittenContact } from "../../../api/contacts.ts";
import { contactsTexts } from "../../../messages/contacts.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { phoneText } from "../../calls/phone-text.ts";
import { type Clash, type Difference, settled } from "./clash.ts";

const texts = () => contactsTexts().form;

/** Two people changed one contact: each field that differs, with what either wrote, to choose from. */
export function ClashView({
  clash,
  mine,
  theirs,
  onSettled,
}: {
  clash: Clash;
  mine: WrittenContact;
  theirs: WrittenContact;
  onSettled(whole: WrittenContact): void;
}) {
  const [theirKeys, setTheirKeys] = useState<ReadonlySet<string>>(new Set());

  function choose(key: string, isMine: boolean): void {
    const next = new Set(theirKeys);
    if (isMine) next.delete(key);
    else next.add(key);
    setTheirKeys(next);
  }

  return (
    <div className="space-y-4 p-0.5">
      <div role="alert" className="flex gap-2.5 rounded-xl bg-warning-soft p-3 text-13">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
        <div>
          <p className="font-medium">{texts().clashTitle}</p>
          {clash.differing.length > 0 && <p className="text-muted">{texts().clashHint}</p>}
        </div>
      </div>
      {clash.differing.map((difference) => (
        <Choice
          key={difference.key}
          difference={difference}
          isMine={!theirKeys.has(difference.key)}
          onChoose={(isMine) => choose(difference.key, isMine)}
        />
      ))}
      {clash.theirs.length > 0 && (
        <div className="text-13">
          <p className="font-medium">{texts().alsoChanged}</p>
          <ul className="mt-1 space-y-0.5 text-muted">
            {clash.theirs.map((difference) => (
              <li key={difference.key} className="[overflow-wrap:anywhere]">
                {nameOf(difference)}: {valueText(difference, difference.theirs)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex justify-end">
        <Button
          look="primary"
          onClick={() => onSettled(settled(clash, mine, theirs, ({ key }) => !theirKeys.has(key)))}
        >
          {texts().takeChoice}
        </Button>
      </div>
    </div>
  );
}

function Choice({
  difference,
  isMine,
  onChoose,
}: {
  difference: Difference;
  isMine: boolean;
  onChoose(isMine: boolean): void;
}) {
  const name = useId();
  const sides = [
    { isOwn: true, label: texts().mine, value: difference.mine },
    { isOwn: false, label: texts().theirs, value: difference.theirs },
  ];
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-13">{nameOf(difference)}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {sides.map(({ isOwn, label, value }) => (
          <label
            key={label}
            className={classNames(
              "flex cursor-pointer items-start gap-2.5 rounded-lg border px-3 py-2 text-13",
              isOwn === isMine
                ? "border-accent bg-accent-soft"
                : "border-line-strong hover:bg-hover",
            )}
          >
            <input
              type="radio"
              name={name}
              checked={isOwn === isMine}
              onChange={() => onChoose(isOwn)}
              className="mt-0.5 size-4 shrink-0 accent-(--accent)"
            />
            <span className="min-w-0">
              <span className="block text-12 text-muted">{label}</span>
              <span className="[overflow-wrap:anywhere]">{valueText(difference, value)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function nameOf({ field }: Difference): string {
  return "own" in field ? field.own : texts()[field.plain];
}

function valueText({ field }: Difference, value: string): string {
  if (value === "") return `(${texts().nothing})`;
  if ("own" in field) return value;
  if (field.plain === "phone" && value.startsWith("+")) return phoneText(value);
  const { statuses } = contactsTexts();
  return field.plain === "status" ? (statuses[value as keyof typeof statuses] ?? value) : value;
}
