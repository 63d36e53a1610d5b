import type { NodeKind, Tree } from "@rufbaum/tree";
import { graphOf, specOf } from "@rufbaum/tree/graph";
import { Trash2 } from "lucide-react";
import { nodeEditorTexts } from "../../../messages/node-editor.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { madeTarget } from "../kinds/made-target.ts";
import { TargetField } from "../kinds/target-field.tsx";
import type { NodeDraft } from "./node-draft.ts";

const texts = nodeEditorTexts;

/** Where it goes on from a node, apart from its conditions. */
export function WayFields({
  tree,
  draft: { node, next, failed, others, made },
  change,
}: {
  tree: Tree;
  draft: NodeDraft;
  change(patch: Partial<NodeDraft>): void;
}) {
  const { ways } = specOf(node);
  if (!ways.out) return null;
  const makeTarget = (kind: NodeKind): string => {
    const target = madeTarget(tree, node, kind);
    change({ made: [...made, target] });
    return target.id;
  };
  return (
    <fieldset>
      <legend className="sr-only">{texts().ways}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <TargetField
          tree={tree}
          from={node.id}
          label={node.conditions?.length ? texts().otherwise : texts().next}
          target={next}
          onChange={(target) => change({ next: target })}
          onMake={makeTarget}
        />
        {ways.failed && (
          <TargetField
            tree={tree}
            from={node.id}
            label={texts().onFailure}
            target={failed}
            onChange={(target) => change({ failed: target })}
            onMake={makeTarget}
          />
        )}
      </div>
      {others.length > 0 && (
        <>
          <p className="mt-3 text-12 text-warning">{texts().otherWays}</p>
          <ul className="mt-1">
            {others.map(({ connectionId, target }) => {
              const title = graphOf(tree).node(target)?.title ?? target;
              return (
                <li key={connectionId} className="flex items-center gap-1 text-13">
                  <span className="min-w-0 truncate">{title}</span>
                  <IconButton
                    label={texts().deleteWay(title)}
                    onClick={() =>
                      change({
                        others: others.filter((each) => each.connectionId !== connectionId),
                      })
                    }
                  >
                    <Trash2 />
                  </IconButton>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </fieldset>
  );
}
