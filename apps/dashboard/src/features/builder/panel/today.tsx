import { useToday } from "../../../api/today.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";

const texts = () => messages().builder.today;

/** Today's figures, as measured. */
export function Today() {
  const today = useToday();
  return (
    <div className="mt-5">
      <h3 className="font-medium text-13">{texts().title}</h3>
      {today.isPending && <Skeleton className="mt-2 h-28 w-full rounded-lg" />}
      {today.isError && <QueryError compact query={today} />}
      {today.data && (
        <dl className="mt-2 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line">
          <Figure label={texts().calls} value={formats().whole(today.data.calls)} />
          <Figure label={texts().successRate} value={shown(today.data.successRate, inPercent)} />
          <Figure
            label={texts().averageDuration}
            value={shown(today.data.averageDuration, inMinutes)}
          />
          <Figure label={texts().appointments} value={formats().whole(today.data.appointments)} />
        </dl>
      )}
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse bg-surface px-3 py-2">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="font-semibold text-16 figures">{value}</dd>
    </div>
  );
}

/** 18 % */
function inPercent(value: number): string {
  return formats().percent(value, 0);
}

/** 2:34 */
function inMinutes(seconds: number): string {
  return formats().duration(Math.round(seconds)).replace(/^0/, "");
}

function shown(value: number | null, format: (value: number) => string): string {
  return value === null ? texts().unknown : format(value);
}
