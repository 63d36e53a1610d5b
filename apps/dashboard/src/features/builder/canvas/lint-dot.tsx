import { atom, useAtomValue } from "jotai";
import { useMemo } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { findingsByNodeAtom } from "../editor/findings.ts";

/** What lint says of a node, as a dot on its card: red for an error, amber for a warning. */
export function LintDot({ nodeId }: { nodeId: string }) {
  const said = useAtomValue(
    useMemo(
      () =>
        atom((get) => {
          const findings = get(findingsByNodeAtom).get(nodeId) ?? [];
          const serious = findings.filter(({ severity }) => severity !== "info");
          if (serious.length === 0) return "";
          const hasError = serious.some(({ severity }) => severity === "error");
          return `${hasError ? "!" : "?"}${serious.map(({ message }) => message).join("\n")}`;
        }),
      [nodeId],
    ),
  );
  if (said === "") return null;
  const text = said.slice(1);
  return (
    <span
      role="img"
      aria-label={text}
      title={text}
      className={classNames(
        "absolute -top-1.5 -right-1.5 size-3.5 rounded-full border-2 border-base",
        said.startsWith("!") ? "bg-failure" : "bg-input",
      )}
    />
  );
}
