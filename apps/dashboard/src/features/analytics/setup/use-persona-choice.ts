import type { Persona } from "@rufbaum/simulation";
import { useState } from "react";
import { usePersonas } from "../../../api/simulation.ts";
import { speakersOf } from "./speakers.ts";

export interface PersonaChoice {
  query: ReturnType<typeof usePersonas>;
  /** Built-in ones first. */
  offered: readonly Persona[];
  own: ReadonlySet<string>;
  isChosen(id: string): boolean;
  /** In full, in the order they are offered in; none means all. */
  chosen: readonly Persona[];
  /** Whom the conversations are led with. */
  speakers: readonly Persona[];
  toggle(id: string): void;
  clear(): void;
  /** Own ones; one of the same id takes the place of what was there. They are chosen at once. */
  add(personas: readonly Persona[]): void;
  remove(id: string): void;
}

export function usePersonaChoice(): PersonaChoice {
  const query = usePersonas();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [own, setOwn] = useState<readonly Persona[]>([]);
  const ownIds = new Set(own.map(({ id }) => id));
  const builtIn = query.data ?? [];
  const offered = [...builtIn.filter(({ id }) => !ownIds.has(id)), ...own];
  const chosen = offered.filter(({ id }) => ids.has(id));

  return {
    query,
    offered,
    own: ownIds,
    isChosen: (id) => ids.has(id),
    chosen,
    speakers: speakersOf(offered, chosen),
    toggle: (id) => setIds((before) => before.symmetricDifference(new Set([id]))),
    clear: () => setIds(new Set()),
    add(personas) {
      const added = new Set(personas.map(({ id }) => id));
      setOwn((before) => [...before.filter(({ id }) => !added.has(id)), ...personas]);
      setIds((before) => before.union(added));
    },
    remove(id) {
      setOwn((before) => before.filter((each) => each.id !== id));
      setIds((before) => before.difference(new Set([id])));
    },
  };
}
