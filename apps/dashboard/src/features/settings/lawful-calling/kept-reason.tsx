import { TriangleAlert } from "lucide-react";
import { formats } from "../../../messages/formats.ts";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";

/** That more is allowed than by the preset, and who wrote why, and when. */
export function KeptReason({
  title,
  reason,
  by,
  at,
}: {
  title: string;
  reason: string;
  by: string;
  at: string;
}) {
  return (
    <p className="mt-1.5 flex items-start gap-1.5 text-12 [overflow-wrap:anywhere]">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-warning" />
      <span>
        <span className="font-medium text-warning">{title}</span>{" "}
        <span className="text-muted figures">
          {lawfulCallingTexts().rules.reasonBy(reason, by, formats().dateTime(at))}
        </span>
      </span>
    </p>
  );
}
