import { formats } from "../../messages/formats.ts";
import { pagesTexts } from "../../messages/pages.ts";

const texts = () => pagesTexts().concept;

/** Efficiency that the model assumes at the end of each phase, in percent. */
const PHASES = [20, 35, 55, 78, 95];

export function PhaseCurve() {
  return (
    <ol className="mt-4 grid grid-cols-5 gap-2 sm:gap-4">
      {PHASES.map((percent, index) => (
        <li key={percent}>
          <svg
            viewBox="0 0 100 120"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-40 w-full"
          >
            <rect width="100" height="120" rx="6" className="fill-base" />
            <rect
              y={120 - percent * 1.2}
              width="100"
              height={percent * 1.2}
              rx="6"
              className="fill-accent"
              opacity={0.4 + index * 0.15}
            />
          </svg>
          <p className="mt-2 font-medium text-13">{texts().phase(index + 1)}</p>
          <p className="text-12 text-muted figures">
            {texts().efficiency(formats().whole(percent))}
          </p>
        </li>
      ))}
    </ol>
  );
}
