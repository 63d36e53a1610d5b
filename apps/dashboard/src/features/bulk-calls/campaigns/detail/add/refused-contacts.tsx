import type { AddedContacts } from "../../../../../api/campaign-detail.ts";
import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { formats } from "../../../../../messages/formats.ts";

const texts = () => campaignViewsTexts().add;
const SHOWN = 20;

/** Who was not added, and why; they stand in the form to be mended. */
export function RefusedContacts({ refused }: { refused: AddedContacts["refused"] }) {
  return (
    <div role="alert" className="rounded-lg border border-line bg-base p-3 text-12">
      <p className="font-medium text-failure">{texts().refused}</p>
      <ul className="mt-1 space-y-0.5 text-muted">
        {refused.slice(0, SHOWN).map(({ index, why }, place) => (
          <li key={index}>{texts().refusedLine(formats().whole(place + 1), why)}</li>
        ))}
      </ul>
    </div>
  );
}
