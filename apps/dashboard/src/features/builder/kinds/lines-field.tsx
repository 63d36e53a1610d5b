import { type ReactNode, useState } from "react";
import { TextArea } from "../../../ui/text-area.tsx";

/** A list of sentences, one a line. Empty lines are no sentences. */
export function LinesField({
  label,
  hint,
  placeholder,
  lines,
  onChange,
}: {
  label: string;
  hint?: ReactNode;
  placeholder?: string;
  lines: readonly string[];
  onChange(lines: string[] | undefined): void;
}) {
  const [typed, setTyped] = useState(lines.join("\n"));
  // A line can come or go otherwise than by typing.
  const text = isSame(linesOf(typed), lines) ? typed : lines.join("\n");
  return (
    <TextArea
      label={label}
      hint={hint}
      {...(placeholder && { placeholder })}
      rows={Math.min(6, Math.max(2, lines.length + 1))}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = linesOf(event.target.value);
        onChange(next.length > 0 ? next : undefined);
      }}
    />
  );
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((line, index) => line === other[index]);
}
