import { CircleCheck, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import type { TreeEntry } from "../../api/trees.ts";
import { analyticsTexts } from "../../messages/analytics.ts";
import { formats } from "../../messages/formats.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";

const texts = analyticsTexts;

export function TreeFacts({ tree }: { tree: TreeEntry }) {
  return (
    <Card className="flex flex-wrap items-center gap-x-10 gap-y-3 p-4">
      <h2 className="min-w-48 flex-1 font-semibold text-16 [overflow-wrap:anywhere]">
        {tree.name}
      </h2>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Fact label={texts().nodes}>{formats().whole(tree.nodes)}</Fact>
        <Fact label={texts().status}>
          {tree.isActive ? (
            <Badge tone="success" icon={<CircleCheck />}>
              {texts().active}
            </Badge>
          ) : (
            <Badge icon={<CircleDashed />}>{texts().inactive}</Badge>
          )}
        </Fact>
        <Fact label={texts().createdAt}>{formats().dateTime(tree.createdAt)}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="mt-0.5 font-medium text-14 figures">{children}</dd>
    </div>
  );
}
