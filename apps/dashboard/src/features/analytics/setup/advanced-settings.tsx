import type { Persona } from "@rufbaum/simulation";
import { FileUp } from "lucide-react";
import { useId, useRef, useState } from "react";
import { showToast } from "../../../app/toasts.tsx";
import { simulationTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Section } from "../../../ui/section.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { SwitchField } from "../../../ui/switch-field.tsx";
import { readOwnPersonas } from "./read-own-personas.ts";
import { type AdvancedValues, isSeed } from "./settings.ts";

const texts = simulationTexts;
const LARGEST_BYTES = 1024 * 1024;

export function AdvancedSettings({
  settings,
  onChange,
  onPersonas,
}: {
  settings: AdvancedValues;
  onChange(settings: AdvancedValues): void;
  onPersonas(personas: Persona[]): void;
}) {
  return (
    <div className="border-t border-line [&>div]:border-b-0">
      <Section title={texts().advanced} startsOpen={false}>
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <Field
            label={texts().seed}
            hint={texts().seedHint}
            error={isSeed(settings.seed) ? null : texts().seedWrong}
            inputMode="numeric"
            value={settings.seed}
            onChange={({ target }) => onChange({ ...settings, seed: target.value })}
          />
          <NoiseField
            percent={settings.noise}
            onChange={(noise) => onChange({ ...settings, noise })}
          />
          <OwnPersonas onPersonas={onPersonas} />
          <SwitchField
            label={texts().strict}
            hint={texts().strictHint}
            isOn={settings.isStrict}
            onChange={(isStrict) => onChange({ ...settings, isStrict })}
          />
        </div>
      </Section>
    </div>
  );
}

function NoiseField({ percent, onChange }: { percent: number; onChange(percent: number): void }) {
  const id = useId();
  return (
    <div>
      <p className="mb-1.5 flex items-baseline gap-2 font-medium text-13">
        {texts().noise}
        <span className="ml-auto text-muted figures">{formats().percent(percent, 0)}</span>
      </p>
      <Slider
        label={texts().noise}
        hintId={`${id}-hint`}
        value={percent}
        least={0}
        most={100}
        step={5}
        onChange={onChange}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-12 text-muted">
        {texts().noiseHint}
      </p>
    </div>
  );
}

function OwnPersonas({ onPersonas }: { onPersonas(personas: Persona[]): void }) {
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function take(chosen: File): Promise<void> {
    const read =
      chosen.size > LARGEST_BYTES
        ? { problem: texts().fileTooLarge }
        : readOwnPersonas(await chosen.text());
    if ("problem" in read) {
      setProblem(read.problem);
      return;
    }
    setProblem(null);
    onPersonas(read.personas);
    showToast({ tone: "success", title: texts().ownTaken(read.personas.length) });
  }

  return (
    <div>
      <p className="mb-1.5 font-medium text-13">{texts().ownPersonas}</p>
      <Button onClick={() => file.current?.click()}>
        <FileUp />
        {texts().chooseFile}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label={texts().ownPersonas}
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = "";
          if (chosen) void take(chosen);
        }}
      />
      <p className="mt-1.5 text-12 text-muted">{texts().ownPersonasHint}</p>
      {problem && (
        <p role="alert" className="mt-1.5 text-12 text-failure [overflow-wrap:anywhere]">
          {texts().ownRefused}: {problem}
        </p>
      )}
    </div>
  );
}
