import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { kept } from "../../../api/runtime.ts";
import { keptAtom } from "../../../app/kept-atom.ts";
import { Section } from "../../../ui/section.tsx";

/** The sections that somebody has folded away, remembered in this browser. */
const foldedAtom = keptAtom<readonly string[]>(
  kept(
    "browser",
    "rufbaum.folded",
    (value): value is string[] =>
      Array.isArray(value) && value.every((name) => typeof name === "string"),
  ),
  [],
);

/** A section of the builder's panel; it stays as it was left. */
export function PanelSection({
  name,
  title,
  end,
  children,
}: {
  name: "calls" | "trees" | "library" | "findings" | "twilio";
  title: string;
  end?: ReactNode;
  children: ReactNode;
}) {
  const [folded, setFolded] = useAtom(foldedAtom);
  const others = folded.filter((each) => each !== name);
  return (
    <Section
      title={title}
      end={end}
      isOpen={others.length === folded.length}
      onOpen={(isOpen) => setFolded(isOpen ? others : [...others, name])}
    >
      {children}
    </Section>
  );
}
