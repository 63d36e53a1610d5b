import { messages } from "../../../messages/index.ts";
import { classNames } from "../../../ui/class-names.ts";
import { KIND_LOOKS, NODE_KINDS } from "../../trees/node-kinds.ts";

const { kinds, explanations } = messages.tree;

/** What each kind of node is for. */
export function NodeLibrary() {
  return (
    <dl className="space-y-3">
      {NODE_KINDS.map((kind) => {
        const { icon: Icon, chip } = KIND_LOOKS[kind];
        return (
          <div key={kind} className="grid grid-cols-[28px_1fr] gap-x-2.5">
            <span
              aria-hidden="true"
              className={classNames(
                "row-span-2 flex size-7 items-center justify-center rounded-md",
                chip,
              )}
            >
              <Icon className="size-4" />
            </span>
            <dt className="font-medium text-13">{kinds[kind]}</dt>
            <dd className="text-12 text-muted">{explanations[kind]}</dd>
          </div>
        );
      })}
    </dl>
  );
}
