import type { CliDeps } from "../deps.ts";
import { formats } from "./formats.ts";

/** Shows how far it is, in one line that is cleared at the end; nothing where nobody looks. */
export interface ProgressBar {
  /** `rate`: a second. */
  show(progress: { done: number; total: number; rate: number }): void;
  /** Of what is counted in nothing else. `rate`: percent a second. */
  showPercent(percent: number, rate: number): void;
  clear(): void;
}

/** Milliseconds between two drawings. */
const PAUSE = 100;
const WIDTH = 30;
const TO_LINE_START = "\r\u001b[K";

export function progressBar(
  { stderr, runtime: { clock } }: CliDeps,
  isShown: boolean,
  written: (amount: number) => string = formats.whole,
): ProgressBar {
  let drawnAt: number | null = null;
  function draw(share: number, text: string): void {
    if (!isShown || !stderr.isTerminal) return;
    const now = clock.now();
    if (drawnAt !== null && now - drawnAt < PAUSE) return;
    drawnAt = now;
    const full = Math.min(WIDTH, Math.floor(WIDTH * share));
    const bar = `${"█".repeat(full)}${"░".repeat(WIDTH - full)}`;
    stderr.write(TO_LINE_START + `${bar} ${text}`.slice(0, (stderr.columns ?? 80) - 1));
  }

  return {
    show({ done, total, rate }) {
      const text = `${written(done)} of ${written(total)}, ${written(rate)}/s`;
      draw(done / Math.max(total, 1), text + leftAt(total - done, rate));
    },
    showPercent(percent, rate) {
      draw(percent / 100, `${Math.floor(percent)} %${leftAt(100 - percent, rate)}`);
    },
    clear() {
      if (drawnAt !== null) stderr.write(TO_LINE_START);
    },
  };
}

function leftAt(rest: number, rate: number): string {
  return rate > 0 ? `, ${timeLeft(rest / rate)} left` : "";
}

function timeLeft(seconds: number): string {
  return seconds < 100 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
