import { type FormEvent, useId, useState } from "react";
import { errorText } from "../../../api/api-error.ts";
import { readConversation, type StoredRun } from "../../../api/simulation.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { type Samples, sampleOfNumber } from "./samples.ts";

const texts = resultTexts;

/** Any conversation of a run by its number: it is led once more, exactly as it was. */
export function ReadNumber({ run, onRead }: { run: StoredRun; onRead(samples: Samples): void }) {
  const id = useId();
  const [number, setNumber] = useState("1");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    const index = /^\d+$/.test(number.trim()) ? Number(number) - 1 : -1;
    if (index < 0 || index >= run.totalRuns) {
      setProblem(texts().numberWrong(formats().whole(run.totalRuns)));
      return;
    }
    setProblem(null);
    setBusy(true);
    try {
      onRead(sampleOfNumber(await readConversation(run.runId, index)));
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void open(event)}
      className="flex flex-wrap items-center gap-2 text-13"
    >
      <label htmlFor={id}>{texts().readNumber}</label>
      <input
        id={id}
        inputMode="numeric"
        value={number}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={({ target }) => setNumber(target.value)}
        className="h-7 w-20 rounded-md border border-line-strong bg-surface px-2 text-13 figures"
      />
      <Button type="submit" size="small" disabled={isBusy}>
        {texts().openNumber}
      </Button>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-12 text-failure">
          {problem}
        </p>
      )}
    </form>
  );
}
