import { useAtom, useAtomValue } from "jotai";
import {
  CalendarClock,
  ChevronRight,
  CircleSlash,
  MessageSquareWarning,
  PhoneCall,
} from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import type { Report, ReportReason } from "../../../../api/campaigns.ts";
import { blockingTexts } from "../../../../messages/blocking.ts";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { formats } from "../../../../messages/formats.ts";
import { Button } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { ANCHORS } from "../../../settings/anchors.ts";
import { needsWord } from "../launch.ts";
import { acknowledgedAtom, askedForWordAtom, consentAtom, contactsAtom } from "../wizard-atoms.ts";

const texts = () => bulkCallsTexts().check;

const SkippedDrawer = lazy(async () => ({
  default: (await import("./skipped-drawer.tsx")).SkippedDrawer,
}));

const DroppedDrawer = lazy(async () => ({
  default: (await import("./dropped-drawer.tsx")).DroppedDrawer,
}));

/** Who will be called, who won't and why; and what has to be known before the start. */
export function ReportView({ report, isCurrent }: { report: Report; isCurrent: boolean }) {
  const [opened, open] = useState<ReportReason | null>(null);
  const contacts = useAtomValue(contactsAtom);
  const { called, callable, later, skipped, reasons, sentence, disclosure, holdsBack, alsoIn } =
    report;
  const { whole } = formats();
  const never = reasons.filter(({ kind }) => kind === "never");
  return (
    <div className="space-y-3">
      {!isCurrent && (
        <p role="status" className="rounded-lg bg-warning-soft px-3 py-2 text-13 text-warning">
          {texts().outdated}
        </p>
      )}
      <div className="space-y-3">
        <dl className="grid gap-2 @md:grid-cols-3">
          <Figure
            icon={<PhoneCall />}
            tone="text-success"
            label={holdsBack ? texts().figures.callable : texts().figures.called}
          >
            {whole(holdsBack ? callable : called)}
          </Figure>
          <Figure
            icon={<CalendarClock />}
            tone="text-running"
            label={holdsBack ? texts().figures.later : texts().figures.wouldWait}
          >
            {whole(later)}
          </Figure>
          <Figure
            icon={<CircleSlash />}
            tone="text-warning"
            label={holdsBack ? texts().figures.skipped : texts().figures.wouldSkip}
          >
            {whole(skipped)}
          </Figure>
        </dl>
        <p role="status" className="text-13 [overflow-wrap:anywhere]">
          {sentence}
          {alsoIn.map(({ id, name, amount }) => (
            <span key={id} className="block">
              {texts().alsoIn(amount, whole(amount), name)}
            </span>
          ))}
        </p>
        <Reasons
          title={holdsBack ? texts().never : texts().wouldNever}
          reasons={holdsBack ? never : never.filter((reason) => !isOfRows(reason))}
          onOpen={open}
        />
        {!holdsBack && (
          <Reasons title={texts().leftOutRows} reasons={never.filter(isOfRows)} onOpen={open} />
        )}
        <WhatHelps reasons={never} />
        <Reasons
          title={holdsBack ? texts().later : texts().wouldBeLater}
          reasons={reasons.filter(({ kind }) => kind === "later")}
          onOpen={open}
        />
        {disclosure !== null && <Disclosure text={disclosure} />}
      </div>
      {isCurrent && needsWord(report) && <Acknowledgement report={report} />}
      <Suspense>
        {opened && opened.code !== OF_THE_FILE && (
          <SkippedDrawer reason={opened} onClose={() => open(null)} />
        )}
        {opened?.code === OF_THE_FILE && contacts.kind === "file" && (
          <DroppedDrawer reason={opened} read={contacts.read} onClose={() => open(null)} />
        )}
      </Suspense>
    </div>
  );
}

function Figure({
  icon,
  tone,
  label,
  children,
}: {
  icon: ReactNode;
  tone: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className="flex min-w-0 items-center gap-2 rounded-lg border border-line px-3 py-2 @md:block">
      <dt className="flex items-center gap-1.5 text-12 text-muted [&_svg]:size-3.5 [&_svg]:shrink-0">
        <span aria-hidden="true" className={tone}>
          {icon}
        </span>
        {label}
      </dt>
      <dd className="ml-auto font-semibold text-16 figures @md:mt-0.5">{children}</dd>
    </div>
  );
}

