import type { TemplateId } from "@rufbaum/tree/templates";
import {
  BriefcaseBusiness,
  HeartHandshake,
  type LucideIcon,
  Newspaper,
  Plus,
  ShieldCheck,
  Smile,
  Star,
  Ticket,
  UserSearch,
  Zap,
} from "lucide-react";
import { RadioGroup } from "radix-ui";
import { type ReactNode, useId } from "react";
import { QueryError } from "../../app/query-error.tsx";
import { newTreeTexts } from "../../messages/new-tree.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TemplatePicture } from "./template-picture.tsx";
import type { useTemplates } from "./use-templates.ts";

const texts = newTreeTexts;

/** Begins with nothing. */
export const EMPTY = "empty";
export type Beginning = TemplateId | typeof EMPTY;

const ICONS: Readonly<Record<TemplateId, LucideIcon>> = {
  "b2b-appointment": BriefcaseBusiness,
  "energy-tariff": Zap,
  "insurance-review": ShieldCheck,
  "dental-recall": Smile,
  "event-invitation": Ticket,
  "newspaper-renewal": Newspaper,
  "recruiting-screening": UserSearch,
  "satisfaction-survey": Star,
  donation: HeartHandshake,
};

/** What a new tree may begin with, each with its picture and a sentence; one is always chosen. */
export function TemplateTiles({
  templates,
  value,
  onChange,
}: {
  templates: ReturnType<typeof useTemplates>;
  value: Beginning;
  onChange(beginning: Beginning): void;
}) {
  const heading = useId();
  return (
    <div>
      <h3 id={heading} className="mb-1.5 font-medium text-13">
        {texts().begin}
      </h3>
      <RadioGroup.Root
        aria-labelledby={heading}
        value={value}
        onValueChange={(next) => onChange(next as Beginning)}
        className="grid grid-cols-1 gap-3 min-[480px]:grid-cols-2 md:grid-cols-3"
      >
        <Tile value={EMPTY} icon={Plus} {...texts().empty} />
        {templates.data?.map(({ id, title, sentence, tree }) => (
          <Tile
            key={id}
            value={id}
            icon={ICONS[id]}
            {...{ title, sentence }}
            picture={<TemplatePicture tree={tree} />}
          />
        ))}
        {templates.isPending && <Skeleton className="h-44 rounded-lg" />}
      </RadioGroup.Root>
      {templates.isError && <QueryError compact query={templates} />}
    </div>
  );
}

function Tile({
  value,
  icon: Icon,
  title,
  sentence,
  picture,
}: {
  value: Beginning;
  icon: LucideIcon;
  title: string;
  sentence: string;
  picture?: ReactNode;
}) {
  const [name, description] = [useId(), useId()];
  return (
    <RadioGroup.Item
      value={value}
      aria-labelledby={name}
      aria-describedby={description}
      className="flex min-w-0 overflow-hidden rounded-lg border border-line-strong text-left transition-colors min-[480px]:flex-col hover:border-faint data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft"
    >
      <span className="dotted flex w-24 shrink-0 items-center justify-center self-stretch border-line border-r bg-base p-1.5 min-[480px]:h-18 min-[480px]:w-full min-[480px]:border-r-0 min-[480px]:border-b">
        {picture ?? <Icon aria-hidden="true" className="size-6 text-muted" />}
      </span>
      <span className="flex items-start gap-2 px-3 pt-2.5 pb-3">
        {picture && <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-ink" />}
        <span className="min-w-0">
          <span id={name} className="block font-semibold text-13">
            {title}
          </span>
          <span id={description} className="mt-0.5 block text-12 text-muted">
            {sentence}
          </span>
        </span>
      </span>
    </RadioGroup.Item>
  );
}
