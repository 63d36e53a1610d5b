import type { LintFinding } from "@rufbaum/tree/lint";
import { useAtomValue } from "jotai";
import { CircleAlert } from "lucide-react";
import { findingText } from "../../../messages/finding-text.ts";
import { formats } from "../../../messages/formats.ts";
import { versionTexts } from "../../../messages/versions.ts";
import { viewportAtom } from "../editor/view.ts";

const texts = versionTexts;
const SHOWN = 8;

/** What has to be mended before the tree can be published; choosing one shows its node. */
export function LintErrors({ errors }: { errors: readonly LintFinding[] }) {
  const viewport = useAtomValue(viewportAtom);
  return (
    <div className="mt-4 rounded-lg border border-line bg-failure-soft p-3">
      <p className="flex gap-2 font-medium text-13 text-failure [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
        <CircleAlert aria-hidden="true" />
        {texts().errors(errors.length)}
      </p>
      <ul className="mt-1.5 space-y-0.5">
        {errors.slice(0, SHOWN).map((error) => {
          const { nodeId, connectionId, code } = error;
          const message = findingText(error);
          return (
            <li key={`${code}/${nodeId}/${connectionId}`} className="text-12">
              {nodeId ? (
                <button
                  type="button"
                  onClick={() => viewport?.current.focusNode(nodeId)}
                  className="w-full rounded-md px-1.5 py-1 text-left underline decoration-line-strong underline-offset-2 transition-colors [overflow-wrap:anywhere] hover:bg-hover"
                >
                  {message}
                </button>
              ) : (
                <p className="px-1.5 py-1">{message}</p>
              )}
            </li>
          );
        })}
      </ul>
      {errors.length > SHOWN && (
        <p className="px-1.5 pt-1 text-12">
          {texts().moreErrors(formats().whole(errors.length - SHOWN))}
        </p>
      )}
    </div>
  );
}