function Reasons({
  title,
  reasons,
  onOpen,
}: {
  title: string;
  reasons: readonly ReportReason[];
  onOpen(reason: ReportReason): void;
}) {
  if (reasons.length === 0) return null;
  return (
    <div>
      <h4 className="mb-1 text-12 text-muted">{title}</h4>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line">
        {reasons.map((reason) => (
          <li key={reason.code}>
            <ReasonRow reason={reason} onOpen={() => onOpen(reason)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Rows of a file that were left out are no contacts: whoever read the file knows them, the server does not. */
const OF_THE_FILE = "invalid";
/** They are left out while the file is stored, so that the page has not read which they are. */
const OTHER_PERSON = "other-person";

/** Rows of a file that are no contacts: no rule leaves them out, and no emulator calls them. */
function isOfRows({ code }: ReportReason): boolean {
  return code === OF_THE_FILE || code === OTHER_PERSON;
}

function ReasonRow({ reason, onOpen }: { reason: ReportReason; onOpen(): void }) {
  const { code, name, amount, until } = reason;
  const contacts = useAtomValue(contactsAtom);
  const isOfFile = code === OF_THE_FILE;
  const isOther = code === OTHER_PERSON;
  const isRead = contacts.kind === "file" && contacts.read.dropped.length > 0;
  const isGone = isOther || (isOfFile && !isRead);
  const { whole, dateTime } = formats();
  const told = (
    <>
      <span className="min-w-9 shrink-0 text-right font-medium figures">{whole(amount)}</span>
      <span className="min-w-0 flex-1">
        {name}
        {until !== null && <span className="text-muted"> · {texts().until(dateTime(until))}</span>}
        {isGone && (
          <span className="block text-12 text-muted">
            {isOther ? texts().otherPersons : texts().droppedGone}
          </span>
        )}
      </span>
    </>
  );
  const look = "flex min-h-9 w-full gap-3 px-2 py-1.5 text-left text-13";
  if (isGone) return <div className={classNames(look, "items-baseline")}>{told}</div>;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(
        look,
        "items-center transition-colors hover:bg-hover focus-visible:-outline-offset-2",
      )}
    >
      {told}
      <span className="sr-only">: {isOfFile ? texts().openDropped : texts().openRows}</span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
    </button>
  );
}

/** What can be done at once about the most frequent reasons. */
function WhatHelps({ reasons }: { reasons: readonly ReportReason[] }) {
  const contacts = useAtomValue(contactsAtom);
  const consent = useAtomValue(consentAtom);
  const has = (code: string) => reasons.some((reason) => reason.code === code);
  if (has("no-company")) {
    return (
      <Button asChild size="small">
        <Link href={`/settings#${ANCHORS.rules}`}>{blockingTexts().company}</Link>
      </Button>
    );
  }
  if (!has("no-consent") || contacts.kind !== "file" || consent !== null) return null;
  return <p className="text-12 text-muted">{texts().consentHelps}</p>;
}

function Disclosure({ text }: { text: string }) {
  return (
    <div className="flex gap-2 rounded-lg border border-line px-3 py-2 text-13">
      <MessageSquareWarning aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-running" />
      <div>
        <p>
          {texts().disclosure} <q>{text}</q>
        </p>
        <p className="text-12 text-muted">{texts().disclosureHint}</p>
      </div>
    </div>
  );
}

function Acknowledgement({ report: { skipped, invalid } }: { report: Report }) {
  const [acknowledged, acknowledge] = useAtom(acknowledgedAtom);
  const asked = useAtomValue(askedForWordAtom);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked > 0) box.current?.focus();
  }, [asked]);
  const all = skipped + invalid;
  return (
    <div className="flex items-start gap-2.5 rounded-lg bg-warning-soft px-3 py-2.5">
      <input
        ref={box}
        id="acknowledge"
        type="checkbox"
        className="mt-0.5 size-4 shrink-0 accent-(--accent)"
        checked={acknowledged === skipped}
        onChange={({ target }) => acknowledge(target.checked ? skipped : null)}
        aria-describedby="acknowledge-hint"
      />
      <div>
        <label htmlFor="acknowledge" className="hit-area font-medium text-13">
          {texts().acknowledge(all, formats().whole(all))}
        </label>
        <p id="acknowledge-hint" className="text-12 text-muted">
          {texts().acknowledgeNeeded}
        </p>
      </div>
    </div>
  );
}
