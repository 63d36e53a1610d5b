import { formats } from "../output/formats.ts";
import type { Utterance } from "./call-follower.ts";

/** How long the caller waited for an answer: `12 ms, first sound after 640 ms`; empty if unknown. */
export function delays({ metadata }: Utterance): string[] {
  const { waitMilliseconds, firstAudioMilliseconds } = metadata ?? {};
  return [
    ...(waitMilliseconds === undefined ? [] : [formats.wait(waitMilliseconds)]),
    ...(firstAudioMilliseconds === undefined
      ? []
      : [`first sound after ${formats.wait(firstAudioMilliseconds)}`]),
  ];
}

/** The medians of a call's answers in a line; `null` if none was measured. */
export function medianDelays(messages: readonly Utterance[]): string | null {
  const server = known(messages.map(({ metadata }) => metadata?.waitMilliseconds));
  const sound = known(messages.map(({ metadata }) => metadata?.firstAudioMilliseconds));
  if (server.length === 0 && sound.length === 0) return null;
  const parts = [
    ...(server.length === 0 ? [] : [`${formats.wait(median(server))} here`]),
    ...(sound.length === 0 ? [] : [`${formats.wait(median(sound))} until the first sound`]),
  ];
  return `${Math.max(server.length, sound.length)}, in the median ${parts.join(", ")}`;
}

function known(values: readonly (number | undefined)[]): number[] {
  return values.filter((value) => value !== undefined).toSorted((one, other) => one - other);
}

/** Of sorted values; of an even number of them between the two in the middle, as in `latency`. */
function median(sorted: readonly number[]): number {
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}
