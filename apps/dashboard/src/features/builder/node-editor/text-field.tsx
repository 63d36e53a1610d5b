import type { Tree } from "@rufbaum/tree";
import { LONGEST_TEXT } from "@rufbaum/tree/graph";
import { Braces } from "lucide-react";
import { useDeferredValue, useMemo, useRef } from "react";
import { formats } from "../../../messages/formats.ts";
import { nodeEditorTexts } from "../../../messages/node-editor.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { Preview } from "./preview.tsx";
import { knownVariables } from "./spoken-preview.ts";

const texts = nodeEditorTexts;

/** From here on the length is shown. */
const NEARLY_TOO_LONG = LONGEST_TEXT * 0.8;

/** What a node says, with its variables, and how that will sound. */
export function TextField({
  tree,
  text,
  speed,
  onChange,
}: {
  tree: Tree;
  text: string;
  speed: number;
  onChange(text: string): void;
}) {
  const names = useMemo(() => knownVariables(tree), [tree]);
  const heard = useDeferredValue(text);
  const area = useRef<HTMLTextAreaElement>(null);

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

  const lengths = [formats().whole(text.length), formats().whole(LONGEST_TEXT)] as const;
  return (
    <div>
      <TextArea
        ref={area}
        label={texts().text}
        hint={text.length > NEARLY_TOO_LONG ? texts().lengthOf(...lengths) : texts().textHint}
        error={text.length > LONGEST_TEXT ? texts().textTooLong(...lengths) : null}
        rows={4}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        end={
          <Menu
            trigger={
              <Button size="small" look="quiet">
                <Braces />
                {texts().insertVariable}
              </Button>
            }
          >
            {names.map((name) => (
              <MenuItem key={name} icon={<Braces />} onSelect={() => insert(name)}>
                {name}
              </MenuItem>
            ))}
          </Menu>
        }
      />
      <Preview tree={tree} text={heard} names={names} speed={speed} />
    </div>
  );
}
