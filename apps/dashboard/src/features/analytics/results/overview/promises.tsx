import { disclosureDueIn } from "@rufbaum/simulation/result";
import { CircleCheck, CircleMinus, CircleX } from "lucide-react";
import type { StoredRun } from "../../../../api/simulation.ts";
import { resultTexts } from "../../../../messages/analytics.ts";
import { formats } from "../../../../messages/formats.ts";
import { Badge } from "../../../../ui/badge.tsx";

const texts = resultTexts;

/** What has to hold in every conversation. */
export function Promises({ run }: { run: StoredRun }) {
  const { optOut, disclosedFirst, leftFirst = 0, broken } = run.promises;
  const due = disclosureDueIn(run);
  const whole = formats().whole;
  return (
    <ul className="space-y-3">
      <PromiseRow
        title={texts().disclosure}
        text={[
          texts().disclosedFirst(whole(disclosedFirst), whole(due)),
          ...(leftFirst > 0 ? [texts().leftFirst(whole(leftFirst))] : []),
        ].join(" · ")}
        isKept={disclosedFirst === due}
        broken={broken?.disclosure}
      />
      <PromiseRow
        title={texts().optOutTitle}
        text={
          optOut.asked === 0
            ? texts().optOutNever
            : texts().optOutKept(formats().whole(optOut.honoured), formats().whole(optOut.asked))
        }
        isKept={optOut.asked === 0 ? null : optOut.honoured === optOut.asked}
        broken={broken?.optOut}
      />
    </ul>
  );
}

/** `isKept`: `null` where nothing put it to the test; `broken`: the first conversations that broke it, from 0. */
function PromiseRow({
  title,
  text,
  isKept,
  broken = [],
}: {
  title: string;
  text: string;
  isKept: boolean | null;
  broken: readonly number[] | undefined;
}) {
  return (
    <li className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="text-13">{title}</p>
        <p className="text-12 text-muted figures">
          {text}
          {broken.length > 0 &&
            ` · ${texts().brokenIn(broken.map((index) => formats().whole(index + 1)).join(", "))}`}
        </p>
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
