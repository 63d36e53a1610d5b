import { RadioGroup } from "radix-ui";
import { simulationTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";

const texts = simulationTexts;
const COUNTS = [1, 5, 10, 100, 500, 1000, 5000, 10000] as const;

export function CountTiles({ value, onChange }: { value: number; onChange(count: number): void }) {
  return (
    <div>
      <h3 id="simulation-count" className="mb-2 font-medium text-13">
        {texts().count}
      </h3>
      <RadioGroup.Root
        aria-labelledby="simulation-count"
        value={String(value)}
        onValueChange={(next) => onChange(Number(next))}
        className="grid grid-cols-4 gap-2 lg:grid-cols-8"
      >
        {COUNTS.map((count) => (
          <RadioGroup.Item
            key={count}
            value={String(count)}
            className="flex min-w-0 flex-col items-center rounded-lg border border-line-strong px-1 py-2 transition-colors hover:border-faint data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft data-[state=checked]:text-accent-ink"
          >
            <span className="font-semibold text-14 figures">{formats().whole(count)}</span>
            <span className="max-w-full truncate text-12">{texts().counts[count]}</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
