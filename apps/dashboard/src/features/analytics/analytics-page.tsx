import { FileChartColumn, FlaskConical, Network, Users } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { errorText } from "../../api/api-error.ts";
import { useTrees } from "../../api/trees.ts";
import { formatCount } from "../../format/numbers.ts";
import { messages } from "../../messages/index.ts";
import { pagesTexts } from "../../messages/pages.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TreeFacts } from "./tree-facts.tsx";

const texts = pagesTexts.analytics;

export function AnalyticsPage() {
  const trees = useTrees();
  const [chosen, choose] = useState<string | null>(null);
  const tree = trees.data?.find(({ id }) => id === chosen) ?? null;

  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <div className="mx-auto max-w-4xl space-y-4 p-4 sm:p-6">
        {trees.isPending && <Skeleton className="h-9 w-full max-w-md rounded-lg" />}
        {trees.isError && (
          <ErrorState
            text={errorText(trees.error, messages.common.unreachable)}
            onRetry={() => void trees.refetch()}
          />
        )}
        {trees.data?.length === 0 && (
          <EmptyState
            icon={Network}
            title={texts.noTrees}
            hint={texts.noTreesHint}
            action={
              <Button asChild>
                <Link href="/">{texts.toBuilder}</Link>
              </Button>
            }
          />
        )}
        {trees.data && trees.data.length > 0 && (
          <>
            <div className="max-w-md">
              <Select
                label={texts.pick}
                placeholder={texts.pick}
                value={chosen}
                onChange={choose}
                options={trees.data.map(({ id, name, nodes }) => ({
                  value: id,
                  label: `${name} (${messages.tree.nodes(formatCount(nodes.length))})`,
                }))}
              />
            </div>
            {tree ? <TreeFacts tree={tree} /> : <InfoCards />}
          </>
        )}
      </div>
    </>
  );
}

function InfoCards() {
  const { cards } = texts;
  const shown = [
    { icon: FlaskConical, title: cards.simulations, hint: cards.simulationsHint },
    { icon: Users, title: cards.personas, hint: cards.personasHint },
    { icon: FileChartColumn, title: cards.reports, hint: cards.reportsHint },
  ];
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {shown.map(({ icon: Icon, title, hint }) => (
        <li key={title} className="rounded-xl border border-line bg-surface p-4">
          <Icon aria-hidden="true" className="size-5 text-accent-ink" strokeWidth={1.75} />
          <h2 className="mt-3 font-semibold text-14">{title}</h2>
          <p className="mt-1 text-13 text-muted">{hint}</p>
        </li>
      ))}
    </ul>
  );
}
