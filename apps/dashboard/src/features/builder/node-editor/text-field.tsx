import type { Tree } from "@rufbaum/tree";
import { LONGEST_TEXT } from "@rufbaum/tree/graph";
import { Braces } from "lucide-react";
import { type Ref, useDeferredValue, useImperativeHandle, useMemo, useRef } from "react";
import { formats } from "../../../messages/formats.ts";
import { nodeEditorTexts } from "../../../messages/node-editor.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { variableChoices } from "../variables/variable-choices.ts";
import { VariableMenu } from "../variables/variable-menu.tsx";
import { Preview } from "./preview.tsx";

const texts = nodeEditorTexts;

/** From here on the length is shown, as a share of what is allowed. */
const NEARLY_TOO_LONG = 0.8;

/** What is said, a node's text unless told otherwise, with its variables and how that will sound. */
export function TextField({
  tree,
  text,
  speed,
  label = texts().text,
  hint = texts().textHint,
  placeholder,
  most = LONGEST_TEXT,
  ref,
  onChange,
}: {
  tree: Tree;
  text: string;
  speed: number;
  label?: string;
  hint?: string;
  placeholder?: string;
  /** Characters. */
  most?: number;
  ref?: Ref<HTMLTextAreaElement>;
  onChange(text: string): void;
}) {
  const choices = useMemo(() => variableChoices(tree), [tree]);
  const names = useMemo(() => choices.map(({ name }) => name), [choices]);
  const heard = useDeferredValue(text);
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, []);

  function insert(name: string): void {
    const field = area.current;
    const [start, end] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length];
    const placeholder = `[${name}]`;
    onChange(text.slice(0, start) + placeholder + text.slice(end));
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(start + placeholder.length, start + placeholder.length);
    });
  }

  const lengths = [formats().whole(text.length), formats().whole(most)] as const;
  return (
    <div>
      <TextArea
        ref={area}
        label={label}
        hint={text.length > most * NEARLY_TOO_LONG ? texts().lengthOf(...lengths) : hint}
        error={text.length > most ? texts().textTooLong(...lengths) : null}
        {...(placeholder && { placeholder })}
        rows={4}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        end={
          <VariableMenu
            choices={choices}
            onChoose={insert}
            trigger={
              <Button size="small" look="quiet">
                <Braces />
                {texts().insertVariable}
              </Button>
            }
          />
        }
      />
      <Preview tree={tree} text={heard} names={names} speed={speed} />
    </div>
  );
}
