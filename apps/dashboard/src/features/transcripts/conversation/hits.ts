import { useEffect, useMemo, useState } from "react";
import { type TranscriptMatch, useMatches } from "../../../api/transcripts.ts";

/** The utterances of a call in which something of a search stands, and the one that one is at. */
export interface Hits {
  /** By the ids of their messages. */
  marks: ReadonlyMap<string, TranscriptMatch["marks"]>;
  ids: readonly string[];
  /** Place of the one that one is at, from 0. */
  at: number;
  /** How often one went to it: going to the same one again brings it into view again. */
  moves: number;
  go(step: 1 | -1): void;
}

const NO_MATCHES: readonly TranscriptMatch[] = [];

/** `null` while nothing is searched for, or it is not known yet. */
export function useHits(callId: string, text: string): Hits | null {
  const { data } = useMatches(callId, text);
  const [place, setPlace] = useState({ at: 0, moves: 0 });
  useEffect(() => setPlace({ at: 0, moves: 0 }), [callId, text]);
  const matches = data ?? NO_MATCHES;
  const marks = useMemo(() => new Map(matches.map(({ id, marks }) => [id, marks])), [matches]);
  const ids = useMemo(() => matches.map(({ id }) => id), [matches]);
  if (text === "" || !data) return null;
  return {
    marks,
    ids,
    at: Math.min(place.at, Math.max(0, ids.length - 1)),
    moves: place.moves,
    go(step) {
      setPlace(({ at, moves }) => ({
        at: (at + step + ids.length) % Math.max(1, ids.length),
        moves: moves + 1,
      }));
    },
  };
}
