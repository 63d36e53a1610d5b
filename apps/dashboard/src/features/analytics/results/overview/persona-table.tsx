import type { PersonaResult, Rate } from "@rufbaum/simulation";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { resultTexts } from "../../../../messages/analytics.ts";
import { formats } from "../../../../messages/formats.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { RateBar, spreadText } from "../rate-bar.tsx";

const texts = resultTexts;

type Column = "name" | "runs" | "reached" | "wordless" | "success" | "bounce" | "failure" | "steps";

const columns = (): { id: Column; label: string }[] => [
  { id: "name", label: texts().persona },
  { id: "runs", label: texts().runs },
  { id: "reached", label: texts().reached },
  { id: "wordless", label: texts().wordless },
  { id: "success", label: texts().success },
  { id: "bounce", label: texts().bounce },
  { id: "failure", label: texts().failure },
  { id: "steps", label: texts().averageSteps },
];

/** Who it went well with, and who not. */
export function PersonaTable({ personas }: { personas: readonly PersonaResult[] }) {
  const [{ column, isUp }, sort] = useState<{ column: Column; isUp: boolean }>({
    column: "success",
    isUp: false,
  });
  const rows = personas.toSorted((a, b) => compare(a, b, column) * (isUp ? 1 : -1));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section tabIndex={0} aria-label={texts().byPersona} className="-mx-4 overflow-x-auto px-4">
      <table className="w-full min-w-[920px] text-13">
        <thead className="text-left text-12 text-muted">
          <tr>
            {columns().map(({ id, label }) => (
              <th
                key={id}
                scope="col"
                aria-sort={column === id ? (isUp ? "ascending" : "descending") : "none"}
                className="pr-4 pb-1 font-medium whitespace-nowrap"
              >
                <button
                  type="button"
                  aria-label={texts().sortBy(label)}
                  onClick={() => sort({ column: id, isUp: column === id ? !isUp : id === "name" })}
                  className={classNames(
                    "inline-flex items-center gap-1 rounded [&_svg]:size-3",
                    column === id && "text-ink",
                  )}
                >
                  {label}
                  {column === id && (isUp ? <ArrowUp /> : <ArrowDown />)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures">
          {rows.map((row) => (
            <tr key={row.id} className="h-9 border-t border-line">
              <th scope="row" className="max-w-56 truncate pr-4 text-left font-medium">
                {row.name}
              </th>
              <td className="pr-4">{formats().whole(row.runs)}</td>
              <td className="pr-4">{formats().whole(row.success.of)}</td>
              <td className="pr-4">
                {row.wordless === undefined ? "–" : formats().whole(row.wordless)}
              </td>
              <RateCell rate={row.success} />
              <RateCell rate={row.bounce} />
              <RateCell rate={row.failure} />
              <td>{formats().decimal(row.averagePathLength)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RateCell({ rate }: { rate: Rate }) {
  return (
    <td className="pr-4">
      <div className="flex items-center gap-2">
        <span className="w-14 shrink-0">{formats().percent(rate.percent)}</span>
        <span className="w-16 min-w-0 flex-1">
          <RateBar rate={rate} />
        </span>
        <span className="w-16 shrink-0 text-12 text-muted">{spreadText(rate)}</span>
      </div>
    </td>
  );
}

function compare(a: PersonaResult, b: PersonaResult, column: Column): number {
  if (column === "name") return a.name < b.name ? -1 : 1;
  if (column === "runs") return a.runs - b.runs;
  if (column === "reached") return a.success.of - b.success.of;
  if (column === "wordless") return (a.wordless ?? 0) - (b.wordless ?? 0);
  if (column === "steps") return a.averagePathLength - b.averagePathLength;
  return a[column].percent - b[column].percent;
}
