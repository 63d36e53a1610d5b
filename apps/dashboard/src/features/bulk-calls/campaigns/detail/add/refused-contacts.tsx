import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { formats } from "../../../../../messages/formats.ts";

const texts = () => campaignViewsTexts().add;
const SHOWN = 20;

/** Who was not added, and why; they stand in the form to be mended. */
export function RefusedContacts({
  refused,
}: {
  refused: readonly { index: number; message: string }[];
}) {
  return (
    <div role="alert" className="rounded-lg border border-line bg-base p-3 text-12">
      <p className="font-medium text-failure">{texts().refused}</p>
      <ul className="mt-1 space-y-0.5 text-muted">
        {refused.slice(0, SHOWN).map(({ index, message }, place) => (
          <li key={index}>{texts().refusedLine(formats().whole(place + 1), message)}</li>
        ))}
      </ul>
    </div>
  );
}
