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
  const [text, setText] = useState(lines.join("\n"));
  return (
    <TextArea
      label={label}
      hint={hint}
      {...(placeholder && { placeholder })}
      rows={Math.min(6, Math.max(2, lines.length + 1))}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        const next = event.target.value
          .split("\n")
          .map((line) => line.trim())
          .filter((line) => line !== "");
        onChange(next.length > 0 ? next : undefined);
      }}
    />
  );
}
