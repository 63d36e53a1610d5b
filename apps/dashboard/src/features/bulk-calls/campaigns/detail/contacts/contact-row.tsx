import { ChevronRight, PhoneIncoming } from "lucide-react";
import { memo } from "react";
import type { CampaignContact } from "../../../../../api/campaign-detail.ts";
import { now } from "../../../../../api/runtime.ts";
import { useTimeZone } from "../../../../../app/use-time-zone.ts";
import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { formats } from "../../../../../messages/formats.ts";
import { classNames } from "../../../../../ui/class-names.ts";
import { phoneText } from "../../../../calls/phone-text.ts";
import { isFinished } from "../../list/segments.ts";
import { reasonName } from "../standing-name.ts";
import { StandingBadge } from "./standing-badge.tsx";

const texts = () => campaignViewsTexts().table;

interface Props {
  contact: CampaignContact;
  /** Whether the rules keep anybody back. */
  holdsBack: boolean;
  isOpen: boolean;
  onOpen(): void;
}

/** Drawn anew only when something of it has changed: the page is asked for again and again. */
export const ContactRow = memo(
  Row,
  (before, after) =>
    before.contact === after.contact &&
    before.holdsBack === after.holdsBack &&
    before.isOpen === after.isOpen,
);

function Row({ contact, holdsBack, isOpen, onOpen }: Props) {
  useTimeZone();
  const { firstName, lastName, company, written, number, standing, attempts } = contact;
  const name = [firstName, lastName].filter(Boolean).join(" ") || company || texts().noName;
  const shownNumber = written || phoneText(number);
  const why = whyOf(contact, holdsBack);
  return (
    <tr
      className={classNames(
        "relative border-b border-line transition-colors hover:bg-hover/60 [&>td]:px-4 [&>td]:py-2 [&>td]:align-top [&>th]:px-4 [&>th]:py-2 [&>th]:align-top",
        isOpen && "bg-hover/60",
      )}
    >
      <th scope="row" className="text-left font-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={texts().expand(name)}
          onClick={onOpen}
          className="flex items-start gap-1.5 text-left font-medium [overflow-wrap:anywhere] after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
        >
          <ChevronRight
            aria-hidden="true"
            className={classNames(
              "mt-0.5 size-4 shrink-0 text-faint transition-transform",
              isOpen && "rotate-90",
            )}
          />
          {name}
        </button>
        <div className="pl-5.5 text-12 [overflow-wrap:anywhere] text-muted">
          {company !== name && company}
          <span className="block figures xl:hidden">{shownNumber}</span>
          <div className="mt-1 space-y-0.5 sm:hidden">
            <Standing standing={standing} why={why} />
            <p className="figures">{whenOf(contact)}</p>
          </div>
        </div>
      </th>
      <td className="hidden whitespace-nowrap figures xl:table-cell">{shownNumber}</td>
      <td className="hidden sm:table-cell">
        <Standing standing={standing} why={why} />
      </td>
      <td className="hidden text-right figures sm:table-cell">{formats().whole(attempts)}</td>
      <td className="hidden text-12 text-muted figures sm:table-cell">
        <p>{whenOf(contact)}</p>
        {contact.calledBackAt && (
          <p className="flex items-center gap-1">
            <PhoneIncoming aria-hidden="true" className="size-3 shrink-0" />
            {texts().calledBackAt(formats().dateTime(contact.calledBackAt))}
          </p>
        )}
      </td>
    </tr>
  );
}

/** Somebody whom nobody reached has no reason beside that. */
function whyOf(contact: CampaignContact, holdsBack: boolean): string {
  const { standing, reason, attempts } = contact;
  if (reason === "") return standing === "again" && attempts > 0 ? texts().notReached : "";
  const name = contact.reasonName ?? reasonName(reason);
  // Hours of the campaign's own hold him back in any case.
  const isDue = contact.dueAt !== null && Date.parse(contact.dueAt) <= now();
  return standing === "waiting" && isDue && !holdsBack ? texts().wouldBe(name) : name;
}

function Standing({ standing, why }: { standing: string; why: string }) {
  return (
    <>
      <StandingBadge standing={standing} />
      {why && <p className="mt-0.5 text-12 [overflow-wrap:anywhere] text-muted">{why}</p>}
    </>
  );
}

/** When he is called next, or else was called last. */
function whenOf({ standing, dueAt, lastAt }: CampaignContact): string {
  const { dateTime } = formats();
  if (!isFinished(standing) && standing !== "calling") {
    if (dueAt !== null && Date.parse(dueAt) > now()) return texts().againAt(dateTime(dueAt));
    if (standing === "again" || dueAt !== null) return texts().due;
  }
  return lastAt === null ? "–" : texts().lastAt(dateTime(lastAt));
}
