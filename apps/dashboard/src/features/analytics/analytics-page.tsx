import { useAtomValue } from "jotai";
import { Network } from "lucide-react";
import { useEffect } from "react";
import { Link } from "wouter";
import { useTrees } from "../../api/trees.ts";
import { QueryError } from "../../app/query-error.tsx";
import { analyticsTexts } from "../../messages/analytics.ts";
import { formats } from "../../messages/formats.ts";
import { messages } from "../../messages/index.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { InfoCards } from "./info-cards.tsx";
import { followElsewhere } from "./running/follow-elsewhere.ts";
import { awaitedTreeAtom } from "./running/simulation-atoms.ts";
import { Simulations } from "./simulations.tsx";
import { TreeFacts } from "./tree-facts.tsx";
import { forgetAddress, useAddress } from "./use-address.ts";

const texts = analyticsTexts;

export function AnalyticsPage() {
  useEffect(followElsewhere, []);
  const trees = useTrees();
  const [shown, show] = useAddress();
  const awaited = useAtomValue(awaitedTreeAtom);
  const treeId = shown.treeId ?? awaited;
  const tree = trees.data?.find(({ id }) => id === treeId) ?? null;
  const isGone = trees.data !== undefined && shown.treeId !== null && tree === null;
  useEffect(() => {
    if (isGone) forgetAddress();
  }, [isGone]);

  return (
    <>
      <PageHeader title={texts().title} subtitle={texts().subtitle} />
      <div className="mx-auto max-w-7xl space-y-4 p-4 sm:p-6">
        {trees.isPending && <Skeleton className="h-9 w-full max-w-md rounded-lg" />}
        {trees.isError && <QueryError query={trees} />}
        {trees.data?.length === 0 && (
          <EmptyState
            icon={Network}
            title={texts().noTrees}
            hint={texts().noTreesHint}
            action={
              <Button asChild>
                <Link href="/">{texts().toBuilder}</Link>
              </Button>
            }
          />
        )}
        {trees.data && trees.data.length > 0 && (
          <>
            <div className="max-w-md">
              <Select
                label={texts().pick}
                placeholder={texts().pick}
                value={tree?.id ?? null}
                onChange={(treeId) => show({ treeId, runId: null, compared: null })}
                options={trees.data.map(({ id, name, nodes }) => ({
                  value: id,
                  label: `${name} (${messages().tree.nodes(formats().whole(nodes))})`,
                }))}
              />
              {isGone && <p className="mt-1.5 text-12 text-muted">{texts().treeGone}</p>}
            </div>
            {tree ? (
              <>
                <TreeFacts tree={tree} />
                <Simulations key={tree.id} tree={tree} shown={shown} onShow={show} />
              </>
            ) : (
              <InfoCards />
            )}
          </>
        )}
      </div>
    </>
  );
}
