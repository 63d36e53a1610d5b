import { nodeEditorTexts } from "../../../messages/node-editor.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import type { KindFormProps } from "./form.ts";

const texts = nodeEditorTexts;

const DEFAULTS = { voice: "alice", speed: 1 };

/** Voice and speed; values of other origin stay choosable as they are. */
export function VoiceForm({ node, change }: KindFormProps) {
  const settings = node.voiceSettings ?? DEFAULTS;
  const speed = String(settings.speed === 1 ? "normal" : settings.speed);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={texts().voice}
        value={settings.voice}
        options={options(texts().voices, settings.voice, (voice) => voice)}
        onChange={(voice) => change({ voiceSettings: { ...settings, voice } })}
      />
      <SelectField
        label={texts().speed}
        value={speed}
        options={options(texts().speeds, speed, texts().otherSpeed)}
        onChange={(chosen) => change({ voiceSettings: { ...settings, speed: speedOf(chosen) } })}
      />
    </div>
  );
}

/** A number where it is one: a document may say `1.2` as well as `fast`. */
function speedOf(chosen: string): number | string {
  if (chosen === "normal") return 1;
  return Number.isNaN(Number(chosen)) ? chosen : Number(chosen);
}

function options(
  known: Record<string, string>,
  current: string,
  otherwise: (value: string) => string,
): { value: string; label: string }[] {
  const all = Object.entries(known).map(([value, label]) => ({ value, label }));
  return current in known ? all : [...all, { value: current, label: otherwise(current) }];
}
