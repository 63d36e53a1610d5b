import { TriangleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import { type LimitName, useChangeDialLimit } from "../../../api/limits.ts";
import { showFailure } from "../../../app/toasts.tsx";
import { formats } from "../../../messages/formats.ts";
import { settingsTexts } from "../../../messages/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { tellSaved } from "../tell-saved.ts";

const texts = () => settingsTexts().limits;
const MOST: Readonly<Record<LimitName, number>> = {
  atOnce: 10_000,
  perMinute: 10_000,
  minutesPerDay: 1_000_000,
};

/** One limit: what is used of it, and a field to change it; an empty one lifts it. */
export function LimitRow({
  name,
  limit,
  usual,
  used,
}: {
  name: LimitName;
  limit: number | null;
  usual: number | null;
  used: number;
}) {
  const kept = limit === null ? "" : String(limit);
  const [text, setText] = useState(kept);
  const [refusal, setRefusal] = useState<string | null>(null);
  const change = useChangeDialLimit();
  const label = texts().names[name];

  function save(value: number | null | "usual"): void {
    const before = limit === usual ? "usual" : limit;
    change.mutateAsync({ [name]: value }).then(
      (saved) => tellSaved(() => change.mutateAsync({ [name]: before, version: saved.version })),
      (error: unknown) => showFailure(settingsTexts().failed, error),
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wanted = text.replace(/[\s.]/g, "");
    const value = wanted === "" ? null : Number(wanted);
    if (value === null || (/^\d+$/.test(wanted) && value <= MOST[name])) save(value);
    else setRefusal(texts().notANumber(formats().whole(MOST[name])));
  }

  return (
    <form onSubmit={submit} className="space-y-2 p-4" aria-label={label}>
      <div className="flex flex-wrap items-start gap-3">
        <Field
          className="w-full max-w-44"
          label={label}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          placeholder={texts().none}
          error={refusal}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setRefusal(null);
          }}
        />
        <Button
          type="submit"
          aria-label={settingsTexts().saveWhat(label)}
          className="mt-[26px]"
          disabled={text.trim() === kept || change.isPending}
        >
          {change.isPending ? settingsTexts().saving : settingsTexts().save}
        </Button>
        {limit !== usual && (
          <Button
            look="quiet"
            className="sm:mt-[26px]"
            disabled={change.isPending}
            onClick={() => save("usual")}
          >
            {texts().usual(usual === null ? texts().none : formats().whole(usual))}
          </Button>
        )}
      </div>
      <Use name={name} limit={limit} used={used} />
    </form>
  );
}

function Use({ name, limit, used }: { name: LimitName; limit: number | null; used: number }) {
  if (limit === null) {
    return (
      <p className="text-12 text-muted figures">{texts().used[name](formats().whole(used))}</p>
    );
  }
  const isReached = used >= limit;
  const share = limit === 0 ? 100 : Math.min(100, (100 * used) / limit);
  return (
    <div className="max-w-sm space-y-1.5">
      <div className="h-1.5 overflow-hidden rounded-full bg-press">
        <div
          className={`h-full rounded-full ${isReached ? "bg-failure" : "bg-accent"}`}
          style={{ width: `${share}%` }}
        />
      </div>
      <p
        className={`flex items-center gap-1.5 text-12 figures ${isReached ? "text-failure" : "text-muted"}`}
      >
        {isReached && <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />}
        {texts().used[name](texts().of(formats().whole(used), formats().whole(limit), isReached))}
      </p>
    </div>
  );
}
