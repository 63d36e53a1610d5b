import type { Tree, TreeNode } from "@rufbaum/tree";
import { graphOf, specOf } from "@rufbaum/tree/graph";
import { createContext, useContext, useEffect, useMemo, useState } from "react";
import {
  type AskedConditions,
  type ExplainedConditions,
  useExplainedConditions,
} from "../../../../api/conditions.ts";
import { after } from "../../../../api/runtime.ts";
import { askedIn } from "./asked-in.ts";

/** How the conditions that are being written are understood. */
export interface Understanding {
  asked: AskedConditions;
  /** `null` until the first answer; then the last one, which may be about what stood there before. */
  explained: ExplainedConditions | null;
  isFailed: boolean;
}

const UnderstandingContext = createContext<Understanding | null>(null);
export const UnderstandingProvider = UnderstandingContext.Provider;

/** `null` outside of a form of conditions. */
export function useUnderstanding(): Understanding | null {
  return useContext(UnderstandingContext);
}

/** Milliseconds without typing until the server is asked. */
const PAUSE = 350;

/** Asks about the conditions of a draft whenever its author pauses; `null` where it has none. */
export function useUnderstandingOf(tree: Tree, node: TreeNode): Understanding | null {
  const listens = specOf(node).face.fields.includes("conditions");
  const before = graphOf(tree).questionAt(node.id);
  const written = listens ? JSON.stringify(askedIn(node, before)) : null;
  const [settled, setSettled] = useState(written);
  useEffect(() => after(PAUSE, () => setSettled(written)), [written]);
  const asked = useMemo(
    () => (settled === null ? null : (JSON.parse(settled) as AskedConditions)),
    [settled],
  );
  const { data, isError } = useExplainedConditions(
    asked && asked.conditions.length > 0 ? asked : null,
  );
  return useMemo(
    () => asked && { asked, explained: data ?? null, isFailed: isError },
    [asked, data, isError],
  );
}
