import { CircleCheck, CircleMinus, CircleX } from "lucide-react";
import type { StoredRun } from "../../../../api/simulation.ts";
import { resultTexts } from "../../../../messages/analytics.ts";
import { formats } from "../../../../messages/formats.ts";
import { Badge } from "../../../../ui/badge.tsx";

const texts = resultTexts;

/** What has to hold in every conversation. */
export function Promises({ run: { promises, totalRuns } }: { run: StoredRun }) {
  const { optOut, disclosedFirst } = promises;
  return (
    <ul className="space-y-3">
      <PromiseRow
        title={texts().disclosure}
        text={texts().disclosedFirst(formats().whole(disclosedFirst), formats().whole(totalRuns))}
        isKept={disclosedFirst === totalRuns}
      />
      <PromiseRow
        title={texts().optOutTitle}
        text={
          optOut.asked === 0
            ? texts().optOutNever
            : texts().optOutKept(formats().whole(optOut.honoured), formats().whole(optOut.asked))
        }
        isKept={optOut.asked === 0 ? null : optOut.honoured === optOut.asked}
      />
    </ul>
  );
}

/** `isKept`: `null` where nothing put it to the test. */
function PromiseRow({
  title,
  text,
  isKept,
}: {
  title: string;
  text: string;
  isKept: boolean | null;
}) {
  return (
    <li className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="text-13">{title}</p>
        <p className="text-12 text-muted figures">{text}</p>
      </div>
      {isKept === null ? (
        <Badge icon={<CircleMinus />}>–</Badge>
      ) : (
        <Badge tone={isKept ? "success" : "failure"} icon={isKept ? <CircleCheck /> : <CircleX />}>
          {isKept ? texts().kept : texts().broken}
        </Badge>
      )}
    </li>
  );
}
