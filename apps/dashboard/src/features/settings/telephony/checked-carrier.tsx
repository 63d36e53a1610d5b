import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import type { CheckedAccount } from "../../../api/carrier-account.ts";
import { settingsTexts } from "../../../messages/settings.ts";

const texts = () => settingsTexts().carrierAccount;

const ICONS = {
  ok: <CircleCheck className="text-success" />,
  warning: <TriangleAlert className="text-warning" />,
  wrong: <CircleAlert className="text-failure" />,
};

/** What the carrier said of an account, line by line. */
export function CheckedCarrier({ checked }: { checked: CheckedAccount }) {
  return (
    <div role="status" className="space-y-2 rounded-lg border border-line p-3 text-13">
      <ul className="space-y-1.5">
        {checked.findings.map(({ code, state, text }) => (
          <li key={code} className="flex gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
            <span role="img" aria-label={texts().states[state]}>
              {ICONS[state]}
            </span>
            {text}
          </li>
        ))}
      </ul>
      <p className="font-medium">{checked.isUsable ? texts().usable : texts().unusable}</p>
    </div>
  );
}
