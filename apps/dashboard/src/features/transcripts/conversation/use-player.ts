import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CallDetail } from "../../../api/calls.ts";
import { useRecording } from "../../../api/calls-recording.ts";
import { type Span, spanAt, spansOf } from "./sound-spans.ts";

/** The sound of a call and where it is. */
export interface Player {
  audio: RefObject<HTMLAudioElement | null>;
  /** Of the sound once it is fetched; `null` before. */
  url: string | null;
  isLoading: boolean;
  error: unknown;
  isPlaying: boolean;
  /** Seconds. */
  at: number;
  duration: number;
  /** What is heard just now, `null` before it was played. */
  current: Span | null;
  spans: readonly Span[];
  toggle(): void;
  /** Plays from a moment in seconds; what is not there yet is fetched first. */
  playFrom(seconds: number): void;
  seek(seconds: number): void;
  /** What the element tells. */
  told: {
    onPlay(): void;
    onPause(): void;
    onTimeUpdate(): void;
    onLoadedMetadata(): void;
  };
}

/** `null` where nothing was recorded, or it is not ready. */
export function usePlayer(call: CallDetail): Player | null {
  const recording = call.recordings.find(({ status }) => status === "completed") ?? null;
  const { mutate, data, isPending, error } = useRecording(call.id);
  const audio = useRef<HTMLAudioElement>(null);
  const wanted = useRef<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [measured, setMeasured] = useState<number | null>(null);
  const [wasPlayed, setPlayed] = useState(false);
  useEffect(() => (data ? () => URL.revokeObjectURL(data) : undefined), [data]);

  const startTime = recording?.startTime ?? null;
  const duration = measured ?? recording?.duration ?? null;
  const spans = useMemo(
    () => (startTime === null ? [] : spansOf(call.messages, { startTime, duration })),
    [call.messages, startTime, duration],
  );

  const seek = useCallback((seconds: number) => {
    if (!audio.current) return;
    audio.current.currentTime = seconds;
    setAt(seconds);
  }, []);
  const playFrom = useCallback(
    (seconds: number) => {
      wanted.current = seconds;
      if (!audio.current?.src) {
        if (!isPending) mutate();
        return;
      }
      seek(seconds);
      void audio.current.play().catch(() => setPlaying(false));
    },
    [mutate, isPending, seek],
  );

  if (!recording) return null;
  return {
    audio,
    url: data ?? null,
    isLoading: isPending,
    error,
    isPlaying,
    at,
    duration: duration ?? 0,
    current: wasPlayed ? spanAt(spans, at) : null,
    spans,
    playFrom,
    seek,
    toggle() {
      if (isPending) return;
      if (!audio.current?.src) playFrom(0);
      else if (isPlaying) audio.current.pause();
      else void audio.current.play().catch(() => setPlaying(false));
    },
    told: {
      onPlay() {
        setPlaying(true);
        setPlayed(true);
      },
      onPause: () => setPlaying(false),
      onTimeUpdate: () => setAt(audio.current?.currentTime ?? 0),
      onLoadedMetadata() {
        const length = audio.current?.duration ?? Number.NaN;
        if (Number.isFinite(length)) setMeasured(length);
        const seconds = wanted.current ?? 0;
        wanted.current = null;
        seek(seconds);
        void audio.current?.play().catch(() => setPlaying(false));
      },
    },
  };
}
