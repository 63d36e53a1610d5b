import { useMemo } from "react";
import { versionTexts } from "../../../messages/versions.ts";
import { diffWords, type TextPart } from "./diff-words.ts";

const texts = () => versionTexts().comparison;

/** A text before and after, with the words marked that only one of them has. */
export function ChangedText({ was, is }: { was: string; is: string }) {
  const diff = useMemo(() => diffWords(was, is), [was, is]);
  return (
    <>
      <p className="flex gap-1.5 rounded-sm bg-failure-soft px-1.5 py-0.5">
        <span aria-hidden="true">−</span>
        <span className="min-w-0">
          <span className="sr-only">{texts().was}: </span>
          <Marked
            parts={diff.was}
            element="del"
            says={texts().deleted}
            look="font-medium text-failure line-through"
          />
        </span>
      </p>
      <p className="flex gap-1.5 rounded-sm bg-success-soft px-1.5 py-0.5">
        <span aria-hidden="true">+</span>
        <span className="min-w-0">
          <span className="sr-only">{texts().is}: </span>
          <Marked
            parts={diff.is}
            element="ins"
            says={texts().inserted}
            look="font-medium text-success underline"
          />
        </span>
      </p>
    </>
  );
}

function Marked({
  parts,
  element: Element,
  says,
  look,
}: {
  parts: readonly TextPart[];
  element: "del" | "ins";
  /** Read out before a marked word. */
  says: string;
  look: string;
}) {
  const isWhole = parts.every(({ isChanged }) => isChanged);
  return parts.map(({ text, isChanged }, index) =>
    isChanged ? (
      <Element key={index} className={isWhole ? "no-underline" : look}>
        {!isWhole && <span className="sr-only">{says}: </span>}
        {text}
      </Element>
    ) : (
      text
    ),
  );
}
