import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { StoredRun } from "../../../../api/simulation.ts";

const ICONS = {
  error: <CircleAlert className="text-failure" />,
  warning: <TriangleAlert className="text-warning" />,
  info: <Info className="text-running" />,
};

/** What lint says about the tree that was simulated. */
export function FindingsBlock({ run: { findings } }: { run: StoredRun }) {
  return (
    <ul className="space-y-1.5">
      {findings.map((finding, index) => (
        <li
          key={index}
          className="flex items-start gap-2 text-13 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0"
        >
          {ICONS[finding.severity]}
          <span className="[overflow-wrap:anywhere]">{finding.message}</span>
        </li>
      ))}
    </ul>
  );
}
